import { sql } from 'kysely'
import { clock } from './clock.ts'
import type { Database, Read, Tx } from './database.server.ts'
import { newId } from './ids.server.ts'
import { platformTables } from './platform.tables.ts'
import type { Language } from '#language/languages.ts'

export type Mail = {
  recipient: string
  language: Language
  subject: string
  body: string /** The same key is written once, however often an event is told. */
  dedupeKey: string
}
export type StoredMail = {
  mailId: string
  recipient: string
  subject: string
  body: string
  createdAt: Date
  sentAt: Date | null
}

/** Writes a mail in the transaction of the change it is about; it is sent afterwards. */
export async function writeMail(tx: Tx, mail: Mail): Promise<void> {
  await platformTables(tx)
    .insertInto('mails')
    .values({
      mail_id: newId(),
      dedupe_key: mail.dedupeKey,
      recipient: mail.recipient,
      language: mail.language,
      subject: mail.subject,
      body: mail.body,
      created_at: clock.now(),
    })
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .execute()
}

export function listMails(tx: Read, most: number): Promise<StoredMail[]> {
  return platformTables(tx)
    .selectFrom('mails')
    .select(['mail_id as mailId', 'recipient', 'subject', 'body', 'created_at as createdAt', 'sent_at as sentAt'])
    .orderBy('created_at', 'desc')
    .limit(most)
    .execute()
}

/** Sends one mail; throws when the mail server does not take it. */
export type Transport = (mail: { mailId: string; recipient: string; subject: string; body: string }) => Promise<void>

const MOST_ATTEMPTS = 10

/** Sends what has been written, one transaction a mail; one that fails waits for a later turn, ten at most. */
export async function sendMails(database: Database, transport: Transport): Promise<void> {
  for (;;) {
    const sent = await database.inTransaction(async (tx) => {
      const mail = await platformTables(tx)
        .selectFrom('mails')
        .select(['mail_id as mailId', 'recipient', 'subject', 'body'])
        .where('sent_at', 'is', null)
        .where('attempts', '<', MOST_ATTEMPTS)
        .where(sql<Date>`created_at + attempts * interval '1 minute'`, '<=', clock.now())
        .orderBy('created_at')
        .limit(1)
        .forUpdate()
        .skipLocked()
        .executeTakeFirst()
      if (!mail) return false
      const problem = await transport(mail).then(
        () => undefined,
        (caught: unknown) => caught,
      )
      const told = platformTables(tx).updateTable('mails').where('mail_id', '=', mail.mailId)
      if (problem) await told.set((column) => ({ attempts: column('attempts', '+', 1) })).execute()
      else await told.set({ sent_at: clock.now() }).execute()
      return true
    })
    if (!sent) return
  }
}
