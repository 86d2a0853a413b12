import { fillWords } from '#language/fill-words.ts'
import { codeMail } from '#language/mail/code-mail.text.ts'
import type { Tx } from '#platform/database.server.ts'
import { writeMail } from '#platform/mail/mail.server.ts'
import type { Language } from '#language/languages.ts'

type CodeToSend = { codeId: string; code: string; minutes: number; orderNumber: string; recipient: string; language: Language }

/** The code to a contact, by which somebody proves to read it. */
export async function mailCode(tx: Tx, { codeId, code, minutes, orderNumber, recipient, language }: CodeToSend): Promise<void> {
  const { subject, body } = codeMail.order[language]
  const words = { number: orderNumber, code, minutes: String(minutes) }
  const fill = (text: string) => fillWords(text, words)
  await writeMail(tx, {
    recipient,
    language,
    subject: fill(subject),
    body: fill(body),
    name: '',
    dedupeKey: `code:${codeId}`,
    isSecret: true,
  })
}
