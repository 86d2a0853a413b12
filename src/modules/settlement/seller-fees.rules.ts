/** What a rule can charge beside commission, in the order in which it is taken. */
export const sellerFees = ['service', 'technical', 'operating', 'packaging'] as const
export type SellerFee = (typeof sellerFees)[number]
