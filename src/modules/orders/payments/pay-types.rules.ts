/** Payment methods on the wire. `balance`: coupons, points and balance leave nothing to be paid. */
export const payTypes = ['fps', 'bank', 'card', 'paypal', 'balance'] as const
export type PayType = (typeof payTypes)[number]

/** Money that finds its way to our own account, and is matched there by hand; all else is a provider's word. */
export const isTransfer = (payType: PayType): payType is 'bank' | 'fps' => payType === 'bank' || payType === 'fps'
