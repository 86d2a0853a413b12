import type { Texts } from '#language/texts.ts'

/** What is asked of a campaign. */
export const campaignFieldsText = {
  shown: { en: 'What shoppers read', zh: '顧客可見內容' },
  name: { en: 'Name', zh: '名稱' },
  terms: { en: 'Terms', zh: '使用條款' },
  inEnglish: { en: 'English', zh: '英文' },
  inChinese: { en: 'Chinese', zh: '中文' },
  benefit: { en: 'What it gives', zh: '優惠內容' },
  kind: { en: 'Kind', zh: '類別' },
  amount: { en: 'Amount, HK$', zh: '金額（港元）' },
  worth: { en: 'Worth, HK$', zh: '價值（港元）' },
  percent: { en: 'Per cent off', zh: '減幅（%）' },
  cap: { en: 'Maximum, HK$', zh: '上限（港元）' },
  buy: { en: 'Buy', zh: '買（件）' },
  get: { en: 'Then this many more, the cheapest', zh: '另加最低價（件）' },
  optional: { en: 'optional', zh: '選填' },
  for: { en: 'Applies to', zh: '適用範圍及對象' },
  forHint: { en: 'Empty fields set no limit.', zh: '留空即不設限制。' },
  categories: { en: 'Categories', zh: '類別' },
  brands: { en: 'Brands', zh: '品牌' },
  merchants: { en: 'Sellers', zh: '賣家' },
  products: { en: 'Products', zh: '貨品' },
  productsHint: { en: 'Style numbers, separated by commas.', zh: '款式編號，以逗號分隔。' },
  find: { en: (what: string) => `Add: ${what}`, zh: (what: string) => `新增${what}` },
  nothingFound: { en: 'No matches', zh: '找不到相符項目' },
  remove: { en: 'Remove', zh: '移除' },
  removeOf: { en: (name: string) => `Remove: ${name}`, zh: (name: string) => `移除：${name}` },
  side: { en: 'Side', zh: '男女裝' },
  anySide: { en: 'Both', zh: '不限' },
  minimum: { en: 'Minimum spend, HK$', zh: '最低消費（港元）' },
  members: { en: 'Members only', zh: '只限會員' },
  firstOrder: { en: 'First order only', zh: '只限首張訂單' },
  groups: { en: 'Member groups', zh: '會員組別' },
  payTypes: { en: 'Ways of paying', zh: '付款方式' },
  had: { en: 'How shoppers get it', zh: '領取方式' },
  way: { en: 'Way', zh: '方式' },
  code: { en: 'Code', zh: '優惠碼' },
  codeHint: { en: 'Capital letters and digits.', zh: '大楷英文字母及數字。' },
  occasion: { en: 'Occasion', zh: '發放時機' },
  noOccasion: { en: 'Not set', zh: '未設定' },
  window: { en: 'Period', zh: '期限' },
  from: { en: 'From, Hong Kong time', zh: '開始（香港時間）' },
  until: { en: 'Until, Hong Kong time', zh: '結束（香港時間）' },
  holdsDays: { en: 'Days a coupon is valid', zh: '領取後有效日數' },
  budget: { en: 'Budget', zh: '預算' },
  budgetCents: { en: 'Total, HK$', zh: '總額（港元）' },
  uses: { en: 'Total uses', zh: '總使用次數' },
  perMember: { en: 'Uses per person', zh: '每人使用次數' },
  merchantPercent: { en: 'Share borne by sellers, %', zh: '賣家承擔（%）' },
  beside: { en: 'With other offers', zh: '與其他優惠同時使用' },
  withOthers: { en: 'Can be used with others', zh: '可與其他優惠同時使用' },
  exclusiveGroup: { en: 'Group', zh: '互斥組別' },
  groupHint: { en: 'Only one offer of the same group can be used.', zh: '同一組別的優惠只可使用一項。' },
  priority: { en: 'Order of deduction', zh: '扣減次序' },
  priorityHint: { en: 'Smaller numbers first.', zh: '數字較小者先扣減。' },
} satisfies Texts

/** Keys are the kinds themselves. */
export const benefitKindText = {
  amount: { en: 'Amount off', zh: '減金額' },
  percent: { en: 'Per cent off', zh: '減百分比' },
  delivery: { en: 'Free delivery', zh: '免運費' },
  care: { en: 'Care service', zh: '護理服務' },
  'buy-get': { en: 'Buy some, get a discount', zh: '買指定件數享折扣' },
} satisfies Texts

/** Keys are the groups themselves. */
export const memberGroupText = {
  new: { en: 'Joined within 30 days', zh: '30日內註冊' },
  birthday: { en: 'Birthday this month', zh: '本月生日' },
  returning: { en: 'Has received an order', zh: '曾收貨的會員' },
  top: { en: 'HK$100,000 within a year', zh: '一年內消費滿HK$100,000' },
} satisfies Texts

/** Keys are the occasions themselves. */
export const occasionText = {
  'new-member': { en: 'To each new member', zh: '新會員註冊時' },
  'bag-received': { en: 'With each bag received', zh: '會員收到手袋時' },
  'friend-invited': { en: 'To friends who joined by invitation', zh: '受邀朋友完成首張訂單後' },
} satisfies Texts
