import { sql } from 'kysely'
import { z } from 'zod'
import { fitsCourier, needsNumber, plainNumber } from '#language/buying/couriers.ts'
import { clock, DAY } from '#platform/clock.ts'
import type { Key, Read, Tx } from '#platform/database.server.ts'
import { newId, newSpokenCode } from '#platform/ids.server.ts'
import { changeRows } from '#platform/read-rows.server.ts'
import { refuse } from '#platform/refusal.ts'
import { AUTO_RECEIVE_DAYS, PICK_UP, PICK_UP_CODE_LENGTH, PICK_UP_DAYS } from '../orders.rules.ts'
import { orderTables, type ParcelRow, type UnitRow } from '../orders.tables.ts'
import type { UnitMove } from './unit.rules.ts'

/** Who carries a parcel and under which number; empty when it needs none. */
export type Carried = { courier: string; trackingNumber: string }
/** A parcel and the pieces of one order in it. */
export type ParcelOfOrder = ParcelRow & { unitIds: string[] }

/** A piece that its merchant has sent, and that has not reached us. */
export const isComing = (parcels: readonly ParcelOfOrder[], unitId: string): boolean =>
  parcels.some(({ direction, received_at, unitIds }) => direction === 'to-us' && received_at === null && unitIds.includes(unitId))

/** A number that its courier cannot have given would lead nobody anywhere. */
export function requireCarried({ courier, trackingNumber: typed }: Carried): Carried {
  const trackingNumber = plainNumber(typed)
  const problem = trackingNumber === '' ? 'required' : 'tracking-number'
  const fits = trackingNumber === '' ? !needsNumber(courier) : fitsCourier(courier, trackingNumber)
  if (!fits) refuse('BAD_INPUT', { field: 'trackingNumber', fields: { trackingNumber: problem } })
  return { courier, trackingNumber }
}

/** A merchant has sent these pieces to us; they are its still, until they arrive. */
export async function recordComing(tx: Tx, unitIds: readonly string[], { courier, trackingNumber }: Carried): Promise<void> {
  const parcelId = newId()
  await sql`with parcel as (
      insert into parcels (parcel_id, direction, courier, tracking_number, sent_at)
      values (${parcelId}, 'to-us', ${courier}, ${trackingNumber || null}, ${clock.now()}))
    insert into parcel_units (parcel_id, unit_id) select ${parcelId}, unnest(${[...unitIds]}::uuid[])`.execute(tx)
}

/** What was on its way to us with any of these pieces is here; answers which of them had no such parcel. */
async function receiveComing(tx: Tx, unitIds: readonly string[]): Promise<string[]> {
  const came = await changeRows(
    tx,
    z.object({ unitIds: z.array(z.string()) }),
    sql`with came as (
        update parcels p set received_at = ${clock.now()} where p.direction = 'to-us' and p.received_at is null
          and exists (select from parcel_units x where x.parcel_id = p.parcel_id and x.unit_id = any(${[...unitIds]}::uuid[]))
        returning p.parcel_id)
      select array_agg(x.unit_id::text) as "unitIds" from came join parcel_units x using (parcel_id) group by parcel_id`,
  )
  const known = new Set(came.flatMap((parcel) => parcel.unitIds))
  return unitIds.filter((unitId) => !known.has(unitId))
}

const DIRECTIONS: Partial<Record<UnitMove, ParcelRow['direction']>> = {
  arrive: 'to-us',
  send: 'to-shopper',
  'come-back': 'back',
  return: 'back',
}

/** Pieces have travelled or travel now; answers their parcel when that is a new one. */
export async function recordParcel(
  tx: Tx,
  move: UnitMove,
  units: readonly UnitRow[],
  { carried, logisticsType }: { carried: Carried | undefined; logisticsType: number },
): Promise<string | undefined> {
  const all = units.map((unit) => unit.unit_id)
  const unitIds = move === 'arrive' ? await receiveComing(tx, all) : all
  if (unitIds.length === 0) return undefined
  if (move === 'receive') await receiveParcels(tx, unitIds)
  if (move === 'lose' || move === 'come-back' || move === 'return')
    await endParcels(tx, unitIds, move === 'lose' ? 'lost' : 'came-back')
  const direction = DIRECTIONS[move]
  if (!direction) return undefined
  const parcelId = newId()
  const now = clock.now()
  const [sentAt, receivedAt] = direction === 'to-shopper' ? [now, null] : [null, now]
  const code = direction === 'to-shopper' && logisticsType === PICK_UP ? newSpokenCode(PICK_UP_CODE_LENGTH) : null
  const keepUntil = code === null ? null : new Date(now.getTime() + PICK_UP_DAYS * DAY)
  await sql`with parcel as (
      insert into parcels (parcel_id, direction, courier, tracking_number, sent_at, received_at, pick_up_code, keep_until)
      values (${parcelId}, ${direction}, ${carried?.courier || null}, ${carried?.trackingNumber || null}, ${sentAt}, ${receivedAt}, ${code}, ${keepUntil}))
    insert into parcel_units (parcel_id, unit_id) select ${parcelId}, unnest(${unitIds}::uuid[])`.execute(tx)
  return parcelId
}

