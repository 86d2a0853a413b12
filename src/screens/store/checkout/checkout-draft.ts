import { type Contact, DELIVERY, type Receiver, type ReceiverField } from '#modules/fulfilment/address.rules.ts'
import type { PayType } from '#modules/orders/orders.rules.ts'
import { areaNumberOf, destinationOf, isLocal, territoryAt } from '#language/buying/address-places.ts'
import { deliveryRegions } from '#language/buying/districts.ts'
import { newIdempotencyKey } from '#platform/wire/call-client.ts'

/** What the shopper has typed so far; survives an error, a reload and the back button of this tab. */
export type CheckoutDraft = Receiver & { payType: PayType }

const DRAFT = 'praya.checkout.draft'
const SENT = 'praya.checkout.sent'

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

export function readDraft(): CheckoutDraft {
  try {
    return { ...emptyDraft, ...(JSON.parse(sessionStorage.getItem(DRAFT) ?? '{}') as Partial<CheckoutDraft>) }
  } catch {
    return emptyDraft
  }
}

/** Fields still empty take what is known of the shopper. */
export const filledIn = (typed: CheckoutDraft, known: Contact): CheckoutDraft => ({
  ...typed,
  firstName: typed.firstName || known.firstName,
  lastName: typed.lastName || known.lastName,
  email: typed.email || known.email,
  ...(typed.mobile ? {} : { areaNum: known.areaNum, mobile: known.mobile }),
})

export const keepDraft = (draft: CheckoutDraft): void => sessionStorage.setItem(DRAFT, JSON.stringify(draft))

/** The district says which territory it lies in. */
const territoryOf = (district: string): 'HK' | 'MO' =>
  deliveryRegions.find((region) => region.districts.some((one) => one.code === district))?.territory ?? 'HK'

/** Where the parcel goes, as its zone is found. What is fetched goes nowhere. */
export const destinationOfDraft = ({ logisticsType, territory, provinceCode }: CheckoutDraft): string =>
  logisticsType === DELIVERY ? destinationOf(territory, provinceCode) : 'HK'

/** What follows when it goes elsewhere: other places to choose from, and the area code of a number not yet typed. */
export function movedTo({ mobile }: CheckoutDraft, destination: string): Partial<CheckoutDraft> {
  const territory = territoryAt(destination)
  const provinceCode = territory === 'ABROAD' ? destination : ''
  const areaNum = areaNumberOf(territory, provinceCode)
  return { territory, provinceCode, city: '', postCode: '', ...(mobile === '' && areaNum ? { areaNum } : {}) }
}

/** What is typed, with what follows from it. */
export function changedDraft(draft: CheckoutDraft, part: Partial<CheckoutDraft>): CheckoutDraft {
  const next = { ...draft, ...part }
  const moved = part.logisticsType !== undefined && part.logisticsType !== draft.logisticsType
  if (moved) return { ...next, territory: 'HK', provinceCode: '', city: '', postCode: '' }
  const district = part.territory === undefined && isLocal(draft.territory) ? part.provinceCode : undefined
  if (district === undefined) return next
  const territory = territoryOf(district)
  // A number that was typed keeps its code: whoever receives in Macau may be called in Hong Kong.
  return { ...next, territory, ...(draft.mobile === '' ? { areaNum: areaNumberOf(territory, '') ?? next.areaNum } : {}) }
}

/**
 * The same request keeps its key in this tab, so that a second press, a reload or the back button can never place a
 * second order; another request gets another key.
 */
export function keyFor(request: unknown): string {
  const body = JSON.stringify(request)
  const sent = JSON.parse(sessionStorage.getItem(SENT) ?? 'null') as { body: string; key: string } | null
  if (sent?.body === body) return sent.key
  const key = newIdempotencyKey()
  sessionStorage.setItem(SENT, JSON.stringify({ body, key }))
  return key
}

/** The order is placed: the next one is a new request. */
export const forgetKey = (): void => sessionStorage.removeItem(SENT)

export const fieldOrder: ReceiverField[] = [
  'email',
  'firstName',
  'lastName',
  'mobile',
  'provinceCode',
  'city',
  'postCode',
  'address',
]
