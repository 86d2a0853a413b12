import type { Language } from '#language/languages.ts'

const LOCALE = { en: 'en-HK', zh: 'zh-HK' } as const
const weekdays = {
  en: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  zh: ['日', '一', '二', '三', '四', '五', '六'],
} as const
const wholeMonths = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
]
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** A day such as 2026-12-03: "Thu 3 Dec", 12月3日（星期四）. Spelled by hand, so that server and browser never differ. */
export function showDay(day: string, language: Language): string {
  const date = new Date(`${day}T00:00:00Z`)
  const weekday = weekdays[language][date.getUTCDay()]
  return language === 'zh'
    ? `${date.getUTCMonth() + 1}月${date.getUTCDate()}日（星期${weekday}）`
    : `${weekday} ${date.getUTCDate()} ${months[date.getUTCMonth()]}`
}

let hongKong: Intl.DateTimeFormat | undefined
/** Made once, and not before it is needed: making one takes longer than everything it is used for. */
const hongKongParts = (): Intl.DateTimeFormat =>
  (hongKong ??= new Intl.DateTimeFormat(LOCALE.en, {
    timeZone: 'Asia/Hong_Kong',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }))

/** A moment in Hong Kong time: "20 Nov 2026, 21:30", 2026年11月20日 21:30. Only for what is fetched in the browser. */
export function showMoment(iso: string, language: Language): string {
  const at = new Date(iso)
  const part = Object.fromEntries(
    hongKongParts()
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  )
  const time = `${part.hour}:${part.minute}`
  return language === 'zh'
    ? `${part.year}年${part.month}月${part.day}日 ${time}`
    : `${part.day} ${months[Number(part.month) - 1]} ${part.year}, ${time}`
}

/** A month such as 2026-12: "December 2026", 2026年12月. */
export function showMonth(month: string, language: Language): string {
  const [year, number] = month.split('-').map(Number)
  return language === 'zh' ? `${year}年${number}月` : `${wholeMonths[(number ?? 1) - 1]} ${year}`
}

/** A day with its year: "3 Dec 2026", 2026年12月3日. */
export function showDate(day: string, language: Language): string {
  const date = new Date(`${day}T00:00:00Z`)
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()]
  return language === 'zh' ? `${year}年${month + 1}月${date.getUTCDate()}日` : `${date.getUTCDate()} ${months[month]} ${year}`
}
