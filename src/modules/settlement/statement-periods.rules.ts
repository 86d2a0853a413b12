import { dayAfter } from '#platform/clock.ts'

export type StatementPeriod = { firstDay: string; lastDay: string }

/** The month, or the week from Monday to Sunday, in which a day of Hong Kong lies; from the day after the statement before it on. */
export function periodOf(day: string, rhythm: 'monthly' | 'weekly', statedUntil = ''): StatementPeriod {
  const { firstDay, lastDay } = rhythm === 'weekly' ? weekOf(day) : monthOf(day)
  return { firstDay: statedUntil >= firstDay ? dayAfter(statedUntil, 1) : firstDay, lastDay }
}

function monthOf(day: string): StatementPeriod {
  const firstDay = `${day.slice(0, 7)}-01`
  const next = dayAfter(`${day.slice(0, 7)}-28`, 4).slice(0, 7)
  return { firstDay, lastDay: dayAfter(`${next}-01`, -1) }
}

function weekOf(day: string): StatementPeriod {
  const sinceMonday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
  const firstDay = dayAfter(day, -sinceMonday)
  return { firstDay, lastDay: dayAfter(firstDay, 6) }
}
