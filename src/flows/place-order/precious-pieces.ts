import type { OfferSnapshot } from '#modules/offers/index.server.ts'
import { SPECIFIED_CENTS } from '#modules/orders/placing/precious.rules.ts'
import type { ShopSettings } from '#modules/shop-settings/setting-list.contract.ts'
import type { Cents } from '#platform/money.ts'
import { refuse } from '#platform/refusal.ts'

type Offered = Pick<
  OfferSnapshot,
  'precious' | 'isDealer' | 'salePriceCents' | 'skuId' | 'merchantKind' | 'merchantNameEn' | 'merchantNameZh'
>
type Line = { offer: Offered; quantity: number }
export type Dealers = Pick<ShopSettings, 'dealer' | 'sellers'>

/** Who trades in them here by way of business. We are the dealer of what private people sell; dealers abroad are exempt. */
const NEEDS_OWN: ReadonlySet<string> = new Set(['company', 'genuine-store', 'brand'])

export const preciousCents = (lines: readonly Line[]): Cents =>
  lines.reduce((sum, { offer, quantity }) => sum + (offer.precious ? offer.salePriceCents * quantity : 0), 0)

/**
 * Precious pieces for so much, with those of linked orders, are sold by registered dealers only: by us, and by each merchant of theirs.
 * Every way to pay here is one without cash, for which either category of registration will do. A merchant is one by the document that
 * the shop has accepted; those from before applications are named in a setting.
 */
export function requireDealers(lines: readonly Line[], linkedCents: Cents, { dealer, sellers }: Dealers): void {
  const own = preciousCents(lines)
  if (own === 0 || own + linkedCents < SPECIFIED_CENTS) return
  const precious = lines.filter(({ offer }) => offer.precious)
  if (dealer.category === '') refuse('DEALER_NEEDED', { skuId: precious[0]?.offer.skuId })
  const names = new Set(sellers.merchants.map(({ name }) => name.toLowerCase()))
  const isRegistered = ({ isDealer, merchantNameEn, merchantNameZh }: Offered): boolean =>
    isDealer || names.has(merchantNameEn.toLowerCase()) || names.has(merchantNameZh.toLowerCase())
  const without = precious.find(({ offer }) => NEEDS_OWN.has(offer.merchantKind) && !isRegistered(offer))
  if (without) refuse('SELLER_NOT_REGISTERED', { skuId: without.offer.skuId })
}
