import { expect, it } from 'vitest'
import { phoneAsRead, phoneProblem, readPhone } from './phones.rules.ts'

it.each([
  '6123 4567',
  '+852 6123 4567',
  '85261234567',
  '(852) 6123-4567',
  '00852 6123 4567',
  '８５２６１２３４５６７',
  '＋８５２　６１２３　４５６７',
  '+852\u00a06123\u00a04567',
  '6123–4567',
  '\u200e+852 6123 4567\u202c',
  '6123.4567',
])('%j is the same number of Hong Kong', (mobile) => {
  expect(readPhone({ areaNum: '+852', mobile })).toEqual({ areaNum: '+852', mobile: '61234567' })
  expect(phoneProblem({ areaNum: '+852', mobile })).toBeUndefined()
})

it.each([
  ['+852', '+853 6612 3456', '+853', '66123456'],
  ['+852', '86 138 0013 8000', '+86', '13800138000'],
  ['+853', '85261234567', '+852', '61234567'],
  ['+852', '+44 (0)20 7946 0000', '+44', '2079460000'],
  ['+852', '0044 20 7946 0000', '+44', '2079460000'],
  ['+86', '+886 0912 345 678', '+886', '912345678'],
  ['+886', '0912 345 678', '+886', '912345678'],
  ['+44', '020 7946 0000', '+44', '2079460000'],
  ['+39', '06 6982 0000', '+39', '0669820000'],
  // A number of Hong Kong that begins like a code is one of Hong Kong.
  ['+852', '8526 1234', '+852', '85261234'],
])('with %s chosen, %s is a number of %s: %s', (chosen, mobile, areaNum, digits) =>
  expect(readPhone({ areaNum: chosen, mobile })).toEqual({ areaNum, mobile: digits }),
)

it.each([
  ['+852', '6123 456', 'phone-hk'],
  ['+852', '+999 6123 4567', 'phone-hk'],
  ['+86', '12345', 'phone-cn'],
  ['+44', 'call me', 'phone'],
])('with %s chosen, %s is refused', (areaNum, mobile, problem) => expect(phoneProblem({ areaNum, mobile })).toBe(problem))

it.each([
  ['+852 6612 3456', '+852', '66123456'],
  ['+853 6612 3456', '+853', '66123456'],
  ['9123 4567', '+852', '9123 4567'],
  ['+852 6612', '+852', '+852 6612'],
])('a field that was left with %s shows %s and %s', (mobile, areaNum, shown) =>
  expect(phoneAsRead({ areaNum: '+852', mobile })).toEqual({ areaNum, mobile: shown }),
)
