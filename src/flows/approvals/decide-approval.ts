import { z } from 'zod'
import { type ApprovalKind, approvalNeeds } from '#modules/approvals/approval.rules.ts'
import {
  type ApprovalRow,
  type Decider,
  endApproval,
  findOperatorName,
  getApproval,
  listDueApprovals,
  lockMoney,
} from '#modules/approvals/index.server.ts'
import type { ReadSettings } from '#modules/shop-settings/index.server.ts'
import { SettingWire } from '#modules/shop-settings/shop-settings.contract.ts'
import { giveByHand } from '#flows/coupons/give-by-hand.ts'
import { moveCampaign } from '#flows/coupons/keep-campaign.ts'
import { decideInvitation } from '#flows/members/invitations/decide-invitations.ts'
import { resetMemberFactor } from '#flows/members/reset-member-factor.ts'
import { decideGoodwill } from '#flows/money/give-goodwill.ts'
import { bookToDebt, writeOffDebt } from '#flows/money/merchants/debts-of-merchants.ts'
import { payOut } from '#flows/money/pay-out.ts'
import { approveRefund, confirmPaidRefund, declineRefund } from '#flows/money/refund-money.ts'
import { acceptDifference, bookToOrder, confirmHeldReturn, recordMoney, returnHeld } from '#flows/money/repair-money.ts'
import { confirmTransfer } from '#flows/money/settle-payment.ts'
import { decideCorrection } from '#flows/points/correct-points.ts'
import { completeOrder } from '#flows/settlement/complete-order.ts'
import { holds, type Permission } from '#platform/access/permissions.ts'
import type { Sealing } from '#platform/access/sealing.server.ts'
import { type Operator, recordAudit } from '#platform/audit-trail.server.ts'
import type { Database, Tx } from '#platform/database.server.ts'
import type { Log } from '#platform/log.server.ts'
import { refuse, Refusal } from '#platform/refusal.ts'
import { saveSetting } from './save-money-setting.ts'

export type ApprovalServices = { sealing: Sealing; settings: ReadSettings }

type Carry = (tx: Tx, by: Decider, approval: ApprovalRow, services: ApprovalServices) => Promise<unknown>

const Came = z.object({ amountCents: z.number().optional(), beforeCents: z.number() })
const Statement = z.object({
  method: z.enum(['bank', 'fps', 'card', 'paypal', 'balance']),
  amountCents: z.number(),
  reference: z.string(),
  payer: z.string(),
  again: z.boolean(),
})
const Debt = z.object({ amountCents: z.number() })
const Coupon = z.object({ accountId: z.string(), campaignId: z.string(), reason: z.string() })

const second: Carry = (tx, by, { subject_id: payoutId }, { sealing }) => {
  const nothing = { payee: '', bankCode: '', account: '', failure: 'other', note: '' } as const
  const confirmed = { refund: confirmPaidRefund, held: confirmHeldReturn }
  return payOut(tx, by, { payoutId, move: 'second', ...nothing }, { ...confirmed, sealing })
}

