import { closingLineText } from '#language/seller/shop-owners.text.ts'
import { holdEndText, holdLineText } from '#language/seller/merchant-holds.text.ts'
import { showMoment } from '#language/dates.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import { useActing, useHolds } from './seller-session.ts'

/** That the shop closes, and what is held of it: why, until when, and what goes on all the same. */
export function HoldLines() {
  const language = useLanguage()
  const texts = useTexts(holdLineText)
  const ends = useTexts(holdEndText)
  const closes = useTexts(closingLineText)
  const closing = useActing()?.closing
  const lines = useHolds().map(({ kind, reason, endTime }) => (
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
  return (
    <>
      {closing ? <p className="admin-notice">{closes[closing]}</p> : null}
      {lines}
    </>
  )
}
