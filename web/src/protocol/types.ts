// Generated from crates/protocol by `cargo xtask codegen`; edit the Rust types.

/** The version of the socket messages. */
export const PROTOCOL = 3;

/**
 * A game as pages present it, in one language.
 */
export type GameInfo = {
/**
 * Lower-case name in addresses and files.
 */
slug: string,
/**
 * The game's title.
 */
title: string,
/**
 * How many can play.
 */
seats: SeatRange,
/**
 * The options a table can choose.
 */
options: Array<OptionEntry>,
/**
 * Version of the rules.
 */
version: number,
/**
 * Hash of the component data.
 */
data_hash: string,
/**
 * The components, as the game's own screen reads them.
 */
components: unknown,
/**
 * Every fact of the components with its provenance.
 */
facts: Array<FactInfo>,
/**
 * Every question that the rulebook leaves open, with the choice made.
 */
readings: Array<ReadingInfo>,
/**
 * Every rule.
 */
rules: Array<RuleInfo>,
/**
 * Every message by its key.
 */
texts: Record<string, string>,
/**
 * The bots that can take a seat, weakest first.
 */
bots: Array<string>, };

/**
 * The least and the greatest number of seats.
 */
export type SeatRange = {
/**
 * The least.
 */
min: number,
/**
 * The greatest.
 */
max: number, };

/**
 * An option of a game.
 */
export type OptionEntry = {
/**
 * Its key in the options object.
 */
key: string,
/**
 * Its name.
 */
label: string,
/**
 * What can be chosen.
 */
kind: OptionKindName,
/**
 * The values of a choice, of a flag, or those a list is made of; empty for a whole number.
 */
values: Array<OptionValue>,
/**
 * The value if nobody chooses.
 */
default: unknown,
/**
 * The least whole number, or how many a list must have.
 */
min: number | null,
/**
 * The greatest whole number, or how many a list must have.
 */
max: number | null, };

/**
 * What can be chosen for an option.
 */
export type OptionKindName = "choice" | "flag" | "whole" | "list";

/**
 * A value of an option.
 */
export type OptionValue = {
/**
 * The value, as the options object has it.
 */
value: string | number | boolean,
/**
 * Its name.
 */
label: string, };

/**
 * A fact about the components and where it comes from.
 */
export type FactInfo = {
/**
 * The file that holds it.
 */
file: string,
/**
 * What it is.
 */
text: string,
/**
 * R rulebook, P public source, D derived, C constructed.
 */
tag: "R" | "P" | "D" | "C", };

/**
 * A question that the rulebook leaves open, and the answer of this edition.
 */
export type ReadingInfo = {
/**
 * The id of the rule that holds the answer.
 */
rule: string,
/**
 * What is open.
 */
question: string,
/**
 * What this edition does unless a table chooses otherwise.
 */
choice: string,
/**
 * The key of the option by which a table can choose otherwise.
 */
option: string | null, };

/**
 * A rule in words.
 */
export type RuleInfo = {
/**
 * The id that refusals cite.
 */
id: string,
/**
 * R rulebook, P public source, D derived, C constructed.
 */
tag: "R" | "P" | "D" | "C",
/**
 * The rule.
 */
text: string, };

/**
 * Everything a page needs to show a table to one observer.
 */
export type TableState = {
/**
 * Slug of the game.
 */
game: string,
/**
 * How many events have been played.
 */
version: number,
/**
 * Hash of the view, sixteen hex digits; tells nothing beyond the view itself.
 */
hash: string,
/**
 * How many seats play.
 */
seats: number,
/**
 * Who must decide.
 */
turn: TurnState,
/**
 * What the observer may know, in the game's own form.
 */
view: unknown,
/**
 * The pieces on the table.
 */
stage: StageState,
/**
 * What is to be decided; `{A}` to `{D}` stand for the names of the seats, here as in all sentences.
 */
prompt: string,
/**
 * What the observing seat may do; empty if it is not asked.
 */
legal: Array<LegalAction>,
/**
 * Whether the observing seat may take back its last action.
 */
can_undo: boolean,
/**
 * The log from the wanted line on.
 */
log: Array<LogLine>,
/**
 * The scores by step; empty during play while they rest on what the observer may not know.
 */
breakdown: Array<ScoreLine>, };

/**
 * Who must decide.
 */
