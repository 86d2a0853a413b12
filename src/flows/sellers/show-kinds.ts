import type { KindsWire } from '#modules/applications/applications.contract.ts'
import type { MerchantKinds } from '#modules/merchants/merchant-kinds.contract.ts'
import { divide, termsFor } from '#modules/settlement/settlement.rules.ts'
import type { ShopSettings } from '#modules/shop-settings/setting-list.contract.ts'
import type { Language } from '#language/languages.ts'
import { clock, dayInHongKong } from '#platform/clock.ts'
import { toWire } from '#platform/money.ts'

/** An item as luxury shops sell it, to say in money what a rate means. */
const EXAMPLE_CENTS = 1_200_000

const shownRate = (rate: number): string => String(rate / 100)

/** What each kind of seller gets and gives, by the rules of this moment: what is shown here is what a sale brings. */
export function showKinds(
  { merchantKinds, settlement }: { merchantKinds: MerchantKinds; settlement: ShopSettings['settlement'] },
  language: Language,
): KindsWire {
  const day = dayInHongKong(clock.now())
  const kinds = merchantKinds.kinds.map(({ lead, sells, ...rules }) => {
    const terms = termsFor(settlement, { kind: rules.kind, categories: [], day })
    const others = settlement.rules.filter(
      ({ kind, category, campaign, until }) =>
        category !== '' && campaign === '' && kind === rules.kind && (until === '' || day <= until),
    )
    return {
      ...rules,
      lead: lead[language],
      sells: sells[language],
      commission: shownRate(terms.rate),
      fees: (terms.fees ?? []).map(({ fee, rate, cents }) => ({
        fee,
        charged: rate > 0 ? `${shownRate(rate)}%` : toWire(cents),
      })),
      lateFee: toWire(terms.lateCents ?? 0),
      others: others.map(({ name, commission }) => ({ name: name[language], commission })),
      receives: toWire(divide(EXAMPLE_CENTS, terms, true).dueCents),
    }
  })
  return {
    kinds: kinds.map(({ receives: _, ...kind }) => kind),
    card: settlement.card,
    example: {
      price: toWire(EXAMPLE_CENTS),
      receives: Object.fromEntries(kinds.map(({ kind, receives }) => [kind, receives])),
    },
  }
}
