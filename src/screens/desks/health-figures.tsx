import { showMoment } from '#language/dates.ts'
import { sellerHealthText } from '#language/seller/seller-health.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { HealthWire } from '#modules/orders/pieces/merchant-health.contract.ts'
import { healthDays } from '#modules/orders/pieces/merchant-health.rules.ts'
import { SelectField } from '#ui/fields.tsx'

type Figure = HealthWire['figures'][number]
type Props = {
  health: HealthWire
  onDays: (days: 30 | 90) => void
  /** Where the orders behind a figure are opened. */
  orders: '/seller/orders' | '/admin/orders'
}

const COUNTED = {
  late: 'ofOrders',
  cancelled: 'ofOrders',
  rejected: 'ofItems',
  described: 'ofItems',
  unanswered: 'ofQuestions',
} as const

/** How a seller delivers, figure by figure, each with what is behind it. */
export function HealthFigures({ health: { days, figures, fewest, follows }, onDays, orders }: Props) {
  const texts = useTexts(sellerHealthText)
  return (
    <>
      <SelectField
        label={texts.days}
        value={String(days)}
        options={healthDays.map((known) => ({ value: String(known), name: texts.lastDays(known) }))}
        onChange={({ target }) => onDays(target.value === '90' ? 90 : 30)}
      />
      {figures.map((figure) => (
        <OneFigure key={figure.figure} figure={figure} fewest={fewest} orders={orders} />
      ))}
      <Follows follows={follows} fewest={fewest} />
    </>
  )
}

function OneFigure({ figure: one, fewest, orders }: Pick<Props, 'orders'> & { figure: Figure; fewest: number }) {
  const language = useLanguage()
  const texts = useTexts(sellerHealthText)
  const { figure, num, of, share, limit, standing, rows } = one
  const counted = texts[COUNTED[figure]](num, of)
  return (
    <section aria-labelledby={`health-${figure}`}>
      <h2 id={`health-${figure}`}>{`${texts[figure]} ${share}%`}</h2>
      <p className="mute">{[counted, texts.limit(limit)].join(' · ')}</p>
      <p>{standing === 'few' ? texts.few(fewest) : texts[standing]}</p>
      {rows.length > 0 ? (
        <details>
          <summary>{texts.behind}</summary>
          <ul>
            {rows.map(({ orderNo, time, unitCode }) => (
              <li key={`${orderNo} ${unitCode} ${time}`}>
                {orderNo ? (
                  <a className="link" href={localPath(language, `${orders}/${orderNo}`)}>
                    {unitCode || orderNo}
                  </a>
                ) : (
                  texts.aboutItem
                )}{' '}
                <span className="mute">{showMoment(time, language)}</span>
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </section>
  )
}

/** What happens above a limit, and what has. */
function Follows({ follows: { over, isInReview, reviewTime, warning }, fewest }: Pick<HealthWire, 'follows' | 'fewest'>) {
  const language = useLanguage()
  const texts = useTexts(sellerHealthText)
  const names = over.map((figure) => texts[figure]).join(language === 'zh' ? '、' : ', ')
  return (
    <section aria-labelledby="health-follows">
      <h2 id="health-follows">{texts.follows}</h2>
      {over.length > 0 ? (
        <p className="admin-notice">{[isInReview ? texts.inReview : '', texts.inReviewOf(names)].filter(Boolean).join(' ')}</p>
      ) : null}
      {reviewTime ? <p className="mute">{texts.reviewed(showMoment(reviewTime, language))}</p> : null}
      {warning ? <p>{texts.warning(warning)}</p> : null}
      <p className="mute">{texts.followsSoon}</p>
      <p className="mute">{texts.followsLong}</p>
      <p className="mute">{texts.few(fewest)}</p>
    </section>
  )
}