/** What is done with each kind once enough people have agreed: the flow that asked for it, which asks the rule once more. */
const carryOut: Record<ApprovalKind, Carry> = {
  refund: (tx, by, { subject_id }) => approveRefund(tx, by, subject_id),
  goodwill: (tx, by, { subject_id }) => decideGoodwill(tx, by, subject_id, true),
  points: (tx, by, { subject_id }) => decideCorrection(tx, by, subject_id, true),
  payout: second,
  withdrawal: second,
  held: (tx, by, approval, services) =>
    approval.wanted.isPayout ? second(tx, by, approval, services) : returnHeld(tx, by, approval.subject_id, approval.reason),
  difference: (tx, by, { subject_id, reason }) => acceptDifference(tx, by, subject_id, reason),
  payment: (tx, by, { subject_id, wanted }) => {
    const { amountCents, beforeCents } = Came.parse(wanted)
    return confirmTransfer(tx, by, subject_id, { amountCents, beforeCents })
  },
  statement: (tx, by, { wanted }) => recordMoney(tx, by, Statement.parse(wanted)),
  booking: (tx, by, { subject_id, wanted, reason }) =>
    bookToOrder(tx, by, subject_id, z.object({ orderNo: z.string() }).parse(wanted).orderNo, reason),
  coupon: (tx, by, { wanted }) => giveByHand(tx, by, Coupon.parse(wanted)),
  invitation: (tx, by, { subject_id: friendId, reason }) => decideInvitation(tx, by, { friendId, release: true, reason }),
  campaign: (tx, by, { subject_id }) => moveCampaign(tx, by, subject_id, 'start'),
  setting: (tx, by, { subject_id: name, wanted }, { settings }) =>
    saveSetting(tx, by, settings, SettingWire.parse({ name, ...wanted })),
  commission: (tx, by, { wanted }, { settings }) =>
    saveSetting(tx, by, settings, SettingWire.parse({ name: 'settlement', ...wanted })),
  'write-off': (tx, by, { subject_id, wanted, reason }) => writeOffDebt(tx, by, subject_id, { ...Debt.parse(wanted), reason }),
  'debt-payment': (tx, by, { subject_id, wanted, reason }) =>
    bookToDebt(tx, by, subject_id, { ...z.object({ sellerCode: z.string() }).parse(wanted), reason }),
  factor: (tx, by, { subject_id: accountId, reason }) => resetMemberFactor(tx, by, { accountId, reason }),
  completion: (tx, by, { subject_id: orderNo, reason: note }, { settings }) => completeOrder(tx, by, { orderNo, note }, settings),
}

type Decision = { approvalId: string; agree: boolean; reason: string }
type Holder = { permissions: readonly Permission[] }

/** A second person agrees, and it is done; or it is declined or stopped, with a reason. Answers how it stands then. */
export async function decideApproval(
  tx: Tx,
  by: Operator,
  holder: Holder,
  { approvalId, agree, reason }: Decision,
  services: ApprovalServices,
): Promise<ApprovalRow['state']> {
  // Of two who decide at once the second finds it decided, and begins nothing anew.
  await lockMoney(tx)
  const approval = await getApproval(tx, approvalId)
  if (!holds(holder, approvalNeeds[approval.kind])) refuse('NOT_PERMITTED')
  if (approval.state !== 'waiting') refuse('APPROVAL_DECIDED')
  if (agree) await carryOut[approval.kind](tx, by, approval, services)
  else await decline(tx, by, approval, reason)
  const trail = { by, subject: 'approval', subjectId: approvalId, after: { kind: approval.kind, reason } }
  await recordAudit(tx, { ...trail, action: agree ? 'approval-agreed' : 'approval-declined' })
  return (await getApproval(tx, approvalId)).state
}

async function decline(tx: Tx, by: Operator, { kind, subject_id: subjectId }: ApprovalRow, reason: string): Promise<void> {
  if (kind === 'refund') return declineRefund(tx, by, subjectId, reason)
  if (kind === 'goodwill') await decideGoodwill(tx, by, subjectId, false, reason)
  else if (kind === 'points') await decideCorrection(tx, by, subjectId, false, reason)
  else await endApproval(tx, by, kind, subjectId, reason)
}

/** What waited for a day because nobody else could agree, and was not stopped. One that can no longer be done is ended. */
export async function carryOutDue(database: Database, services: ApprovalServices, log: Log, most: number): Promise<number> {
  const due = await listDueApprovals(database.pool, most)
  for (const approval of due) {
    try {
      await database.inTransaction(async (tx) => {
        await carryOut[approval.kind](tx, { ...(await askerOf(tx, approval)), isDue: true }, approval, services)
      })
    } catch (problem) {
      if (!(problem instanceof Refusal))
        log.error({ err: problem, approval: approval.approval_id }, 'what was approved could not be done')
      else await database.inTransaction((tx) => giveUp(tx, approval, problem.reason))
    }
  }
  return due.length
}

async function askerOf(tx: Tx, { asked_by, first_by }: ApprovalRow): Promise<Operator> {
  const id = asked_by ?? first_by
  if (id === null) return refuse('NOT_FOUND')
  return { kind: 'operator', id, name: await findOperatorName(tx, id) }
}

async function giveUp(tx: Tx, approval: ApprovalRow, why: string): Promise<void> {
  const by = approval.asked_by ?? approval.first_by
  if (by !== null) await endApproval(tx, { kind: 'operator', id: by, name: '' }, approval.kind, approval.subject_id, why)
}
