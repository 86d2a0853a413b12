import { describe, expect, test } from 'vitest'
import { FIRST_MERCHANT_KINDS, rulesOfKind } from '#modules/merchants/merchant-kinds.contract.ts'
import { fieldsProblems, tidyFields } from './application-fields.contract.ts'
import { type FieldName, fieldNames, type Fields } from './application-parts.rules.ts'
import {
  applicationAfter,
  type ApplicationState,
  applicationStates,
  followingAct,
  isOpen,
  type LaterAct,
  requirementsFor,
  type RequirementState,
} from './applications.rules.ts'

describe('what follows by itself', () => {
  const rows = (...states: RequirementState[]) => states.map((state) => ({ state }))
  test.each<[string, ApplicationState, boolean, RequirementState[], boolean, string | undefined]>([
    ['a draft that lacks a document stays one', 'draft', true, ['accepted', 'needed'], false, undefined],
    ['a draft with all documents and no details stays one', 'draft', false, ['in-review'], false, undefined],
    ['with the last document it is submitted', 'draft', true, ['accepted', 'in-review'], false, 'submit'],
    ['a document refused before that keeps it a draft', 'draft', true, ['refused', 'in-review'], true, undefined],
    ['a document refused afterwards rejects it', 'submitted', true, ['refused', 'in-review'], true, 'reject'],
    ['the refused one again, and it is submitted again', 'rejected', true, ['accepted', 'in-review'], false, 'submit'],
    ['one of two refused ones again is not enough', 'rejected', true, ['refused', 'in-review'], false, undefined],
    ['the last one accepted approves it', 'submitted', true, ['accepted', 'accepted'], true, 'approve'],
    ['nobody is approved by their own act', 'submitted', true, ['accepted', 'accepted'], false, undefined],
    ['nothing follows where nothing is asked', 'submitted', true, [], true, undefined],
    ['nor once it is over', 'withdrawn', true, ['in-review'], true, undefined],
  ])('%s', (_, state, hasDetails, states, byReviewer, act) => {
    expect(followingAct({ state, hasDetails, rows: rows(...states) }, byReviewer)).toBe(act)
  })

  test('nothing moves an application that is over, and only a submitted one is approved', () => {
    const acts: LaterAct[] = ['details', 'send', 'accept', 'refuse', 'submit', 'reject', 'approve', 'decline', 'withdraw']
    const over = applicationStates.filter((state) => !isOpen(state) && state !== 'approved')
    expect(over.flatMap((state) => acts.filter((act) => applicationAfter({ state }, act)))).toEqual([])
    // Of a merchant a document is replaced, and it stays what it is.
    expect(acts.filter((act) => applicationAfter({ state: 'approved' }, act))).toEqual(['send', 'accept', 'refuse'])
    expect(acts.map((act) => applicationAfter({ state: 'approved' }, act) ?? 'approved')).toEqual(acts.map(() => 'approved'))
    expect(applicationStates.filter((state) => applicationAfter({ state }, 'approve'))).toEqual(['submitted'])
  })
})

test.each<[string, 'individual' | 'company' | 'global-buyer', ('bags' | 'jewellery' | 'watches')[], boolean]>([
  ['a company that sells jewellery', 'company', ['bags', 'jewellery'], true],
  ['a company that sells watches', 'company', ['watches'], true],
  ['a company that sells bags', 'company', ['bags'], false],
  // We are the dealer of what private people sell, and dealers abroad are exempt.
  ['somebody with a ring of their own', 'individual', ['jewellery'], false],
  ['a buyer abroad', 'global-buyer', ['watches'], false],
])('%s is asked for a registration as dealer only where the law wants it: %s', (_, kind, categories, asked) => {
  const rules = rulesOfKind(FIRST_MERCHANT_KINDS, kind)
  expect(requirementsFor(rules, categories).includes('dealer-registration')).toBe(asked)
})

