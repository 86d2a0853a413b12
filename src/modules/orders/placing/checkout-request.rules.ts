import type { PostalAddress } from '#language/buying/address-lines.ts'
import { destinationOf, isLocal, nearAreaNumbers, territoryAt } from '#language/buying/territories.ts'
import { deliveryRegions } from '#language/buying/districts.ts'
import type { CreateInput } from '../orders.contract.ts'
import { type PayType, payTypes } from '../payments/pay-types.rules.ts'

/** What a shopper says at checkout, whether a script keeps it or a form sends it. */
export type CheckoutDraft = PostalAddress & { logisticsType: 1 | 2; email: string; payType: PayType }
type Line = { skuId: string; skuPriceId: string; quantity: number }
/** What the shopper wants an order to be reduced by. */
export type RewardChoice = { couponCodes: string[]; usePoints: boolean; useBalance: boolean }
/** Stands for an address that is typed instead of one that is kept. */
export const NEW_ADDRESS = 'new'

/** 1 self pick-up, 2 delivery to an address. */
const PICK_UP = 1
const DELIVERY = 2

export const emptyDraft: CheckoutDraft = {
  logisticsType: DELIVERY,
  firstName: '',
  lastName: '',
  areaNum: '+852',
  mobile: '',
  email: '',
  territory: 'HK',
  provinceCode: '',
  city: '',
  postCode: '',
  address: '',
  payType: 'fps',
}

/** The district says which territory it lies in. */
const territoryOf = (district: string): 'HK' | 'MO' =>
  deliveryRegions.find((region) => region.districts.some((one) => one.code === district))?.territory ?? 'HK'

/** Where the parcel goes, as its zone is found. What is fetched goes nowhere. */
export const destinationOfDraft = ({ logisticsType, territory, provinceCode }: CheckoutDraft): string =>
  logisticsType === DELIVERY ? destinationOf(territory, provinceCode) : 'HK'

/** What is typed, with what follows from it. */
export function changedDraft(draft: CheckoutDraft, part: Partial<CheckoutDraft>): CheckoutDraft {
  const next = { ...draft, ...part }
  const moved = part.logisticsType !== undefined && part.logisticsType !== draft.logisticsType
  if (moved) return { ...next, territory: 'HK', provinceCode: '', city: '', postCode: '' }
  const district = part.territory === undefined && isLocal(draft.territory) ? part.provinceCode : undefined
  if (district === undefined) return next
  const territory = territoryOf(district)
  // A number that was typed keeps its code: whoever receives in Macau may be called in Hong Kong.
  return { ...next, territory, ...(draft.mobile === '' ? { areaNum: nearAreaNumbers[territory] } : {}) }
}

export type Fields = Readonly<Record<string, string>>
const TYPED = ['firstName', 'lastName', 'areaNum', 'mobile', 'email', 'city', 'postCode', 'address'] as const

/** The same as the form's fields say it. */
export function draftOfFields(fields: Fields): CheckoutDraft {
  const typed = Object.fromEntries(TYPED.flatMap((name) => (fields[name] === undefined ? [] : [[name, fields[name]]])))
  const payType = payTypes.find((known) => known === fields.payment) ?? emptyDraft.payType
  const draft: CheckoutDraft = { ...emptyDraft, ...typed, payType }
  const provinceCode = fields.provinceCode ?? ''
  if (fields.logistics === String(PICK_UP)) return { ...draft, logisticsType: PICK_UP, provinceCode }
  const territory = territoryAt(fields.destination ?? 'HK')
  if (isLocal(territory)) return { ...draft, territory: territoryOf(provinceCode), provinceCode }
  return { ...draft, territory, provinceCode: territory === 'ABROAD' ? (fields.destination ?? '') : provinceCode }
}

/** Which address of the book it goes to; undefined for one that is typed, and for what is fetched. */
export const keptOfFields = ({ kept = NEW_ADDRESS, logistics }: Fields): string | undefined =>
  kept === NEW_ADDRESS || logistics === String(PICK_UP) ? undefined : kept

export const rewardsOfFields = (fields: Fields): RewardChoice => ({
  couponCodes: [...new Set((fields.couponCodes ?? '').split(/[\s,，、]+/).filter(Boolean))],
  usePoints: 'use-points' in fields,
  useBalance: 'use-balance' in fields,
})

/** What is bought of a bag: what is chosen and can be had. */
export const boughtLines = <Each extends { selectStatus: boolean; problem: string | null }>(lines: readonly Each[]): Each[] =>
  lines.filter((line) => line.selectStatus && line.problem === null)

export const itemsOf = (lines: readonly Line[]) =>
  lines.map((line) => ({ skuId: line.skuId, skuPriceId: line.skuPriceId, quantity: line.quantity }))

/** `draft`: with the telephone as it is read. */
export function requestFor(lines: readonly Line[], draft: CheckoutDraft, keptId: string | undefined): Omit<CreateInput, 'total'> {
  const { payType, email, logisticsType, ...receiver } = draft
  return {
    productItems: itemsOf(lines),
    logisticsType,
    ...(logisticsType === PICK_UP
      ? { selfLogisticsForm: receiver }
      : { orderAddressIVO: keptId ? { userAddressId: keptId } : receiver }),
    comitPayType: payType,
    billEmail: email.trim(),
  }
}
