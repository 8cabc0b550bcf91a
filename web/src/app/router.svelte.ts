// Addresses are `#/name/argument`, so that the built page works from any folder and offline.

export interface Route {
  page: string;
  arg: string;
}

export function parse(hash: string): Route {
  const [page = "", arg = ""] = hash.replace(/^#\/?/, "").split("/");
  try {
    return { page, arg: decodeURIComponent(arg) };
  } catch {
    return { page, arg: "" };
  }
}

export const route: Route = $state(parse(typeof location === "undefined" ? "" : location.hash));

if (typeof addEventListener !== "undefined") {
  addEventListener("hashchange", () => Object.assign(route, parse(location.hash)));
}

export function href(page: string, arg = ""): string {
  return arg ? `#/${page}/${encodeURIComponent(arg)}` : `#/${page}`;
}

export function go(page: string, arg = ""): void {
  location.hash = href(page, arg);
}
