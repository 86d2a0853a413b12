import { sql } from 'kysely'
import { clock } from './clock.ts'
import type { Database, Tx } from './database.server.ts'
import { newId } from './ids.server.ts'
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
  await sql`insert into mails (mail_id, dedupe_key, recipient, language, subject, body, created_at)
    values (${newId()}, ${mail.dedupeKey}, ${mail.recipient}, ${mail.language}, ${mail.subject}, ${mail.body}, ${clock.now()})
    on conflict (dedupe_key) do nothing`.execute(tx)
}

export async function listMails(tx: Tx, most: number): Promise<StoredMail[]> {
  const found =
    await sql<StoredMail>`select mail_id as "mailId", recipient, subject, body, created_at as "createdAt", sent_at as "sentAt"
    from mails order by created_at desc limit ${most}`.execute(tx)
  return found.rows
}

/** Sends one mail; throws when the mail server does not take it. */
export type Transport = (mail: { mailId: string; recipient: string; subject: string; body: string }) => Promise<void>

const MOST_ATTEMPTS = 10

/** Sends what has been written, one transaction a mail; one that fails waits for a later turn, ten at most. */
export async function sendMails(database: Database, transport: Transport): Promise<void> {
  for (;;) {
    const sent = await database.inTransaction(async (tx) => {
      const found = await sql<StoredMail>`select mail_id as "mailId", recipient, subject, body from mails
        where sent_at is null and attempts < ${MOST_ATTEMPTS} and created_at + attempts * interval '1 minute' <= ${clock.now()}
        order by created_at limit 1 for update skip locked`.execute(tx)
      const mail = found.rows[0]
      if (!mail) return false
      const problem = await transport(mail).then(
        () => undefined,
        (caught: unknown) => caught,
      )
      if (problem) await sql`update mails set attempts = attempts + 1 where mail_id = ${mail.mailId}`.execute(tx)
      else await sql`update mails set sent_at = ${clock.now()} where mail_id = ${mail.mailId}`.execute(tx)
      return true
    })
    if (!sent) return
  }
}
