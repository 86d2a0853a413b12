import { DAY, MINUTE, startOfDay, timeInHongKong, dayInHongKong, dayAfter } from '../../src/platform/clock.ts'
import type { PastShop } from './past-shop.ts'

/** Something that goes on for days: it names the moment of each of its steps before it takes it. */
export type Life = AsyncGenerator<Date, void>

export const HOUR = 60 * MINUTE

/** Has all of it happen in its order, up to the present: what would come later stays as it stands. */
export async function liveThrough(shop: PastShop, lives: readonly Life[]): Promise<void> {
  const waiting: { at: Date; life: Life }[] = []
  let now = new Date(0)
  const wait = async (life: Life): Promise<void> => {
    const next = await life.next()
    if (next.done || next.value >= shop.past.present) return
    waiting.push({ at: next.value < now ? now : next.value, life })
  }
  for (const life of lives) await wait(life)
  while (waiting.length > 0) {
    waiting.sort((one, other) => other.at.getTime() - one.at.getTime())
    const { at, life } = waiting.pop()!
    await shop.past.goTo((now = at))
    await wait(life)
    await shop.workOff()
  }
}

export const later = (moment: Date, ms: number): Date => new Date(moment.getTime() + ms)

/** The same moment, or the next at which somebody is at work: Monday to Saturday from half past nine to half past six. */
function atWork(moment: Date): Date {
  const day = dayInHongKong(moment)
  const isSunday = new Date(`${day}T00:00:00Z`).getUTCDay() === 0
  const time = timeInHongKong(moment)
  if (isSunday || time >= '18:30') return atWork(opening(dayAfter(day, 1), moment))
  return time < '09:30' ? opening(day, moment) : moment
}

/** Not everything is done in the first minute of a day. */
const opening = (day: string, moment: Date): Date =>
  new Date(startOfDay(day).getTime() + 9.5 * HOUR + (moment.getTime() % (90 * MINUTE)))

/** Somebody at work does it, so many hours later at the earliest. */
export const atDesk = (moment: Date, hours: number): Date => atWork(later(moment, hours * HOUR))

/** The last moment at a desk that is no later. */
export function lastAtDesk(moment: Date): Date {
  let at = moment
  while (atWork(at) > moment) at = later(at, -HOUR / 2)
  return atWork(at)
}

export const days = (num: number): number => num * DAY
