import { m } from "../paraglide/messages";

/** What a bot is called by people; a bot without a word of its own keeps its name. */
export function botName(name: string | null): string {
  switch (name) {
    case "1":
      return m.bot_1();
    case "2":
      return m.bot_2();
    case "3":
      return m.bot_3();
    case "4":
      return m.bot_4();
    case "5":
      return m.bot_5();
    case "6":
      return m.bot_6();
    case "random":
      return m.bot_random();
    case "greedy":
      return m.bot_greedy();
    default:
      return m.bot_named({ name: name ?? "" });
  }
}