export type TurnState = { "kind": "decide",
/**
 * The seats.
 */
seats: Array<number>, } | { "kind": "chance" } | { "kind": "over",
/**
 * Points of each seat.
 */
scores: Array<number>,
/**
 * Place of each seat from 1.
 */
places: Array<number>, };

/**
 * The pieces on the table.
 */
export type StageState = {
/**
 * The pieces, in any order.
 */
pieces: Array<Piece>, };

/**
 * A piece and where it lies.
 */
export type Piece = {
/**
 * Its id, which lasts as long as the piece exists for the one who looks.
 */
id: number,
/**
 * What it is: `die`, `pawn`, `coral`.
 */
kind: string,
/**
 * Where it lies.
 */
spot: Spot,
/**
 * Whose it is.
 */
owner: number | null,
/**
 * What it shows.
 */
face: number,
/**
 * Which of its kind: a colour, a species, a card id.
 */
style: string, };

/**
 * A place on or beside the board.
 */
export type Spot = {
/**
 * East.
 */
x: number,
/**
 * North or south, as the game has it.
 */
y: number,
/**
 * Up from 0.
 */
z: number, } | {
/**
 * The zone's name.
 */
zone: string,
/**
 * Whose zone it is.
 */
seat: number | null,
/**
 * Which place in it.
 */
index: number, };

/**
 * What a player points at to take an action.
 */
export type Gesture = {
/**
 * The kind of step: `place`, `claim`, `pass`.
 */
step: string,
/**
 * Where the piece comes from.
 */
from: Spot | null,
/**
 * Where it goes.
 */
to: Spot | null,
/**
 * The value or orientation chosen.
 */
value: number | null,
/**
 * The thing chosen, by its id in the components.
 */
item: string | null,
/**
 * What it costs, in the game's own currency.
 */
cost: number | null, };

/**
 * A legal action in all its forms.
 */
export type LegalAction = {
/**
 * Who may take it.
 */
seat: number,
/**
 * Its code.
 */
code: number,
/**
 * Its notation in records.
 */
text: string,
/**
 * What it would do, in words.
 */
sentence: string,
/**
 * What a player points at to take it.
 */
gesture: Gesture, };

/**
 * One line of the log as the observer may read it.
 */
export type LogLine = {
/**
 * The number of the event, from 0.
 */
n: number,
/**
 * Who acted; nobody if chance fell.
 */
seat: number | null,
/**
 * The event's notation, if the observer may know it.
 */
text: string | null,
/**
 * What happened; may be empty for what the observer cannot notice.
 */
sentence: string,
/**
 * The id of the rule it follows, if the observer may know what happened.
 */
rule: string | null, };

/**
 * One step of the scoring.
 */
export type ScoreLine = {
/**
 * The message key of the step's name.
 */
key: string,
/**
 * The step's name.
 */
label: string,
/**
 * What each seat gets or has.
 */
by_seat: Array<number>,
/**
 * Whether the step adds to the score; a tie-break does not.
 */
counts: boolean, };

/**
 * Whether an action is legal, and if not, why.
 */
export type Why = {
/**
 * Whether the action is legal.
 */
legal: boolean,
/**
 * The id of the rule that forbids it.
 */
rule: string | null,
/**
 * The rule in words; empty for a legal action.
 */
text: string, };

/**
 * An action that is advised, what to expect of it, and why.
 */
export type AdvisedMove = {
/**
 * The code of the action.
 */
code: number,
/**
 * The chance of the seat to win after it, from 0 to 1; alone, how much of what there is to reach.
 */
value: number,
/**
 * How many lines of thought began with it.
 */
visits: number,
/**
 * What speaks for it, in one line; names of seats are left as `{A}` to `{D}`.
 */
reason: string, };

/**
 * What is different in a state; what is missing here has stayed the same.
 */
export type StateChange = {
/**
 * Hash of the view.
 */
hash?: string,
/**
 * Who must decide.
 */
turn?: TurnState,
/**
 * What is different in the view: an edit, as `docs/protocol.md` has it.
 */
view?: unknown,
/**
 * The pieces, in runs of those before.
 */
pieces?: Array<Run<Piece, PieceMove>>,
/**
 * What is to be decided.
 */
prompt?: string,
/**
 * What the seat may do, in runs of the last list of these eyes that was not empty.
 */
legal?: Array<Run<LegalAction, LegalLike>>,
/**
 * Whether the seat may take back its last action.
 */
can_undo?: boolean,
/**
 * What is different in the scores by step: an edit.
 */
breakdown?: unknown, };

