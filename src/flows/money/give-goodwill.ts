import {
  addGoodwill,
  balanceEntry,
  decideGoodwill as decide,
  findSameGoodwill,
  lockGoodwill,
} from '#modules/balance/index.server.ts'
import { getMemberRow } from '#modules/members/index.server.ts'
import { recordAudit } from '#platform/audit-trail.server.ts'
import type { Tx } from '#platform/database.server.ts'
import { post } from '#platform/ledger.server.ts'
import type { Cents } from '#platform/money.ts'
import { refuse } from '#platform/refusal.ts'
import { requireGoodwillOfDay } from './goodwill-limits.ts'
import { notifyOfBalance } from './notify-of-balance.ts'
import { askFor, type Decider, endApproval, mayGo, sinceLately } from '#modules/approvals/index.server.ts'

type WantedGoodwill = { memberId: string; amountCents: Cents; reason: string; again: boolean }

/** Somebody of the shop would give a member money out of goodwill: another one agrees first. */
export async function giveGoodwill(tx: Tx, operator: Decider, { again, ...wanted }: WantedGoodwill): Promise<void> {
  const { memberId, amountCents, reason } = wanted
  if ((await getMemberRow(tx, memberId)).state === 'left') refuse('NOT_FOUND')
  await requireGoodwillOfDay(tx, amountCents)
  const same = await findSameGoodwill(tx, wanted, sinceLately())
  if (same === 'waiting') refuse('APPROVAL_WAITS')
  if (same === 'given' && !again) refuse('GIFT_AGAIN', { field: 'again' })
  const { goodwill_id: subjectId } = await addGoodwill(tx, operator, wanted)
  await askFor(tx, operator, { kind: 'goodwill', subjectId, amountCents, payeeId: memberId, reason })
  const trail = { by: operator, subject: 'member', subjectId: memberId, after: { amountCents, reason } }
  await recordAudit(tx, { ...trail, action: 'balance-goodwill-asked' })
}

/** A second person agrees or declines; who asked for it may think better of it, and no more. Answers whose it is. */
export async function decideGoodwill(tx: Tx, by: Decider, goodwillId: string, agree: boolean, answer = ''): Promise<string> {
  const goodwill = await lockGoodwill(tx, goodwillId)
  const { member_id: memberId, amount_cents: amountCents, reason } = goodwill
  if (goodwill.state !== 'waiting') refuse('GOODWILL_DECIDED')
  const matter = { kind: 'goodwill', subjectId: goodwillId, amountCents, payeeId: memberId, askedBy: goodwill.asked_by } as const
  if (agree && !(await mayGo(tx, by, matter))) return memberId
  await decide(tx, by.isDue ? null : by.id, goodwill, agree ? 'given' : 'declined')
  if (agree) await bookGoodwill(tx, goodwillId, memberId, amountCents)
  else await endApproval(tx, by, 'goodwill', goodwillId, answer)
  const action = agree ? 'balance-goodwill-given' : 'balance-goodwill-declined'
  await recordAudit(tx, { by, action, subject: 'member', subjectId: memberId, after: { amountCents, reason } })
  return memberId
}

async function bookGoodwill(tx: Tx, goodwillId: string, memberId: string, cents: Cents): Promise<void> {
  await post(tx, {
    kind: 'goodwill-balance',
    subjectId: goodwillId,
    entries: [{ purpose: 'goodwill', amount: cents }, balanceEntry(memberId, cents)],
  })
  await notifyOfBalance(tx, memberId, 'goodwillGiven', { cents, key: goodwillId })
}
