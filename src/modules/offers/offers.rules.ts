import type { MerchantKind } from './offers.contract.ts'

/** Who may sell a product beside the shop itself. */
export type ProductSellers = 'everyone' | 'stores' | 'brand'
/** `hasBrand`: it was accepted with the brand of the product. */
type Merchant = { kind: MerchantKind; isHouse: boolean; hasBrand: boolean }

/**
 * Whether a merchant may sell a product beside the shop itself: `stores` are genuine-goods stores and the brand, `brand` is the brand
 * alone. A company is the brand of what it was accepted with, and of nothing else.
 */
export const maySell = (sellers: ProductSellers, { kind, isHouse, hasBrand }: Merchant): boolean =>
  sellers === 'everyone' ||
  isHouse ||
  kind === 'platform' ||
  (kind === 'brand' && hasBrand) ||
  (sellers === 'stores' && kind === 'genuine-store')