/**
 * A part of a list: some of the list before, something new, or something that is like another.
 */
export type Run<T, L> = [number, number] | L | T;

/**
 * A piece that was there, elsewhere or with another face.
 */
export type PieceMove = {
/**
 * Its place in the list before.
 */
was: number,
/**
 * Where it lies now.
 */
spot?: Spot,
/**
 * What it shows now.
 */
face?: number, };

/**
 * An action that reads like the one before it in the list.
 */
export type LegalLike = {
/**
 * Its code.
 */
code: number,
/**
 * Its notation.
 */
text: Respelled,
/**
 * Its sentence.
 */
sentence: Respelled,
/**
 * The fields of its gesture that differ.
 */
gesture: Partial<Gesture>, };

/**
 * A text that begins and ends like another: so much of its beginning, so much of its end (in units of
 * UTF-16), and what stands between them.
 */
export type Respelled = [number, number, string];

/**
 * A log line as a change tells it: who acted, its notation, its sentence, the id of its rule. Its number follows from
 * those before it.
 */
export type ShortLine = [number | null, string | null, string, string | null];

/**
 * A message of a player: what is said, and a number of the player's own that the answer carries.
 *
 * Every message gets exactly one answer with its number: `welcome`, `done`,
 * `refused`, or what was asked for. States and presence are told to everybody
 * and answer nothing; the state that follows from an act comes before its `done`.
 *
 * Its fields and those of what is said lie side by side: `{"id": 1, "type": "act", "seat": 0, ...}`.
 */
export type Said = {
/**
 * The number that the answer carries.
 */
id: number, } & ({ "type": "hello",
/**
 * The version of the protocol, [`PROTOCOL`].
 */
protocol: number,
/**
 * The language of sentences.
 */
lang: "en" | "nl",
/**
 * The secrets of the seats that the player takes; none to look on.
 */
tokens?: Array<string>,
/**
 * The revision of the last state that the player has, to be told only what is new.
 */
since?: number | null, } | { "type": "act",
/**
 * The seat that acts.
 */
seat: number,
/**
 * The revision the player acts on.
 */
expect: number,
/**
 * The code of the action.
 */
code: number, } | { "type": "undo",
/**
 * The seat whose action it was.
 */
seat: number,
/**
 * The revision the player acts on.
 */
expect: number, } | { "type": "resync" } | { "type": "why",
/**
 * The seat that would act.
 */
seat: number,
/**
 * The code of the action.
 */
code: number, } | { "type": "preview",
/**
 * The seat that would act.
 */
seat: number,
/**
 * The code of the action.
 */
code: number, } | { "type": "point",
/**
 * The seat that points.
 */
seat: number,
/**
 * Part of a gesture.
 */
wish: unknown, } | { "type": "hint",
/**
 * The seat that wants it.
 */
seat: number,
/**
 * Whether it may take several times as long, to be better.
 */
longer?: boolean, } | { "type": "look_back",
/**
 * How many events.
 */
at: number, } | { "type": "draw",
/**
 * After how many events; now if there is no number.
 */
at: number | null, } | { "type": "record" } | { "type": "agree",
/**
 * The seat that answers.
 */
seat: number,
/**
 * Whether it agrees.
 */
yes: boolean, } | { "type": "stand_in",
/**
 * The seat.
 */
seat: number,
/**
 * Which bot; nothing if its holder plays again.
 */
bot: string | null, } | { "type": "chat",
/**
 * The seat that speaks.
 */
seat: number,
/**
 * What it says.
 */
text: string, } | { "type": "phrase",
/**
 * The seat that speaks.
 */
seat: number,
/**
 * What it says.
 */
phrase: Phrase, });

/**
 * What a player says; part of a [`Said`].
 */
