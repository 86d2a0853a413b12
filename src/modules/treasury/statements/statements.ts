import { createHash } from 'node:crypto'
import { type Operator, recordAudit } from '#platform/audit-trail.server.ts'
import { clock, DAY, dayInHongKong, startOfDay } from '#platform/clock.ts'
import { type Locked, lockRows, type Read, type Tx } from '#platform/database.server.ts'
import { newId } from '#platform/ids.server.ts'
import { refuse } from '#platform/refusal.ts'
import { listReturned } from '../payouts/withdrawals.ts'
import { lineKeys } from './read-statement.ts'
import {
  isLineOpen,
  methodOf,
  plainWords,
  type ReadStatement,
  type StatementFormat,
  statementFormats,
  type StatementLine,
} from './statement-lines.rules.ts'
import { type LineRow, treasuryTables } from '../treasury.tables.ts'

const SAME_LINE_DAYS = 31
/** Rows of one insert: what a statement of PostgreSQL may carry of parameters is limited. */
const ROWS_AT_ONCE = 500

/**
 * Keeps a statement whose lines are booked later, each by itself; lines of earlier statements are left out. The same file again is
 * the statement it was. Answers its ID.
 */
export async function keepStatement(tx: Tx, operator: Operator, file: Buffer, read: ReadStatement): Promise<string> {
  const statementId = newId()
  const kept = await treasuryTables(tx)
    .insertInto('bank_statements')
    .values({
      statement_id: statementId,
      digest: digestOf(file),
      format: read.format,
      imported_by: operator.id,
      imported_at: clock.now(),
    })
    .onConflict((conflict) => conflict.column('digest').doNothing())
    .returning('statement_id')
    .executeTakeFirst()
  if (!kept) return findByDigest(tx, file)
  await insertLines(tx, statementId, read.lines, 0)
  await recordAudit(tx, { by: operator, action: 'statement-imported', subject: 'statement', subjectId: statementId })
  return statementId
}

const digestOf = (file: Buffer): string => createHash('sha256').update(file).digest('hex')

async function findByDigest(tx: Read, file: Buffer): Promise<string> {
  const { statement_id } = await treasuryTables(tx)
    .selectFrom('bank_statements')
    .select('statement_id')
    .where('digest', '=', digestOf(file))
    .executeTakeFirstOrThrow()
  return statement_id
}

/** What the bank itself has told of, on the statement of the day on which it has; movements it told of before are left out. */
export async function keepMovements(tx: Tx, movements: readonly StatementLine[]): Promise<void> {
  const known = await findKnownLines(tx, movements)
  const fresh = movements.filter((_, index) => !known[index])
  if (fresh.length === 0) return
  const today = `feed ${dayInHongKong(clock.now())}`
  // Two processes may have asked the bank at once: the second waits here, and finds the first one's lines.
  const { statement_id: statementId } = await treasuryTables(tx)
    .insertInto('bank_statements')
    .values({ statement_id: newId(), digest: today, format: 'feed', imported_at: clock.now() })
    .onConflict((conflict) => conflict.column('digest').doUpdateSet({ imported_at: clock.now() }))
    .returning('statement_id')
    .executeTakeFirstOrThrow()
  const { last } = await treasuryTables(tx)
    .selectFrom('statement_lines')
    .select(({ fn }) => fn.max('position').as('last'))
    .where('statement_id', '=', statementId)
    .executeTakeFirstOrThrow()
  await insertLines(tx, statementId, fresh, (last ?? -1) + 1)
}

async function insertLines(tx: Tx, statementId: string, lines: readonly StatementLine[], from: number): Promise<void> {
  const keys = lineKeys(lines)
  const rows = lines.map((line, index) => ({
    line_id: newId(),
    statement_id: statementId,
    position: from + index,
    line_key: keys[index] ?? '',
    booked_on: line.bookedOn,
    amount_cents: line.amountCents,
    method: methodOf(line),
    reference: line.reference,
    payer: line.payer,
    state: 'waiting' as const,
  }))
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE)
    await treasuryTables(tx)
      .insertInto('statement_lines')
      .values(rows.slice(at, at + ROWS_AT_ONCE))
      .onConflict((conflict) => conflict.column('line_key').doNothing())
      .execute()
}

