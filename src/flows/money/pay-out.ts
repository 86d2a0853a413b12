import { countOpenDisputes, getRefund, getOrderById } from '#modules/orders/index.server.ts'
import { findPayoutHold, isOwnMerchant } from '#modules/merchants/index.server.ts'
import {
  findPayoutLine,
  lockPayout,
  movePayout,
  noteOutcome,
  orderOfPayout,
  type PayoutRow,
} from '#modules/treasury/index.server.ts'
import type { PayoutAccount, PayoutFailure, PayoutMove } from '#modules/treasury/payouts/payout.rules.ts'
import { findStatementOfPayout } from '#modules/settlement/index.server.ts'
import { emit } from '#events/events.server.ts'
import { type Actor, type Operator, recordAudit } from '#platform/audit-trail.server.ts'
import type { Locked, Tx } from '#platform/database.server.ts'
import { refuse } from '#platform/refusal.ts'
import type { Sealing } from '#platform/access/sealing.server.ts'
import { endWithdrawal, failWithdrawal, isWithdrawal } from './withdrawals/end-withdrawal.ts'
import { openAccount, requireFit, sealedFor } from './payout-account.ts'
import { requireOtherThanRule } from './merchants/rule-changers.ts'
import { type Decider, endApproval, type Matter, mayGo } from '#modules/approvals/index.server.ts'

export type WantedPayout = {
  payoutId: string
  move: PayoutMove
  /** With the approval, when the shopper has told finance; otherwise the account that stands there. */
  payee: string
  bankCode: string
  account: string
  failure: PayoutFailure
  note: string
}

/** What has arrived is written for what the payout is of. */
export type Confirmed = {
  refund: (tx: Tx, by: Actor, refundId: string) => Promise<void>
  held: (tx: Tx, heldId: string) => Promise<void>
}
type Rules = Confirmed & { sealing: Sealing }

/**
 * Finance approves a payout with the account it goes to (two people do where one of them has begun it or typed the account), sends it from
 * the shop's own, and says that it has arrived or come back. Only then is the money gone from the books. What the bank has done is written
 * down, no matter what has come in the way since. A hold or a dispute bars only that a transfer is started: its account is not shown, and no
 * file takes it.
 */
export async function payOut(tx: Tx, operator: Decider, wanted: WantedPayout, rules: Rules): Promise<void> {
  const payout = await lockPayout(tx, wanted.payoutId)
  const { payout_id: subjectId, state, amount_cents: amountCents } = payout
  if (wanted.move === 'approve' || wanted.move === 'second') {
    await requireUndisputed(tx, payout)
    await requireImpartial(tx, payout, operator)
  }
  if (wanted.move === 'approve') await approve(tx, operator, payout, wanted, rules)
  else if (wanted.move === 'confirm') await confirmPayout(tx, operator, payout, rules)
  else if (wanted.move === 'fail') {
    const { kind } = await matterOf(tx, payout, false)
    await endApproval(tx, operator, kind, subjectId, wanted.note)
    await failPayout(tx, payout, { failure: wanted.failure, note: wanted.note })
  } else if (wanted.move === 'second') await approveSecond(tx, operator, payout)
  else await movePayout(tx, payout, 'send', { bank_reference: wanted.note })
  const after = { amountCents, note: wanted.note }
  await recordAudit(tx, { by: operator, action: `payout-${wanted.move}`, subject: 'payout', subjectId, before: { state }, after })
}

/** What a card's issuer asks back is not paid out beside it. */
async function requireUndisputed(tx: Tx, payout: PayoutRow): Promise<void> {
  const orderId = await orderOfPayout(tx, payout)
  if (orderId !== undefined && (await countOpenDisputes(tx, orderId)) > 0) refuse('DISPUTE_OPEN')
}

/** What a merchant has asked for waits as long as its payouts are held. */
async function requireNoHold(tx: Tx, { merchant_id: merchantId }: PayoutRow): Promise<void> {
  if (merchantId !== null && (await findPayoutHold(tx, merchantId))) refuse('PAYOUT_ON_HOLD')
}

/** Somebody types it into the bank's own page: the whole number, and a line in the audit trail for each look. */
export async function seeAccount(tx: Tx, operator: Operator, sealing: Sealing, payoutId: string): Promise<PayoutAccount> {
  const payout = await lockPayout(tx, payoutId)
  if (payout.state !== 'approved') refuse('MONEY_IS_SETTLED')
  await requireUndisputed(tx, payout)
  await requireNoHold(tx, payout)
  const account = openAccount(sealing, payout)
  const after = { amountCents: payout.amount_cents }
  await recordAudit(tx, { by: operator, action: 'payout-account-seen', subject: 'payout', subjectId: payoutId, after })
  return { payee: payout.payee ?? '', bankCode: payout.bank_code ?? '', account }
}

/** Of a statement: whoever changed a rule its sales were made under, or acts for the merchant, leaves it to a colleague. */
async function requireImpartial(tx: Tx, { payout_id, merchant_id: merchantId }: PayoutRow, by: Decider): Promise<void> {
  if (merchantId === null || by.isDue) return
  if (await isOwnMerchant(tx, merchantId, by.id)) refuse('MERCHANT_OWN')
  const statementId = await findStatementOfPayout(tx, payout_id)
  if (statementId !== undefined) await requireOtherThanRule(tx, statementId, by.id)
}

