import { findOrder, lockOrder, type OrderRow, postHeld, listPayments } from '#modules/orders/index.server.ts'
import { isTransfer } from '#modules/orders/payments/pay-types.rules.ts'
import {
  holdMoney,
  listHeldOfOrder,
  listTypedWithoutOrder,
  sumHeld,
  findTwin,
  type LineRow,
  lockOpenLine,
  settleLine,
  sumOnStatements,
  takeWaitingLine,
  type TakenLine,
  timesReturned,
  withoutLine,
} from '#modules/treasury/index.server.ts'
import { plainWords, saysReversed, type StatementFormat } from '#modules/treasury/statements/statement-lines.rules.ts'
import { BANK, isOfShop } from '#platform/actor.ts'
import { type Actor, type Operator, recordAudit } from '#platform/audit-trail.server.ts'
import { clock, DAY, dayInHongKong, startOfDay } from '#platform/clock.ts'
import type { Database, Read, Tx } from '#platform/database.server.ts'
import type { Log } from '#platform/log.server.ts'
import { lockNames } from '#platform/name-lock.server.ts'
import { bookReversal, outStandingOf } from './book-reversal.ts'
import { orderNamedBy, paymentFor } from './repair-money.ts'
import { recordSuccess } from './settle-payment.ts'

/** Money is seen on the bank's page before it stands on a statement, seldom much longer. */
const TYPED_BEFORE_DAYS = 14

/**
 * Books what waits of imported statements, a line in a transaction of its own, until nothing waits. A line that cannot be booked
 * stands as failed, for a person, and holds up no other.
 */
export async function bookStatementLines(database: Database, log: Log): Promise<void> {
  for (;;) {
    let taken: string | undefined
    try {
      await database.inTransaction(async (tx) => {
        const line = await takeWaitingLine(tx)
        taken = line?.line_id
        if (line) await bookLine(tx, line)
      })
    } catch (problem) {
      const failed = taken
      if (failed === undefined) throw problem
      log.error({ err: problem, line: failed }, 'a line of a statement could not be booked')
      await database.inTransaction((tx) => settleLine(tx, failed, { state: 'failed' }))
    }
    if (taken === undefined) return
  }
}

async function bookLine(tx: Tx, line: TakenLine): Promise<void> {
  const orderNumber = await orderOf(tx, line)
  // Twins are booked one after the other, so that each finds what the other has become.
  if (orderNumber === undefined) await lockNames(tx, [`statement ${line.amount_cents}`])
  else await lockOrder(tx, { orderNumber })
  const { booked_on: bookedOn, amount_cents: amountCents, reference, payer } = line
  if (amountCents < 0) return bookOut(tx, line, { bookedOn, amountCents, reference, payer, orderNumber })
  const standing = await standingOf(tx, line.format, { bookedOn, amountCents, reference, payer, orderNumber })
  if (standing === 'new') return bookAs(tx, line, orderNumber)
  if (typeof standing === 'string') return settleLine(tx, line.line_id, { state: standing, orderNumber })
  return settleLine(tx, line.line_id, { state: 'same', ...standing })
}

async function bookOut(tx: Tx, line: TakenLine, out: Parameters<typeof outStandingOf>[2]): Promise<void> {
  const state = await outStandingOf(tx, line.format, out)
  const { orderNumber } = out
  if (state === 'reversed' && orderNumber !== undefined) await bookReversal(tx, line, orderNumber, BANK)
  await settleLine(tx, line.line_id, { state, orderNumber })
}

/** Its number may stand anywhere in what the bank says of a movement. */
export const orderOf = (tx: Read, { reference, payer }: { reference: string; payer: string }): Promise<string | undefined> =>
  orderNamedBy(tx, `${reference} ${payer}`)

type Movement = { bookedOn: string; amountCents: number; reference: string; payer: string; orderNumber: string | undefined }
type Standing = 'new' | 'known' | 'same' | 'doubtful' | 'ahead' | { sameAs: string }

/**
 * Whether the books hold this money already: the bank has told of it by another way, or finance has typed the line or confirmed the
 * transfer at its order. What only looks like it is doubtful, and what is of a day that is still to come has not come yet.
 */
export async function standingOf(tx: Read, format: StatementFormat, line: Movement): Promise<Standing> {
  if (line.bookedOn > dayInHongKong(clock.now())) return 'ahead'
  const twin = await findTwin(tx, format, line)
  if (twin === 'known') return 'known'
  const recorded = line.orderNumber === undefined ? await findTyped(tx, line) : await findInOrder(tx, line.orderNumber, line)
  if (recorded !== 'new') return recorded
  if (twin === 'like') return 'doubtful'
  return line.orderNumber === undefined && (await mayBeBack(tx, line)) ? 'doubtful' : 'new'
}

