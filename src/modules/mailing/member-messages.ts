import { fillWords } from '#language/fill-words.ts'
import { leadWords } from '#language/mail/letter.text.ts'
import { memberCodeMail, memberMail, noCodeMail } from '#language/mail/member-mail.text.ts'
import type { Language } from '#language/languages.ts'
import type { Tx } from '#platform/database.server.ts'
import { writeMail } from '#platform/mail/mail.server.ts'
import { writeSms } from '#platform/sms/sms.server.ts'

/** A contact: an address in lower case, or a number with its country code. */
type Contact = { kind: 'email' | 'mobile'; value: string }
export type CodeMail = keyof typeof memberCodeMail | keyof typeof noCodeMail
export type AccountMail = keyof typeof memberMail

type CodeToSay = { contact: Contact; language: Language; about: CodeMail; code: string; codeId: string; minutes: number }

/** A code, by mail or message, to the contact it proves. Where it would be of no use a mail says so, and a message is not paid for. */
export async function sayCode(tx: Tx, { contact, language, about, code, codeId, minutes }: CodeToSay): Promise<void> {
  const dedupeKey = `code:${codeId}`
  const words = { code, minutes: String(minutes) }
  const fill = (text: string) => fillWords(text, words)
  if (about === 'recoverUnknown' || about === 'contactTaken') {
    const { subject, body } = noCodeMail[about][language]
    const letter = { recipient: contact.value, language, dedupeKey }
    if (contact.kind === 'email') await writeMail(tx, { ...letter, name: '', subject: fill(subject), body: fill(body) })
    return
  }
  const { subject, body, sms } = memberCodeMail[about][language]
  const letter = { recipient: contact.value, language, dedupeKey, isSecret: true }
  if (contact.kind === 'email') await writeMail(tx, { ...letter, name: '', subject: fill(subject), body: fill(body) })
  else await writeSms(tx, { ...letter, body: fill(sms), usefulMinutes: minutes })
}

type ToMember = {
  contacts: readonly Contact[]
  /** Empty where it is not known. */
  name: string
  language: Language
  about: AccountMail
  words?: Record<string, string>
  /** Said once for each key and contact. */
  key: string
}

/** Where its owner sees what was done, or undoes it. */
const PAGES: Partial<Record<AccountMail, string>> = {
  newDevice: '/myaccount/devices',
  passwordChanged: '/myaccount/devices',
  passkeyAdded: '/myaccount/devices',
  providerLinked: '/myaccount/devices',
  providerUnlinked: '/myaccount/devices',
  leaving: '/myaccount/consents',
}

/** Tells the owner of an account what was done there: by mail, and by message where there is no mail address. */
export async function sayToMember(tx: Tx, { contacts, name, language, about, words = {}, key }: ToMember): Promise<void> {
  const fill = (text: string) => fillWords(text, words)
  const { subject, body, sms } = memberMail[about][language]
  const told = contacts.find(({ kind }) => kind === 'email') ?? contacts[0]
  if (!told) return
  const letter = { recipient: told.value, language, dedupeKey: `member:${key}` }
  const page = PAGES[about] && `${language === 'zh' ? '/zh' : ''}${PAGES[about]}`
  const dress = page ? { dress: { action: { words: leadWords(page, language), page } } } : {}
  if (told.kind === 'email') await writeMail(tx, { ...letter, ...dress, name, subject: fill(subject), body: fill(body) })
  else await writeSms(tx, { ...letter, body: fill(sms) })
}
