import { sql } from 'kysely'
import { z } from 'zod'
import { clock, DAY } from '#platform/clock.ts'
import type { Locked, Read, Tx } from '#platform/database.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { personName } from '#language/person-name.ts'
import type { Language } from '#language/languages.ts'
import type { WaitingWire } from './dispatch.contract.ts'
import { PICK_UP_REMINDER_DAYS } from '../orders.rules.ts'
import { type OrderRow, orderTables } from '../orders.tables.ts'

const MOST = 200

const Row = z.object({
  parcelId: z.string(),
  orderNo: z.string(),
  receiver: z.object({ firstName: z.string(), lastName: z.string(), provinceCode: z.string() }),
  pieces: z.array(z.object({ brand: z.string(), en: z.string(), zh: z.string() })),
  sentAt: z.date(),
  keepUntil: z.date(),
})

/** What waits in stores to be fetched, the one whose days end first first: those that are over stand at the top. */
export async function listWaitingParcels(tx: Read, language: Language): Promise<WaitingWire> {
  const rows = await readRows(
    tx,
    Row,
    sql`select p.parcel_id as "parcelId", o.order_number as "orderNo", o.receiver, p.sent_at as "sentAt", p.keep_until as "keepUntil",
        jsonb_agg(jsonb_build_object('brand', l.snapshot ->> 'brandName', 'en', l.snapshot ->> 'titleEn', 'zh', l.snapshot ->> 'titleZh')
          order by u.unit_id) as pieces
      from parcels p join parcel_units c using (parcel_id) join units u using (unit_id) join order_lines l using (line_id)
        join orders o on o.order_id = u.order_id
      where p.pick_up_code is not null and p.received_at is null and p.ended_at is null and u.state = 'sent'
      group by p.parcel_id, o.order_id order by p.keep_until, p.parcel_id limit ${MOST}`,
  )
  const now = clock.now()
  return {
    list: rows.map(({ receiver, pieces, sentAt, keepUntil, ...row }) => ({
      ...row,
      receiver: personName(receiver),
      provinceCode: receiver.provinceCode,
      pieces: pieces.map((piece) => `${piece.brand} ${piece[language]}`),
      since: sentAt.toISOString(),
      until: keepUntil.toISOString(),
      isOverdue: keepUntil <= now,
    })),
  }
}

type WaitingParcel = { orderId: string; unitIds: string[]; keepUntil: Date; provinceCode: string }

/** A parcel that waits, and what is in it; nothing once it was fetched. Ask again with its order locked to act on it. */
export async function findUncollected(tx: Read, parcelId: string): Promise<WaitingParcel | undefined> {
  const found = await orderTables(tx)
    .selectFrom('parcels as p')
    .innerJoin('parcel_units as c', 'c.parcel_id', 'p.parcel_id')
    .innerJoin('units as u', 'u.unit_id', 'c.unit_id')
    .innerJoin('orders as o', 'o.order_id', 'u.order_id')
    .select(['u.order_id as orderId', 'p.keep_until as keepUntil', 'o.receiver'])
    .select(({ fn }) => fn.agg<string[]>('array_agg', ['u.unit_id']).as('unitIds'))
    .where('p.parcel_id', '=', parcelId)
    .where('p.pick_up_code', 'is not', null)
    .where('p.received_at', 'is', null)
    .where('p.ended_at', 'is', null)
    .where('u.state', '=', 'sent')
    .groupBy(['u.order_id', 'p.parcel_id', 'o.order_id'])
    .executeTakeFirst()
  if (!found?.keepUntil) return undefined
  const { receiver, keepUntil, ...rest } = found
  return { ...rest, keepUntil, provinceCode: receiver.provinceCode }
}

/** It waits longer, as somebody here has said. */
export async function keepParcel(tx: Tx, _order: Locked<OrderRow>, parcelId: string, days: number): Promise<Date> {
  const until = new Date(clock.now().getTime() + days * DAY)
  await orderTables(tx).updateTable('parcels').set({ keep_until: until }).where('parcel_id', '=', parcelId).execute()
  return until
}

const Reminded = z.object({ parcelId: z.string(), reminders: z.number() })

/** Parcels whose buyers are to be reminded now, marked as such; each is taken by one. */
export function takePickUpsToRemind(tx: Tx, most: number): Promise<z.output<typeof Reminded>[]> {
  const now = clock.now()
  const [first, second] = PICK_UP_REMINDER_DAYS.map((days) => new Date(now.getTime() - days * DAY))
  return readRows(
    tx,
    Reminded,
    sql`update parcels set reminders = case when sent_at <= ${second} then 2 else 1 end where parcel_id in (
        select p.parcel_id from parcels p where p.pick_up_code is not null and p.received_at is null and p.ended_at is null and p.keep_until > ${now}
          and ((p.reminders = 0 and p.sent_at <= ${first}) or (p.reminders = 1 and p.sent_at <= ${second}))
          and exists (select from parcel_units c join units u using (unit_id) where c.parcel_id = p.parcel_id and u.state = 'sent')
        order by p.keep_until limit ${most} for update skip locked)
      returning parcel_id as "parcelId", reminders`,
  )
}