const receiveParcels = (tx: Tx, unitIds: readonly string[]) =>
  orderTables(tx)
    .updateTable('parcels')
    .set({ received_at: clock.now() })
    .where('direction', '=', 'to-shopper')
    .where('received_at', 'is', null)
    .where('ended_at', 'is', null)
    .where('parcel_id', 'in', ({ selectFrom }) => selectFrom('parcel_units').select('parcel_id').where('unit_id', 'in', unitIds))
    .execute()

/** What was on its way to a shopper never arrives, none of it: its days run out for nobody, and no code opens it. */
const endParcels = (tx: Tx, unitIds: readonly string[], how: 'lost' | 'came-back') =>
  orderTables(tx)
    .updateTable('parcels')
    .set({ ended_as: how, ended_at: clock.now() })
    .where('direction', '=', 'to-shopper')
    .where('received_at', 'is', null)
    .where('ended_at', 'is', null)
    .where('parcel_id', 'in', ({ selectFrom }) => selectFrom('parcel_units').select('parcel_id').where('unit_id', 'in', unitIds))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('parcel_units as c')
            .innerJoin('units as u', 'u.unit_id', 'c.unit_id')
            .select('c.unit_id')
            .whereRef('c.parcel_id', '=', 'parcels.parcel_id')
            .where('u.state', '=', 'sent'),
        ),
      ),
    )
    .execute()

/** Pieces travel with what is in their parcel: all of it is lost, or comes back. Answers what of it is still on its way. */
export async function withTheirParcels(tx: Read, orderId: string, unitIds: readonly string[]): Promise<string[]> {
  const inside = await orderTables(tx)
    .selectFrom('parcel_units as named')
    .innerJoin('parcels as p', 'p.parcel_id', 'named.parcel_id')
    .innerJoin('parcel_units as c', 'c.parcel_id', 'p.parcel_id')
    .innerJoin('units as u', 'u.unit_id', 'c.unit_id')
    .select('u.unit_id')
    .where('named.unit_id', 'in', [...unitIds])
    .where('u.order_id', '=', orderId)
    .where('u.state', '=', 'sent')
    .where('p.direction', '=', 'to-shopper')
    .where('p.received_at', 'is', null)
    .where('p.ended_at', 'is', null)
    .execute()
  return [...new Set([...unitIds, ...inside.map(({ unit_id }) => unit_id)])]
}

/** The parcels that pieces of an order have travelled in, the oldest first. */
export function listParcels(tx: Read, orderId: Key): Promise<ParcelOfOrder[]> {
  return orderTables(tx)
    .selectFrom('units as u')
    .innerJoin('parcel_units as c', 'c.unit_id', 'u.unit_id')
    .innerJoin('parcels as p', 'p.parcel_id', 'c.parcel_id')
    .selectAll('p')
    .select(({ fn }) => fn.agg<string[]>('array_agg', ['u.unit_id']).as('unitIds'))
    .where('u.order_id', '=', orderId)
    .groupBy('p.parcel_id')
    .orderBy('p.parcel_id')
    .execute()
}

/** What waits to be fetched under a code, or nothing. */
export async function findWaitingParcel(tx: Read, code: string): Promise<{ orderId: string; unitIds: string[] } | undefined> {
  return orderTables(tx)
    .selectFrom('parcels as p')
    .innerJoin('parcel_units as c', 'c.parcel_id', 'p.parcel_id')
    .innerJoin('units as u', 'u.unit_id', 'c.unit_id')
    .select(({ fn }) => ['u.order_id as orderId', fn.agg<string[]>('array_agg', ['u.unit_id']).as('unitIds')])
    .where('p.pick_up_code', '=', code)
    .where('p.received_at', 'is', null)
    .where('p.ended_at', 'is', null)
    .where('u.state', '=', 'sent')
    .groupBy('u.order_id')
    .executeTakeFirst()
}

/** Who carries it, and the code it is fetched with. */
export async function getParcel(tx: Read, parcelId: string): Promise<Carried & { pickUpCode: string }> {
  const parcel = await orderTables(tx)
    .selectFrom('parcels')
    .select(['courier', 'tracking_number', 'pick_up_code'])
    .where('parcel_id', '=', parcelId)
    .executeTakeFirstOrThrow()
  return {
    courier: parcel.courier ?? '',
    trackingNumber: parcel.tracking_number ?? '',
    pickUpCode: parcel.pick_up_code ?? '',
  }
}

/** Pieces whose parcel left fourteen days ago, and of which nobody has said yet that they arrived. */
export function unitsArrived(tx: Read) {
  const since = new Date(clock.now().getTime() - AUTO_RECEIVE_DAYS * DAY)
  return orderTables(tx)
    .selectFrom('parcels as p')
    .innerJoin('parcel_units as c', 'c.parcel_id', 'p.parcel_id')
    .innerJoin('units as u', 'u.unit_id', 'c.unit_id')
    .where('p.direction', '=', 'to-shopper')
    .where('p.received_at', 'is', null)
    .where('p.ended_at', 'is', null)
    .where('p.sent_at', '<=', since)
    .where('u.state', '=', 'sent')
}

export async function listUnitsArrived(tx: Read, orderId: string): Promise<string[]> {
  const found = await unitsArrived(tx).select('u.unit_id').where('u.order_id', '=', orderId).execute()
  return found.map((unit) => unit.unit_id)
}
