import type { Contact, ReceiverField } from '#modules/fulfilment/address.rules.ts'
import { type CheckoutDraft, emptyDraft } from '#modules/orders/placing/checkout-request.rules.ts'
import { newIdempotencyKey } from '#platform/wire/call-client.ts'

const DRAFT = 'praya.checkout.draft'
const SENT = 'praya.checkout.sent'

/** What the shopper has typed so far; survives an error, a reload and the back button of this tab. */
export function readDraft(drawn: CheckoutDraft = emptyDraft): CheckoutDraft {
  try {
    return { ...drawn, ...(JSON.parse(sessionStorage.getItem(DRAFT) ?? '{}') as Partial<CheckoutDraft>) }
  } catch {
    return drawn
  }
}

/** Fields still empty take what is known of the shopper, but not the one they are just about to type in. */
export const filledIn = (typed: CheckoutDraft, known: Contact, inHand?: string): CheckoutDraft => ({
  ...typed,
  ...(typed.firstName || inHand === 'firstName' ? {} : { firstName: known.firstName }),
  ...(typed.lastName || inHand === 'lastName' ? {} : { lastName: known.lastName }),
  ...(typed.email || inHand === 'email' ? {} : { email: known.email }),
  ...(typed.mobile || inHand === 'mobile' ? {} : { areaNum: known.areaNum, mobile: known.mobile }),
})

export const keepDraft = (draft: CheckoutDraft): void => sessionStorage.setItem(DRAFT, JSON.stringify(draft))

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
