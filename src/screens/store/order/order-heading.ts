import { countWords, orderHeadingText, orderPartsText } from '#language/buying/order-heading.text.ts'
import type { Language } from '#language/languages.ts'
import { textsIn } from '#language/texts.ts'
import type { OrderWire } from '#modules/orders/orders.contract.ts'
import { isKept } from '#modules/orders/pieces/unit.rules.ts'
import { standingOf, type ShownUnit } from './piece-standing.ts'

type Shown = Pick<OrderWire, 'state' | 'paidAt'> & {
  sellers: Pick<OrderWire['sellers'][number], 'isHouse'>[]
  productItems: { seller: number; units: Pick<ShownUnit, 'state' | 'parcel'>[] }[]
  parcels: Pick<OrderWire['parcels'][number], 'pickUp'>[]
}

const ORDER = ['received', 'collect', 'sent', 'passed', 'with-us', 'own', 'awaited', 'rejected', 'returned', 'cancelled'] as const
type Part = (typeof ORDER)[number]

/** How many parcels, or items that have not left, are where; the furthest first. */
function orderParts({ sellers, productItems, parcels }: Shown): [Part, number][] {
  const found = new Map<Part, Set<unknown>>()
  for (const { seller, units } of productItems)
    for (const unit of units) {
      const standing = standingOf(unit, { parcels })
      const part = standing === 'awaited' && sellers[seller]?.isHouse ? 'own' : standing
      const left = unit.state === 'sent' || unit.state === 'received'
      found.set(part, (found.get(part) ?? new Set()).add(left && unit.parcel !== null ? unit.parcel : unit))
    }
  return ORDER.flatMap((part): [Part, number][] => {
    const count = found.get(part)?.size ?? 0
    return count > 0 ? [[part, count]] : []
  })
}

/** Its money decides what an order is headed by; while it is under way, its items do. */
const byMoney: ReadonlySet<OrderWire['state']> = new Set(['closed', 'refund-pending', 'refunded', 'failed', 'successful'])

/** Where an order is, in the words it is headed by: "One parcel received, one item being authenticated". */
export function orderHeading(order: Shown, language: Language): string {
  const texts = textsIn(orderHeadingText, language)
  if (order.paidAt === null && order.state === 'payment-pending') return texts['payment-pending']
  const parts = orderParts(order)
  const [first] = parts
  const isMoney = order.state === 'successful' ? !parts.some(([part]) => !isReceived(part)) : byMoney.has(order.state)
  if (isMoney || !first) return texts[order.state as 'closed']
  const [[part, count], others] = [first, parts.slice(1)]
  const isParcels = part === 'received' || part === 'sent' || part === 'collect'
  if (others.length === 0 && (count === 1 || !isParcels)) return texts[part]
  const words = textsIn(orderPartsText, language)
  const said = parts
    .map(([one, num]) => words[one](countWords[language][num] ?? String(num), num === 1))
    .join(language === 'zh' ? '，' : ', ')
  return said.charAt(0).toUpperCase() + said.slice(1)
}

const isReceived = (part: Part): boolean =>
  part === 'received' || !isKept(part === 'own' || part === 'collect' ? 'awaited' : part)
