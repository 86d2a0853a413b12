import { showDate } from '#language/dates.ts'
import { comingText } from '#language/product/coming.text.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import { dayInHongKong, timeInHongKong } from '#platform/clock.ts'

/** From when on a piece can be bought. */
export default function ComingNote({ time }: { time: string }) {
  const texts = useTexts(comingText)
  const at = new Date(time)
  return <p className="pdp-note">{texts.coming(showDate(dayInHongKong(at), useLanguage()), timeInHongKong(at))}</p>
}
