import { sql } from 'kysely'
import { z } from 'zod'
import { clock, DAY } from '#platform/clock.ts'
import type { Read, Tx } from '#platform/database.server.ts'
import { newId } from '#platform/ids.server.ts'
import { type OutsideKind, requestForNew } from '#platform/outside/outside-calls.server.ts'
import { type OutsideHandler, outsideHandler } from '#platform/outside/outside-work.server.ts'
import { platformTables } from '#platform/tables/platform.tables.ts'
import type { Language } from '#language/languages.ts'
import { type Dress, letterText } from './letter.ts'
import type { Letter } from './mail-html.ts'

export type Mail = {
  recipient: string
  language: Language
  subject: string
  body: string
  /** To a shopper: it greets them by this name, or without one where it is empty, and the shop signs it. */
  name?: string
  dress?: Dress
  /** The same key is written once, however often an event is told. */
  dedupeKey: string
  /** It opens something: once sent, it is not kept. */
  isSecret?: boolean
}
export type StoredMail = Letter & {
  mailId: string
  recipient: string
  createdAt: Date
  sentAt: Date | null
}

/** Hourly at the end, for about two days. */
const mailCall: OutsideKind<Record<string, never>, { isKept: boolean }> = {
  name: 'mail',
  payload: z.record(z.string(), z.never()),
  answer: z.object({ isKept: z.boolean() }),
  mostAttempts: 55,
}

/** Writes a mail in the transaction of the change it is about; the mail server is told of it after the commit. */
export async function writeMail(tx: Tx, { name, dress, ...mail }: Mail): Promise<void> {
  const written = platformTables(tx)
    .insertInto('mails')
    .values({
      mail_id: newId(),
      dedupe_key: mail.dedupeKey,
      recipient: mail.recipient,
      language: mail.language,
      subject: mail.subject,
      body: name === undefined ? mail.body : letterText({ ...dress, ...mail, name }),
      dress: dress ? JSON.stringify(dress) : null,
      is_secret: mail.isSecret ?? false,
      created_at: clock.now(),
    })
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .returning('mail_id as subject')
  await requestForNew(tx, mailCall, written)
}

/** How many mails of these topics were written to somebody in the last day. */
export async function countMailsOfDay(tx: Read, recipient: string, topics: readonly string[]): Promise<number> {
  const { count } = await platformTables(tx)
    .selectFrom('mails')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(({ fn, val }) => sql<boolean>`${fn('lower', ['recipient'])} = ${val(recipient.toLowerCase())}`)
    .where('created_at', '>', new Date(clock.now().getTime() - DAY))
    .where(sql<string>`split_part(dedupe_key, ':', 1)`, 'in', topics)
    .executeTakeFirstOrThrow()
  return count
}

export function listMails(tx: Read, most: number): Promise<StoredMail[]> {
  return platformTables(tx)
    .selectFrom('mails')
    .select(['mail_id as mailId', 'recipient', 'language', 'subject', 'body', 'created_at as createdAt', 'sent_at as sentAt'])
    .orderBy('created_at', 'desc')
    .limit(most)
    .execute()
}

/** The mail server will never take it: there is no such recipient, or the mail is not to its liking. */
export class MailRefused extends Error {}

type MailToSend = Letter & { mailId: string; recipient: string }

/** Tells the mail server of one mail. Throws `MailRefused`, `NotSaid` when it was not reached, or anything else. */
export type Transport = (mail: MailToSend, read: Read) => Promise<void>

/** Without a transport, mails are kept for the developers' outbox. */
export const mailHandler = (transport: Transport | undefined): OutsideHandler =>
  outsideHandler({
    kind: mailCall,
    perform: async (_, { subject: mailId, read }) => {
      if (!transport) return { state: 'confirmed', answer: { isKept: true } }
      try {
        await transport(await getMail(read, mailId), read)
        return { state: 'confirmed', answer: { isKept: false } }
      } catch (problem) {
        if (problem instanceof MailRefused) return { state: 'failed', reason: problem.message }
        throw problem
      }
    },
    settled: async (tx, { subject: mailId }, end) => {
      const mail = platformTables(tx).updateTable('mails').where('mail_id', '=', mailId)
      if (end.state !== 'confirmed') await mail.set({ given_up_reason: end.reason }).execute()
      else if (!end.answer.isKept)
        await mail
          .set((column) => ({
            sent_at: sql<Date>`now()`,
            given_up_reason: null,
            body: sql<string>`case when ${column.ref('is_secret')} then '' else ${column.ref('body')} end`,
            dress: sql<null>`case when ${column.ref('is_secret')} then null else ${column.ref('dress')} end`,
            subject: sql<string>`case when ${column.ref('is_secret')} then '' else ${column.ref('subject')} end`,
          }))
          .execute()
    },
  })

const getMail = (read: Read, mailId: string) =>
  platformTables(read)
    .selectFrom('mails')
    .select(['mail_id as mailId', 'recipient', 'language', 'subject', 'body', 'dress'])
    .where('mail_id', '=', mailId)
    .executeTakeFirstOrThrow()
