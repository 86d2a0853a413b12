import type { CampaignDocument } from '../src/modules/coupons/admin/campaign-page.contract.ts'
import { moveCampaign, saveCampaign } from '../src/modules/coupons/admin/index.server.ts'
import type { Operator } from '../src/platform/audit-trail.server.ts'
import { clock, DAY, dayInHongKong } from '../src/platform/clock.ts'
import type { Tx } from '../src/platform/database.server.ts'

const midnight = (days: number): string => `${dayInHongKong(new Date(clock.now().getTime() + days * DAY))}T00:00`

/** One that asks for nothing and ends in three months. */
const plain = (): CampaignDocument => ({
  campaignId: '',
  version: 0,
  name: { en: '', zh: '' },
  terms: { en: '', zh: '' },
  kind: 'amount',
  amount: '',
  percent: '',
  cap: '',
  buy: '',
  get: '',
  had: 'automatic',
  sharedCode: '',
  occasion: '',
  categories: [],
  brands: [],
  merchants: [],
  products: [],
  side: '',
  minimum: '',
  firstOrder: false,
  members: false,
  groups: [],
  payTypes: [],
  from: midnight(-7),
  until: midnight(90),
  holdsDays: '',
  budget: '',
  uses: '',
  perMember: '',
  merchantPercent: '',
  exclusiveGroup: '',
  withOthers: true,
  priority: '100',
})

const BAGS = ['women/bags', 'men/bags']

type Wanted = Partial<CampaignDocument> & Pick<CampaignDocument, 'name'>

/** Coupons that members are given: as new ones, and with a bag. */
const granted: Wanted[] = [
  {
    name: { en: 'Welcome to Praya', zh: '迎新優惠' },
    terms: {
      en: 'Once for each new member, on an order of HK$1,000 or more.',
      zh: '每位新會員可享一次，訂單須滿HK$1,000。',
    },
    kind: 'amount',
    amount: '200',
    minimum: '1000',
    had: 'granted',
    occasion: 'new-member',
    members: true,
    until: '',
    holdsDays: '30',
    exclusiveGroup: 'welcome',
  },
  {
    name: { en: 'Care for your bag', zh: '手袋護理' },
    terms: {
      en: 'Pays for one appointment of the care service for a bag bought here, beside the one of the year.',
      zh: '於本店購買的手袋可於每年一次的護理服務以外，額外預約一次。',
    },
    kind: 'care',
    amount: '288',
    categories: BAGS,
    had: 'granted',
    occasion: 'bag-received',
    until: '',
    holdsDays: '365',
  },
]

/** Campaigns as a shop has them: for members, of a brand, abroad, by number and by code. */
const demoCampaigns = (brandCode: string): Wanted[] => [
  ...granted,
  {
    name: { en: 'Ten days of one house', zh: '品牌精選優惠' },
    kind: 'percent',
    percent: '10',
    cap: '1000',
    brands: [brandCode],
    had: 'claimed',
    sharedCode: 'HOUSE10',
    members: true,
    uses: '5000',
    merchantPercent: '50',
    exclusiveGroup: 'season',
  },
  {
    name: { en: 'To any address abroad', zh: '送往海外地址' },
    kind: 'delivery',
    minimum: '8000',
    had: 'shared-code',
    sharedCode: 'ABROAD',
    perMember: '3',
    budget: '50000',
  },
  {
    name: { en: 'The third at half price', zh: '第三件半價' },
    kind: 'buy-get',
    buy: '2',
    get: '1',
    percent: '50',
    categories: ['beauty'],
    exclusiveGroup: 'season',
    priority: '50',
  },
  {
    name: { en: 'Winter, HK$300 off', zh: '冬日減HK$300' },
    kind: 'amount',
    amount: '300',
    minimum: '3000',
    had: 'shared-code',
    sharedCode: 'WINTER300',
    perMember: '1',
    uses: '2000',
  },
]

/** Makes the demo's campaigns as an operator does, and starts them. */
export async function addCampaigns(tx: Tx, by: Operator, brandCode: string): Promise<void> {
  for (const wanted of demoCampaigns(brandCode)) {
    const { campaignId } = await saveCampaign(tx, by, { ...plain(), ...wanted })
    await moveCampaign(tx, by, campaignId, 'start')
  }
}