/** What the shop had paid itself may be here again: that a withdrawal had come back is in the books since it was said. */
async function mayBeBack(tx: Read, line: Movement): Promise<boolean> {
  return saysReversed(line) || (await timesReturned(tx, line.amountCents, recordedSince(line))) > 0
}

async function findInOrder(tx: Read, orderNumber: string, line: Movement): Promise<'new' | 'same' | 'doubtful'> {
  const order = await findOrder(tx, orderNumber)
  if (!order) return 'new'
  const unexplained = (await sumTransfers(tx, order)) - (await sumOnStatements(tx, orderNumber))
  if (unexplained === line.amountCents) return 'same'
  return unexplained > 0 ? 'doubtful' : 'new'
}

async function sumTransfers(tx: Read, { order_id: orderId }: OrderRow): Promise<number> {
  const paid = (await listPayments(tx, orderId)).filter(({ method }) => isTransfer(method))
  const held = (await listHeldOfOrder(tx, orderId)).filter(({ state }) => state === 'held')
  return paid.reduce((sum, { received_cents }) => sum + (received_cents ?? 0), sumHeld(held))
}

const recordedSince = ({ bookedOn }: Pick<Movement, 'bookedOn'>): Date =>
  new Date(startOfDay(bookedOn).getTime() - TYPED_BEFORE_DAYS * DAY)

/** What was typed of this amount, and no line of a statement is yet. */
async function listTyped(tx: Read, line: Pick<Movement, 'bookedOn' | 'amountCents'>) {
  const typed = await listTypedWithoutOrder(tx, { amountCents: line.amountCents, since: recordedSince(line) })
  const free = await withoutLine(
    tx,
    typed.map(({ repair_id }) => repair_id),
  )
  return typed.filter(({ repair_id }) => free.includes(repair_id))
}

async function findTyped(tx: Read, line: Movement): Promise<'new' | 'doubtful' | { sameAs: string }> {
  const left = await listTyped(tx, line)
  const same = left.find(({ reference }) => plainWords(reference) === plainWords(line.reference))
  if (same) return { sameAs: same.repair_id }
  return left.length > 0 ? 'doubtful' : 'new'
}

async function bookAs(tx: Tx, line: LineRow, orderNumber: string | undefined, by: Actor = BANK): Promise<void> {
  if (line.amount_cents < 0) {
    if (orderNumber === undefined) return settleLine(tx, line.line_id, { state: 'out' })
    await bookReversal(tx, line, orderNumber, by)
    return settleLine(tx, line.line_id, { state: 'reversed', orderNumber })
  }
  const came = { method: line.method, amountCents: line.amount_cents, payer: line.payer }
  if (orderNumber === undefined) {
    const held = await holdMoney(tx, {
      ...came,
      reference: line.reference || line.payer,
      recordedBy: isOfShop(by) ? by.id : undefined,
    })
    if (!held) throw new Error('money of a statement has no id at a provider')
    await postHeld(tx, held)
    return settleLine(tx, line.line_id, { state: 'held', heldId: held.held_id })
  }
  const order = await lockOrder(tx, { orderNumber })
  const { payment_id } = await paymentFor(tx, order, came)
  await recordSuccess(tx, payment_id, by, came)
  return settleLine(tx, line.line_id, { state: 'order', orderNumber })
}

/** A person has looked: the line is money of its own, or it is what stands elsewhere already. */
export async function settleStatementLine(
  tx: Tx,
  operator: Operator,
  { lineId, as }: { lineId: string; as: 'another' | 'same' },
): Promise<string> {
  const line = await lockOpenLine(tx, lineId)
  const orderNumber = line.order_number ?? (await orderOf(tx, line))
  if (as === 'another') await bookAs(tx, line, orderNumber, operator)
  else if (line.amount_cents < 0) await settleLine(tx, lineId, { state: 'out', orderNumber })
  else
    await settleLine(tx, lineId, {
      state: 'same',
      orderNumber,
      ...(orderNumber === undefined ? await sameAsTyped(tx, line) : {}),
    })
  const after = { as, amountCents: line.amount_cents, reference: line.reference }
  await recordAudit(tx, {
    by: operator,
    action: 'statement-line-settled',
    subject: 'statement',
    subjectId: line.statement_id,
    after,
  })
  return line.statement_id
}

/** Named, so that what was typed explains one line, and money that came back is not taken for explained by it. */
async function sameAsTyped(tx: Tx, line: LineRow): Promise<{ sameAs?: string }> {
  await lockNames(tx, [`statement ${line.amount_cents}`])
  const [typed] = await listTyped(tx, { bookedOn: line.booked_on, amountCents: line.amount_cents })
  return typed ? { sameAs: typed.repair_id } : {}
}
