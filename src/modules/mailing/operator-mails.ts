import { fillWords } from '#language/fill-words.ts'
import { operatorMail } from '#language/mail/operator-mail.text.ts'
import type { Language } from '#language/languages.ts'
import type { Tx } from '#platform/database.server.ts'
import { writeMail } from '#platform/mail/mail.server.ts'

export type OperatorMail = keyof typeof operatorMail

type ToOperator = {
  recipient: string
  language: Language
  about: OperatorMail
  words: Record<string, string>
  /** Said once for each key. */
  key: string
  isSecret?: boolean
}

/** Tells somebody who works here what was done to their account, or how to come in. */
export async function mailOperator(
  tx: Tx,
  { recipient, language, about, words, key, isSecret = false }: ToOperator,
): Promise<void> {
  const fill = (text: string) => fillWords(text, words)
  const { subject, body } = operatorMail[about][language]
  await writeMail(tx, { recipient, language, subject: fill(subject), body: fill(body), dedupeKey: `operator:${key}`, isSecret })
}
