import { expect, test } from 'vitest'
import { changeOf, showChange, showFigure, showShort, valueOf } from './report-figures.ts'

test('money has its currency in tables, and cents only where there are any; and little room beside charts', () => {
  expect(valueOf({ net: '-120.50', paid: 7 }, 'net')).toBe(-12_050)
  expect(valueOf(null, 'net')).toBe(0)
  expect([showFigure(1_240_000, 'cents'), showFigure(1024, 'num'), showFigure(0, 'num')]).toEqual(['HK$12,400', '1,024', '0'])
  expect([showShort(1_240_000, 'cents', 'en'), showShort(-123_456_789, 'cents', 'en'), showShort(7, 'num', 'en')]).toEqual([
    '12.4k',
    '−1.2m',
    '7',
  ])
  expect([showShort(1_240_000, 'cents', 'zh'), showShort(980_000, 'cents', 'zh')]).toEqual(['1.2萬', '9800'])
})

test('a change is told in whole percent, and from nothing there is none', () => {
  expect([changeOf(150, 100), changeOf(50, -100), changeOf(0, 80), changeOf(3, 0)]).toEqual([50, 150, -100, undefined])
  expect([showChange(12), showChange(-7), showChange(0)]).toEqual(['+12%', '−7%', '0%'])
})
