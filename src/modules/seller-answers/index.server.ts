export {
  type AnswerAbout,
  getAnswer,
  getAnswerById,
  listAnswerPictures,
  listAnswersAbout,
  listAnswerSteps,
  listAnswerUnits,
  moveAnswer,
  openAnswer,
  sumOtherGrants,
} from './seller-answers.ts'
export { ANSWERS_A_PAGE, listAnswers, listWaitingAnswers, takeAnswersToRemind } from './list-answers.ts'
export { postAppeal } from './appeal-ledger.ts'
export type { SellerAnswerRow } from './seller-answers.tables.ts'
