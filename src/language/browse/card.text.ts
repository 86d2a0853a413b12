import type { Texts } from '#language/texts.ts'

const DIGITS = ['零', '一', '二', '三', '四', '五', '六', '七', '八', '九']

/** 30 % off is 七折, 35 % off 六五折: what is paid, not what is taken off. */
function foldsOf(percentOff: number): string {
  const paid = 100 - percentOff
  const tens = Math.floor(paid / 10)
  const rest = paid % 10
  if (tens === 0) return rest === 0 ? '免費' : `零點${DIGITS[rest]}折`
  return `${DIGITS[tens]}${rest === 0 ? '' : DIGITS[rest]}折`
}

export const cardText = {
  off: { en: (percent: number) => `${percent}% off`, zh: foldsOf },
  lastOne: { en: 'Last one', zh: '最後一件' },
  soldOut: { en: 'Sold out', zh: '售罄' },
  isNew: { en: 'New', zh: '新品' },
  colours: { en: 'Colours', zh: '顏色' },
  moreColours: {
    en: (count: number) => (count === 1 ? '1 more colour' : `${count} more colours`),
    zh: (count: number) => `另有${count}款顏色`,
  },
  wishOf: { en: (title: string) => `Wish list: ${title}`, zh: (title: string) => `願望清單：${title}` },
  before: { en: 'Original price', zh: '原價' },
  now: { en: 'Current price', zh: '現價' },
} satisfies Texts
