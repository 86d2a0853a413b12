import { sql } from 'kysely'
import { z } from 'zod'
import { emit, type Topic } from '#events/events.server.ts'
import type { Actor } from '#platform/audit-trail.server.ts'
import { clock } from '#platform/clock.ts'
import type { Locked, Read, Tx } from '#platform/database.server.ts'
import { readTogether } from '#platform/database/together.server.ts'
import { unseenArray } from '#platform/database/unseen-array.server.ts'
import { newId } from '#platform/ids.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { refuse } from '#platform/refusal.ts'
import { depositStanding, orderState } from './order-state.rules.ts'
import { isFree, returningKinds } from '../refunds/refund.rules.ts'
import { type OrderMove, orderMoves, type OrderState, unitsReached } from '../orders.rules.ts'
import { type OrderRow, orderTables, type UnitRow } from '../orders.tables.ts'
import { type Carried, recordParcel } from './parcels.ts'
import { type ConsignmentState, consignmentState, isKept, unitMoves } from './unit.rules.ts'
import { listUnits } from './units.ts'

type Moved = (tx: Tx, orderId: string, move: OrderMove, by: Actor & { note?: string }) => void
let told: Moved = () => {}

/** What every move brings with it in its own transaction, whichever flow makes it; said once for a process. */
export const whenOrdersMove = (tell: Moved): void => {
  told = tell
}

type MoveFacts = Pick<Partial<OrderRow>, 'pay_type' | 'payment_fee_cents'> & {
  /** Which of its pieces; all that can move, when nothing is said. */
  unitIds?: readonly string[] | undefined
  parcel?: Carried
  /** By when each consignment is to be sent, where that is known from now on. */
  due?: ReadonlyMap<string, Date>
}

/**
 * Moves a locked order along, writing who did it and why, and tells of it; a move that does not exist from here, or not for one of the
 * pieces that are named, is refused. Call it when the rows of payments and refunds stand as they are to be: the order follows them.
 */
export async function moveOrder(
  tx: Tx,
  order: Locked<OrderRow>,
  move: OrderMove,
  by: Actor & { note?: string },
  { unitIds, parcel, due, ...set }: MoveFacts = {},
): Promise<Locked<OrderRow>> {
  const now = clock.now()
  const next = {
    ...order,
    ...set,
    paid_at: move === 'pay' ? now : order.paid_at,
    completed_at: move === 'complete' || move === 'use-deposit' ? now : order.completed_at,
  }
  const [units, money] = await readTogether(tx, (read) => Promise.all([listUnits(read, order.order_id), moneyOf(read, next)]))
  const moved = requireReached(order, move, units, unitIds)
  const step = orderMoves[move].units
  const after = units.map((unit) => (step && moved.includes(unit) ? { ...unit, state: unitMoves[step].to } : unit))
  const consignments = consignmentsOf(after)
  const state = orderState({
    isPaid: next.paid_at !== null,
    isCompleted: next.completed_at !== null,
    ...money,
    keepsFree: await keepsFree(tx, after),
    isAllAsked: next.paid_at !== null && (await isAllAsked(tx, after)),
    consignments: order.purpose === 'deposit' ? [standingOf(next, move)] : [...consignments.values()],
  })
  const written = { ...next, state }
  await write(tx, written, { move, from: order.state, by, moved, after, consignments, due, now })
  const parcelId =
    step && moved.length > 0
      ? await recordParcel(tx, step, moved, { carried: parcel, logisticsType: order.logistics_type })
      : undefined
  await tell(tx, order, state, move, by, { parcelId, moved: step ? moved : [] })
  told(tx, order.order_id, move, by)
  return written
}

const standingOf = ({ paid_at, completed_at, state }: OrderRow, move: OrderMove): ConsignmentState =>
  depositStanding({
    isPaid: paid_at !== null,
    isCompleted: completed_at !== null,
    isClosed: move === 'close' || state !== 'payment-pending',
  })

