import { createHash, randomInt, timingSafeEqual } from 'node:crypto'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Database, Read, Tx } from '#platform/database.server.ts'
import { newId } from '#platform/ids.server.ts'
import { lockNames } from '#platform/name-lock.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { refuse } from '#platform/refusal.ts'
import {
  CODE_LENGTH,
  CODE_MINUTES,
  MOST_FROM_NETWORK_AN_HOUR,
  MOST_TO_CONTACT_A_DAY,
  MOST_TO_CONTACT_FROM_NETWORK_A_DAY,
  MOST_TRIES,
  RESEND_SECONDS,
  type SmsLimits,
} from './codes.rules.ts'
import { codeTables } from './codes.tables.ts'
import { countSms, requireSmsNumber, SMS_LOCK } from './sms-limits.ts'

/** What a code is for: it opens this alone, and only to the account that asked for it. */
export type CodePlace = { purpose: string; subject: string; ownerId: string }
export type CodeAsked = CodePlace & {
  contact: string
  network: string
  channel?: 'mail' | 'sms'
  /** What ties whoever asks to the owner of the contact; nothing, when it is left out. */
  place?: 'device' | 'network' | 'stranger'
  /** Where nobody says what messages may cost, none is sent. */
  sms?: SmsLimits | undefined
}
/** Without a `code` the last one is so young that it counts on. */
export type Issued = { codeId: string; code?: string; resendSeconds: number }

const Sent = z.object({
  youngest: z.string().nullable(),
  wait: z.number().nullable(),
  toContact: z.number(),
  toContactFromNetwork: z.number(),
  fromNetwork: z.number(),
})

/**
 * A new code for a contact, in place of those before it; the caller sends it there in the same transaction. Pressed again too soon
 * nothing new is made. Counted under a lock, strangers apart from whom the owner of the contact is known by; `scale` widens what is allowed
 * to an address.
 */
export async function issueCode(tx: Tx, asked: CodeAsked, scale: number): Promise<Issued> {
  const { purpose, subject, ownerId, contact, network, channel = 'mail', place = 'stranger' } = asked
  const isStranger = place === 'stranger'
  const sms = channel === 'sms' ? requireSmsNumber(contact, asked.sms) : undefined
  await lockNames(tx, [`codes of ${ownerId}`, `codes to ${contact}`, `codes from ${network}`, ...(sms ? [SMS_LOCK] : [])])
  const own = sql`(owner_id = ${ownerId} and purpose = ${purpose} and subject = ${subject} and used_at is null)`
  const [sent] = await readRows(
    tx,
    Sent,
    sql`select (array_agg(code_id::text order by created_at desc) filter (where ${own}))[1] as youngest,
        ceil(extract(epoch from max(created_at) filter (where ${own}) + ${RESEND_SECONDS} * interval '1 second' - now()))::int as wait,
        count(*) filter (where contact = ${contact} and (place = 'stranger') = ${isStranger}) as "toContact",
        count(*) filter (where contact = ${contact} and network = ${network} and place = 'stranger') as "toContactFromNetwork",
        count(*) filter (where network = ${network} and place <> 'device' and created_at > now() - interval '1 hour') as "fromNetwork"
      from one_time_codes
      where created_at > now() - interval '1 day' and (${own} or contact = ${contact} or network = ${network})`,
  )
  const { youngest = null, wait = null, toContact = 0, toContactFromNetwork = 0, fromNetwork = 0 } = sent ?? {}
  if (youngest !== null && wait !== null && wait > 0) return { codeId: youngest, resendSeconds: wait }
  if (toContact >= MOST_TO_CONTACT_A_DAY) refuse('CODES_TOO_MANY')
  if (isStranger && toContactFromNetwork >= MOST_TO_CONTACT_FROM_NETWORK_A_DAY * scale) refuse('CODES_TOO_MANY')
  if (place !== 'device' && fromNetwork >= MOST_FROM_NETWORK_AN_HOUR * scale) refuse('CODES_TOO_MANY')
  if (sms) await countSms(tx, { contact, ownerId, isStranger }, sms, scale)
  const codeId = newId()
  const code = String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0')
  await codeTables(tx)
    .insertInto('one_time_codes')
    .values({
      code_id: codeId,
      purpose,
      subject,
      owner_id: ownerId,
      contact,
      network,
      channel,
      place,
      code_hash: hashCode(codeId, code),
      expires_at: sql<Date>`now() + ${CODE_MINUTES} * interval '1 minute'`,
    })
    .execute()
  return { codeId, code, resendSeconds: RESEND_SECONDS }
}

