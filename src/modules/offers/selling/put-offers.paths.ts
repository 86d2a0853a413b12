import { postCall } from '#platform/wire/call-path.ts'
import { PutOffersInput, PutOffersWire } from './put-offers.contract.ts'

/** For programs with keys: many offers at a time, an answer for each. */
export const putOffers = postCall('/seller/offer/putMany', {
  access: { seller: 'offer' },
  once: true,
  mostBytes: 1_000_000,
  input: PutOffersInput,
  output: PutOffersWire,
})
