import { emit } from '#events/events.server.ts'
import {
  addApproval,
  addFree,
  findPerson,
  isPayee,
  isWaiting,
  listDeciders,
  lockOpenApproval,
  moveApproval,
  sumApproved,
  sumFree,
} from './approvals.ts'
import { findLimits, hasOpened } from './opened.ts'
import type { ApprovalRow } from './approvals.tables.ts'
import { APPROVAL_DELAY, type ApprovalKind, summedKinds, verdictOf } from './approval.rules.ts'
import type { Operator } from '#platform/audit-trail.server.ts'
import { clock } from '#platform/clock.ts'
import type { Tx } from '#platform/database.server.ts'
import { type Cents, fromWire } from '#platform/money.ts'
import { readTogether } from '#platform/database/together.server.ts'
import { lockNames } from '#platform/name-lock.server.ts'
import { refuse } from '#platform/refusal.ts'

/** Whoever presses; `isDue`: nobody does, the day of waiting is over, and this is who asked. */
export type Decider = Operator & { isDue?: boolean }

export type Matter = {
  kind: ApprovalKind
  subjectId: string
  amountCents: Cents
  orderId?: string | undefined
  /** Whose account it goes to. */
  payeeId?: string | undefined
  reason?: string
  /** The operator who asked, null where the person owed did; left out where whoever presses first is the one who asks. */
  askedBy?: string | null
  /** Above the sums a third person agrees, where an operator asked. */
  isThirdAbove?: boolean
  /** What is done once it is agreed to: the same is agreed to, and nothing else. */
  wanted?: Record<string, unknown>
}

/** Sums are those of everything that was decided before. Whoever locks what belongs to a member or a campaign takes this first. */
export const lockMoney = (tx: Tx): Promise<void> => lockNames(tx, ['money that leaves'])

/**
 * The one rule for all that leaves the shop. Answers whether it may go now; otherwise it waits for a second person, or for a day to pass where
 * there is none. Nobody agrees to what they asked for, receive themselves, or have a colleague for whom they let in a moment ago. Above the
 * sums of the settings two operators decide whoever asked. Refuses APPROVAL_SAME_PERSON, APPROVAL_WAITS and APPROVAL_DELAYED.
 */
export async function mayGo(tx: Tx, by: Decider, matter: Matter): Promise<boolean> {
  await lockMoney(tx)
  const open = await lockOpenApproval(tx, matter.kind, matter.subjectId)
  if (open && !isSame(open.wanted, matter.wanted ?? {})) refuse('APPROVAL_WAITS')
  if (by.isDue) return endDelay(tx, open)
  const { person, isMachine } = await findPerson(tx, by.id)
  const isStart = !open && matter.askedBy === undefined
  const askedBy = open ? open.asked_by : isStart ? person : await personBehind(tx, matter.askedBy)
  const involved = [askedBy, open?.first_by ?? null].filter((one) => one !== null)
  const isOther =
    !isMachine &&
    (await listDeciders(tx, matter.kind, involved)).includes(person) &&
    !(await isPayee(tx, person, { payeeId: matter.payeeId, orderId: matter.orderId }))
  const verdict = verdictOf({
    askedBy: askedBy ?? undefined,
    firstBy: open?.first_by ?? undefined,
    isOther,
    isAboveSums: await isAboveSums(tx, person, matter),
    isThirdAbove: matter.isThirdAbove ?? false,
    hasOthers: (await listDeciders(tx, matter.kind, [...involved, person])).length > 0,
  })
  if (verdict === 'same' && !isStart) refuse('APPROVAL_SAME_PERSON')
  if (verdict === 'delay' && open?.due_at) refuse('APPROVAL_DELAYED')
  const row = open ?? (await addApproval(tx, rowOf(matter, askedBy)))
  const word = isOther ? (row.first_by === null ? { first_by: person } : { second_by: person }) : {}
  if (verdict === 'go') await moveApproval(tx, row, 'approved', word)
  else if (verdict === 'delay') await delay(tx, row, isOther || row.asked_by !== null ? word : { asked_by: person })
  else await moveApproval(tx, row, 'waiting', word)
  return verdict === 'go'
}

