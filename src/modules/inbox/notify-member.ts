import type { Tx } from '#platform/database.server.ts'
import { writeMail } from '#platform/mail/mail.server.ts'
import { leadWords } from '#language/mail/letter.text.ts'
import type { Language } from '#language/languages.ts'
import { type NewMessage, writeMessage } from './inbox.ts'

/** Where mail reaches a member, in their language; nobody has to have an address. */
type Addressee = { recipient: string; name: string; language: Language } | undefined

/** Tells a member what has become of what is theirs: in the inbox, and by mail. `mailText`: where a mail says it otherwise. */
export async function notifyMember(
  tx: Tx,
  memberId: string,
  addressee: Addressee,
  message: NewMessage,
  mailText = message.text,
): Promise<void> {
  await writeMessage(tx, memberId, message)
  if (!addressee) return
  const { recipient, name, language } = addressee
  const { title, dedupeKey } = message
  const page = `${language === 'zh' ? '/zh' : ''}${message.link}`
  const dress = { action: { words: leadWords(page, language), page } }
  await writeMail(tx, { recipient, name, language, dedupeKey, dress, subject: title[language], body: mailText[language] })
}
