import { zoneText } from '#language/buying/zone.text.ts'
import { showDay } from '#language/dates.ts'
import type { Language } from '#language/languages.ts'
import type { SettleWire } from '#modules/orders/placing/settle.contract.ts'
import { fromWire, showHkdExactly } from '#platform/money.ts'

/** How long it takes abroad and what that costs, or that a coupon makes it free; nothing where all is free. */
export function farNote(sums: SettleWire | undefined, language: Language): string | undefined {
  if (!sums?.deliveryDays) return undefined
  const { earliest, latest } = sums.deliveryDays
  const day = showDay(sums.arrivesBy, language)
  if (fromWire(sums.mailingFeesTotal) === 0) return zoneText.freeNote[language](earliest, latest, day)
  return zoneText.note[language](earliest, latest, day, showHkdExactly(fromWire(sums.mailingFeesTotal)))
}
