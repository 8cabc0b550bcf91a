// A match that is looked at and not played: nobody decides at this screen, also not in the last position of an unfinished one.

import { Session } from "./session.svelte";

export class Watching extends Session {
  override get seat() {
    return this.moment ? super.seat : null;
  }
}
