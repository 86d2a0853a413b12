import type { CampaignDocument } from '#modules/coupons/admin/campaign-page.contract.ts'
import { getCampaign, makeCodes, moveCampaign, saveCampaign } from '#modules/coupons/admin/campaign-page.paths.ts'
import { newSpokenCode } from '#platform/ids.server.ts'
import type { Thief } from './thief.builders.ts'

export const plainCampaign = (wanted: Partial<CampaignDocument> = {}): CampaignDocument => ({
  ...{ campaignId: '', version: 0, name: { en: 'Winter', zh: '冬日' }, terms: { en: '', zh: '' } },
  ...{ kind: 'percent', amount: '', percent: '10', cap: '', buy: '', get: '', had: 'shared-code', sharedCode: '', occasion: '' },
  ...{ categories: [], brands: [], merchants: [], products: [], side: '', minimum: '', firstOrder: false, members: false },
  ...{ groups: [], payTypes: [], from: '2026-01-01T00:00', until: '', holdsDays: '', budget: '', uses: '10', perMember: '' },
  ...{ merchantPercent: '', exclusiveGroup: '', withOthers: true, priority: '100' },
  ...wanted,
})

/** From a modest share, which one person may give, to all of the price; one that runs already is made to give more. */
export async function saveAndStart({ shop, token, codes, campaigns }: Thief, roll: number): Promise<void> {
  const by = { token }
  const older = campaigns[roll % 5]
  const { document } = older ? (await shop.ask(getCampaign, { campaignId: older }, by)).data : {}
  const sharedCode = `FREE${newSpokenCode(6)}`
  const gives = [
    { percent: '30' },
    { percent: '100' },
    { kind: 'amount', amount: '800', percent: '' },
    { percent: '29' },
  ] as const
  const ways = [
    { had: 'shared-code', sharedCode },
    { had: 'granted' },
    { had: 'single-codes' },
    { had: 'shared-code', sharedCode },
  ] as const
  const wanted = { ...(document ?? plainCampaign(ways[(roll >> 3) % ways.length])), ...gives[roll % gives.length] }
  const { campaignId } = (await shop.ask(saveCampaign, wanted, by)).data ?? {}
  if (!campaignId) return
  for (const _ of [1, 2]) await shop.ask(moveCampaign, { campaignId, move: 'start' }, by)
  await shop.ask(makeCodes, { campaignId, count: '3' }, by)
  if (document) return
  campaigns.push(campaignId)
  codes.push(sharedCode)
}
