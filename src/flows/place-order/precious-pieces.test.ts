import { expect, it } from 'vitest'
import { Refusal } from '#platform/refusal.ts'
import { requireDealers } from './precious-pieces.ts'

const offer = (
  merchantKind: 'platform' | 'individual' | 'company' | 'genuine-store' | 'brand' | 'global-buyer',
  precious = true,
) => ({
  precious,
  isDealer: false,
  salePriceCents: 4_000_000,
  skuId: merchantKind,
  merchantKind,
  merchantNameEn: `The ${merchantKind}`,
  merchantNameZh: `${merchantKind}號`,
})
const registered = { category: 'A' as const, number: '1' }
const unregistered = { category: '' as const, number: '' }
const sellers = (...names: string[]) => ({ merchants: names.map((name) => ({ name, category: 'A' as const, number: '1' })) })
const outcome = (...given: Parameters<typeof requireDealers>): string => {
  try {
    requireDealers(...given)
    return ''
  } catch (problem) {
    return problem instanceof Refusal ? problem.reason : 'unexpected'
  }
}

it.each([
  ['two pieces without anybody registered', offer('company'), 2, 0, unregistered, sellers(), ''],
  ['three pieces without us', offer('platform'), 3, 0, unregistered, sellers(), 'DEALER_NEEDED'],
  ['three of our own', offer('platform'), 3, 0, registered, sellers(), ''],
  ['one of our own after two others', offer('platform'), 1, 8_000_000, unregistered, sellers(), 'DEALER_NEEDED'],
  ['one, a cent below', offer('platform'), 1, 7_999_999, unregistered, sellers(), ''],
  ['three of a company without a registration', offer('company'), 3, 0, registered, sellers(), 'SELLER_NOT_REGISTERED'],
  ['three of a company named in English', offer('company'), 3, 0, registered, sellers('the COMPANY'), ''],
  ['three of a brand named in Chinese', offer('brand'), 3, 0, registered, sellers('brand號'), ''],
  ['three of a store, another is registered', offer('genuine-store'), 3, 0, registered, sellers('x'), 'SELLER_NOT_REGISTERED'],
  ['three of a company whose document is accepted', { ...offer('company'), isDealer: true }, 3, 0, registered, sellers(), ''],
  ['three of a private person', offer('individual'), 3, 0, registered, sellers(), ''],
  ['three of a buyer abroad', offer('global-buyer'), 3, 0, registered, sellers(), ''],
  ['bags, after much that is precious', offer('company', false), 9, 99_000_000, unregistered, sellers(), ''],
] as const)('%s', (_, one, quantity, linked, dealer, named, reason) =>
  expect(outcome([{ offer: one, quantity }], linked, { dealer, sellers: named })).toBe(reason),
)
