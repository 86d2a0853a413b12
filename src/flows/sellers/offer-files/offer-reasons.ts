import type { Language } from '#language/languages.ts'
import { offerFieldText, offerRowProblemText } from '#language/seller/offer-files.text.ts'
import { type OfferRowProblem, offerRowProblems, type RowProblem } from '#modules/offers/selling/offer-files.rules.ts'
import { Refusal } from '#platform/refusal.ts'

const isRowProblem = (problem: RowProblem['problem']): problem is OfferRowProblem =>
  offerRowProblems.some((one) => one === problem)

export const problemWords = (problem: RowProblem['problem'], language: Language): string =>
  isRowProblem(problem) ? offerRowProblemText[problem][language] : new Refusal(problem).toEnvelope(language).msg

/** Why a row was not taken, with the name of its column. */
export function reasonOf({ field, problem }: RowProblem, language: Language): string {
  const words = problemWords(problem, language)
  const name = field === '' ? '' : offerFieldText[field][language]
  return name === '' ? words : language === 'zh' ? `${name}：${words}` : `${name}: ${words}`
}
