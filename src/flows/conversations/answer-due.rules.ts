import type { ConversationKind } from '#modules/conversations/conversations.rules.ts'
import { oneWorkingDayFrom } from '#modules/fulfilment/arrival.rules.ts'
import type { Holidays } from '#modules/fulfilment/holidays.rules.ts'
import { DAY, dayAfter, startOfDay } from '#platform/clock.ts'

/** A merchant answers within a day, and one that is on holiday within a day of its return; the shop within a working day. */
export function answerDue(kind: ConversationKind, now: Date, holidays: Holidays, awayUntil = ''): Date {
  if (kind !== 'seller') return oneWorkingDayFrom(now, holidays)
  const back = awayUntil === '' ? now : startOfDay(dayAfter(awayUntil, 1))
  return new Date(Math.max(now.getTime(), back.getTime()) + DAY)
}
