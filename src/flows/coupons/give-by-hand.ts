import { grantCoupon, listGrantable, showCoupons } from '#modules/coupons/index.server.ts'
import type { MemberCouponsWire } from '#modules/coupons/admin/member-coupons.contract.ts'
import { writeMessage } from '#modules/inbox/index.server.ts'
import { getMemberRow } from '#modules/members/index.server.ts'
import { type Operator, recordAudit } from '#platform/audit-trail.server.ts'
import type { Read, Tx } from '#platform/database.server.ts'
import { refuse } from '#platform/refusal.ts'
import type { Language } from '#language/languages.ts'

/** What a member has of coupons, and what could be handed to them. */
export async function showMemberCoupons(tx: Read, accountId: string, language: Language): Promise<MemberCouponsWire> {
  const { state } = await getMemberRow(tx, accountId)
  const { list } = await showCoupons(tx, accountId, '', language)
  return { list, campaigns: state === 'left' ? [] : await listGrantable(tx, language) }
}

type Wanted = { accountId: string; campaignId: string; reason: string }

/** Somebody of the shop hands a member a coupon, within what its campaign allows; the member is told, and the trail knows why. */
export async function giveByHand(tx: Tx, operator: Operator, { accountId, campaignId, reason }: Wanted): Promise<void> {
  if ((await getMemberRow(tx, accountId)).state === 'left') refuse('NOT_FOUND')
  const { couponId, message } = await grantCoupon(tx, accountId, campaignId)
  await writeMessage(tx, accountId, message)
  const given = { reason, campaignId, couponId, name: message.title.en }
  await recordAudit(tx, { ...operator, action: 'coupon-given', subject: 'member', subjectId: accountId, after: given })
}
