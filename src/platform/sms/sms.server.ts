import { sql } from 'kysely'
import { z } from 'zod'
import { clock } from '#platform/clock.ts'
import type { Read, Tx } from '#platform/database.server.ts'
import { newId } from '#platform/ids.server.ts'
import { type OutsideKind, requestForNew } from '#platform/outside/outside-calls.server.ts'
import { type OutsideHandler, outsideHandler } from '#platform/outside/outside-work.server.ts'
import { platformTables } from '#platform/tables/platform.tables.ts'
import type { Language } from '#language/languages.ts'

export type Sms = {
  /** With its country code, such as +85291234567. */
  recipient: string
  language: Language
  body: string
  /** The same key is written once, however often an event is told. */
  dedupeKey: string
  /** It opens something: once sent, it is not kept. */
  isSecret?: boolean
  /** What has not been sent so long after is not sent any more: each message costs money. */
  usefulMinutes?: number
  /** It waits until then. */
  notBefore?: Date
}
export type StoredSms = { smsId: string; recipient: string; body: string; createdAt: Date; sentAt: Date | null }

/** The gateway will never take it: there is no such number, or it wants no messages from us. */
export class SmsRefused extends Error {}

type SmsToSend = { recipient: string; body: string; createdAt: Date }

/** Both throw `NotSaid` when the message was surely not taken, `SmsRefused`, or anything else. */
export type SmsGateway = {
  /** Answers the gateway's own id of the message. */
  send: (sms: SmsToSend) => Promise<string>
  /** The gateway's ids of messages with these words to this number since it was written. */
  find: (sms: SmsToSend) => Promise<string[]>
}

/** Hourly at the end, for about a day. `gatewayId`: none when it was kept for the outbox. */
const smsCall: OutsideKind<Record<string, never>, { gatewayId: string | null }> = {
  name: 'sms',
  payload: z.record(z.string(), z.never()),
  answer: z.object({ gatewayId: z.string().nullable() }),
  mostAttempts: 30,
}

/** Writes a text message in the transaction of the change it is about; the gateway is told of it after the commit. */
export async function writeSms(tx: Tx, sms: Sms): Promise<void> {
  const { usefulMinutes } = sms
  const written = platformTables(tx)
    .insertInto('sms_messages')
    .values({
      sms_id: newId(),
      dedupe_key: sms.dedupeKey,
      recipient: sms.recipient,
      language: sms.language,
      body: sms.body,
      is_secret: sms.isSecret ?? false,
      created_at: clock.now(),
      useful_until: usefulMinutes === undefined ? null : sql<Date>`now() + ${usefulMinutes} * interval '1 minute'`,
    })
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .returning('sms_id as subject')
  await requestForNew(tx, smsCall, written, sms.notBefore)
}

/** How many were written within a day, whatever they are about. */
export async function countSmsOfDay(tx: Read): Promise<number> {
  const { num } = await platformTables(tx)
    .selectFrom('sms_messages')
    .select(({ fn }) => fn.countAll<number>().as('num'))
    .where('created_at', '>', sql<Date>`now() - interval '1 day'`)
    .executeTakeFirstOrThrow()
  return num
}

export function listSms(tx: Read, most: number): Promise<StoredSms[]> {
  return platformTables(tx)
    .selectFrom('sms_messages')
    .select(['sms_id as smsId', 'recipient', 'body', 'created_at as createdAt', 'sent_at as sentAt'])
    .orderBy('created_at', 'desc')
    .limit(most)
    .execute()
}

/** Without a gateway, messages are kept for the developers' outbox. */
export const smsHandler = (gateway: SmsGateway | undefined): OutsideHandler =>
  outsideHandler({
    kind: smsCall,
    // The gateway has no keys of its own: what may have been taken is looked for by its words.
    lookUp: async (_, { subject: smsId, read }) => {
      if (!gateway) return undefined
      const known = await findUnclaimed(read, gateway, smsId)
      return known === undefined ? undefined : { state: 'confirmed', answer: { gatewayId: known } }
    },
    perform: async (_, { subject: smsId, read }) => {
      if (!gateway) return { state: 'confirmed', answer: { gatewayId: null } }
      const { isOver, ...sms } = await getSms(read, smsId)
      if (isOver) return { state: 'failed', reason: 'it could not be sent in time, and would be of no use now' }
      try {
        return { state: 'confirmed', answer: { gatewayId: await gateway.send(sms) } }
      } catch (problem) {
        if (problem instanceof SmsRefused) return { state: 'failed', reason: problem.message }
        throw problem
      }
    },
    settled: async (tx, { subject: smsId }, end) => {
      const sms = platformTables(tx).updateTable('sms_messages').where('sms_id', '=', smsId)
      if (end.state !== 'confirmed') await sms.set({ given_up_reason: end.reason }).execute()
      else if (end.answer.gatewayId !== null)
        await sms
          .set((column) => ({
            sent_at: sql<Date>`now()`,
            gateway_id: end.answer.gatewayId,
            given_up_reason: null,
            body: sql<string>`case when ${column.ref('is_secret')} then '' else ${column.ref('body')} end`,
          }))
          .execute()
    },
  })

/** One that stands for no other message of ours: the same words may go to a number twice. */
async function findUnclaimed(read: Read, gateway: SmsGateway, smsId: string): Promise<string | undefined> {
  const found = await gateway.find(await getSms(read, smsId))
  if (found.length === 0) return undefined
  const claimed = await platformTables(read)
    .selectFrom('sms_messages')
    .select('gateway_id')
    .where('gateway_id', 'in', found)
    .where('sms_id', '<>', smsId)
    .execute()
  return found.find((id) => !claimed.some(({ gateway_id }) => gateway_id === id))
}

const getSms = (read: Read, smsId: string) =>
  platformTables(read)
    .selectFrom('sms_messages')
    .select(['recipient', 'body', 'created_at as createdAt', sql<boolean>`coalesce(useful_until < now(), false)`.as('isOver')])
    .where('sms_id', '=', smsId)
    .executeTakeFirstOrThrow()
