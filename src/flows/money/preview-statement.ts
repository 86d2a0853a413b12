import { findOrder } from '#modules/orders/index.server.ts'
import { listHeldOfOrder, sumHeld, findKnownLines, keepStatement, readStatement } from '#modules/treasury/index.server.ts'
import {
  methodOf,
  type ReadStatement,
  type StatementFormat,
  type StatementLine,
} from '#modules/treasury/statements/statement-lines.rules.ts'
import type { PreviewLineWire, PreviewWire } from '#modules/treasury/statements/statements.contract.ts'
import type { Operator } from '#platform/audit-trail.server.ts'
import type { Read, Tx } from '#platform/database.server.ts'
import { toWire } from '#platform/money.ts'
import { refuse } from '#platform/refusal.ts'
import { outStandingOf } from './book-reversal.ts'
import { orderOf, standingOf } from './book-statement.ts'

const MOST_LINES = 5_000

/** What a file would bring, line by line, without bringing it. */
export async function previewStatement(tx: Read, file: Buffer): Promise<PreviewWire> {
  const read = requireStatement(file)
  const known = await findKnownLines(tx, read.lines)
  const lines: PreviewLineWire[] = []
  for (const [index, line] of read.lines.entries())
    lines.push(known[index] === true ? { ...asSaid(line), will: 'known' } : await foresee(tx, read.format, line))
  return { lines, problems: read.problems }
}

/** Keeps the statement; its lines are booked by a job, each by itself. Answers its ID. */
export const importStatement = (tx: Tx, operator: Operator, file: Buffer): Promise<string> =>
  keepStatement(tx, operator, file, requireStatement(file))

function requireStatement(file: Buffer): ReadStatement {
  const read = readStatement(file)
  if (!read || read.lines.length === 0) refuse('STATEMENT_UNREADABLE', { field: 'file' })
  return read.lines.length > MOST_LINES ? refuse('STATEMENT_TOO_LONG', { field: 'file' }) : read
}

const asSaid = (line: StatementLine) => ({
  bookedOn: line.bookedOn,
  reference: line.reference,
  payer: line.payer,
  amount: toWire(line.amountCents),
  payType: methodOf(line),
  orderNo: '',
  due: '',
})

async function foresee(tx: Read, format: StatementFormat, line: StatementLine): Promise<PreviewLineWire> {
  const said = asSaid(line)
  const orderNumber = await orderOf(tx, line)
  if (line.amountCents < 0) {
    const will = await outStandingOf(tx, format, { ...line, orderNumber })
    return { ...said, orderNo: will === 'out' ? '' : (orderNumber ?? ''), will }
  }
  const standing = await standingOf(tx, format, { ...line, orderNumber })
  const named = { ...said, orderNo: orderNumber ?? '' }
  if (standing !== 'new') return { ...named, will: typeof standing === 'string' ? standing : 'same' }
  if (orderNumber === undefined) return { ...said, will: 'held' }
  return { ...named, due: await dueOf(tx, orderNumber), will: 'order' }
}

async function dueOf(tx: Read, orderNo: string): Promise<string> {
  const order = await findOrder(tx, orderNo)
  if (order?.state !== 'payment-pending') return ''
  return toWire(order.total_cents - sumHeld(await listHeldOfOrder(tx, order.order_id)))
}
