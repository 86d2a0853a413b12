import type { Language } from '#language/languages.ts'
import { sizeLabel } from './size-said.ts'

const names: Record<string, { en: string; zh: string }> = {
  OS: { en: 'One size', zh: '均碼' },
  'One size': { en: 'One size', zh: '均碼' },
  Single: { en: 'Single', zh: '單人' },
  Double: { en: 'Double', zh: '雙人' },
  Queen: { en: 'Queen', zh: '加大雙人' },
  King: { en: 'King', zh: '特大雙人' },
}
const COLLAR = /^collar (.+)$/
const MEASURED = /^([\d.× ]+?) ?(cm|mm|ml|in|g)$/
const CHINESE_UNITS: Record<string, string> = { cm: '厘米', mm: '毫米', ml: '毫升', in: '吋', g: '克' }

/** A size label in the visitor's language; most are the same in both. */
export function sizeName(label: string, language: Language): string {
  const collar = COLLAR.exec(label)?.[1]
  if (collar) return language === 'zh' ? `領圍${collar}` : `Collar ${collar}`
  const [, amount, unit = ''] = MEASURED.exec(label) ?? []
  if (amount && language === 'zh') return `${amount}${CHINESE_UNITS[unit]}`
  return names[label]?.[language] ?? label
}

/** "EU 38", as lists name it too; a size of no system, or in letters, says by itself what it is. Of one named already nothing changes. */
export function sizeWithSystem(system: string, size: string, language: Language): string {
  const named = CHINESE_UNITS[system]
  return named && size.endsWith(named) ? size : sizeName(sizeLabel(size, system), language)
}
