import {
  addGoodwill,
  balanceEntry,
  decideGoodwill as decide,
  goodwillOfToday,
  lockGoodwill,
} from '#modules/balance/index.server.ts'
import { getMemberRow } from '#modules/members/index.server.ts'
import { extrasOfToday } from '#modules/payments/index.server.ts'
import { findPayoutRules } from '#modules/shop-settings/index.server.ts'
import { type Operator, recordAudit } from '#platform/audit-trail.server.ts'
import type { Tx } from '#platform/database.server.ts'
import { lockHolders, post } from '#platform/ledger.server.ts'
import { type Cents, fromWire } from '#platform/money.ts'
import { refuse } from '#platform/refusal.ts'
import { notifyOfBalance } from './notify-of-balance.ts'

type WantedGoodwill = { memberId: string; amountCents: Cents; reason: string }

/** Somebody of the shop gives a member money out of goodwill: at once, or above a limit a day once another has agreed. */
export async function giveGoodwill(
  tx: Tx,
  operator: Operator,
  { memberId, amountCents, reason }: WantedGoodwill,
  secondAboveCents: Cents,
): Promise<void> {
  if ((await getMemberRow(tx, memberId)).state === 'left') refuse('NOT_FOUND')
  // So that what is counted against the limit is all there is.
  await lockHolders(tx, [memberId])
  const waits = (await givenToday(tx, memberId)) + amountCents > secondAboveCents
  const state = waits ? 'waiting' : 'given'
  const { goodwill_id: goodwillId } = await addGoodwill(tx, operator, { memberId, amountCents, reason, state })
  if (!waits) await bookGoodwill(tx, goodwillId, memberId, amountCents)
  const action = waits ? 'balance-goodwill-asked' : 'balance-goodwill-given'
  await recordAudit(tx, { ...operator, action, subject: 'member', subjectId: memberId, after: { amountCents, reason } })
}

/** By either door: on the member's own page, or on top of an order. */
const givenToday = async (tx: Tx, memberId: string): Promise<Cents> =>
  (await goodwillOfToday(tx, memberId)) + (await extrasOfToday(tx, memberId))

/** The same limit for what goes on top of an order into a balance: above it, who asked for it does not approve it. */
export async function requireSecondPerson(tx: Tx, memberId: string, amountCents: Cents): Promise<void> {
  await lockHolders(tx, [memberId])
  const secondAboveCents = fromWire((await findPayoutRules(tx)).secondAbove)
  if ((await givenToday(tx, memberId)) + amountCents > secondAboveCents) refuse('GOODWILL_SAME_PERSON')
}

/** A second person agrees or declines; who asked for it may think better of it, and no more. Answers whose it is. */
export async function decideGoodwill(tx: Tx, operator: Operator, goodwillId: string, agree: boolean): Promise<string> {
  const goodwill = await lockGoodwill(tx, goodwillId)
  const { member_id: memberId, amount_cents: amountCents, reason } = goodwill
  if (goodwill.state !== 'waiting') refuse('GOODWILL_DECIDED')
  if (agree && goodwill.asked_by === operator.actorId) refuse('GOODWILL_SAME_PERSON')
  await decide(tx, operator, goodwill, agree ? 'given' : 'declined')
  if (agree) await bookGoodwill(tx, goodwillId, memberId, amountCents)
  const action = agree ? 'balance-goodwill-given' : 'balance-goodwill-declined'
  await recordAudit(tx, { ...operator, action, subject: 'member', subjectId: memberId, after: { amountCents, reason } })
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
