import type { CampaignDocument } from '#modules/coupons/admin/campaign-page.contract.ts'

/** A campaign as somebody types a new one. */
export const campaign = (wanted: Partial<CampaignDocument> = {}): CampaignDocument => ({
  ...{ campaignId: '', version: 0, name: { en: 'Winter', zh: '冬日' }, terms: { en: '', zh: '' } },
  ...{ kind: 'percent', amount: '', percent: '10', cap: '500', buy: '', get: '', had: 'automatic', sharedCode: '', occasion: '' },
  ...{ categories: [], brands: [], merchants: [], products: [], side: '', minimum: '', firstOrder: false, members: false },
  ...{ groups: [], payTypes: [], from: '2026-01-01T00:00', until: '', holdsDays: '', budget: '', uses: '', perMember: '' },
  ...{ merchantPercent: '', exclusiveGroup: '', withOthers: true, priority: '' },
  ...wanted,
})
