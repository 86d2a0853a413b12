import { expect, test } from 'vitest'
import { emptyDraft } from '#modules/orders/placing/checkout-request.rules.ts'
import { filledIn } from './checkout-draft.ts'

const known = { firstName: 'Wai Ching', lastName: 'Lam', email: 'waiching@praya.test', areaNum: '+853', mobile: '66123456' }

test.each([
  ['an empty checkout takes all that is known', {}, undefined, known],
  [
    'what is typed stays',
    { email: 'other@praya.test', mobile: '91234567', areaNum: '+852' },
    undefined,
    { email: 'other@praya.test', mobile: '91234567', areaNum: '+852', firstName: 'Wai Ching' },
  ],
  [
    'the e-mail field in which somebody stands is left to them',
    {},
    'email',
    { email: '', firstName: 'Wai Ching', mobile: '66123456' },
  ],
  [
    'the telephone field keeps its area, too',
    { areaNum: '+852' },
    'mobile',
    { mobile: '', areaNum: '+852', email: 'waiching@praya.test' },
  ],
])('%s', (_, typed, inHand, expected) => {
  expect(filledIn({ ...emptyDraft, ...typed }, known, inHand)).toMatchObject(expected)
})