export type FromPlayer = { "type": "hello",
/**
 * The version of the protocol, [`PROTOCOL`].
 */
protocol: number,
/**
 * The language of sentences.
 */
lang: "en" | "nl",
/**
 * The secrets of the seats that the player takes; none to look on.
 */
tokens?: Array<string>,
/**
 * The revision of the last state that the player has, to be told only what is new.
 */
since?: number | null, } | { "type": "act",
/**
 * The seat that acts.
 */
seat: number,
/**
 * The revision the player acts on.
 */
expect: number,
/**
 * The code of the action.
 */
code: number, } | { "type": "undo",
/**
 * The seat whose action it was.
 */
seat: number,
/**
 * The revision the player acts on.
 */
expect: number, } | { "type": "resync" } | { "type": "why",
/**
 * The seat that would act.
 */
seat: number,
/**
 * The code of the action.
 */
code: number, } | { "type": "preview",
/**
 * The seat that would act.
 */
seat: number,
/**
 * The code of the action.
 */
code: number, } | { "type": "point",
/**
 * The seat that points.
 */
seat: number,
/**
 * Part of a gesture.
 */
wish: unknown, } | { "type": "hint",
/**
 * The seat that wants it.
 */
seat: number,
/**
 * Whether it may take several times as long, to be better.
 */
longer?: boolean, } | { "type": "look_back",
/**
 * How many events.
 */
at: number, } | { "type": "draw",
/**
 * After how many events; now if there is no number.
 */
at: number | null, } | { "type": "record" } | { "type": "agree",
/**
 * The seat that answers.
 */
seat: number,
/**
 * Whether it agrees.
 */
yes: boolean, } | { "type": "stand_in",
/**
 * The seat.
 */
seat: number,
/**
 * Which bot; nothing if its holder plays again.
 */
bot: string | null, } | { "type": "chat",
/**
 * The seat that speaks.
 */
seat: number,
/**
 * What it says.
 */
text: string, } | { "type": "phrase",
/**
 * The seat that speaks.
 */
seat: number,
/**
 * What it says.
 */
phrase: Phrase, };

/**
 * What a table says.
 */
export type FromTable = { "type": "welcome",
/**
 * The number of the message that is answered.
 */
id: number,
/**
 * The version of the protocol that the table speaks.
 */
protocol: number,
/**
 * The match.
 */
table: MatchSummary,
/**
 * The seats that the player holds; none for a spectator.
 */
seats: Array<number>, } | { "type": "state",
/**
 * The number of changes so far.
 */
revision: number,
/**
 * Whose eyes it is seen with: of several seats at one screen, the one that must decide; nobody's for a spectator.
 */
seat: number | null,
/**
 * The number of the first log line in `state`: forget this seat's lines from here on, and take these.
 */
log_from: number,
/**
 * What the player sees.
 */
state: TableState, } | { "type": "changed",
/**
 * The number of changes so far.
 */
revision: number,
/**
 * The revision of the state that it is a change of: the last one told with these eyes.
 */
base: number,
/**
 * Whose eyes it is seen with.
 */
seat: number | null,
/**
 * The number of the first line in `log`: forget this seat's lines from here on, and take these.
 */
log_from: number,
/**
 * The new log lines; with them the log is as long as the match.
 */
log: Array<ShortLine>,
/**
 * What is different.
 */
change: StateChange, } | { "type": "done",
/**
 * The number of the message that is answered.
 */
id: number,
/**
 * The revision that came of it.
 */
revision: number, } | { "type": "why",
/**
 * The number of the message that is answered.
 */
id: number,
/**
 * The answer.
 */
why: Why, } | { "type": "preview",
/**
 * The number of the message that is answered.
 */
id: number,
/**
 * What would come of it, in the game's own form.
 */
preview: unknown, } | { "type": "pointed",
/**
 * The number of the message that is answered.
 */
id: number,
/**
 * The code of the action that is meant.
 */
code: number | null,
/**
 * Whether that would be legal, or why nothing can be done there; nothing if nothing is meant.
 */
why: Why | null, } | { "type": "hint",
/**
 * The number of the message that is answered.
 */
id: number,
/**
 * The code of the best action; nothing if the seat is not asked.
 */
code: number | null,
/**
 * The best actions, the best first.
 */
moves: Array<AdvisedMove>, } | { "type": "past",
/**
 * The number of the message that is answered.
 */
id: number,
/**
 * What the player saw then, without the log, of which the player has more already.
 */
state: TableState, } | { "type": "drawn",
/**
 * The number of the message that is answered.
 */
id: number,
/**
 * The text.
 */
text: string, } | { "type": "record",
/**
 * The number of the message that is answered.
 */
id: number,
/**
 * The record.
 */
record: string, } | { "type": "present",
/**
 * Seat by seat; a bot is always there.
 */
seats: Array<boolean>, } | { "type": "reissued",
/**
 * The seat.
 */
seat: number, } | { "type": "room",
/**
 * All of it.
 */
room: Room, } | { "type": "chat",
/**
 * The lines.
 */
lines: Array<ChatLine>, } | { "type": "refused",
/**
 * The number of the message that is answered; nothing if it could not be read.
 */
id: number | null,
/**
 * Why.
 */
problem: Problem,
/**
 * The present revision.
 */
revision: number, } | { "type": "closing" };