function requireReached(
  order: OrderRow,
  move: OrderMove,
  units: readonly UnitRow[],
  unitIds: readonly string[] | undefined,
): readonly UnitRow[] {
  const named = unitIds ? units.filter((unit) => unitIds.includes(unit.unit_id)) : units
  const reached = unitsReached(order.state, move, named)
  const misses = orderMoves[move].needsUnits && unitIds && reached?.length !== unitIds.length
  return !reached || misses ? refuse('ORDER_MOVED_ON', { state: order.state }) : reached
}

const consignmentsOf = (units: readonly UnitRow[]): Map<string, ConsignmentState> =>
  new Map(
    [...Map.groupBy(units, (unit) => unit.consignment_id)].map(([id, own]) => [
      id,
      consignmentState(own.map((unit) => unit.state)),
    ]),
  )

const Money = z.object({ receivedCents: z.int(), askedCents: z.int(), backCents: z.int(), openRefunds: z.int() })

/** What came for an order, balance that pays it included, and what of it goes back; what is paid on top of that is none of it. */
async function moneyOf(tx: Read, { order_id: orderId, parts, paid_at }: OrderRow): Promise<z.output<typeof Money>> {
  const asked = sql`from refunds where order_id = ${orderId} and kind = any(${returningKinds})`
  const [money] = await readRows(
    tx,
    Money,
    sql`select (select coalesce(sum(received_cents), 0)::bigint from payments where order_id = ${orderId} and state = 'succeeded') as "receivedCents",
      (select coalesce(sum(amount_cents), 0)::bigint ${asked}) as "askedCents",
      (select coalesce(sum(amount_cents), 0)::bigint ${asked} and state = 'confirmed') as "backCents",
      (select count(*)::int ${asked} and state <> 'confirmed') as "openRefunds"`,
  )
  const came = money ?? { receivedCents: 0, askedCents: 0, backCents: 0, openRefunds: 0 }
  if (!parts.balance || paid_at === null) return came
  const balance = await balanceAsked(tx, orderId)
  return {
    ...came,
    receivedCents: came.receivedCents - parts.balance,
    askedCents: came.askedCents + balance.askedCents,
    backCents: came.backCents + balance.backCents,
  }
}

const Asked = Money.pick({ askedCents: true, backCents: true })

async function balanceAsked(tx: Read, orderId: string): Promise<z.output<typeof Asked>> {
  const [asked] = await readRows(
    tx,
    Asked,
    sql`select coalesce(-sum(p.amount_cents), 0)::bigint as "askedCents",
      coalesce(-sum(p.amount_cents) filter (where r.state = 'confirmed'), 0)::bigint as "backCents"
    from refund_parts p join refunds r using (refund_id) where r.order_id = ${orderId} and p.part = 'balance'`,
  )
  return asked ?? { askedCents: 0, backCents: 0 }
}

/** A free piece among what is still to come or kept, that no refund is about. */
async function keepsFree(tx: Read, units: readonly UnitRow[]): Promise<boolean> {
  const free = units.filter((unit) => isFree(unit) && isKept(unit.state)).map((unit) => unit.unit_id)
  if (free.length === 0) return false
  const asked = await orderTables(tx)
    .selectFrom('refund_parts')
    .select('unit_id')
    .distinct()
    .where('unit_id', 'in', free)
    .execute()
  return asked.length < free.length
}

/** Nobody has a piece or waits for one, and of each all of its price was asked back. */
async function isAllAsked(tx: Read, units: readonly UnitRow[]): Promise<boolean> {
  if (units.some((unit) => isKept(unit.state))) return false
  const priced = units.filter((unit) => (unit.parts.goods ?? 0) > 0)
  if (priced.length === 0) return false
  const asked = await orderTables(tx)
    .selectFrom('refund_parts')
    .select(({ fn }) => ['unit_id', fn.sum<string>('amount_cents').as('cents')])
    .where(
      'unit_id',
      'in',
      priced.map((unit) => unit.unit_id),
    )
    .where('part', '=', 'goods')
    .groupBy('unit_id')
    .execute()
  const centsOf = new Map(asked.map(({ unit_id, cents }) => [unit_id, Number(cents)]))
  return priced.every((unit) => centsOf.get(unit.unit_id) === unit.parts.goods)
}

