/** The entry point of the text package. */

export {
  type CliMessages,
  type CliValues,
  type CliWords,
  createCliWords,
  createStartWords,
  type StartWords,
} from './command-line/words.ts';
export type { Command, CommandWords } from './commands/words.ts';
export type { ToldHint } from './explanations/hint-words.ts';
export type { PartWords } from './explanations/part-words.ts';
export type { ToldPreview } from './explanations/preview-words.ts';
export type { ReasonWords, ToldReason } from './explanations/reason-words.ts';
export type { RuleWords } from './explanations/rule-words.ts';
export type { FaultWords } from './faults/fault-words.ts';
export type { EditionWords } from './files/edition-words.ts';
export { type HelpWords, loadHelpWords } from './help/help-words.ts';
export { PLAYER_COLOURS, type PlayerColour } from './home/player-colours.ts';
export {
  createBotWords,
  createEditionWords,
  createFaultWords,
  createHintWords,
  createPlanWords,
  createReasonWords,
  createTableWords,
  createWords,
  kingName,
  seatNames,
} from './languages.ts';
export type { Question } from './log/fact-values.ts';
export type { AppValues, AppWords, SingleName } from './page/app-words.ts';
export { type LessonName, type LessonText, type LessonWords, loadLessonWords } from './page/lesson-words.ts';
export { type LevelWords, loadLevelWords } from './page/level-words.ts';
export { loadOnlineWords, type OnlineRefusal, type OnlineWords } from './page/online-words.ts';
export { loadProofWords, type ProofWords } from './page/proof-words.ts';
export { loadPlanWords, loadRuleSearch, loadSpeaker, type PlansInWords, type Speaker } from './page/speaker.ts';
export type { WebValues, WebWords } from './page/words.ts';
export { type CoachWords, loadCoachWords } from './plans/coach-words.ts';
export { type PlanWords, STRENGTHS, type Strength, type ToldPlan, type ToldStep } from './plans/plan-words.ts';
export { describedBot } from './positions/descriptions/bot.ts';
export type { Description } from './positions/descriptions/description.ts';
export { describedPosition } from './positions/descriptions/position.ts';
export { type Grid, type GridCell, gridOf } from './positions/pictures/grid.ts';
export { loadRecapWords, type RecapWords } from './recap/recap-words.ts';
export { RULE_CHAPTERS, type RuleChapter } from './reference/chapters.ts';
export { GALLERY_PIECES, type GalleryPiece, SIGNS, type SignName } from './reference/pieces.ts';
export { ANSWERS as RULE_ANSWERS, type RuleSearch } from './rule-search/questions.ts';
export { ruleSentence } from './rules/rule-sentence.ts';
export type { RuleSentences } from './rules/sentences.ts';
export type { BotWords, ToldRule } from './solo/bot-words.ts';
export { LANGUAGE_NAMES, LANGUAGES, type Language, LOCALES } from './speech/locales.ts';
export type { ValuesOf } from './speech/variables.ts';
export type { Reader, Table } from './table/table.ts';
export type { Seated, TableWords } from './table/table-words.ts';
export type { DecreeWords, Tiles, TileWords } from './tiles/tiles.ts';
export type { Sentences, Words } from './words.ts';
