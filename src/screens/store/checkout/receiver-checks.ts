import { fieldProblems } from '#language/field-problems.ts'
import type { Language } from '#language/languages.ts'
import { receiverProblems } from '#modules/fulfilment/address-problems.rules.ts'
import type { Receiver, ReceiverField } from '#modules/fulfilment/address.rules.ts'

export { phoneAsRead, readPhone } from '#modules/fulfilment/phones.rules.ts'

/** What is wrong, in words, by field. */
export type ReceiverWords = Partial<Record<ReceiverField, string>>

export const wordsOfProblems = (receiver: Receiver, farAway: readonly string[], language: Language): ReceiverWords =>
  Object.fromEntries(
    Object.entries(receiverProblems(receiver, farAway)).map(([field, problem]) => [field, fieldProblems[problem][language]]),
  )
