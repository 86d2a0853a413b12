import { house, type HouseHours } from '#language/house.ts'
import { DAY, dayInHongKong } from '#platform/clock.ts'
import type { Holidays } from './holidays.rules.ts'

const DAYS = {
  en: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  zh: ['一', '二', '三', '四', '五', '六', '日'],
}

export const weekdayName = (day: number, language: 'en' | 'zh'): string =>
  language === 'zh' ? `星期${DAYS.zh[day - 1]}` : (DAYS.en[day - 1] ?? '')

function daysName({ first, last }: HouseHours, language: 'en' | 'zh'): string {
  if (first === last) return weekdayName(first, language)
  return language === 'zh'
    ? `${weekdayName(first, 'zh')}至${DAYS.zh[last - 1]}`
    : `${weekdayName(first, 'en')} to ${weekdayName(last, 'en')}`
}

/** When the stores, the office and customer service are there, as the settings say; never on general holidays. Times of Hong Kong. */
export const openingHours = (language: 'en' | 'zh') =>
  house().hours.map((hours) => ({ name: daysName(hours, language), from: hours.from, to: hours.to }))

export const plainTime = (time: string): string => time.replace(/^0/, '')

/** “Monday to Friday 9:00–18:00, Saturday 9:00–12:00”. */
export const openingWords = (language: 'en' | 'zh'): string =>
  openingHours(language)
    .map(({ name, from, to }) => `${name}${language === 'zh' ? '' : ' '}${plainTime(from)}–${plainTime(to)}`)
    .join(language === 'zh' ? '，' : ', ')

/** Open until a time of today, or closed until a time of a day (YYYY-MM-DD). */
export type Opening = { open: true; until: string } | { open: false; day: string; from: string }

const timeInHongKong = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Hong_Kong', hour: '2-digit', minute: '2-digit' })

/** Undefined for a shop whose hours nobody has said, or that would not open for months. */
export function openingAt(now: Date, holidays: Holidays): Opening | undefined {
  const today = dayInHongKong(now)
  const time = timeInHongKong.format(now)
  const hours = hoursOf(today, holidays)
  if (hours && time >= hours.from && time < hours.to) return { open: true, until: hours.to }
  if (hours && time < hours.from) return { open: false, day: today, from: hours.from }
  const midnight = Date.parse(`${today}T00:00:00Z`)
  for (let days = 1; days <= MOST_DAYS; days += 1) {
    const day = new Date(midnight + days * DAY).toISOString().slice(0, 10)
    const next = hoursOf(day, holidays)
    if (next) return { open: false, day, from: next.from }
  }
  return undefined
}

const MOST_DAYS = 60

function hoursOf(day: string, holidays: Holidays) {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay() || 7
  if (holidays.has(day)) return undefined
  return house().hours.find(({ first, last }) => first <= weekday && weekday <= last)
}

/** A line for each part of the week. */
export const openingLines = (language: 'en' | 'zh'): string[] =>
  openingHours(language).map(({ name, from, to }) => `${name}${language === 'zh' ? '' : ' '}${plainTime(from)}–${plainTime(to)}`)
