// <atoll-replay>: a match of Atoll, told again. Needs no engine, no network but its own file, no inline style or script.
// <atoll-replay src="game.json"></atoll-replay>, or with the JSON inside as <script type="application/json">.
(() => {
  const SVG = "http://www.w3.org/2000/svg";
  const CSS = `
    :host { display: block; max-width: 960px; margin: 0 auto; color: #12303d; font: 15px/22px system-ui, sans-serif;
      font-variant-numeric: tabular-nums; }
    .card { background: #fffdf8; border: 1px solid #d8cdb8; border-radius: 16px; padding: 16px; }
    .picture svg { display: block; width: 100%; height: auto; max-height: 420px; }
    .said { min-height: 44px; margin: 12px 0 8px; font-weight: 600; }
    .row { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; }
    button, select { font: inherit; color: inherit; min-height: 44px; padding: 0 14px; border-radius: 12px;
      border: 1.5px solid #84795f; background: #fffdf8; cursor: pointer; }
    button:hover { background: #dff1ef; }
    :focus-visible { outline: 3px solid #0b57b0; outline-offset: 2px; }
    input { flex: 1 1 200px; min-height: 44px; accent-color: #0a6f7c; }
    table { border-collapse: collapse; width: 100%; margin-top: 12px; }
    th, td { padding: 6px 8px; border-bottom: 1px solid #d8cdb8; text-align: left; }
    .n { text-align: right; }
    .mark { display: inline-block; width: 12px; height: 12px; border-radius: 50%; border: 1px solid #12303d;
      margin-right: 6px; }
    .curve { display: block; width: 100%; height: 72px; margin-top: 12px; }
    .scroll { overflow-x: auto; }`;

  /** An element with attributes and children. */
  const make = (name, attributes = {}, ...children) => {
    const node = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value);
    node.append(...children);
    return node;
  };
  const draw = (name, attributes = {}, text = "") => {
    const node = document.createElementNS(SVG, name);
    for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value);
    if (text) node.textContent = text;
    return node;
  };

  class AtollReplay extends HTMLElement {
    #data = null;
    #at = 0;
    #timer = 0;
    #parts = {};

    connectedCallback() {
      if (this.shadowRoot) return;
      const root = this.attachShadow({ mode: "open" });
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(CSS);
      root.adoptedStyleSheets = [sheet];
      this.#load().then(
        (data) => this.#show(data),
        (error) => root.append(make("p", { role: "alert" }, String(error.message ?? error))),
      );
    }
    disconnectedCallback() {
      clearInterval(this.#timer);
    }

    async #load() {
      const src = this.getAttribute("src");
      const text = src
        ? await fetch(src).then((answer) => {
            if (!answer.ok) throw new Error(`${answer.status}: ${src}`);
            return answer.text();
          })
        : (this.querySelector("script[type='application/json']")?.textContent ?? "null");
      const data = JSON.parse(text);
      if (data?.kind !== "atoll replay" || data.version !== 1) throw new Error("not a replay of Atoll");
      return data;
    }

    #show(data) {
      this.#data = data;
      const { words, names, chapters, steps } = data;
      const last = steps.length - 1;
      const parts = this.#parts;
      parts.picture = make("div", { class: "picture" });
      parts.said = make("p", { class: "said", role: "status", "aria-live": "polite" });
      parts.play = make("button", { type: "button" }, words.play);
      parts.slider = make("input", { type: "range", min: "0", max: String(last), "aria-label": words.moment });
      parts.chapter = make("select", { "aria-label": words.round.replace("{n}", "").trim() });
      for (const { at, label } of chapters) parts.chapter.append(make("option", { value: String(at) }, label));
      const back = make("button", { type: "button", "aria-label": words.back }, "‹");
      const on = make("button", { type: "button", "aria-label": words.on }, "›");
      parts.points = names.map(() => make("td", { class: "n" }));
      const rows = names.map((name, seat) => {
        const mark = make("span", { class: "mark" });
        mark.style.background = data.tints[seat];
        return make("tr", {}, make("th", { scope: "row" }, mark, name), parts.points[seat]);
      });
      const head = make("tr", {}, make("td"), make("th", { scope: "col", class: "n" }, words.total));
      // The steps of the scoring at the end.
      for (const line of data.lines) {
        head.append(make("th", { scope: "col", class: "n" }, line.label));
        rows.forEach((row, seat) => row.append(make("td", { class: "n" }, String(line.by_seat[seat]))));
      }
      back.addEventListener("click", () => this.#go(this.#at - 1));
      on.addEventListener("click", () => this.#go(this.#at + 1));
      parts.play.addEventListener("click", () => this.#toggle());
      parts.slider.addEventListener("input", () => this.#go(Number(parts.slider.value)));
      parts.chapter.addEventListener("change", () => this.#go(Number(parts.chapter.value)));
      this.shadowRoot.append(
        make(
          "section",
          { class: "card", "aria-label": data.game },
          parts.picture,
          parts.said,
          make("div", { class: "row" }, parts.play, back, parts.slider, on, parts.chapter),
          this.#curve(),
          make("div", { class: "scroll" }, make("table", {}, make("thead", {}, head), make("tbody", {}, ...rows))),
        ),
      );
      this.#go(chapters.find((chapter) => chapter.at > 0)?.at ?? 0);
    }

    #curve() {
      const { steps, names, tints, words } = this.#data;
      const all = steps.flatMap((step) => step.points);
      const [low, high] = [Math.min(0, ...all), Math.max(1, ...all)];
      const svg = draw("svg", { class: "curve", viewBox: "0 0 400 72", preserveAspectRatio: "none", role: "img" });
      svg.setAttribute("aria-label", words.points);
      names.forEach((_, seat) => {
        const path = steps
          .map(({ points }, n) => {
            const x = (400 * n) / Math.max(steps.length - 1, 1);
            return `${n ? "L" : "M"}${x.toFixed(1)} ${(70 - (68 * (points[seat] - low)) / (high - low)).toFixed(1)}`;
          })
          .join("");
        svg.append(draw("path", { d: path, fill: "none", stroke: tints[seat], "stroke-width": "2.5" }));
      });
      return svg;
    }

    #toggle() {
      const { words, steps } = this.#data;
      if (this.#timer) {
        clearInterval(this.#timer);
        this.#timer = 0;
      } else {
        if (this.#at >= steps.length - 1) this.#go(0);
        this.#timer = setInterval(() => {
          if (this.#at >= steps.length - 1) this.#toggle();
          else this.#go(this.#at + 1);
        }, 900);
      }
      this.#parts.play.textContent = this.#timer ? words.pause : words.play;
    }

    /** Shows the table after so many events. */
    #go(to) {
      const { steps, chapters } = this.#data;
      const at = Math.min(Math.max(to, 0), steps.length - 1);
      this.#at = at;
      const cells = new Map();
      for (const { set, gone } of steps.slice(0, at + 1)) {
        for (const key of gone) cells.delete(key);
        for (const cell of set) cells.set(`${cell.x},${cell.y}`, cell);
      }
      this.#parts.picture.replaceChildren(this.#picture([...cells.values()]));
      this.#parts.said.textContent = steps[at].text;
      this.#parts.slider.value = String(at);
      this.#parts.slider.setAttribute("aria-valuetext", steps[at].text || String(at));
      this.#parts.chapter.value = String(chapters.findLast((chapter) => chapter.at <= at)?.at ?? 0);
      steps[at].points.forEach((points, seat) => (this.#parts.points[seat].textContent = String(points)));
    }

    #picture(cells) {
      const xs = cells.map((cell) => cell.x);
      const ys = cells.map((cell) => cell.y);
      const [left, top] = [Math.min(...xs, 0), Math.min(...ys, 0)];
      const [wide, high] = [Math.max(...xs, 0) - left + 1, Math.max(...ys, 0) - top + 1];
      const box = `${left * 40 - 2} ${top * 40 - 2} ${wide * 40 + 4} ${high * 40 + 4}`;
      const svg = draw("svg", { viewBox: box, role: "img", "aria-label": this.#data.steps[this.#at].text || this.#data.game });
      for (const { x, y, tint, ink, sign, under, pawn } of cells) {
        const g = draw("g", { transform: `translate(${x * 40} ${y * 40})` });
        const edge = { stroke: "#12303d", "stroke-opacity": "0.35" };
        g.append(draw("rect", { x: "1.5", y: "1.5", width: "37", height: "37", rx: "7", fill: tint, ...edge }));
        under.forEach((fill, i) =>
          g.append(draw("rect", { x: 4 + i * 8, y: "32", width: "7", height: "5", rx: "1.5", fill, stroke: "#12303d" })),
        );
        if (pawn) {
          const ring = { cx: "20", cy: "20", r: "14", fill: "none" };
          g.append(draw("circle", { ...ring, stroke: "#fff", "stroke-width": "6" }));
          g.append(draw("circle", { ...ring, stroke: pawn, "stroke-width": "3.5" }));
        }
        const words = { x: "20", y: "25.5", "text-anchor": "middle", "font-size": "15", "font-weight": "700", fill: ink };
        if (sign) g.append(draw("text", words, sign));
        svg.append(g);
      }
      return svg;
    }
  }
  if (!customElements.get("atoll-replay")) customElements.define("atoll-replay", AtollReplay);
})();
