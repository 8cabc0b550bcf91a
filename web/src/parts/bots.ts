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

/** What a graded bot is like to play with; nothing for the others. */
export function botLine(name: string): string {
  const lines = [m.bot_1_line, m.bot_2_line, m.bot_3_line, m.bot_4_line, m.bot_5_line, m.bot_6_line];
  return lines[Number(name) - 1]?.() ?? "";
}
