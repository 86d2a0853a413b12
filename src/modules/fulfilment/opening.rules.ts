import { DAY, dayInHongKong } from '#platform/clock.ts'
import type { Holidays } from './holidays.rules.ts'

/** When the store, the office and customer service are there; never on general holidays. Times of Hong Kong. */
export const openingHours = [
  { weekdays: [1, 2, 3, 4, 5], name: { en: 'Monday to Friday', zh: '星期一至五' }, from: '09:00', to: '18:00' },
  { weekdays: [6], name: { en: 'Saturday', zh: '星期六' }, from: '09:00', to: '12:00' },
] as const

export const plainTime = (time: string): string => time.replace(/^0/, '')

/** “Monday to Friday 9:00–18:00, Saturday 9:00–12:00”. */
export const openingWords = (language: 'en' | 'zh'): string =>
  openingHours
    .map(({ name, from, to }) => `${name[language]}${language === 'zh' ? '' : ' '}${plainTime(from)}–${plainTime(to)}`)
    .join(language === 'zh' ? '，' : ', ')

/** Open until a time of today, or closed until a time of a day (YYYY-MM-DD). */
export type Opening = { open: true; until: string } | { open: false; day: string; from: string }

const timeInHongKong = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Hong_Kong', hour: '2-digit', minute: '2-digit' })

export function openingAt(now: Date, holidays: Holidays): Opening {
  const today = dayInHongKong(now)
  const time = timeInHongKong.format(now)
  const hours = hoursOf(today, holidays)
  if (hours && time >= hours.from && time < hours.to) return { open: true, until: hours.to }
  if (hours && time < hours.from) return { open: false, day: today, from: hours.from }
  for (let at = Date.parse(`${today}T00:00:00Z`) + DAY; ; at += DAY) {
    const day = new Date(at).toISOString().slice(0, 10)
    const next = hoursOf(day, holidays)
    if (next) return { open: false, day, from: next.from }
  }
}

function hoursOf(day: string, holidays: Holidays) {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  if (holidays.has(day)) return undefined
  return openingHours.find(({ weekdays }) => weekdays.some((one) => one === weekday))
}
