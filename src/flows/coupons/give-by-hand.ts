import { grantCoupon, listGrantable, requireGrantable, showCoupons } from '#modules/coupons/index.server.ts'
import type { MemberCouponsWire } from '#modules/coupons/admin/member-coupons.contract.ts'
import { writeMessage } from '#modules/inbox/index.server.ts'
import { getMemberRow } from '#modules/members/index.server.ts'
import { askFor, type Decider, lockMoney, mayGo, sinceLately, wasApproved } from '#modules/approvals/index.server.ts'
import { recordAudit } from '#platform/audit-trail.server.ts'
import type { Read, Tx } from '#platform/database.server.ts'
import { refuse } from '#platform/refusal.ts'
import type { Language } from '#language/languages.ts'

/** What a member has of coupons, and what could be handed to them. */
export async function showMemberCoupons(tx: Read, accountId: string, language: Language): Promise<MemberCouponsWire> {
  const { state } = await getMemberRow(tx, accountId)
  const { list } = await showCoupons(tx, accountId, '', language)
  return { list, campaigns: state === 'left' ? [] : await listGrantable(tx, language) }
}

type Wanted = { accountId: string; campaignId: string; reason: string; again: boolean }

/** Somebody of the shop would hand a member a coupon, within what its campaign allows: another one agrees first, and the member is told. */
export async function askByHand(tx: Tx, operator: Decider, { again, ...wanted }: Wanted): Promise<void> {
  const { accountId, campaignId, reason } = wanted
  if ((await getMemberRow(tx, accountId)).state === 'left') refuse('NOT_FOUND')
  await lockMoney(tx)
  await requireGrantable(tx, accountId, campaignId)
  const matter = { kind: 'coupon', subjectId: `${accountId} ${campaignId}`, amountCents: 0 } as const
  if (!again && (await wasApproved(tx, 'coupon', matter.subjectId, sinceLately()))) refuse('GIFT_AGAIN', { field: 'again' })
  await askFor(tx, operator, { ...matter, payeeId: accountId, reason, wanted })
  const trail = { by: operator, subject: 'member', subjectId: accountId, after: { reason, campaignId } }
  await recordAudit(tx, { ...trail, action: 'coupon-asked' })
}

/** A second person has agreed to it. */
export async function giveByHand(tx: Tx, operator: Decider, wanted: Omit<Wanted, 'again'>): Promise<void> {
  const { accountId, campaignId, reason } = wanted
  if ((await getMemberRow(tx, accountId)).state === 'left') refuse('NOT_FOUND')
  const matter = { kind: 'coupon', subjectId: `${accountId} ${campaignId}`, amountCents: 0, payeeId: accountId, wanted } as const
  if (!(await mayGo(tx, operator, matter))) return
  const { couponId, message } = await grantCoupon(tx, accountId, campaignId)
  await writeMessage(tx, accountId, message)
  const given = { reason, campaignId, couponId, name: message.title.en }
  await recordAudit(tx, { by: operator, action: 'coupon-given', subject: 'member', subjectId: accountId, after: given })
}