/**
 * Has `effect` in the transaction that uses the code up, if it is the right one. A wrong one is counted although it is refused: that
 * is why this begins a transaction of its own.
 */
export async function redeemCode<Done>(
  database: Database,
  place: CodePlace,
  typed: string,
  effect: (tx: Tx, codeId: string) => Promise<Done>,
): Promise<Done> {
  const verdict = await database.inTransaction(async (tx) => {
    const tried = await tryCode(tx, place, typed)
    return 'codeId' in tried ? { done: await effect(tx, tried.codeId) } : tried
  })
  return 'done' in verdict ? verdict.done : refuse(verdict.refusal, { field: 'code', ...verdict.left })
}

const Newest = z.object({ codeId: z.string(), hash: z.instanceof(Buffer), tries: z.number(), isAlive: z.boolean() })

type Tried = { codeId: string } | { refusal: 'CODE_WRONG' | 'CODE_OVER'; left?: { triesLeft: number } }

async function tryCode(tx: Tx, place: CodePlace, typed: string): Promise<Tried> {
  const [newest] = await readRows(
    tx,
    Newest,
    sql`select code_id as "codeId", code_hash as hash, tries, used_at is null and expires_at > now() as "isAlive"
      from one_time_codes
      where owner_id = ${place.ownerId} and purpose = ${place.purpose} and subject = ${place.subject}
      order by created_at desc limit 1 for update`,
  )
  if (!newest || !newest.isAlive || newest.tries >= MOST_TRIES) return { refusal: 'CODE_OVER' }
  const isRight = timingSafeEqual(newest.hash, hashCode(newest.codeId, typed))
  await codeTables(tx)
    .updateTable('one_time_codes')
    .set((column) => ({ tries: column('tries', '+', 1), used_at: isRight ? sql<Date>`now()` : null }))
    .where('code_id', '=', newest.codeId)
    .execute()
  if (isRight) return { codeId: newest.codeId }
  const triesLeft = MOST_TRIES - newest.tries - 1
  return triesLeft > 0 ? { refusal: 'CODE_WRONG', left: { triesLeft } } : { refusal: 'CODE_OVER' }
}

/** Whoever reads the table must still try a million for each row, and has ten minutes. */
const hashCode = (codeId: string, code: string): Buffer => createHash('sha256').update(`${codeId} ${code}`).digest()

const FromNetwork = z.object({ sent: z.number(), wrong: z.number() })

/** Codes that were asked for from a network in the last hour, and how many were typed there that were not right. */
export async function countCodesFrom(tx: Read, network: string): Promise<{ sent: number; wrong: number }> {
  const [counted] = await readRows(
    tx,
    FromNetwork,
    sql`select count(*) as sent, coalesce(sum(tries - (used_at is not null)::int), 0)::int as wrong
      from one_time_codes where network = ${network} and created_at > now() - interval '1 hour'`,
  )
  return counted ?? { sent: 0, wrong: 0 }
}

/** Codes count for a day; after two nobody asks for them. */
export async function purgeCodes(tx: Tx): Promise<void> {
  await codeTables(tx).deleteFrom('one_time_codes').where('created_at', '<', sql<Date>`now() - interval '2 days'`).execute()
}
