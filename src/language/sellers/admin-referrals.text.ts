import { counted } from '#language/counted.ts'
import type { Texts } from '#language/texts.ts'

/** What influencers bring and cost, as the shop sees it. */
export const adminReferralsText = {
  title: { en: 'Influencers', zh: 'KOL' },
  search: { en: 'Name', zh: '名稱' },
  queues: { en: 'Influencers by flag', zh: '按提示分類的KOL' },
  all: { en: 'All', zh: '全部' },
  flagged: { en: 'Flagged', zh: '須留意' },
  table: { en: 'Influencers with what they brought and cost', zh: 'KOL的成效及成本' },
  name: { en: 'Influencer', zh: 'KOL' },
  signs: { en: 'Flags', zh: '提示' },
  visits: { en: 'Visits', zh: '訪客' },
  clicks: { en: 'Clicks', zh: '按下次數' },
  orders: { en: 'Orders', zh: '訂單' },
  sold: { en: 'Sold', zh: '售出' },
  kept: { en: 'Kept', zh: '已保留' },
  refused: { en: 'Refused', zh: '不計佣金' },
  brought: { en: 'Sales kept', zh: '保留銷售額' },
  cost: { en: 'Commission', zh: '佣金' },
  count: {
    en: (num: number) => `${counted(num)} ${num === 1 ? 'influencer' : 'influencers'}`,
    zh: (num: number) => `${counted(num)}位KOL`,
  },
  noneTitle: { en: 'No influencers yet', zh: '暫無KOL' },
  none: { en: 'They appear here once their application is approved.', zh: '申請獲批核後，KOL即於此處顯示。' },
  nothingTitle: { en: 'Nothing found', zh: '找不到KOL' },
  nothing: { en: 'Please try another name.', zh: '請嘗試其他名稱。' },
  clear: { en: 'Show all influencers', zh: '顯示所有KOL' },
  back: { en: 'Influencers', zh: 'KOL' },
  missingTitle: { en: 'This influencer does not exist', zh: '找不到此KOL' },
  figures: { en: 'Brought and cost', zh: '成效及成本' },
  merchant: { en: 'Open the seller', zh: '查看賣家資料' },
  flags: { en: 'Flags', zh: '須留意事項' },
  noFlags: { en: 'No flags.', zh: '沒有須留意的事項。' },
  trails: { en: 'One network and browser', zh: '同一網絡及瀏覽器' },
  trail: {
    en: (visitors: string, clicks: string) => `${visitors} visitors, ${clicks} clicks`,
    zh: (visitors: string, clicks: string) => `${visitors}位訪客，按下${clicks}次`,
  },
  links: { en: 'Links', zh: '推廣連結' },
  noLinks: { en: 'No links yet.', zh: '暫無推廣連結。' },
  link: { en: 'Link', zh: '連結' },
  code: { en: 'Code', zh: '推廣碼' },
  rules: { en: 'Commission rules', zh: '佣金規則' },
  noRules: { en: 'No rule is for influencers: nothing is earned.', zh: '沒有適用於KOL的規則，不計佣金。' },
  changeRules: { en: 'Change the rules', zh: '更改規則' },
  rule: { en: (name: string, rate: string) => `${name}: ${rate}%`, zh: (name: string, rate: string) => `${name}：${rate}%` },
  ownRule: { en: 'for this influencer', zh: '只適用於此KOL' },
  ofCampaign: { en: 'with a campaign', zh: '指定推廣活動' },
  ofCategory: { en: (category: string) => `in ${category}`, zh: (category: string) => `類別${category}` },
  fromDay: { en: (day: string) => `from ${day}`, zh: (day: string) => `由${day}起` },
  untilDay: { en: (day: string) => `until ${day}`, zh: (day: string) => `至${day}止` },
  sales: { en: 'Last items sold', zh: '最近售出的貨品' },
  noSales: { en: 'No sales yet.', zh: '暫無銷售。' },
  salesTable: { en: 'Items sold by links and codes', zh: '經連結及推廣碼售出的貨品' },
  order: { en: 'Order', zh: '訂單' },
  item: { en: 'Item', zh: '貨品' },
  way: { en: 'By', zh: '途徑' },
  state: { en: 'State', zh: '狀態' },
  rate: { en: 'Rate', zh: '比率' },
  time: { en: 'Sold', zh: '售出時間' },
} satisfies Texts

export const referralSignText = {
  clicks: { en: 'Many clicks by few visitors', zh: '少量訪客多次按下' },
  refused: { en: 'Own or household orders', zh: '本人或同住人士的訂單' },
  shared: { en: 'Many visitors of one network', zh: '同一網絡的大量訪客' },
} satisfies Texts

export const saleWayText = {
  link: { en: 'Link', zh: '連結' },
  code: { en: 'Code', zh: '推廣碼' },
} satisfies Texts

export const saleStateText = {
  unpaid: { en: 'Not paid', zh: '未付款' },
  waiting: { en: 'Can still come back', zh: '尚可退貨' },
  kept: { en: 'Kept', zh: '已保留' },
  back: { en: 'Refunded', zh: '已退款' },
  refused: { en: 'Refused', zh: '不計佣金' },
} satisfies Texts

export const saleRefusedText = {
  own: { en: 'own order', zh: '本人的訂單' },
  household: { en: 'same household', zh: '同住人士' },
  'own-merchant': { en: 'own shop', zh: '本人的店舖' },
} satisfies Texts

export const saleLikenessText = {
  contact: { en: 'contact', zh: '聯絡資料' },
  device: { en: 'browser', zh: '瀏覽器' },
  address: { en: 'address', zh: '地址' },
  card: { en: 'card', zh: '信用卡' },
} satisfies Texts
