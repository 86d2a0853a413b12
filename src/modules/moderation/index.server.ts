export { purgeScreened, refuseResting, screenText } from './words/screen-text.ts'
export { addWord, discardWords, listWords, publishWords, removeWord, testWords } from './words/word-lists.ts'
export {
  appealCase,
  type CaseSubject,
  decideAppealOf,
  decideCase,
  lockCase,
  moveCaseOn,
  openCase,
  reopenCase,
  settleCase,
} from './queue/cases.ts'
export { countOpenCases, findToldStep, listCases, showCase, showDecisions } from './queue/present-cases.ts'
export { purgeEvidence } from './queue/purge-evidence.ts'
export { refuseOwnWriting } from './queue/own-writing.ts'
export { findRefused, forgetRefused, purgeRefused, refusePictures } from './pictures/refused-pictures.ts'
export type { CaseRow } from './moderation.tables.ts'
