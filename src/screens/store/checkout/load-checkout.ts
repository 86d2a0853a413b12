import type { AddressWire } from '#modules/address-book/address-book.contract.ts'
import type { BagWire } from '#modules/bag/bag.contract.ts'
import { getBag, getQuickBag } from '#modules/bag/bag.paths.ts'
import { readPhone } from '#modules/fulfilment/phones.rules.ts'
import { getDetails } from '#modules/members/members.paths.ts'
import {
  boughtLines,
  type CheckoutDraft,
  destinationOfDraft,
  draftOfFields,
  itemsOf,
  keptOfFields,
  requestFor,
  type RewardChoice,
  rewardsOfFields,
} from '#modules/orders/placing/checkout-request.rules.ts'
import { destinationOf } from '#language/buying/territories.ts'
import type { MakeCall } from '#platform/wire/call-path.ts'
import type { OwnPlace } from '../../own-page.tsx'
import { loadAddresses } from '../account/kept-addresses.ts'
import { askWhatItCosts, type Settlement, type Refused } from '../rewards/use-settlement.ts'
import { filledIn } from './checkout-draft.ts'
import { usualAddress } from './kept-choice.tsx'

/** A checkout as the server draws it: what is bought, what is said so far, and what that costs. */
export type SentCheckout = {
  bag: BagWire
  kept: AddressWire[]
  keptId: string | undefined
  draft: CheckoutDraft
  choice: RewardChoice
  codes: string
  settled?: Settlement | Refused
}

export const askForBag = (call: MakeCall, quick: boolean, search: URLSearchParams) =>
  quick ? call(getQuickBag, { skuId: search.get('sku') ?? '', quantity: Number(search.get('qty') ?? 1) || 1 }) : call(getBag, {})

const isQuick = (pathname: string): boolean => pathname.endsWith('/quick')

export async function loadCheckout(
  call: MakeCall,
  { search, pathname, guest, typed }: OwnPlace,
): Promise<SentCheckout | undefined> {
  const [bag, details, kept = []] = await Promise.all([
    askForBag(call, isQuick(pathname), search),
    call(getDetails, {}),
    guest ? [] : loadAddresses(call),
  ])
  if (!bag.ok) return undefined
  const said = draftOfFields(typed ?? {})
  const draft = details.ok && details.data.kept ? filledIn(said, details.data) : said
  const keptId = typed ? keptOfFields(typed) : usualAddress(kept)
  const choice = rewardsOfFields(typed ?? {})
  const sent = { bag: bag.data, kept, keptId, draft, choice, codes: typed?.couponCodes ?? '' }
  const lines = boughtLines(bag.data.productList)
  if (lines.length === 0) return sent
  const address = kept.find(({ userAddressId }) => userAddressId === keptId)
  const destination = address ? destinationOf(address.territory, address.provinceCode) : destinationOfDraft(draft)
  const { orderAddressIVO } = requestFor(lines, { ...draft, ...readPhone(draft) }, keptId)
  const wanted = {
    ...{ productItems: itemsOf(lines), comitPayType: draft.payType, logisticsType: draft.logisticsType, destination },
    ...(choice.couponCodes.length > 0 && orderAddressIVO ? { orderAddressIVO } : {}),
    ...choice,
  }
  return { ...sent, settled: await askWhatItCosts(call, wanted) }
}
