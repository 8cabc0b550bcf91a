// The learner's end of a guided game: every act is judged by the engine and by the step, and a wrong one gets help.

import { getLocale } from "../paraglide/runtime";
import { accepts, movesBefore, ownMove, type Lesson, type LessonMove, type LessonStep } from "./lesson";
import { Session } from "./session.svelte";
import type { Table } from "./table";

export class Learning extends Session {
  readonly lesson: Lesson;
  step = $state(0);
  /** How many of the actions of this step are done. */
  done = $state(0);
  /** Called when the learner is at another step. */
  onstep: (step: number) => void = () => undefined;

  constructor(table: Table, lesson: Lesson) {
    super(table);
    this.lesson = lesson;
  }

  get current(): LessonStep | undefined {
    return this.lesson.steps[this.step];
  }
  get text(): string {
    return this.current?.text[getLocale()] ?? "";
  }
  /** Whether the step waits for an action. */
  get waits(): boolean {
    return (this.current?.moves ?? 0) > 0;
  }
  get wanted(): LessonMove | undefined {
    return ownMove(this.lesson, movesBefore(this.lesson, this.step) + this.done);
  }
  /** A lesson does not go back. */
  override get undoable(): null {
    return null;
  }

  override async act(code: number): Promise<void> {
    const step = this.current;
    if (step?.moves && !accepts(step, this.wanted, code, this.legal)) {
      this.refuse({ legal: false, rule: null, text: step.help?.[getLocale()] ?? "" });
      return;
    }
    const before = this.live.version;
    await super.act(code);
    if (!step?.moves || this.live.version === before) return;
    this.done += 1;
    if (this.done >= step.moves) this.next();
  }

  /** On to the next step. */
  next(): void {
    if (this.step + 1 >= this.lesson.steps.length) return;
    this.step += 1;
    this.done = 0;
    this.onstep(this.step);
  }

  /** Points at what the step asks for, on the table. */
  async show(): Promise<void> {
    const code = this.wanted?.code;
    if (code !== undefined && this.action(code)) {
      this.preview = code;
      this.spoken = this.tell(this.action(code)?.sentence ?? "");
    } else await this.askHint();
  }

  /** Plays the match of the lesson up to a step, for those who come back. */
  async catchUp(step: number): Promise<void> {
    const goal = Math.max(0, Math.min(step, this.lesson.steps.length - 1));
    for (let n = 0; n < movesBefore(this.lesson, goal); n++) {
      const move = ownMove(this.lesson, n);
      await this.#asked();
      if (!move || !this.action(move.code)) break;
      await super.act(move.code);
    }
    await this.#asked();
    this.step = goal;
  }

  /** Waits until the learner is asked, without the pauses of bots. */
  async #asked(): Promise<void> {
    for (let tries = 0; tries < 400 && this.seat === null && this.live.turn.kind !== "over"; tries++) {
      this.table.skip();
      await new Promise((later) => setTimeout(later, 25));
    }
  }
}
