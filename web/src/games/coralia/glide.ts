// Pieces that moved are seen to move: from where they were drawn to where they are drawn now.

/** Where every piece is drawn that the page marks with its id. */
export function placesOf(root: ParentNode): Map<number, DOMRect> {
  const places = new Map<number, DOMRect>();
  for (const one of root.querySelectorAll<HTMLElement>("[data-piece]"))
    places.set(Number(one.dataset.piece), one.getBoundingClientRect());
  return places;
}

/** The way from an old place to a new one, as a start that an animation leads back from; none if it stayed. */
export function wayFrom(was: DOMRect | undefined, is: DOMRect): string | null {
  if (!was || was.width === 0 || is.width === 0) return null;
  const [x, y] = [was.left + was.width / 2 - is.left - is.width / 2, was.top + was.height / 2 - is.top - is.height / 2];
  if (Math.hypot(x, y) < 3) return null;
  return `translate(${Math.round(x)}px, ${Math.round(y)}px) scale(${(was.width / is.width).toFixed(2)})`;
}

/** Lets pieces travel from where they were. */
export function glide(root: ParentNode, before: ReadonlyMap<number, DOMRect>, moved: readonly number[]): void {
  for (const id of moved) {
    const one = root.querySelector<HTMLElement>(`[data-piece="${id}"]`);
    const from = one && wayFrom(before.get(id), one.getBoundingClientRect());
    if (from) one.animate([{ transform: from }, { transform: "none" }], { duration: 420, easing: "ease-in-out" });
  }
}