/**
 * Who is at a table and what is agreed there; told to a newcomer, and whenever it changes.
 */
export type Room = {
/**
 * The seats.
 */
seats: Array<RoomSeat>,
/**
 * How many look on.
 */
watching: number,
/**
 * What somebody asks of the others.
 */
question: Question | null,
/**
 * Whether the match has ended by time, before its rules end it.
 */
ended: boolean,
/**
 * The match that follows this one.
 */
next: string | null, };

/**
 * A seat of a table.
 */
export type RoomSeat = {
/**
 * What whoever sits there is called.
 */
name: string,
/**
 * The bot that plays the seat, if one does.
 */
bot: string | null,
/**
 * Whether that bot plays for a person, who may come back.
 */
stand_in: boolean,
/**
 * Whether nobody has taken the seat yet.
 */
open: boolean,
/**
 * Whether somebody who holds the seat is connected; a bot always is.
 */
here: boolean,
/**
 * The milliseconds that the seat has left, as of this message; nothing without a clock.
 */
left: number | null,
/**
 * Whether its clock runs.
 */
runs: boolean,
/**
 * Whether it has lost on time.
 */
lost: boolean, };

/**
 * What somebody asks of the others at the table.
 */
export type Question = {
/**
 * What is asked.
 */
what: Asked,
/**
 * The seat that asks.
 */
by: number,
/**
 * The seat that it is about.
 */
seat: number,
/**
 * The seats that have not agreed yet.
 */
waits_for: Array<number>, };

/**
 * What can be asked of the others.
 */
export type Asked = "undo" | "stand_in";

/**
 * Something said at a table; kept for a while, never in the record.
 */
export type ChatLine = {
/**
 * The number of the line, from 0.
 */
n: number,
/**
 * Who said it.
 */
seat: number,
/**
 * What was said, as it was typed.
 */
text: string | null,
/**
 * Or one of the phrases that each reads in an own language.
 */
phrase: Phrase | null, };

/**
 * What can be said by one tap.
 */
export type Phrase = "hello" | "have_fun" | "well_played" | "thanks" | "oops" | "one_moment" | "your_turn" | "good_game";

/**
 * What went wrong. The name is for programs and stays; the message is for people.
 */
export type Problem = {
/**
 * The stable name.
 */
name: ProblemName,
/**
 * What happened and what to do.
 */
message: string,
/**
 * The id of the rule that forbids an action.
 */
rule: string | null,
/**
 * The field at fault: an option's key, `seats`, `options`.
 */
field: string | null, };

/**
 * The names of problems. A published name keeps its meaning.
 */
export type ProblemName = "malformed" | "too_large" | "protocol" | "unknown_game" | "unknown_match" | "not_found" | "method" | "bad_seats" | "unknown_bot" | "bad_options" | "bad_token" | "not_seated" | "stale" | "not_your_turn" | "illegal" | "no_such_action" | "nothing_to_undo" | "over" | "kept_back" | "full" | "unavailable" | "internal" | "busy" | "private" | "not_agreed";

/**
 * Opens a match: the body of `POST /api/matches`.
 */
export type NewMatch = {
/**
 * Slug of the game.
 */
game: string,
/**
 * Who sits where, in seat order.
 */
seats: Array<SeatSpec>,
/**
 * The options; missing keys take their defaults.
 */
options?: Record<string, unknown>,
/**
 * The seats that others take by invitation; the opener gets no token for them.
 */
invite?: Array<number>,
/**
 * What goes beside the rules; what is missing is usual.
 */
terms?: Partial<Terms>, };

/**
 * Who takes a seat.
 */
export type SeatSpec = { "kind": "person",
/**
 * What the person is called.
 */
name: string, } | { "kind": "bot",
/**
 * What the bot is called at the table.
 */
name: string,
/**
 * Which bot plays: one of the game's `bots`.
 */
bot: string, };

