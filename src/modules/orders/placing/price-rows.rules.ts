import { counted } from '#language/counted.ts'
import { feeText } from '#language/buying/fee.text.ts'
import { priceText } from '#language/buying/price.text.ts'
import type { Language } from '#language/languages.ts'
import { fromWire, showHkdExactly } from '#platform/money.ts'
import type { OrderWire } from '../orders.contract.ts'

/** A price as settlements and orders have it; what is not known yet is left out. */
export type ShownPrice = Pick<
  OrderWire,
  | 'amount'
  | 'couponAmount'
  | 'coupons'
  | 'deliverySaved'
  | 'memberPoints'
  | 'mailingFeesTotal'
  | 'fees'
  | 'balancePrice'
  | 'depositPaid'
  | 'payServiceFee'
  | 'total'
>
/** One line of a sum, as it is read. */
export type PriceRow = { key: string; name: string; amount: string }

const NOTHING = '0.00'

/** All that an order costs, in the sequence in which it comes about: each row is added to or taken off those before (decision 69). */
export function priceRows(price: ShownPrice, language: Language): PriceRow[] {
  const row = (key: string, name: string, amount: string): PriceRow => ({ key, name, amount })
  const unlessNothing = (key: string, name: string, wire: string, show = shown): PriceRow[] =>
    wire === NOTHING ? [] : [row(key, name, show(wire))]
  const { memberPoints: points } = price
  // What a coupon frees stands at its price, and is taken off with the coupon.
  const delivery = price.deliverySaved === NOTHING ? price.mailingFeesTotal : price.deliverySaved
  return [
    row('goods', priceText.merchandise[language], shown(price.amount)),
    ...couponRows(price, language),
    ...(points > 0 ? [row('points', priceText.points[language](counted(points)), reduced(`${points}.00`))] : []),
    row('delivery', priceText.delivery[language], delivery === NOTHING ? priceText.free[language] : shown(delivery)),
    ...price.fees.map(({ kind, amount }) => row(kind, feeText[kind][language], shown(amount))),
    ...unlessNothing('balance', priceText.balance[language], price.balancePrice, reduced),
    ...unlessNothing('deposit', priceText.deposit[language], price.depositPaid ?? NOTHING, reduced),
    ...unlessNothing('fee', priceText.fee[language], price.payServiceFee),
    row('total', priceText.total[language], shown(price.total)),
  ]
}

/** What the total is made of, above it. */
export const rowsBeforeTotal = (price: ShownPrice, language: Language): PriceRow[] =>
  priceRows(price, language).filter(({ key }) => key !== 'total')

const couponRows = ({ coupons }: Pick<ShownPrice, 'coupons'>, language: Language): PriceRow[] =>
  coupons.map(({ couponCode, name, amount }, at) => ({
    key: `coupon ${couponCode || `${name} ${at}`}`,
    name: name || priceText.coupons[language],
    amount: reduced(amount),
  }))

const shown = (wire: string): string => showHkdExactly(fromWire(wire))
const reduced = (wire: string): string => showHkdExactly(0 - fromWire(wire))
