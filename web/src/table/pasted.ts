// What somebody pastes who was sent a link.

export type Pasted =
  | { kind: "here"; arg: string }
  /** A table of another server: it is not here. */
  | { kind: "foreign"; url: string; host: string }
  | { kind: "none" };

/** What a text means on the page at `here`: the number of a table, its link, or nothing of the kind. */
export function pasted(text: string, here: string): Pasted {
  const said = text.trim();
  if (/^[\w-]+(~[\w-]*)?$/.test(said)) return { kind: "here", arg: said };
  const arg = /#\/table\/([^/?#\s]+)/.exec(said)?.[1];
  if (!arg) return { kind: "none" };
  if (said.startsWith("#")) return { kind: "here", arg: decoded(arg) };
  try {
    const url = new URL(/^[a-z]+:\/\//i.test(said) ? said : `${new URL(here).protocol}//${said}`);
    if (!/^https?:$/.test(url.protocol)) return { kind: "none" };
    if (url.host !== new URL(here).host) return { kind: "foreign", url: url.href, host: url.host };
  } catch {
    return { kind: "none" };
  }
  return { kind: "here", arg: decoded(arg) };
}

function decoded(arg: string): string {
  try {
    return decodeURIComponent(arg);
  } catch {
    return arg;
  }
}
