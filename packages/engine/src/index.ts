/** The engine's entry point. */
export { choiceOf, idOf, outcomeOf } from './answer-ids.ts';
export { Generator, type GeneratorState, STREAMS, type Stream } from './chance/generator.ts';
export type { Ask, Choice, Outcome } from './choices.ts';
export type { Random } from './contracts.ts';
export { BONUS_KINDS, type Bonus, type BonusKind, type Cell, formatBonus, parseBonus, parseRow } from './edition/codes.ts';
export type { EditionFault, EditionWarning } from './edition/faults.ts';
export { deepFreeze } from './edition/freeze.ts';
export { contentHash } from './edition/identity.ts';
export { REFERENCE_EDITION } from './edition/reference.ts';
export { type NumberedSpace, soloNumbers } from './edition/solo-numbers.ts';
export * from './edition/types.ts';
export { type EditionResult, validateEdition } from './edition/validate.ts';
export {
  apply,
  asked,
  choicesOf,
  describeChoice,
  describeOutcome,
  describeQuestion,
  drawOutcome,
  isEndOfTurn,
  isOver,
  legal,
  newGame,
  questionKind,
} from './engine.ts';
// For hosts of online tables, which draw each outcome with a key of its own, and for tables that follow them. They do not use `seeded`.
export { type Chance, type ChanceAsked, handedIn, seeded } from './game/chance.ts';
export { type PossibleChance, possibleChance } from './game/possible-outcomes.ts';
export { RunningGame, type TakenBack, type Turn } from './game/running-game.ts';
export type { Step, Steps } from './game/steps.ts';
export { isObject, jsonCopy } from './json-values.ts';
export { eventsFor } from './knowledge/events.ts';
export { follow } from './knowledge/follow.ts';
export { hashMasked } from './knowledge/hash-masked.ts';
export { anyChoice, type Knowledge, type Known } from './knowledge/knowledge.ts';
export { mask } from './knowledge/mask.ts';
export { Masked, SPECTATOR } from './knowledge/masked.ts';
export { type PackedKnown, packKnown, unpackKnown } from './knowledge/packed.ts';
export { redeal } from './knowledge/redeal.ts';
export { type Told, tell } from './knowledge/told.ts';
export { type SoloView, soloView, type View, viewOf } from './knowledge/view.ts';
export { displayedWater, heldUrbanCards, heldWater, type Piece, pieceOn, type Standing, standing } from './look.ts';
export type { Amounts } from './model/amounts.ts';
export { PAYMENTS } from './model/ask.ts';
export { decreeRule } from './model/decree-rules.ts';
export type { BotLines, DecidedBy, GameEvent, GardenPreference, HouseSpacePreference } from './model/events.ts';
export { type Hash, hashState, hashText } from './model/hash.ts';
export { housesLeft } from './model/houses.ts';
export {
  BOT_HARBORMASTER_VP,
  BOT_START_GOLD,
  CHANCE,
  NONE,
  SHIP_SPACES,
  START_GOLD,
  START_MARKERS,
  START_VP,
} from './model/ids.ts';
export { LAYOUT_NUMBER } from './model/layout.ts';
export { vpOf } from './model/ledger.ts';
export { RULE_IDS, RULING_IDS, type RuleId } from './model/rule-ids.ts';
export type { ScoringSource } from './model/scoring-source.ts';
export { columnName, createSetting, DEFAULT_SWITCHES, type Setting, type Switches } from './model/setting.ts';
export { type Snapshot, State } from './model/state.ts';
export { VP_SOURCES, type VpSource } from './model/vp-sources.ts';
// `play` is for scripted games, which have no undo.
export { answerOf, type Played, play, playOutcome, type RefusalCode } from './play.ts';
export type { SeatChange } from './preview/changes.ts';
export { type Preview, preview } from './preview/preview.ts';
export type { Warning } from './preview/warnings.ts';
export { questionRule } from './question-rule.ts';
export type { Lacked, Missing, Reason } from './reasons/reason.ts';
export { candidates, whyNot } from './reasons/why-not.ts';
export { SHIPPED, shippedEdition, shippedHash } from './record/editions.ts';
export type { RecordFault, RecordFaultCode, TextFault } from './record/faults.ts';
export { formatJson, formatPosition } from './record/json-text.ts';
export { parsePosition, parseRecord, TEXT_LIMITS } from './record/parse.ts';
export type { PositionFault, PositionFaultCode } from './record/position/faults.ts';
export type { Position } from './record/position/format.ts';
export { type PositionResult, readPosition } from './record/position/read.ts';
export { writePosition } from './record/position/write.ts';
export { type ReadRecord, readRecord } from './record/read-record.ts';
export { type GameRecord, RECORD_LIMITS, RULES_VERSION } from './record/record.ts';
export { type RecordedGame, Recording } from './record/recording.ts';
export { nextAnswer, type Replayed, type ReplayFault, replay, retrace } from './record/replay.ts';
export { scoreDistrict } from './scoring/district.ts';
export { decidedBy, winners } from './scoring/final.ts';
export { type BotBonus, KING_CARDS } from './solo/kings.ts';
export { ACTION_TILES } from './tiles/action-tiles.ts';
export { DECREE_REQUIREMENTS, type DecreeRequirement } from './tiles/decree-requirements.ts';
export { DECREES } from './tiles/decrees.ts';
export { EFFECT_KINDS, type EffectKind, ONCE, URBAN_DRAW } from './tiles/effects.ts';
export { HARBORMASTERS, UNUSED_HARBORMASTER_VP } from './tiles/harbormasters.ts';
export { type GainShipId, isGainShip, type NamedShipId, SHIPS, type ShipGain, type Trigger } from './tiles/ships.ts';
export { ZIGGURAT_TILE_VALUES } from './tiles/ziggurat-tiles.ts';
export { type Barrier, barrierAfter } from './undo.ts';
