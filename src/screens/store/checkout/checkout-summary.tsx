import type { ReactNode } from 'react'
import { sizeLabel } from '#language/product/size-said.ts'
import { checkoutText } from '#language/buying/checkout.text.ts'
import { priceText } from '#language/buying/price.text.ts'
import { uiText } from '#language/frame/ui.text.ts'
import { zoneText } from '#language/buying/zone.text.ts'
import { standsInFrom } from '#language/languages.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { BagLineWire } from '#modules/bag/bag.contract.ts'
import type { SettleWire } from '#modules/orders/placing/settle.contract.ts'
import { fromWire, showHkd, showHkdExactly } from '#platform/money.ts'
import { Picture } from '#ui/picture.tsx'
import { PriceLine, PriceList } from '#screens/price-list.tsx'
import type { RewardChoice } from '#modules/orders/placing/checkout-request.rules.ts'
import type { Refused } from '../rewards/use-settlement.ts'

type Shown = {
  lines: BagLineWire[]
  choice: RewardChoice
  sums: SettleWire | undefined
  refused: Refused | undefined
  retry: () => void
  children: ReactNode
}

/** What is bought and all that it costs, beside the button that buys it. */
export function CheckoutSummary({ lines, choice, sums, refused, retry, children }: Shown) {
  const language = useLanguage()
  const texts = useTexts(checkoutText)
  const zones = useTexts(zoneText)
  const ui = useTexts(uiText)
  return (
    <section className="checkout-summary" aria-labelledby="checkout-summary">
      <div className="summary">
        <div className="checkout-summary-head">
          <h2 id="checkout-summary">{texts.yourOrder}</h2>
          <a className="link" href={localPath(language, '/bags')}>
            {texts.edit}
          </a>
        </div>
        <ul className="checkout-lines">
          {lines.map((line) => (
            <Piece
              key={line.skuId}
              line={line}
              couponAmount={sums?.validShopProductOVOS.find(({ skuId }) => skuId === line.skuId)?.couponAmount ?? '0.00'}
              problem={line.skuId === refused?.skuId ? refused.message : ''}
            />
          ))}
        </ul>
        <dl className="sums" aria-live="polite">
          {sums ? (
            <PriceList price={sums} as={(row) => (refused && unsure.has(row.key) ? { ...row, amount: '—' } : row)} />
          ) : (
            <SumsToCome choice={choice} />
          )}
        </dl>
        {sums?.referral ? <p className="summary-note mute">{texts.earns(sums.referral.name)}</p> : null}
        {sums?.deliveryDays ? <p className="summary-note mute checkout-duties">{zones.duties}</p> : null}
        {refused && !lines.some(({ skuId }) => skuId === refused.skuId) ? (
          <p className="checkout-told" id="checkout-wait" role="alert">
            {refused.message}{' '}
            <button type="button" className="link" onClick={retry}>
              {ui.retry}
            </button>
          </p>
        ) : null}
        {children}
      </div>
    </section>
  )
}

/** What nobody knows of what cannot be bought so. */
const unsure: ReadonlySet<string> = new Set(['delivery', 'total'])

type Bought = { line: BagLineWire; couponAmount: string; problem: string }

function Piece({ line, couponAmount, problem }: Bought) {
  const language = useLanguage()
  const texts = useTexts(checkoutText)
  return (
    <li>
      <Picture picture={line.productImg} sizes="(min-width: 1024px) 96px, 112px" most={360} alt="" />
      <span className="checkout-line-words">
        <b>{line.brandName}</b>
        <span lang={standsInFrom(language, line.title)}>{line.title}</span>
        <span className="mute">
          {[line.colour, line.size && sizeLabel(line.size, line.sizeSystem), texts.quantity(line.quantity)]
            .filter(Boolean)
            .join(' · ')}
        </span>
        {couponAmount === '0.00' ? null : (
          <span className="mute">{texts.lineOff(showHkdExactly(0 - fromWire(couponAmount)))}</span>
        )}
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

/** As many rows as there will be, as far as it is known. */
function SumsToCome({ choice }: { choice: RewardChoice }) {
  const texts = useTexts(priceText)
  const { pointsToCome } = useTexts(checkoutText)
  const names = [
    texts.merchandise,
    ...choice.couponCodes.map(() => texts.coupons),
    ...(choice.usePoints ? [pointsToCome] : []),
    texts.delivery,
    ...(choice.useBalance ? [texts.balance] : []),
  ]
  return (
    <>
      {names.map((name, at) => (
        <PriceLine key={`${name} ${at}`} name={name} amount="—" />
      ))}
      <PriceLine name={texts.total} amount="—" className="sums-total" />
    </>
  )
}
