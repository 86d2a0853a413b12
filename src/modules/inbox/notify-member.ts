import type { Tx } from '#platform/database.server.ts'
import { writeMail } from '#platform/mail/mail.server.ts'
import type { Language } from '#language/languages.ts'
import { type NewMessage, writeMessage } from './inbox.ts'

/** Where mail reaches a member, in their language; nobody has to have an address. */
type Addressee = { recipient: string; language: Language } | undefined

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
  const { recipient, language } = addressee
  const { title, dedupeKey } = message
  await writeMail(tx, { recipient, language, dedupeKey, subject: title[language], body: mailText[language] })
}