const FINE: Required<Fields> = {
  shopName: 'Saltmarsh',
  contactName: '陳大文',
  contactPhone: '9123 4567',
  contactEmail: 'Mei@Saltmarsh.test',
  categories: 'bags watches',
  brands: '',
  representative: 'Mei Tang',
  companyName: 'Saltmarsh Limited',
  companyNumber: '3120 876',
  effectiveDate: '2024-03-01',
  expiryDate: '2027-02-28',
  registeredAddress: 'Flat 3A, 5 Bay Road, Hong Kong',
  operationsName: 'Yat Ho',
  operationsPhone: '+853 6612 3456',
  operationsEmail: 'ops@saltmarsh.test',
  bankCode: '024',
  account: '123-456789-001',
  payee: 'Saltmarsh limited',
  cardNumber: '',
  signedName: 'Mei Tang',
  pledged: 'yes',
  trademarkNumber: '303 123 456',
  socialPlatform: 'instagram',
  channel: 'https://www.instagram.com/saltmarsh',
  followerCount: '12,500',
  dealerCategory: 'A',
  dealerNumber: 'a-b-26-11-00001',
  dealerExpiry: '2029-03-31',
}
const problemOf = (name: FieldName, typed: string) =>
  fieldsProblems(tidyFields({ [name]: typed }, [name]), [name], '2026-11-29')[name]

test('an application as people type it is taken, and kept so that it can be compared', () => {
  const fields: Fields = { ...FINE, trademarkNumber: '303123456' }
  expect(fieldsProblems(tidyFields(fields, fieldNames), fieldNames, '2026-11-29')).toEqual({})
  expect(tidyFields(fields, ['contactPhone', 'contactEmail', 'operationsPhone', 'companyNumber', 'account', 'payee'])).toEqual({
    contactPhone: '+85291234567',
    contactEmail: 'mei@saltmarsh.test',
    operationsPhone: '+85366123456',
    companyNumber: '3120876',
    account: '123456789001',
    payee: 'SALTMARSH LIMITED',
  })
})

test.each<[string, FieldName, string, string | undefined]>([
  ['a company’s name in Simplified Chinese', 'companyName', '盐田贸易有限公司', undefined],
  ['a company’s name of 100 letters', 'companyName', 'a'.repeat(100), undefined],
  ['one of 101', 'companyName', 'a'.repeat(101), 'too-long'],
  ['a name with an emoji', 'companyName', 'Saltmarsh 👜 Limited', 'name-letters'],
  ['an emoji alone', 'shopName', '👜', 'name-letters'],
  ['a name of blanks', 'companyName', '   ', 'required'],
  ['a contact of 21 letters', 'contactName', 'a'.repeat(21), 'too-long'],
  ['a company number of six digits', 'companyNumber', '312087', 'company-number'],
  ['a company number with letters', 'companyNumber', '31208AB', 'company-number'],
  ['the eight digits of a business registration', 'companyNumber', '76543210', undefined],
  ['a certificate that ended yesterday', 'expiryDate', '2026-11-28', 'future-date'],
  ['one that ends today', 'expiryDate', '2026-11-29', 'future-date'],
  ['a day that is none', 'expiryDate', '2027-02-30', 'future-date'],
  ['a certificate that begins tomorrow', 'effectiveDate', '2026-11-30', 'past-date'],
  ['a category nobody sells', 'categories', 'weapons', 'required'],
  ['a telephone of seven digits', 'operationsPhone', '9123456', 'phone-hk'],
  ['an account of five digits', 'account', '12345', 'payout-account'],
  ['a script for a channel', 'channel', 'javascript:alert(1)', 'https-address'],
  ['a channel without TLS', 'channel', 'http://www.instagram.com/saltmarsh', 'https-address'],
  ['followers in words', 'followerCount', 'many', 'count'],
  ['a pledge that is not signed', 'pledged', '', 'pledge'],
])('%s', (_, name, typed, problem) => {
  expect(problemOf(name, typed)).toBe(problem)
})
