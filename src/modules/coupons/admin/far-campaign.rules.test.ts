import { expect, test } from 'vitest'
import type { CampaignDocument } from './campaign-page.contract.ts'
import { isFarCampaign } from './far-campaign.rules.ts'

const plain: CampaignDocument = {
  ...{ campaignId: '', version: 0, name: { en: '', zh: '' }, terms: { en: '', zh: '' } },
  ...{
    kind: 'percent',
    amount: '',
    percent: '10',
    cap: '',
    buy: '',
    get: '',
    had: 'shared-code',
    sharedCode: 'TEN',
    occasion: '',
  },
  ...{ categories: [], brands: [], merchants: [], products: [], side: '', minimum: '', firstOrder: false, members: false },
  ...{ groups: [], payTypes: [], from: '2026-01-01T00:00', until: '', holdsDays: '', budget: '', uses: '100', perMember: '' },
  ...{ merchantPercent: '', exclusiveGroup: '', withOthers: true, priority: '100' },
}

test.each<[string, Partial<CampaignDocument>, boolean]>([
  ['ten per cent, a hundred times', {}, false],
  ['all of the price', { percent: '100' }, true],
  ['just what a price may move', { percent: '30' }, false],
  ['a code without a budget', { uses: '' }, true],
  ['a code with a budget of money', { uses: '', budget: '5000' }, false],
  ['what is handed to single members without a budget', { uses: '', had: 'granted', sharedCode: '' }, false],
  ['what merchants bear a part of', { merchantPercent: '50' }, true],
  ['a sum without a minimum', { kind: 'amount', percent: '', amount: '200' }, true],
  ['a sum that is most of its minimum', { kind: 'amount', percent: '', amount: '900', minimum: '1000' }, true],
  ['a sum that is little of its minimum', { kind: 'amount', percent: '', amount: '200', minimum: '1000' }, false],
  ['the third one free', { kind: 'buy-get', percent: '100', buy: '2', get: '1' }, true],
  ['the third one at half price', { kind: 'buy-get', percent: '50', buy: '2', get: '1' }, false],
])('%s: a second person is needed or not', (_, given, needed) => {
  expect(isFarCampaign({ ...plain, ...given }, 30)).toBe(needed)
})

test('campaigns of one person that combine are looked at together', () => {
  const [one, other] = [plain, { ...plain, campaignId: 'a', percent: '25' }]
  expect(isFarCampaign(one, 30, [other])).toBe(true)
  expect(isFarCampaign({ ...one, withOthers: false }, 30, [other])).toBe(false)
  expect(isFarCampaign({ ...one, exclusiveGroup: 'winter' }, 30, [{ ...other, exclusiveGroup: 'winter' }])).toBe(false)
  expect(isFarCampaign(other, 30, [other])).toBe(false)
  expect(isFarCampaign({ ...one, kind: 'delivery', percent: '' }, 30, [other])).toBe(false)
})
