import { expect, test } from 'vitest'
import { changedRules } from './changed-rules.ts'

const rule = (name: string, commission: string, more = {}) => ({
  name: { en: name, zh: name },
  kind: '',
  category: '',
  campaign: '',
  from: '',
  until: '',
  commission,
  least: '',
  most: '',
  ...more,
})
const said = (...args: Parameters<typeof changedRules>) =>
  changedRules(...args).map(({ kind, rule: of, parts }) => [
    kind,
    of?.name.en ?? '',
    ...parts.map(([part, was, is]) => `${part} ${was}>${is}`),
  ])

test('what became of rules is said rule by rule, and that they come in another order', () => {
  const [wallets, companies] = [rule('Wallets', '10'), rule('Companies', '12')]
  expect(said([wallets, companies], [wallets, companies])).toEqual([])
  expect(said([wallets], [rule('Wallets', '9', { until: '2026-12-31' })])).toEqual([
    ['changed', 'Wallets', 'until >2026-12-31', 'commission 10>9'],
  ])
  expect(said([wallets], [companies])).toEqual([
    ['added', 'Companies', 'commission >12'],
    ['removed', 'Wallets'],
  ])
  expect(said([wallets, companies], [companies, wallets])).toEqual([['moved', '']])
})
