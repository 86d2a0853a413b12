import { differenceText } from '#language/account/difference.text.ts'
import { showMoment } from '#language/dates.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { OrderWire } from '#modules/orders/orders.contract.ts'

/** A piece differs from its description: the way to the page where its buyer decides, and until when. */
export function DifferenceNotice({ order: { orderNo, productItems } }: { order: OrderWire }) {
  const language = useLanguage()
  const texts = useTexts(differenceText)
  const [first] = productItems
    .flatMap(({ units }) => units.map(({ decideBy }) => decideBy))
    .filter(Boolean)
    .sort()
  if (!first) return null
  return (
    <section className="order-payout" aria-label={texts.title}>
      <p>{texts.notice(showMoment(first, language))}</p>
      <a className="btn" href={localPath(language, `/myaccount/orders/difference?orderNo=${orderNo}`)}>
        {texts.decide}
      </a>
    </section>
  )
}
