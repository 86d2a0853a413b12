import type { Read } from '#platform/database.server.ts'
import type { CampaignOffer } from './campaigns.ts'
import { countHeldBy } from './coupon-person.ts'

/**
 * Of what everybody has without a code: what is limited for each person needs to know the person, and is for members alone; whoever has
 * used it as often as they may is told before they buy.
 */
export async function barLimited<Offer extends CampaignOffer>(
  tx: Read,
  offers: readonly Offer[],
  { ownerId, isMember }: { ownerId: string; isMember: boolean },
): Promise<Offer[]> {
  const judged: Offer[] = []
  for (const offer of offers) {
    const { perMember, conditions } = offer
    if (perMember === null && !conditions.firstOrder) judged.push(offer)
    else if (!isMember) judged.push({ ...offer, problem: 'members' })
    else if (perMember !== null && (await countHeldBy(tx, offer.campaignId, { ownerId })) >= perMember)
      judged.push({ ...offer, problem: 'limit' })
    else judged.push(offer)
  }
  return judged
}
