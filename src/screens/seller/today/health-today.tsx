import { sellerHealthText } from '#language/seller/seller-health.text.ts'
import { sellerTodayText } from '#language/seller/seller.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import { getHealth } from '#modules/orders/pieces/consignments.paths.ts'
import { DeskAnswer } from '#desk/answer.tsx'
import { useDeskQuery } from '#desk/desk-query.ts'

/** The figures of thirty days beside their limits; the rows behind them are in their own room. */
export function HealthToday() {
  const language = useLanguage()
  const texts = useTexts(sellerTodayText)
  const names = useTexts(sellerHealthText)
  const found = useDeskQuery(getHealth, { days: 30 })
  return (
    <section aria-labelledby="today-health">
      <h2 id="today-health">
        <a className="link" href={localPath(language, '/seller/health')}>
          {names.title}
        </a>
      </h2>
      <DeskAnswer found={found} height={160}>
        {({ figures, days }) => (
          <>
            <p className="mute">{names.lastDays(days)}</p>
            <dl className="seller-sums">
              {figures.map(({ figure, share, limit, standing }) => (
                <div key={figure}>
                  <dt>
                    {names[figure]}
                    <span className="seller-health-line">
                      {standing === 'over' || standing === 'near'
                        ? `${names.limit(limit)} · ${texts[`health-${standing}`]}`
                        : names.limit(limit)}
                    </span>
                  </dt>
                  <dd>{standing === 'over' ? <b>{`${share}%`}</b> : `${share}%`}</dd>
                </div>
              ))}
            </dl>
          </>
        )}
      </DeskAnswer>
    </section>
  )
}
