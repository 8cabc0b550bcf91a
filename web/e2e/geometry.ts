// What is wrong with a page by geometry alone: text that is cut or covered, controls that are covered, out of reach or
// too small, a window that scrolls sideways.

import type { Page } from "playwright-core";

/** Looks at what is shown, or at the open dialog alone. `least` is the side of the smallest target in CSS pixels. */
export function faults(page: Page, least = 44): Promise<string[]> {
  return page.evaluate(look, least);
}

/** Runs in the page, so it stands alone. */
function look(least: number): string[] {
  const found = new Set<string>();
  const dialog = [...document.querySelectorAll<HTMLElement>("dialog[open]")].at(-1);
  const end = document.querySelector<HTMLElement>("section.end");
  const root = dialog ?? end ?? document.body;

  const styles = new Map<Element, CSSStyleDeclaration>();
  const style = (el: Element): CSSStyleDeclaration => {
    let known = styles.get(el);
    if (!known) styles.set(el, (known = getComputedStyle(el)));
    return known;
  };
  const up = function* (el: Element | null): Generator<Element> {
    for (let at = el; at && at !== document.documentElement; at = at.parentElement) yield at;
  };
  /** Words for those who listen alone, and what the page does not show, are not looked at. */
  const isShown = (el: Element): boolean => {
    // The link to the move comes into sight with the focus.
    if (el.closest(".skip")) return false;
    if (!el.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    for (const at of up(el)) if (style(at).clipPath.startsWith("inset(50%")) return false;
    return true;
  };
  const named = (el: Element): string => {
    const said = el.getAttribute("aria-label") ?? el.textContent?.trim().replace(/\s+/g, " ") ?? "";
    const kind = el.classList[0] ? `${el.localName}.${el.classList[0]}` : el.localName;
    return `${kind} "${said.slice(0, 40)}"`;
  };
  const scrolls = (el: Element, axis: "X" | "Y"): boolean => /auto|scroll/.test(style(el)[`overflow${axis}`]);
  /** Brings something into sight as a person could: what is cut off for good stays so. */
  const show = (el: Element): void => {
    const fixed = [...up(el.parentElement)].map((at) => [at, at.scrollLeft, at.scrollTop] as const);
    el.scrollIntoView({ block: "center", inline: "center" });
    for (const [at, left, top] of fixed) {
      if (!scrolls(at, "X") && at.scrollLeft !== left) at.scrollLeft = left;
      if (!scrolls(at, "Y") && at.scrollTop !== top) at.scrollTop = top;
    }
  };
  const belongs = (el: Element, x: number, y: number): boolean => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (el === hit || el.contains(hit));
  };

  /** What reaches furthest to the right. */
  const widest = (of: Element): string => {
    const all = [...of.querySelectorAll("*")].filter((el) => style(el).position !== "fixed");
    const reach = (el: Element) => el.getBoundingClientRect().right;
    const most = all.reduce((a, b) => (reach(b) > reach(a) ? b : a), of);
    return named(most);
  };
  if (document.documentElement.scrollWidth > innerWidth + 1) found.add("the window scrolls sideways");
  for (const at of [...document.querySelectorAll(".frame"), root])
    if (at.scrollWidth > at.clientWidth + 1 && !scrolls(at, "X"))
      found.add(`${named(at).split(" ")[0]} is cut sideways: ${widest(at)}`);

  // The big button is in sight before anything is scrolled.
  const primary = dialog || end ? null : document.querySelector("[data-primary]");
  if (primary) {
    const box = primary.getBoundingClientRect();
    if (box.top < 0 || box.left < 0 || box.bottom > innerHeight + 1 || box.right > innerWidth + 1)
      found.add("the big button is out of sight");
  }

  // ---- controls: reached by scrolling at most, not covered, large enough

  const hits = (el: Element, box: DOMRect): { middle: boolean; of5: number } => {
    const at = (fx: number, fy: number) => belongs(el, box.left + box.width * fx, box.top + box.height * fy);
    const middle = at(0.5, 0.5);
    const around = [at(0.15, 0.5), at(0.85, 0.5), at(0.5, 0.15), at(0.5, 0.85)];
    return { middle, of5: around.filter(Boolean).length + Number(middle) };
  };
  for (const control of root.querySelectorAll("button, a[href], select, input, textarea, summary")) {
    if (!isShown(control)) continue;
    const el = (control.matches("input[type=checkbox], input[type=radio]") && control.closest("label")) || control;
    // A link within a sentence is as high as the sentence.
    const inline = el.localName === "a" && style(el).display === "inline";
    let box = el.getBoundingClientRect();
    if (box.width < 1 || box.height < 1) continue;
    let seen = hits(el, box);
    if (seen.of5 < 5) {
      show(el);
      box = el.getBoundingClientRect();
      seen = hits(el, box);
    }
    if (box.right < 1 || box.bottom < 1 || box.left > innerWidth - 1 || box.top > innerHeight - 1)
      found.add(`out of reach: ${named(el)}`);
    else if (!seen.middle || seen.of5 < 4) {
      const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      found.add(`covered: ${named(el)}${hit && !el.contains(hit) ? ` by ${named(hit)}` : ""}`);
    } else if (!inline) {
      // A target may be larger than what is drawn.
      const [x, y, half] = [box.left + box.width / 2, box.top + box.height / 2, least / 2 - 1];
      const wide = box.width >= least - 0.5 || (belongs(el, x - half, y) && belongs(el, x + half, y));
      const high = box.height >= least - 0.5 || (belongs(el, x, y - half) && belongs(el, x, y + half));
      if (!wide || !high) found.add(`small: ${named(el)} ${Math.round(box.width)}x${Math.round(box.height)}`);
    }
  }

  // ---- spots of drawn boards: what belongs to each is as large as a finger, and can be reached

  const little = new Map<string, { side: number; told: string }>();
  for (const spot of root.querySelectorAll(
    "svg :is([data-column], [data-cell], [data-island], [data-space], [data-line])",
  )) {
    // Where a drawing only shows, it is no target.
    if (end || !isShown(spot) || spot.closest("button") || !style(spot).cursor.includes("pointer")) continue;
    const { id, at } = [...Object.entries((spot as SVGElement).dataset)].map(([id, at]) => ({ id, at }))[0]!;
    const middle = () => {
      const box = spot.getBoundingClientRect();
      return [box.left + box.width / 2, box.top + box.height / 2] as const;
    };
    let [x, y] = middle();
    if (!belongs(spot, x, y)) {
      show(spot);
      [x, y] = middle();
    }
    const name = `${id} ${at}`;
    if (!belongs(spot, x, y)) {
      const hit = document.elementFromPoint(x, y);
      found.add(`covered: ${name}${hit ? ` by ${named(hit)}` : ""}`);
      continue;
    }
    // How far it reaches from its middle to each side; at the edge of a board that scrolls it is brought into sight first.
    const reach = (dx: number, dy: number) => {
      let far = 0;
      while (far < least && belongs(spot, x + dx * (far + 0.5), y + dy * (far + 0.5))) far += 0.5;
      return far;
    };
    let [wide, high] = [reach(-1, 0) + reach(1, 0), reach(0, -1) + reach(0, 1)];
    if (Math.min(wide, high) < least - 1) {
      show(spot);
      [x, y] = middle();
      [wide, high] = [reach(-1, 0) + reach(1, 0), reach(0, -1) + reach(0, 1)];
    }
    if (Math.min(wide, high) >= least - 1) continue;
    // They are many and alike: the smallest of each kind is told.
    const known = little.get(id);
    if (!known || Math.min(wide, high) < known.side)
      little.set(id, { side: Math.min(wide, high), told: `small: ${name} ${Math.round(wide)}x${Math.round(high)}` });
  }

  for (const { told } of little.values()) found.add(told);

  // ---- text can be read, in drawings too, and lies within its drawing

  const tiny = new Map<string, string>();
  for (const el of root.querySelectorAll<HTMLElement | SVGTextElement>("*")) {
    const said = [...el.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => node.textContent);
    if (!said.join("").trim() || !isShown(el) || el.closest("option, .thumb, [data-crowded], button svg")) continue;
    const drawing = el.closest("svg");
    const matrix = el instanceof SVGGraphicsElement ? el.getScreenCTM() : null;
    const size = Number.parseFloat(style(el).fontSize) * (matrix ? Math.hypot(matrix.a, matrix.b) : 1);
    if (size < (drawing ? 9 : 12) - 0.1)
      tiny.set(`${el.localName}.${el.classList[0] ?? ""}`, `tiny: ${named(el)} ${size.toFixed(1)}`);
    if (!drawing || style(drawing).overflow === "visible") continue;
    const [box, own] = [drawing.getBoundingClientRect(), el.getBoundingClientRect()];
    if (own.left < box.left - 2 || own.right > box.right + 2 || own.top < box.top - 3 || own.bottom > box.bottom + 3)
      found.add(`cut: ${named(el)} by its drawing`);
  }
  for (const told of tiny.values()) found.add(told);

  // ---- text: whole, and not under something else

  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const el = node.parentElement;
    if (!el || !node.textContent?.trim() || !isShown(el)) continue;
    // Drawings have a measure of their own; notes on the board come and go with it; a line that says itself that it is shortened is.
    if (el.closest("svg, option, .labels, [data-shortens]")) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    // Line by line, measured anew: bringing one into sight moves the others.
    for (let line = 0; line < range.getClientRects().length; line += 1) {
      const rect = range.getClientRects()[line];
      if (!rect || rect.width < 1 || rect.height < 1) continue;
      let cut = "";
      let movable = false;
      for (const at of up(el)) {
        const box = at.getBoundingClientRect();
        const beyondX = rect.left < box.left - 1.5 || rect.right > box.right + 1.5;
        const beyondY = rect.top < box.top - 2.5 || rect.bottom > box.bottom + 2.5;
        if (beyondX && style(at).overflowX !== "visible") {
          if (scrolls(at, "X")) movable = true;
          else cut = named(at);
        }
        if (beyondY && style(at).overflowY !== "visible") {
          if (scrolls(at, "Y")) movable = true;
          else cut = named(at);
        }
        if (cut || movable || style(at).position === "fixed") break;
      }
      const out = rect.left < -1 || rect.top < -1 || rect.right > innerWidth + 1 || rect.bottom > innerHeight + 1;
      const said = `"${node.textContent.trim().replace(/\s+/g, " ").slice(0, 40)}"`;
      if (cut) found.add(`cut: ${said} by ${cut}`);
      else if (out && !movable) {
        show(el);
        const now = el.getBoundingClientRect();
        if (now.left < -1 || now.right > innerWidth + 1 || now.bottom < 1 || now.top > innerHeight - 1)
          found.add(`outside: ${said} in ${named(el)}`);
      } else if (!movable && !out && style(el).pointerEvents !== "none") {
        const [x, y] = [rect.left + rect.width / 2, rect.top + rect.height / 2];
        const apart = (hit: Element | null) => hit !== null && !hit.contains(el) && !el.contains(hit);
        let hit = document.elementFromPoint(x, y);
        if (apart(hit)) {
          show(el);
          const [now] = range.getClientRects();
          if (now) hit = document.elementFromPoint(now.left + now.width / 2, now.top + now.height / 2);
        }
        // A notice may lie on the board for as long as it is there.
        if (hit && apart(hit) && !(hit.closest(".note") && el.closest(".board")))
          found.add(`under: ${said} lies under ${named(hit)}`);
      }
    }
  }
  for (const at of [...document.querySelectorAll("*")]) if (at.scrollTop && at !== root) at.scrollTop = 0;
  scrollTo(0, 0);
  return [...found].slice(0, 40);
}