async function approve(
  tx: Tx,
  by: Operator,
  payout: Locked<PayoutRow>,
  { payee, bankCode, account }: WantedPayout,
  { sealing }: Rules,
): Promise<void> {
  const typed = account !== ''
  if (payout.state !== 'requested' && payout.state !== 'failed') refuse('MONEY_IS_SETTLED')
  // Their own word, shown once more to be theirs: nobody here puts another in its place.
  if (typed && isWithdrawal(payout)) refuse('BAD_INPUT', { field: 'account', fields: { account: 'wrong' } })
  if (typed) requireFit({ payee, bankCode, account, sure: true })
  else if (payout.sealed_account === null) refuse('PAYOUT_NO_ACCOUNT', { field: 'account' })
  const goes = await mayGo(tx, by, await matterOf(tx, payout, typed))
  await movePayout(tx, payout, goes ? 'approve' : 'check', {
    ...(typed ? { ...sealedFor(sealing, payout, { payee, bankCode, account }), account_by: 'operator' as const } : {}),
    approved_by: by.id,
    second_by: null,
    failure: null,
    failure_code: null,
  })
}

/** Somebody else than who approved it first, typed its account or decided that the money goes back. */
async function approveSecond(tx: Tx, by: Decider, payout: Locked<PayoutRow>): Promise<void> {
  if (payout.state !== 'checked') refuse('MONEY_IS_SETTLED')
  if (!(await mayGo(tx, by, await matterOf(tx, payout, false)))) return
  await movePayout(tx, payout, 'second', by.isDue || by.id === payout.approved_by ? {} : { second_by: by.id })
}

/**
 * Who is the first of the two: anyone who typed the account; the shopper where they asked for the money themselves, which goes the way it
 * came; otherwise the operator who let it go so far.
 */
async function matterOf(tx: Tx, payout: PayoutRow, isTyped: boolean): Promise<Matter> {
  const { payout_id: subjectId, amount_cents: amountCents, member_id: memberId, asked_by: askedFor } = payout
  if (isWithdrawal(payout)) {
    const { requested_by: askedBy } = payout
    const payeeId = memberId ?? askedFor ?? undefined
    // Whoever approved the statement asks for its payout: another one approves it, and above the sums a third.
    return { kind: 'withdrawal', subjectId, amountCents, payeeId, askedBy, isThirdAbove: askedBy !== null }
  }
  const orderId = await orderOfPayout(tx, payout)
  const isHeld = payout.held_id !== null
  const about = {
    kind: isHeld ? 'held' : 'payout',
    subjectId,
    amountCents,
    orderId,
    wanted: isHeld ? { isPayout: true } : {},
  } as const
  const payeeId = orderId === undefined ? undefined : (await getOrderById(tx, orderId)).owner_id
  const isOwed = payout.refund_id !== null && payout.method !== 'card' && (await getRefund(tx, payout.refund_id)).asked_by_owed
  if (isTyped) return { ...about, payeeId }
  // Anyone who has typed the account stays the first of the two, also where that was stopped and is pressed again.
  const typedBy = payout.account_by === 'operator' ? payout.approved_by : null
  return { ...about, payeeId, askedBy: typedBy ?? (isOwed ? null : payout.requested_by) }
}

/** It stands on the statement: the whole number is needed no more. */
export async function confirmPayout(tx: Tx, by: Actor, payout: Locked<PayoutRow>, confirmed: Confirmed): Promise<void> {
  await movePayout(tx, payout, 'confirm', { sealed_account: null })
  if (payout.refund_id !== null) await confirmed.refund(tx, by, payout.refund_id)
  if (payout.held_id !== null) await confirmed.held(tx, payout.held_id)
  if (isWithdrawal(payout)) await endWithdrawal(tx, payout)
}

/** The money is still here: the shopper is told why, and asked for another account; a member has it in the balance again, a merchant is due it. */
export async function failPayout(
  tx: Tx,
  payout: Locked<PayoutRow>,
  { failure, note }: { failure: PayoutFailure; note: string },
): Promise<void> {
  // No matter who says so, the transfer of its file is over: what the bank says of it afterwards is no word about another try.
  const line = await findPayoutLine(tx, payout.bank_reference ?? '')
  if (line) await noteOutcome(tx, line, 'failed')
  if (isWithdrawal(payout)) return failWithdrawal(tx, payout, { failure, note })
  await movePayout(tx, payout, 'fail', {
    failure: note,
    failure_code: failure,
    payee: null,
    bank_code: null,
    account: null,
    sealed_account: null,
    account_by: null,
    bank_reference: null,
    approved_by: null,
    second_by: null,
  })
  const orderId = await orderOfPayout(tx, payout)
  if (orderId !== undefined) await emit(tx, 'payout-failed', { orderId, amountCents: payout.amount_cents, failure })
}
