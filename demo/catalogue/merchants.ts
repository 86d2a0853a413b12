/** Who sells: the platform itself and nine invented merchants, each carrying only some departments. */
import type { DemoMerchant } from './demo-types.ts'

export const platformMerchantCode = 'PRAYA'

const merchantSheets: [DemoMerchant, departments: string[]][] = [
  [
    { code: platformMerchantCode, kind: 'platform', name: { en: 'PRAYA', zh: 'PRAYA' } },
    ['women', 'men', 'watches-and-jewellery', 'beauty', 'homeware'],
  ],
  [{ code: 'M-LANTERN', kind: 'genuine-store', name: { en: 'Silver Lantern Boutique', zh: '銀燈籠時裝' } }, ['women', 'men']],
  [{ code: 'M-WESTPIER', kind: 'company', name: { en: 'West Pier Trading', zh: '西岸碼頭貿易' } }, ['women', 'men', 'homeware']],
  [
    { code: 'M-NORTHSTAR', kind: 'global-buyer', name: { en: 'North Star Buyers', zh: '北辰買手' } },
    ['women', 'men', 'watches-and-jewellery'],
  ],
  [{ code: 'M-LAU', kind: 'individual', name: { en: 'Ms Lau’s Wardrobe', zh: '劉小姐的衣櫥' } }, ['women']],
  [{ code: 'M-OSTRYA', kind: 'brand', name: { en: 'Maison Ostrya Hong Kong', zh: 'Maison Ostrya香港' } }, []],
  [
    { code: 'M-PEARLQUAY', kind: 'genuine-store', name: { en: 'Pearl Quay Jewellers', zh: '珠灣珠寶鐘錶' } },
    ['watches-and-jewellery'],
  ],
  [{ code: 'M-COUNTER', kind: 'company', name: { en: 'Blossom Counter', zh: '花間美容' } }, ['beauty']],
  [{ code: 'M-TAIPO', kind: 'company', name: { en: 'Tai Po House Goods', zh: '大埔家品' } }, ['homeware', 'beauty']],
  [{ code: 'M-TWOSEAS', kind: 'global-buyer', name: { en: 'Two Seas Select', zh: '兩海精選' } }, ['women', 'men', 'beauty']],
]

export const demoMerchants: DemoMerchant[] = merchantSheets.map(([merchant]) => merchant)

const DISPATCH_DAYS: Record<DemoMerchant['kind'], number> = {
  ...{ platform: 1, brand: 1, 'genuine-store': 1, company: 2, individual: 3 },
  // Who offers nothing.
  'global-buyer': 0,
}
export const dispatchDaysOf = (code: string): number =>
  DISPATCH_DAYS[demoMerchants.find((merchant) => merchant.code === code)?.kind ?? 'platform']

/** Global buyers find what members ask for, and offer nothing. */
export const offersNothing = (code: string): boolean =>
  demoMerchants.some((merchant) => merchant.code === code && merchant.kind === 'global-buyer')

export function merchantsFor(department: string, brandCode: string): string[] {
  const carrying = merchantSheets.filter(([, departments]) => departments.includes(department)).map(([merchant]) => merchant.code)
  return brandCode === 'maison-ostrya' ? [...carrying, 'M-OSTRYA'] : carrying
}
