// The drawings, by name. A file dropped into this folder is an icon.

const files = import.meta.glob<string>("./*.svg", { query: "?raw", import: "default", eager: true });

const drawings = new Map<string, string>();
for (const [path, text] of Object.entries(files)) drawings.set(path.slice(2, -4), text);

/** The drawing as SVG text; an empty one if there is none with this name. */
export function drawing(name: string): string {
  return drawings.get(name) ?? '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"></svg>';
}

/** What stands between the drawing's outer tags. */
export function inner(name: string): string {
  return drawing(name)
    .replace(/^[\s\S]*?<svg[^>]*>/, "")
    .replace(/<\/svg>\s*$/, "");
}

/** The drawing with a size, to stand inside another picture. */
export function sized(name: string, size: number): string {
  return drawing(name).replace("<svg ", `<svg width="${size}" height="${size}" `);
}