/** Which of these lines stand in a statement that was imported before. */
export async function findKnownLines(tx: Read, lines: readonly StatementLine[]): Promise<boolean[]> {
  const keys = lineKeys(lines)
  const known = await treasuryTables(tx).selectFrom('statement_lines').select('line_key').where('line_key', 'in', keys).execute()
  const found = new Set(known.map(({ line_key }) => line_key))
  return keys.map((key) => found.has(key))
}

export type TakenLine = LineRow & { format: StatementFormat }

/** The next line that is to be booked, held by this transaction; lines that another process has in hand are passed over. */
export const takeWaitingLine = (tx: Tx): Promise<TakenLine | undefined> =>
  treasuryTables(tx)
    .selectFrom('statement_lines as l')
    .innerJoin('bank_statements as s', 's.statement_id', 'l.statement_id')
    .selectAll('l')
    .select('s.format')
    .where('l.state', '=', 'waiting')
    .orderBy('l.line_id')
    .limit(1)
    .forUpdate('l')
    .skipLocked()
    .executeTakeFirst()

/** A line that waits for a person. Refuses LINE_IS_SETTLED when it does not, or no longer. */
export async function lockOpenLine(tx: Tx, lineId: string): Promise<Locked<LineRow>> {
  const [line] = await lockRows(tx, treasuryTables(tx).selectFrom('statement_lines').selectAll().where('line_id', '=', lineId))
  if (!line) refuse('NOT_FOUND')
  return isLineOpen(line.state) ? line : refuse('LINE_IS_SETTLED')
}

type Came = { state: Exclude<LineRow['state'], 'waiting'>; orderNumber?: string | undefined; heldId?: string; sameAs?: string }

export async function settleLine(tx: Tx, lineId: string, { state, orderNumber, heldId, sameAs }: Came): Promise<void> {
  await treasuryTables(tx)
    .updateTable('statement_lines')
    .set({
      state,
      order_number: orderNumber ?? null,
      held_id: heldId ?? null,
      same_as: sameAs ?? null,
      settled_at: clock.now(),
    })
    .where('line_id', '=', lineId)
    .execute()
}

/** Held money of a line was for this order after all. */
export async function nameLineOfHeld(tx: Tx, heldId: string, orderNumber: string): Promise<void> {
  await treasuryTables(tx)
    .updateTable('statement_lines')
    .set({ state: 'order', order_number: orderNumber, held_id: null })
    .where('held_id', '=', heldId)
    .execute()
}

/** How much of an order's money stands on statements. */
export async function sumOnStatements(tx: Read, orderNumber: string): Promise<number> {
  const { cents } = await treasuryTables(tx)
    .selectFrom('statement_lines')
    .select(({ fn }) => fn.sum<string | null>('amount_cents').as('cents'))
    .where('order_number', '=', orderNumber)
    .where('state', 'in', ['order', 'same'])
    .executeTakeFirstOrThrow()
  return Number(cents ?? 0)
}

/** How often money out of this amount has been explained by payouts of the order. */
export async function countOut(tx: Read, orderNumber: string, amountCents: number): Promise<number> {
  const { num } = await treasuryTables(tx)
    .selectFrom('statement_lines')
    .select(({ fn }) => fn.countAll<number>().as('num'))
    .where('order_number', '=', orderNumber)
    .where('amount_cents', '=', amountCents)
    .where('state', '=', 'out')
    .executeTakeFirstOrThrow()
  return num
}

/** Of what was typed by hand, what no line of a statement is yet. */
export async function withoutLine(tx: Read, typed: readonly string[]): Promise<string[]> {
  if (typed.length === 0) return []
  const taken = await treasuryTables(tx).selectFrom('statement_lines').select('same_as').where('same_as', 'in', typed).execute()
  const gone = new Set(taken.map(({ same_as }) => same_as))
  return typed.filter((id) => !gone.has(id))
}

/**
 * How many withdrawals of this amount have come back from their bank since then, and stand on no statement yet. Each line that a person has
 * said to be money of the books explains the oldest it can; told of by several ways, a withdrawal is explained once.
 */
