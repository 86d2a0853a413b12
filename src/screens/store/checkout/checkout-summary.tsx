import type { ReactNode } from 'react'
import { checkoutText } from '#language/buying/checkout.text.ts'
import { feeText } from '#language/buying/order-state.text.ts'
import { zoneText } from '#language/buying/zone.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { BagLineWire } from '#modules/bag/bag.contract.ts'
import type { SettleWire } from '#modules/orders/settle.contract.ts'
import { fromWire, showHkd, showHkdExactly } from '#platform/money.ts'
import { Picture } from '#ui/picture.tsx'
import type { Refused } from './use-checkout.ts'

/** What is bought and all that it costs, beside the button that buys it. */
export function CheckoutSummary({
  lines,
  sums,
  refused,
  children,
}: {
  lines: BagLineWire[]
  sums: SettleWire | undefined
  refused: Refused | undefined
  children: ReactNode
}) {
  const language = useLanguage()
  const texts = useTexts(checkoutText)
  const fees = useTexts(feeText)
  const zones = useTexts(zoneText)
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
          <Piece key={line.skuId} line={line} problem={line.skuId === refused?.skuId ? refused.message : ''} />
        ))}
      </ul>
      <dl className="sums" aria-live="polite">
        <Sum name={texts.merchandise} amount={sums?.amount} />
        <div>
          <dt>{texts.delivery}</dt>
          <dd>{refused ? '—' : sums && sums.mailingFeesTotal !== '0.00' ? exactly(sums.mailingFeesTotal) : texts.free}</dd>
        </div>
        {sums?.fees.map(({ kind, amount }) => (
          <Sum key={kind} name={fees[kind]} amount={amount} />
        ))}
        {sums && sums.payServiceFee !== '0.00' ? <Sum name={texts.fee} amount={sums.payServiceFee} /> : null}
        <Sum name={texts.total} amount={refused ? undefined : sums?.total} total />
      </dl>
      {sums?.deliveryDays ? <p className="summary-note mute checkout-duties">{zones.duties}</p> : null}
      {refused && !lines.some(({ skuId }) => skuId === refused.skuId) ? (
        <p className="checkout-told" role="alert">
          {refused.message}
        </p>
      ) : null}
      {children}
    </section>
  )
}

const exactly = (amount: string): string => showHkdExactly(fromWire(amount))

function Piece({ line, problem }: { line: BagLineWire; problem: string }) {
  const texts = useTexts(checkoutText)
  return (
    <li>
      <Picture picture={line.productImg} sizes="64px" most={240} alt="" />
      <span className="checkout-line-words">
        <b>{line.brandName}</b>
        <span>{line.title}</span>
        <span className="mute">
          {[line.colour, line.size && `${line.sizeSystem} ${line.size}`.trim(), texts.quantity(line.quantity)]
            .filter(Boolean)
            .join(' · ')}
        </span>
        {problem ? (
          <span className="field-problem" role="alert">
            {problem}
          </span>
        ) : null}
      </span>
      <span className="price">{showHkd(fromWire(line.lineTotal))}</span>
    </li>
  )
}

function Sum({ name, amount, total = false }: { name: string; amount: string | undefined; total?: boolean }) {
  return (
    <div className={total ? 'sums-total' : undefined}>
      <dt>{name}</dt>
      <dd>{amount === undefined ? '—' : exactly(amount)}</dd>
    </div>
  )
}
