import { DEALER_KINDS } from '#modules/applications/applications.rules.ts'
import { findApplicationOf, hasDocument, listBrandsOf } from '#modules/applications/index.server.ts'
import { rulesOfKind } from '#modules/merchants/merchant-kinds.contract.ts'
import { getOwnMerchant, lockMerchant, recordMerchantStep } from '#modules/merchants/index.server.ts'
import { endOwnOffers, photosToClaim, saveOwnOffers } from '#modules/offers/index.server.ts'
import type { OfferTyped, SavedOffersWire } from '#modules/offers/selling/selling.contract.ts'
import type { OfferingMerchant } from '#modules/offers/selling/selling.rules.ts'
import { findMerchantKinds, findSelling } from '#modules/shop-settings/index.server.ts'
import { claimUpload } from '#modules/uploads/index.server.ts'
import type { Seller } from '#platform/access/memberships.ts'
import { clock, dayInHongKong } from '#platform/clock.ts'
import type { Read, Tx } from '#platform/database.server.ts'
import { refuse } from '#platform/refusal.ts'
import type { Language } from '#language/languages.ts'
import { findMonthLimit } from './month-limit.ts'
import { setMerchantState } from './tell-merchant-state.ts'
import { sellerActor } from './seller-actor.ts'

/** A merchant with what the rules of its kind say of offers. */
export async function offeringMerchant(tx: Read, seller: Seller): Promise<OfferingMerchant> {
  const { kind, isHouse, ...more } = await getOwnMerchant(tx, seller)
  const limit = await findMonthLimit(tx, { merchantId: seller.merchantId, kind })
  return {
    ...{ kind, isHouse, ...(limit ? { limit } : {}) },
    brands: kind === 'brand' ? await listBrandsOf(tx, seller.merchantId) : [],
    state: sellingState(more),
    placesOffers: kind === 'platform' || rulesOfKind(await findMerchantKinds(tx), kind).placesOffers,
    isDealer: !DEALER_KINDS.has(kind) || (await mayBeDealer(tx, seller)),
    sellsUsed: (await findSelling(tx)).conditions,
  }
}

type Stopped = Pick<
  Awaited<ReturnType<typeof getOwnMerchant>>,
  'state' | 'awaitsApproval' | 'closingAt' | 'lacksDocuments' | 'isAway' | 'isFull' | 'isSoldUp'
>

/** Of several things that stop its offers the one that lasts longest. */
function sellingState({
  state,
  awaitsApproval,
  closingAt,
  lacksDocuments,
  isAway,
  isFull,
  isSoldUp,
}: Stopped): OfferingMerchant['state'] {
  if (awaitsApproval) return 'applying'
  if (closingAt !== null) return 'closing'
  if (state !== 'active') return state
  if (lacksDocuments) return 'lapsed'
  if (isAway) return 'away'
  if (isSoldUp) return 'sold-up'
  return isFull ? 'full' : 'active'
}

/** By the document that is valid today. Merchants from before applications are known to the shop by its setting, which checkout asks. */
const mayBeDealer = async (tx: Read, { merchantId }: Seller): Promise<boolean> =>
  (await hasDocument(tx, merchantId, 'dealer-registration', dayInHongKong(clock.now()))) ||
  (await findApplicationOf(tx, merchantId)) === undefined

/** Photographs that no offer has yet are their sender's alone to use. */
async function saveClaimed(tx: Tx, seller: Seller, list: readonly OfferTyped[]) {
  const ownerId = seller.accountId
  for (const uploadId of await photosToClaim(tx, seller, list))
    await claimUpload(tx, { uploadId, ownerId, purpose: 'offer-picture' })
  return saveOwnOffers(tx, seller, await sellerActor(tx, seller), await offeringMerchant(tx, seller), list)
}

/** Places or changes offers of a merchant, each row by itself. */
export async function saveOffersOf(
  tx: Tx,
  seller: Seller,
  list: readonly OfferTyped[],
  language: Language,
): Promise<SavedOffersWire> {
  const { saved, refused } = await saveClaimed(tx, seller, list)
  const told = refused.map(({ at, skuId, refusal }) => {
    const { code, msg, data } = refusal.toEnvelope(language)
    return { at, skuId, code, msg, field: data.field ?? '' }
  })
  return { time: clock.now().toISOString(), saved, refused: told }
}

/** The same of one offer: what is wrong with it is refused, and stands beside its field. */
export async function saveOfferOf(tx: Tx, seller: Seller, typed: OfferTyped): Promise<SavedOffersWire> {
  const { saved, refused } = await saveClaimed(tx, seller, [typed])
  for (const { refusal } of refused) throw refusal
  return { time: clock.now().toISOString(), saved, refused: [] }
}

export async function endOffersOf(tx: Tx, seller: Seller, offerIds: readonly string[]): Promise<{ time: string; ended: number }> {
  const ended = await endOwnOffers(tx, seller, await sellerActor(tx, seller), offerIds)
  return { time: clock.now().toISOString(), ended: ended ?? refuse('NOT_FOUND', { field: 'offerIds' }) }
}

/** A merchant is away for a while, or back: its offers wait as they are. Whom the shop has suspended, it lets sell again itself. */
export async function restOffersOf(tx: Tx, seller: Seller, rests: boolean): Promise<void> {
  // Locked first: a merchant that is being suspended at this moment is not let sell again.
  const merchant = await lockMerchant(tx, seller.merchantId)
  if (merchant.closing_at !== null) refuse('SHOP_CLOSES')
  if (merchant.state === 'suspended') refuse('OFFERS_SUSPENDED')
  if (!(await setMerchantState(tx, seller.merchantId, rests ? 'resting' : 'active'))) return
  await recordMerchantStep(tx, merchant, { act: rests ? 'rest' : 'back', by: await sellerActor(tx, seller) })
}
