import { storefrontText } from '#language/admin/front/admin-storefront.text.ts'
import { showMoment } from '#language/dates.ts'
import type { Language } from '#language/languages.ts'
import { fromHongKong } from '#platform/text/hong-kong-minute.ts'
import { textsIn } from '#language/texts.ts'

/** From when and until when, in a few words. */
export function shownTime({ from, until }: { from: string; until: string }, language: Language): string {
  const texts = textsIn(storefrontText, language)
  const moment = (minute: string) => showMoment(fromHongKong(minute).toISOString(), language)
  if (from === '' && until === '') return texts.always
  if (until === '') return language === 'zh' ? `${moment(from)}起` : `${texts.from} ${moment(from)}`
  if (from === '') return language === 'zh' ? `至${moment(until)}` : `${texts.until} ${moment(until)}`
  return language === 'zh' ? `${moment(from)}至${moment(until)}` : `${moment(from)} – ${moment(until)}`
}