export async function timesReturned(tx: Read, amountCents: number, since: Date): Promise<number> {
  const returned = await listReturned(tx, amountCents)
  if (!returned.some((at) => at > since)) return 0
  const lines = await listSaidSame(tx, amountCents)
  const explained = new Set<Date>()
  for (const format of statementFormats) {
    const open = new Set(returned)
    for (const { booked_on: day, settled_at: saidAt } of lines.filter((line) => line.format === format)) {
      const from = startOfDay(day).getTime() - SAME_LINE_DAYS * DAY
      const own = [...open].find((at) => at.getTime() > from && saidAt !== null && at < saidAt)
      if (own && open.delete(own)) explained.add(own)
    }
  }
  return returned.filter((at) => at > since && !explained.has(at)).length
}

/** Of what a person has said to be in the books: neither an order's, nor typed, nor told of by another way as money that came. */
const listSaidSame = (tx: Read, amountCents: number) =>
  treasuryTables(tx)
    .selectFrom('statement_lines as l')
    .innerJoin('bank_statements as s', 's.statement_id', 'l.statement_id')
    .select(['s.format', 'l.booked_on', 'l.settled_at'])
    .where('l.amount_cents', '=', amountCents)
    .where('l.state', '=', 'same')
    .where('l.order_number', 'is', null)
    .where('l.same_as', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('statement_lines as other')
            .select('other.line_id')
            .whereRef('other.amount_cents', '=', 'l.amount_cents')
            .whereRef('other.booked_on', '=', 'l.booked_on')
            .where('other.state', 'in', ['held', 'order']),
        ),
      ),
    )
    .orderBy('l.booked_on')
    .execute()

type Movement = { bookedOn: string; amountCents: number; reference: string; orderNumber: string | undefined }

/**
 * Whether the bank has told of this money by another way, in which it words it differently: `known` with the same order or the same
 * words, `like` with nothing but day and amount. As often as it stands there, and no oftener.
 */
export async function findTwin(tx: Read, format: StatementFormat, line: Movement): Promise<'known' | 'like' | undefined> {
  const lines = await treasuryTables(tx)
    .selectFrom('statement_lines as l')
    .innerJoin('bank_statements as s', 's.statement_id', 'l.statement_id')
    .select(['s.format', 'l.reference', 'l.order_number'])
    .where('l.booked_on', '=', line.bookedOn)
    .where('l.amount_cents', '=', line.amountCents)
    .where('l.state', 'in', ['order', 'held', 'reversed', 'known', 'same'])
    .execute()
  const isMore = (like: typeof lines): boolean => {
    const own = like.filter((one) => one.format === format).length
    return statementFormats.some((other) => like.filter((one) => one.format === other).length > own)
  }
  const alike = lines.filter(({ order_number }) => order_number === (line.orderNumber ?? null))
  const words = plainWords(line.reference)
  const told = line.orderNumber === undefined ? alike.filter(({ reference }) => plainWords(reference) === words) : alike
  if (isMore(told)) return 'known'
  return isMore(alike) ? 'like' : undefined
}

/** Whether it is the bank that has told of held money. */
export async function isLineOfHeld(tx: Read, heldId: string): Promise<boolean> {
  const line = await treasuryTables(tx)
    .selectFrom('statement_lines')
    .select('line_id')
    .where('held_id', '=', heldId)
    .executeTakeFirst()
  return line !== undefined
}

/** Whether a statement has brought this money lately: somebody is typing what stands there. */
export async function isOnStatement(tx: Read, line: { amountCents: number; references: string[] }): Promise<boolean> {
  const found = await treasuryTables(tx)
    .selectFrom('statement_lines')
    .select('line_id')
    .where('amount_cents', '=', line.amountCents)
    .where('state', 'in', ['order', 'held'])
    .where('settled_at', '>', new Date(clock.now().getTime() - SAME_LINE_DAYS * DAY))
    .where((where) => where.or([where('order_number', 'in', line.references), where('reference', 'in', line.references)]))
    .executeTakeFirst()
  return found !== undefined
}
