import { useEffect, useState } from 'react'
import { showDay } from '#language/dates.ts'
import { infoText } from '#language/frame/info.text.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import { type Opening, openingAt, plainTime } from '#modules/fulfilment/opening.rules.ts'
import { clock, dayInHongKong, MINUTE } from '#platform/clock.ts'

/** The page is the same for everybody and may be older than a minute, so the time is read in the browser. */
export function OpenNow({ closedDays }: { closedDays: readonly string[] }) {
  const [now, setNow] = useState<Date>()
  useEffect(() => {
    const look = () => setNow(clock.now())
    look()
    const timer = setInterval(look, MINUTE)
    return () => clearInterval(timer)
  }, [])
  const words = useOpeningWords()
  const opening = now && openingAt(now, new Set(closedDays))
  return (
    <p className="info-now">
      {opening ? (
        <>
          <i data-open={opening.open || undefined} />
          {words(opening, now)}
        </>
      ) : null}
    </p>
  )
}

function useOpeningWords(): (opening: Opening, now: Date) => string {
  const texts = useTexts(infoText)
  const language = useLanguage()
  return (opening, now) => {
    if (opening.open) return texts.openUntil(plainTime(opening.until))
    const time = plainTime(opening.from)
    return opening.day === dayInHongKong(now) ? texts.opensToday(time) : texts.opensOn(showDay(opening.day, language), time)
  }
}