/** What a machine's key has asked for its maker has. */
const personBehind = async (tx: Tx, askedBy: string | null | undefined): Promise<string | null> =>
  askedBy ? (await findPerson(tx, askedBy)).person : null

type Accepted = Matter & { kind: 'payment' | 'statement' | 'booking' }

/**
 * A payment that is accepted without the bank's line: free before the doors first open, and up to so much a day in all; above it a second
 * person agrees.
 */
export async function mayAccept(tx: Tx, by: Decider, matter: Accepted): Promise<boolean> {
  await lockMoney(tx)
  // All who accept wait for this lock meanwhile: what decides is one statement.
  const [isOpened, isOpen, limits, sumCents, { person }] = await readTogether(tx, (read) =>
    Promise.all([
      hasOpened(read),
      isWaiting(read, matter.kind, matter.subjectId),
      findLimits(read),
      sumFree(read),
      findPerson(read, by.id),
    ]),
  )
  if (!isOpened) return true
  if (isOpen || sumCents + matter.amountCents > fromWire(limits.withoutLine)) return mayGo(tx, by, matter)
  await addFree(tx, rowOf(matter, person))
  return true
}

/** Something an operator has begun that nobody has agreed to yet; refuses APPROVAL_WAITS where it waits already. */
export async function askFor(tx: Tx, by: Operator, matter: Matter): Promise<void> {
  if (await lockOpenApproval(tx, matter.kind, matter.subjectId)) refuse('APPROVAL_WAITS')
  await mayGo(tx, by, matter)
}

/** It is over without going: declined, or stopped. */
export async function endApproval(tx: Tx, by: Operator, kind: ApprovalKind, subjectId: string, answer: string): Promise<void> {
  const open = await lockOpenApproval(tx, kind, subjectId)
  if (open) await moveApproval(tx, open, 'declined', { declined_by: by.id, answer })
}

async function endDelay(tx: Tx, open: ApprovalRow | undefined): Promise<boolean> {
  if (!open?.due_at || open.due_at > clock.now()) return false
  await moveApproval(tx, open, 'approved', {})
  return true
}

/** Nobody else is there: the owner is told, and can stop it. */
async function delay(tx: Tx, row: ApprovalRow, word: Parameters<typeof moveApproval>[3]): Promise<void> {
  await moveApproval(tx, row, 'waiting', { ...word, due_at: new Date(clock.now().getTime() + APPROVAL_DELAY) })
  await emit(tx, 'approval-delayed', { approvalId: row.approval_id })
}

const rowOf = (matter: Matter, askedBy: string | null) => ({
  kind: matter.kind,
  subject_id: matter.subjectId,
  order_id: matter.orderId ?? null,
  payee_id: matter.payeeId ?? null,
  amount_cents: matter.amountCents,
  reason: matter.reason ?? '',
  wanted: matter.wanted ?? {},
  asked_by: askedBy,
})

/** Two documents that say the same, in whatever order. */
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(sorted(one)) === JSON.stringify(sorted(other))
const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, part]) => part !== undefined)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, part]) => [name, sorted(part)]),
  )
}

/** Whether one operator's word is not enough for it, whoever asked. */
async function isAboveSums(tx: Tx, person: string, { kind, amountCents, orderId, payeeId }: Matter): Promise<boolean> {
  const rules = await findLimits(tx)
  const above = (most: string, cents: Cents): boolean => cents + amountCents > fromWire(most)
  if (above(rules.secondAbove, 0)) return true
  if (!summedKinds.includes(kind)) return false
  const sums = await sumApproved(tx, { orderId, payeeId, by: person })
  return (
    above(rules.personAbove, sums.person) ||
    above(rules.dayAbove, sums.day) ||
    (orderId !== undefined && above(rules.orderAbove, sums.order)) ||
    (payeeId !== undefined && above(rules.payeeAbove, sums.payee))
  )
}
