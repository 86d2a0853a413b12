import type { Language } from '#language/languages.ts'
import type { Tx } from '#platform/database.server.ts'
import { writeMail } from '#platform/mail/mail.server.ts'
// STUB until the sms branch lands
export type Sms = { recipient: string; language: Language; body: string; dedupeKey: string; isSecret?: boolean }
export const writeSms = (tx: Tx, sms: Sms): Promise<void> => writeMail(tx, { ...sms, subject: '' })
