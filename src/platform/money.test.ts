import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromWire, showHkd, showHkdExactly, toWire } from './money.ts'

test.each([
  { cents: 1_234_500, shown: 'HK$12,345', exact: 'HK$12,345' },
  { cents: 1_234_560, shown: 'HK$12,346', exact: 'HK$12,345.60' },
  { cents: 49, shown: 'HK$0', exact: 'HK$0.49' },
  { cents: 0, shown: 'HK$0', exact: 'HK$0' },
  { cents: -150, shown: '−HK$2', exact: '−HK$1.50' },
  { cents: -1_234_507, shown: '−HK$12,345', exact: '−HK$12,345.07' },
  { cents: -49, shown: 'HK$0', exact: '−HK$0.49' },
])('$cents cents are shown as $shown, and to the cent as $exact', ({ cents, shown, exact }) => {
  expect(showHkd(cents)).toBe(shown)
  expect(showHkdExactly(cents)).toBe(exact)
})

test('what is shown to the cent says every cent there is', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), (cents) => {
      const said = showHkdExactly(cents).replace('−', '-').replace('HK$', '').replaceAll(',', '')
      expect(Math.round(Number(said) * 100)).toBe(cents)
    }),
  )
})

test('an amount comes back from the wire as it went', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999_999_999 }), (cents) => {
      expect(fromWire(toWire(cents))).toBe(cents)
    }),
  )
})
