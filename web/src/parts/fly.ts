// A thing of the page that flies to another: a card to the seat that has claimed it.

/** Lets a picture of `from` fly to `to`, shrinking and fading on its way. */
export function fly(from: Element | null, to: Element | null): void {
  if (!from || !to) return;
  const [start, end] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
  if (start.width === 0 || end.width === 0) return;
  const copy = from.cloneNode(true) as HTMLElement;
  copy.setAttribute("aria-hidden", "true");
  copy.inert = true;
  copy.dataset.flying = "";
  Object.assign(copy.style, {
    position: "fixed",
    margin: "0",
    zIndex: "30",
    left: `${start.left}px`,
    top: `${start.top}px`,
    width: `${start.width}px`,
    height: `${start.height}px`,
    pointerEvents: "none",
  });
  document.body.append(copy);
  const x = end.left + end.width / 2 - start.left - start.width / 2;
  const y = end.top + end.height / 2 - start.top - start.height / 2;
  const flight = copy.animate(
    [
      { transform: "none", opacity: 1 },
      { transform: `translate(${x * 0.5}px, ${y * 0.5 - 40}px) scale(0.9)`, opacity: 1, offset: 0.5 },
      { transform: `translate(${x}px, ${y}px) scale(0.3)`, opacity: 0.2 },
    ],
    { duration: 800, easing: "ease-in-out" },
  );
  flight.onfinish = flight.oncancel = () => copy.remove();
}