type Written = {
  move: OrderMove
  from: OrderState
  by: Actor & { note?: string }
  moved: readonly UnitRow[]
  after: readonly UnitRow[]
  consignments: ReadonlyMap<string, ConsignmentState>
  due: MoveFacts['due']
  now: Date
}

/** Pieces, their consignments, the order and its history in one statement: none of them is ever seen without the others. */
async function write(tx: Tx, order: OrderRow, { move, from, by, moved, after, consignments, due, now }: Written): Promise<void> {
  const standing = [[null, null] as const, ...consignments].map(
    ([id, state]) => sql`(${id}::uuid, ${state}::text, ${(id && due?.get(id)) ?? null}::timestamptz)`,
  )
  const unitIds = moved.map((unit) => unit.unit_id)
  const to = after.find((unit) => unit.unit_id === unitIds[0])?.state ?? null
  await sql`with moved_units as (
      update units set state = ${to}, shelf = case when ${move === 'close'} then 'on-sale' else shelf end where unit_id = any(${unseenArray('uuid', unitIds)})),
    moved_consignments as (
      update consignments c set state = n.state, due_at = coalesce(n.due_at, c.due_at)
      from (values ${sql.join(standing)}) n (consignment_id, state, due_at)
      where c.consignment_id = n.consignment_id and (c.state <> n.state or n.due_at is not null)),
    history as (
      insert into order_history (entry_id, order_id, move, from_state, to_state, actor, actor_kind, actor_id, note, happened_at)
      values (${newId()}, ${order.order_id}, ${move}, ${from}, ${order.state}, ${by.name ?? ''}, ${by.kind}, ${by.id ?? null}, ${by.note || null}, ${now}))
    update orders set state = ${order.state}, paid_at = ${order.paid_at}, completed_at = ${order.completed_at}, pay_type = ${order.pay_type},
      payment_fee_cents = ${order.payment_fee_cents},
      invoice_number = case when ${order.paid_at}::timestamptz is null or purpose = 'deposit' then null
        else coalesce(invoice_number, nextval('invoice_numbers')::integer) end where order_id = ${order.order_id}`.execute(tx)
}

const EVENTS = {
  pay: 'order-paid',
  'pay-late': 'order-paid-late',
  close: 'order-closed',
  'seller-sent': 'order-seller-sent',
  receive: 'order-received',
  complete: 'order-completed',
  'come-back': 'parcel-came-back',
  'request-refund': 'order-refund-requested',
} as const satisfies Partial<Record<OrderMove, Topic>>

const hasEvent = (move: OrderMove): move is keyof typeof EVENTS => move in EVENTS

async function tell(
  tx: Tx,
  before: OrderRow,
  state: OrderState,
  move: OrderMove,
  by: Actor,
  { parcelId, moved: units }: { parcelId: string | undefined; moved: readonly UnitRow[] },
): Promise<void> {
  // What is told of orders is about items.
  if (before.purpose === 'deposit') return emit(tx, 'deposit-moved', { orderId: before.order_id })
  const unitIds = units.map(({ unit_id }) => unit_id)
  const moved = {
    orderId: before.order_id,
    by: { kind: by.kind, ...(by.id ? { id: by.id } : {}) },
    ...(unitIds.length > 0 ? { unitIds } : {}),
  } as const
  if (move === 'dispatch' && parcelId) await emit(tx, 'order-dispatched', { ...moved, parcelId })
  else if (hasEvent(move)) await emit(tx, EVENTS[move], moved)
  if (orderMoves[move].units === 'cancel' && before.paid_at !== null && units.length > 0) await emit(tx, 'items-cancelled', moved)
  // Where nothing else is to come, that the order has failed says it.
  if (move === 'lose' && state !== 'failed') await emit(tx, 'parcel-lost', moved)
  if (state === before.state) return
  if (state === 'refunded') await emit(tx, 'order-refunded', moved)
  if (state === 'failed') await emit(tx, 'order-failed', moved)
}
