import type { Tx } from '#platform/database.server.ts'
import { writeMail } from '#platform/mail/mail.server.ts'
import { leadWords } from '#language/mail/letter.text.ts'
import type { Language } from '#language/languages.ts'
import type { MessageKind } from './inbox.rules.ts'
import { type NewMessage, writeMessage } from './inbox.ts'
import { findChoice } from './message-ways.ts'

/** Where mail reaches a member, in their language; nobody has to have an address. */
type Addressee = { recipient: string; name: string; language: Language } | undefined

/**
 * Tells a member what has become of what is theirs: in the inbox, and by mail, unless they have said that they want no mail of this kind and it
 * may be left out. `mailText`: where a mail says it otherwise.
 */
export async function notifyMember(
  tx: Tx,
  memberId: string,
  addressee: Addressee,
  message: NewMessage,
  mailText = message.text,
): Promise<void> {
  await writeMessage(tx, memberId, message, 'written')
  if (!addressee || (await isUnwanted(tx, memberId, message.kind))) return
  const { recipient, name, language } = addressee
  const { title, dedupeKey } = message
  const page = `${language === 'zh' ? '/zh' : ''}${message.link}`
  const dress = { action: { words: leadWords(page, language), page } }
  await writeMail(tx, { recipient, name, language, dedupeKey, dress, subject: title[language], body: mailText[language] })
}

async function isUnwanted(tx: Tx, memberId: string, kind: MessageKind): Promise<boolean> {
  if (kind !== 'offers' && kind !== 'interactions') return false
  return (await findChoice(tx, memberId, kind, 'mail')) === false
}
