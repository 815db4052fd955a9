// The rules kernel: what games, bots, servers and tools build on.

export { type Bringing, type Brought, broughtCards, type CardCondition } from './brought.ts'
export * from './core.ts'
export type { Dealer } from './deal.ts'
export * from './derived.ts'
export * from './engine.ts'
export { type ErrorCode, LudotekaError } from './errors.ts'
export type { Fault } from './faults.ts'
export * from './fields.ts'
export { sampleAnswers } from './formSamples.ts'
export {
  type AnswerTo,
  anyAnswer,
  type Form,
  type FormField,
  form,
  isArg,
  isForm,
  isRange,
  type Range,
  range,
} from './forms.ts'
export * from './frames.ts'
export { readFrozen } from './frozen.ts'
export * from './game.ts'
export { type Grid, grid } from './grid.ts'
export * from './history.ts'
// These take the place of the functions of the same names that only the kernel's own files call.
export {
  advance,
  apply,
  asked,
  choices,
  cloneState,
  dealer,
  determinize,
  everything,
  facts,
  type HostKernel,
  isFinal,
  KERNEL_GENERATION,
  OWN_KERNEL,
  play,
  playOn,
  readAction,
  readOptions,
  readPosition,
  readState,
  redeal,
  runScenario,
  start,
  stateHash,
  view,
  viewer,
  viewSchema,
  waitingFor,
  whatIsWrong,
  why,
  withOtherChance,
  withStanding,
  writePosition,
} from './host.ts'
export type { Json } from './json.ts'
export type { JsonSchema, WholeSchema } from './jsonSchema.ts'
export { LANGUAGES, type Language } from './languages.ts'
export {
  type AnyLessonStep,
  type AnyLessonTask,
  beginLesson,
  continueLesson,
  type Lesson,
  type LessonInput,
  type LessonMoment,
  type LessonOf,
  type LessonProgress,
  type LessonTarget,
  type LessonText,
  lessonStep,
  lessonTask,
  lessonView,
  replayLesson,
} from './lesson.ts'
export { isSameList, itemAt, keysOf, required, tableOf } from './lists.ts'
export { alliesOf, logger, maySee } from './log.ts'
export * from './match.ts'
export {
  EVERYBODY,
  moveAll,
  moveCard,
  moveRandom,
  moveSomeAtRandom,
  moveStack,
  moveTop,
  reveal,
  revealRandom,
  shuffle,
} from './moves.ts'
export {
  ONLY_ANSWER,
  ORDER_SPANS,
  type OrderAnswer,
  type OrderRule,
  type OrderRules,
  type OrderSettings,
  type OrderSpan,
  type OrderText,
} from './orders.ts'
export type { Position } from './position.ts'
export { commitmentOf, die, pickRandom, type Sampler, type Seed, sampler, seedFrom } from './random.ts'
export * from './replacements.ts'
export * from './rows.ts'
export { all, broken, type Rule, rule } from './rules.ts'
export * from './scenario.ts'
export {
  clearSecrets,
  hasWritten,
  type SecretNumbers,
  secretNumbers,
  secretOf,
  showSecrets,
  writeSecret,
} from './secretNumbers.ts'
export { zoneView } from './seenZones.ts'
export { newestSighting, noteSighting } from './sightings.ts'
export { abandon, drawn, end, enter, isOver, win } from './stack.ts'
export { type Quota, type Standing, TAKE_BACK, type TakeBack } from './unasked.ts'
export * from './view.ts'
export { cardsSeen, eachZoneView, type ZoneView, type ZoneViews, zoneIn } from './viewedZones.ts'
export { factsIn, readView, zonesSeen } from './viewReading.ts'
export * from './windows.ts'
export {
  cardsIn,
  contents,
  countIn,
  eachSlot,
  flatZones,
  hasCard,
  isPlaced,
  kindAt,
  kindsIn,
  layOut,
  onlyCard,
  type PlacedZone,
  perPlace,
  perSeat,
  SHARED,
  type Sight,
  shared,
  type WithZones,
  type Zone,
  type Zones,
  zones,
} from './zones.ts'
