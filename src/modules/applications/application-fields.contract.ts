import type { AnyFieldProblem } from '#language/all-field-problems.ts'
import { emailProblem } from '#modules/fulfilment/address.rules.ts'
import { phoneProblem, readPhone } from '#modules/fulfilment/phones.rules.ts'
import type { RequirementKind } from '#modules/merchants/merchant-kinds.contract.ts'
import { isPrintable } from '#platform/text/printable.ts'
import { categoriesIn, type FieldName, type Fields, socialPlatforms } from './application-parts.rules.ts'

type Check = (typed: string, today: string) => AnyFieldProblem | undefined

/** Chinese of either writing and Latin letters; what no paper of ours could show is said at once. */
const name =
  (most: number): Check =>
  (typed) =>
    typed.length > most ? 'too-long' : isPrintable(typed) ? undefined : 'name-letters'
const phone: Check = (typed) => phoneProblem({ areaNum: '+852', mobile: typed })
const email: Check = (typed) => emailProblem(typed)
const oneOf =
  (choices: readonly string[]): Check =>
  (typed) =>
    choices.includes(typed) ? undefined : 'choose-one'
const like =
  (pattern: RegExp, problem: AnyFieldProblem): Check =>
  (typed) =>
    pattern.test(typed) ? undefined : problem

const isDay = (typed: string): boolean => {
  const at = new Date(`${typed}T00:00:00Z`)
  return /^\d{4}-\d{2}-\d{2}$/.test(typed) && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(typed)
}
const past: Check = (typed, today) => (isDay(typed) && typed >= '1900-01-01' && typed <= today ? undefined : 'past-date')
const future: Check = (typed, today) => (isDay(typed) && typed > today && typed < '2100-01-01' ? undefined : 'future-date')

const checks: Record<FieldName, Check> = {
  shopName: name(40),
  contactName: name(20),
  contactPhone: phone,
  contactEmail: email,
  categories: (typed) => (categoriesIn({ categories: typed }).length > 0 ? undefined : 'required'),
  brands: name(200),
  representative: name(100),
  companyName: name(100),
  // Seven digits of the Companies Registry, or the eight of a business registration, which is the identifier of newer companies.
  companyNumber: like(/^(F?\d{7}|\d{8})$/, 'company-number'),
  effectiveDate: past,
  expiryDate: future,
  registeredAddress: (typed, today) => (typed.length < 5 ? 'address-length' : name(200)(typed, today)),
  operationsName: name(20),
  operationsPhone: phone,
  operationsEmail: email,
  bankCode: like(/^\d{3}$/, 'choose-one'),
  account: like(/^\d{6,18}$/, 'payout-account'),
  payee: like(/^[A-Z][A-Z0-9 .,'()/&-]{1,69}$/, 'payout-payee'),
  cardNumber: like(/^(\d{12,19})?$/, 'card-number'),
  signedName: name(100),
  pledged: like(/^yes$/, 'pledge'),
  trademarkNumber: like(/^[A-Z0-9][A-Z0-9./-]{3,29}$/, 'code'),
  socialPlatform: oneOf(socialPlatforms),
  channel: (typed) =>
    URL.canParse(typed) && /^https:\/\/[^/\s]+\.[^/\s]+/.test(typed) && typed.length <= 300 ? undefined : 'https-address',
  followerCount: like(/^\d{1,9}$/, 'count'),
  dealerCategory: oneOf(['A', 'B']),
  dealerNumber: like(/^[A-Z0-9][A-Z0-9-]{4,39}$/, 'code'),
  dealerExpiry: future,
}
/** Where nothing is nothing missing. */
const mayBeEmpty: ReadonlySet<FieldName> = new Set<FieldName>(['cardNumber', 'brands'])

const digits = (typed: string): string => typed.normalize('NFKC').replaceAll(/[\s-]/g, '')
const oneSpace = (typed: string): string => typed.replaceAll(/\s+/g, ' ')
const dialled = (typed: string): string => {
  const { areaNum, mobile } = readPhone({ areaNum: '+852', mobile: typed })
  return areaNum + mobile
}
const lower = (typed: string): string => typed.toLowerCase()
const upper = (typed: string): string => oneSpace(typed).toUpperCase()
const tidying: Partial<Record<FieldName, (typed: string) => string>> = {
  contactPhone: dialled,
  operationsPhone: dialled,
  contactEmail: lower,
  operationsEmail: lower,
  companyNumber: (typed) => digits(typed).toUpperCase(),
  account: digits,
  cardNumber: digits,
  followerCount: (typed) => digits(typed).replaceAll(',', ''),
  payee: upper,
  trademarkNumber: upper,
  dealerNumber: upper,
}

/** As it is kept: without spaces around it, numbers without those between, contacts as they can be compared. */
export const tidyFields = (fields: Fields, names: readonly FieldName[]): Fields =>
  Object.fromEntries(
    names.map((one) => {
      const typed = (fields[one] ?? '').trim()
      const tidy = tidying[one]
      return [one, tidy && typed !== '' ? tidy(typed) : oneSpace(typed)]
    }),
  )

/** What is wrong, by field. `needed`: those that may else be left empty. `today`: the day in Hong Kong. */
export function fieldsProblems(
  fields: Fields,
  names: readonly FieldName[],
  today: string,
  needed: readonly FieldName[] = [],
): Partial<Record<FieldName, AnyFieldProblem>> {
  const found = names.flatMap((one) => {
    const typed = fields[one] ?? ''
    const isFine = typed === '' && mayBeEmpty.has(one) && !needed.includes(one)
    const problem = isFine ? undefined : typed === '' ? (EMPTY[one] ?? 'required') : checks[one](typed, today)
    return problem ? [[one, problem] as const] : []
  })
  return Object.fromEntries(found)
}
const EMPTY: Partial<Record<FieldName, AnyFieldProblem>> = {
  bankCode: 'choose-one',
  socialPlatform: 'choose-one',
  dealerCategory: 'choose-one',
  pledged: 'pledge',
}

/** Until when what was shown is valid; empty where it does not end. */
export const lastDayOf = (kind: RequirementKind, { expiryDate = '', dealerExpiry = '' }: Fields): string =>
  kind === 'business-registration' ? expiryDate : kind === 'dealer-registration' ? dealerExpiry : ''
