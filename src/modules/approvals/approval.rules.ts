import type { Permission } from '#platform/access/permissions.ts'
import { DAY } from '#platform/clock.ts'

/** Every way in which money, or what is worth money, leaves the shop; and what opens a way to the money of merchants. */
export const approvalKinds = [
  'refund',
  'goodwill',
  'points',
  'payout',
  'withdrawal',
  'held',
  'difference',
  'payment',
  'statement',
  'booking',
  'coupon',
  'invitation',
  'campaign',
  'setting',
  'commission',
  'write-off',
  'completion',
  'factor',
  'debt-payment',
] as const
export type ApprovalKind = (typeof approvalKinds)[number]

/** What somebody needs to agree to each. */
export const approvalNeeds: Record<ApprovalKind, Permission> = {
  refund: 'handle-money',
  goodwill: 'pay-out',
  points: 'correct-points',
  payout: 'pay-out',
  withdrawal: 'pay-out',
  held: 'handle-money',
  difference: 'handle-money',
  payment: 'handle-money',
  statement: 'handle-money',
  booking: 'handle-money',
  coupon: 'give-coupons',
  invitation: 'keep-invitations',
  campaign: 'keep-campaigns',
  setting: 'change-settings',
  commission: 'keep-commissions',
  'write-off': 'approve-statements',
  completion: 'move-orders',
  factor: 'keep-members',
  'debt-payment': 'handle-money',
}

/** What the sums of a day, an order and a payee are made of. The payout of a refund is the same money once more. */
export const summedKinds: readonly ApprovalKind[] = [
  'refund',
  'goodwill',
  'points',
  'withdrawal',
  'held',
  'difference',
  'invitation',
]

/** How long something waits where nobody else can agree to it. */
export const APPROVAL_DELAY = DAY

type Standing = {
  /** The operator who asked; undefined where the person owed did. */
  askedBy: string | undefined
  /** Another operator who has agreed already. */
  firstBy: string | undefined
  /** Whether whoever decides now is somebody else than those, and not paid by it. */
  isOther: boolean
  isAboveSums: boolean
  /** Whoever asked counts as one who decides, and above the sums one more is needed. */
  isThirdAbove?: boolean
  /** Whether anybody but these could decide. */
  hasOthers: boolean
}

/**
 * What one operator's word does. `go`: enough people have decided. `more`: it counts, and another one has to agree. `same`: it does not
 * count. `delay`: nobody else is there, so that it goes by itself after a day.
 */
export function verdictOf({
  askedBy,
  firstBy,
  isOther,
  isAboveSums,
  hasOthers,
  isThirdAbove = false,
}: Standing): 'go' | 'more' | 'same' | 'delay' {
  const before = [askedBy, firstBy].filter((one) => one !== undefined).length
  const needed = askedBy === undefined && !isAboveSums ? 1 : isThirdAbove && isAboveSums ? 3 : 2
  if (isOther && before + 1 >= needed) return 'go'
  if (!hasOthers) return 'delay'
  return isOther ? 'more' : 'same'
}
