import { m } from "../paraglide/messages";

/** What a bot is called by people; a bot without a word of its own keeps its name. */
export function botName(name: string | null): string {
  switch (name) {
    case "random":
      return m.bot_random();
    case "greedy":
      return m.bot_greedy();
    default:
      return m.bot_named({ name: name ?? "" });
  }
}
