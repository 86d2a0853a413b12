import type { ReactNode } from 'react'
import { checkoutText } from '#language/buying/checkout.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { BagLineWire } from '#modules/bag/bag.contract.ts'
import type { SettleWire } from '#modules/orders/orders.contract.ts'
import { fromWire, showHkd, showHkdExactly } from '#platform/money.ts'
import { Picture } from '#ui/picture.tsx'

/** What is bought and all that it costs, beside the button that buys it. */
export function CheckoutSummary({
  lines,
  sums,
  children,
}: {
  lines: BagLineWire[]
  sums: SettleWire | undefined
  children: ReactNode
}) {
  const language = useLanguage()
  const texts = useTexts(checkoutText)
  return (
    <section className="summary checkout-summary" aria-labelledby="checkout-summary">
      <div className="checkout-summary-head">
        <h2 id="checkout-summary">{texts.yourOrder}</h2>
        <a className="link" href={localPath(language, '/bags')}>
          {texts.edit}
        </a>
      </div>
      <ul className="checkout-lines">
        {lines.map((line) => (
          <li key={line.skuId}>
            <Picture picture={line.productImg} sizes="64px" most={240} alt="" />
            <span className="checkout-line-words">
              <b>{line.brandName}</b>
              <span>{line.title}</span>
              <span className="mute">
                {[line.colour, line.size && `${line.sizeSystem} ${line.size}`.trim(), texts.quantity(line.quantity)]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
            <span className="price">{showHkd(fromWire(line.lineTotal))}</span>
          </li>
        ))}
      </ul>
      <dl className="sums" aria-live="polite">
        <Sum name={texts.merchandise} amount={sums?.amount} />
        <div>
          <dt>{texts.delivery}</dt>
          <dd>{texts.free}</dd>
        </div>
        {sums && sums.payServiceFee !== '0.00' ? <Sum name={texts.fee} amount={sums.payServiceFee} /> : null}
        <Sum name={texts.total} amount={sums?.total} total />
      </dl>
      {children}
    </section>
  )
}

function Sum({ name, amount, total = false }: { name: string; amount: string | undefined; total?: boolean }) {
  return (
    <div className={total ? 'sums-total' : undefined}>
      <dt>{name}</dt>
      <dd>{amount === undefined ? '—' : showHkdExactly(fromWire(amount))}</dd>
    </div>
  )
}
