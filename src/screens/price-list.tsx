import { writtenIn } from '#language/languages.ts'
import { useLanguage } from '#language/texts.ts'
import { type PriceRow, priceRows, type ShownPrice } from '#modules/orders/placing/price-rows.rules.ts'

type Shown = { price: ShownPrice; totalClass?: string; as?: (row: PriceRow) => PriceRow }

/** All that a price is made of, as rows of a list of terms. `as`: where a row is called otherwise. */
export function PriceList({ price, totalClass = 'sums-total', as = (row) => row }: Shown) {
  return priceRows(price, useLanguage())
    .map(as)
    .map((row) => (
      <PriceLine key={row.key} name={row.name} amount={row.amount} {...(row.key === 'total' && { className: totalClass })} />
    ))
}

export function PriceLine({ name, amount, className }: Pick<PriceRow, 'name' | 'amount'> & { className?: string }) {
  return (
    <div className={className}>
      <dt lang={writtenIn(name)}>{name}</dt>
      <dd>{amount}</dd>
    </div>
  )
}
