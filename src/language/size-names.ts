import type { Language } from '#language/languages.ts'

const names: Record<string, { en: string; zh: string }> = {
  OS: { en: 'One size', zh: '均碼' },
  'One size': { en: 'One size', zh: '均碼' },
  Single: { en: 'Single', zh: '單人' },
  Double: { en: 'Double', zh: '雙人' },
  Queen: { en: 'Queen', zh: '加大雙人' },
  King: { en: 'King', zh: '特大雙人' },
}
const COLLAR = /^collar (.+)$/

/** A size label in the reader's language; most are the same in both. */
export function sizeName(label: string, language: Language): string {
  const collar = COLLAR.exec(label)?.[1]
  if (collar) return language === 'zh' ? `領圍 ${collar}` : `Collar ${collar}`
  return names[label]?.[language] ?? label
}
