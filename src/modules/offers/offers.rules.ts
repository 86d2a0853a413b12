import type { MerchantKind } from './offers.contract.ts'

/** Who may sell a product beside the shop itself. */
export type ProductSellers = 'everyone' | 'stores' | 'brand'
type Merchant = { kind: MerchantKind; isHouse: boolean }

/** Whether a merchant may sell a product beside the shop itself: `stores` are genuine-goods stores and the brand, `brand` is the brand alone. */
export const maySell = (sellers: ProductSellers, { kind, isHouse }: Merchant): boolean =>
  sellers === 'everyone' ||
  isHouse ||
  kind === 'platform' ||
  kind === 'brand' ||
  (sellers === 'stores' && kind === 'genuine-store')
