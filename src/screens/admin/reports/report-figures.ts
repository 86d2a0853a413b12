import { counted } from '#language/counted.ts'
import type { Language } from '#language/languages.ts'
import type { Figures } from '#modules/reports/reports.contract.ts'
import type { ColumnName, Unit } from '#modules/reports/reports.rules.ts'
import { showHkdExactly } from '#platform/money.ts'
import { signedCents } from '#screens/admin/money/show-amount.ts'

/** A figure to count and draw with: cents, or a whole number. */
export function valueOf(figures: Figures | null, column: ColumnName): number {
  const figure = figures?.[column] ?? 0
  return typeof figure === 'string' ? signedCents(figure) : figure
}

/** In tables: HK$12,400 for money, 1,024 for everything else. */
export const showFigure = (value: number, unit: Unit): string =>
  unit === 'cents' ? showHkdExactly(value) : `${value < 0 ? '−' : ''}${counted(Math.abs(value))}`

const STEPS: Record<Language, readonly [number, string][]> = {
  en: [
    [1_000_000, 'm'],
    [1_000, 'k'],
  ],
  zh: [
    [100_000_000, '億'],
    [10_000, '萬'],
  ],
}

/** Beside the lines of a chart, where there is little room: 12k, 1.2m; 1.2萬. Money in whole dollars. */
export function showShort(value: number, unit: Unit, language: Language): string {
  const whole = unit === 'cents' ? value / 100 : value
  const [size, name] = STEPS[language].find(([from]) => Math.abs(whole) >= from) ?? [1, '']
  const short = Math.round((whole / size) * 10) / 10
  return `${short < 0 ? '−' : ''}${Math.abs(short)}${name}`
}

/** By how much it is more than before, in whole percent; undefined where there was nothing. */
export function changeOf(now: number, then: number): number | undefined {
  if (then === 0) return undefined
  return Math.round(((now - then) / Math.abs(then)) * 100)
}

export const showChange = (percent: number): string => `${percent > 0 ? '+' : percent < 0 ? '−' : ''}${Math.abs(percent)}%`