/**
 * The answer to a new match.
 */
export type MatchCreated = {
/**
 * The match.
 */
table: MatchSummary,
/**
 * The secret of each seat; none for a bot's or an invited guest's. Whoever knows it plays the seat.
 */
tokens: Array<string | null>,
/**
 * The code of the invitation to each seat that others take. It can be exchanged for a token once.
 */
invitations: Array<string | null>,
/**
 * The secret of the host, who may invite anew.
 */
host: string, };

/**
 * Takes a seat: the body of `POST /api/matches/{id}/seat`.
 */
export type TakeSeat = {
/**
 * The code of the invitation; it opens the seat once. A free seat of a listed table needs none.
 */
invitation: string,
/**
 * What the guest is called.
 */
name?: string | null,
/**
 * Up to 64 small hex digits that the dice are mixed with from now on.
 */
entropy?: string | null, };

/**
 * The answer to it: the secret that nobody else has seen.
 */
export type SeatTaken = {
/**
 * The seat.
 */
seat: number,
/**
 * Whoever knows it plays the seat.
 */
token: string, };

/**
 * A new invitation to a seat: the answer to `POST /api/matches/{id}/seats/{seat}/invitation`.
 */
export type Reissued = {
/**
 * The code of the invitation.
 */
invitation: string, };

/**
 * Another name for a seat: the body of `POST /api/matches/{id}/seats/{seat}/name`, with the token of the seat.
 */
export type Rename = {
/**
 * The name.
 */
name: string, };

/**
 * A bot for a seat that nobody has taken, or whose holder has gone: the body of `POST /api/matches/{id}/seats/{seat}/bot`,
 * with the token of the host.
 */
export type SeatBot = {
/**
 * What the bot is called; a bot that stands in plays under the name of the seat.
 */
name?: string | null,
/**
 * Which bot plays: one of the game's `bots`.
 */
bot: string, };

/**
 * What goes for a table beside the rules of its game; chosen when it is opened.
 */
export type Terms = {
/**
 * Who may take back, and when.
 */
undo: UndoPolicy,
/**
 * How much time there is to think.
 */
clock: Clock | null,
/**
 * What becomes of a seat whose time is out.
 */
time_out: TimeOut,
/**
 * Whether the table is in the list that everybody can read, and its free seats are for everybody.
 */
listed: boolean,
/**
 * Whether those without a seat may look on.
 */
spectators: boolean, };

/**
 * Who may take back, and when; never past a card or die that somebody has seen.
 */
export type UndoPolicy = "own_turn" | "consent" | "off";

/**
 * How much time there is to think.
 */
export type Clock = { "kind": "total",
/**
 * Seconds.
 */
seconds: number,
/**
 * Seconds that each turn adds.
 */
add: number, } | { "kind": "turn",
/**
 * Seconds.
 */
seconds: number, };

/**
 * What becomes of a seat whose time is out.
 */
export type TimeOut = "bot" | "lose";

/**
 * A match as the lobby lists it.
 */
export type MatchSummary = {
/**
 * Its id.
 */
id: string,
/**
 * Slug of the game.
 */
game: string,
/**
 * Title of the game.
 */
title: string,
/**
 * Hash of the component data that it is played with.
 */
data: string,
/**
 * Who sits where.
 */
seats: Array<SeatSpec>,
/**
 * The options.
 */
options: Record<string, unknown>,
/**
 * How many events have been played.
 */
version: number,
/**
 * The number of changes so far.
 */
revision: number,
/**
 * Who must decide.
 */
turn: TurnState,
/**
 * What goes beside the rules.
 */
terms: Terms,
/**
 * The seats that nobody has taken yet.
 */
open: Array<number>,
/**
 * The promise of its dice, `sha256:` and 64 hex digits, if they can be checked.
 */
dice?: string | null,
/**
 * When it was opened, in seconds since 1970 (UTC).
 */
opened: number, };

/**
 * The matches of a server, the youngest first.
 */
export type MatchList = {
/**
 * The matches.
 */
matches: Array<MatchSummary>, };

/**
 * What a server is: the answer of `GET /api`.
 */
export type ServerInfo = {
/**
 * Version of the engine.
 */
version: string,
/**
 * Version of the socket messages.
 */
protocol: number,
/**
 * Slugs of the games.
 */
games: Array<string>, };
