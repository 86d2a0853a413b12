import { fillWords } from '#language/fill-words.ts'
import { sellerMail } from '#language/mail/seller-mail.text.ts'
import type { Language } from '#language/languages.ts'
import type { Tx } from '#platform/database.server.ts'
import { writeMail } from '#platform/mail/mail.server.ts'

type ToSeller = {
  recipient: string
  language: Language
  about: keyof typeof sellerMail
  words: Record<string, string>
  /** Said once for each key. */
  key: string
  isSecret?: boolean
}

/** Tells somebody who works with a merchant, or is asked to. */
export async function mailSeller(tx: Tx, { recipient, language, about, words, key, isSecret = false }: ToSeller): Promise<void> {
  const { subject, body } = sellerMail[about][language]
  const fill = (text: string) => fillWords(text, words)
  const letter = { recipient, language, name: '', dedupeKey: `seller:${key}`, isSecret }
  await writeMail(tx, { ...letter, subject: fill(subject), body: fill(body) })
}
