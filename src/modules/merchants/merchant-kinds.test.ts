import { expect, test } from 'vitest'
import { FIRST_MERCHANT_KINDS, MerchantKinds, rulesOfKind } from './merchant-kinds.contract.ts'
import { applicantKinds } from './merchants.contract.ts'

test('each kind of merchant is asked for its documents, and buyers abroad and influencers place no offers', () => {
  const asked = applicantKinds.map((kind) => {
    const { requirements, placesOffers } = rulesOfKind(FIRST_MERCHANT_KINDS, kind)
    return [kind, requirements.length, placesOffers]
  })
  expect(asked).toEqual([
    ['individual', 2, true],
    ['company', 8, true],
    ['genuine-store', 9, true],
    ['brand', 7, true],
    ['global-buyer', 4, false],
    ['influencer', 3, false],
  ])
})

test('an operator changes kinds, but takes none away, names none twice and leaves none without a document', () => {
  const [first, ...others] = FIRST_MERCHANT_KINDS.kinds
  const isTaken = (kinds: unknown[]) => MerchantKinds.safeParse({ kinds }).success
  expect(isTaken([{ ...first, requirements: ['identity'] }, ...others])).toBe(true)
  expect(isTaken(others)).toBe(false)
  expect(isTaken([others[0], ...others])).toBe(false)
  expect(isTaken([{ ...first, requirements: [] }, ...others])).toBe(false)
  expect(isTaken([{ ...first, requirements: ['dealer-registration'] }, ...others])).toBe(false)
})
