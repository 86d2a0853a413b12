import { bagText } from '#language/buying/bag.text.ts'
import { useTexts } from '#language/texts.ts'
import type { BagWire } from '#modules/bag/bag.contract.ts'
import { fromWire, showHkd } from '#platform/money.ts'

/** All that will be paid, known before checkout begins. */
export function BagSummary({ bag, checkoutAddress }: { bag: BagWire; checkoutAddress: string }) {
  const texts = useTexts(bagText)
  return (
    <section className="summary" aria-labelledby="bag-summary">
      <h2 id="bag-summary">{texts.summary}</h2>
      <dl className="sums">
        <div>
          <dt>{texts.merchandise(bag.selectedNum)}</dt>
          <dd>{showHkd(fromWire(bag.amount))}</dd>
        </div>
        <div>
          <dt>{texts.delivery}</dt>
          <dd>{texts.free}</dd>
        </div>
        <div className="sums-total">
          <dt>{texts.total}</dt>
          <dd>{showHkd(fromWire(bag.total))}</dd>
        </div>
      </dl>
      {bag.selectedNum > 0 ? (
        <a className="btn btn-full" href={checkoutAddress}>
          {texts.checkout}
        </a>
      ) : (
        <p className="field-problem">{texts.nothingSelected}</p>
      )}
      <p className="mute summary-note">{texts.cardNote}</p>
      <p className="mute summary-note">{texts.promises}</p>
    </section>
  )
}
