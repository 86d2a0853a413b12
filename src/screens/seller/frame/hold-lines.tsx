import { holdEndText, holdLineText } from '#language/seller/merchant-holds.text.ts'
import { showMoment } from '#language/dates.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import { useHolds } from './seller-session.ts'

/** What the shop holds of this merchant: why, until when, and what goes on all the same. */
export function HoldLines() {
  const language = useLanguage()
  const texts = useTexts(holdLineText)
  const ends = useTexts(holdEndText)
  return useHolds().map(({ kind, reason, endTime }) => (
    <div key={kind} className="admin-notice">
      <p>
        <b>{texts[`${kind}Title`]}</b>
      </p>
      <p>
        {endTime ? ends.until(showMoment(endTime, language)) : ends.open}
        {language === 'zh' ? '。' : '.'}
      </p>
      <p>{texts[`${kind}Still`]}</p>
      <p>{texts.reason(reason)}</p>
    </div>
  ))
}
