import type { Texts } from '#language/texts.ts'

export const adminReportsText = {
  title: { en: 'Reports', zh: '報表' },
  kinds: { en: 'Reports', zh: '報表種類' },
  period: { en: 'Period', zh: '期間' },
  compare: { en: 'Compared with', zh: '比較對象' },
  own: { en: 'Custom days', zh: '自選日期' },
  from: { en: 'From', zh: '由' },
  to: { en: 'To', zh: '至' },
  againstFrom: { en: 'Compared from', zh: '比較期由' },
  againstTo: { en: 'Compared to', zh: '比較期至' },
  show: { en: 'Show', zh: '顯示' },
  days: {
    en: (from: string, to: string) => (from === to ? from : `${from} to ${to}`),
    zh: (from: string, to: string) => (from === to ? from : `${from}至${to}`),
  },
  against: {
    en: (now: string, before: string) => `${now}, compared with ${before}`,
    zh: (now: string, before: string) => `${now}，與${before}比較`,
  },
  file: { en: 'Save as CSV', zh: '儲存為CSV' },
  fileAway: { en: 'The file could not be made. Please try again.', zh: '未能製作檔案，請重試。' },
  chart: {
    en: (report: string) => `${report} as a chart. The table below has the same figures.`,
    zh: (report: string) => `${report}圖表，下方列表載有相同數字。`,
  },
  table: { en: 'Table', zh: '列表' },
  total: { en: 'Total', zh: '合計' },
  key: { en: 'Key', zh: '代號' },
  name: { en: 'Name', zh: '名稱' },
  note: { en: 'Note', zh: '備註' },
  compared: { en: 'Compared with', zh: '比較對象' },
  comparedOf: { en: (column: string) => `${column}, compared`, zh: (column: string) => `${column}（比較期）` },
  now: { en: 'This period', zh: '所選期間' },
  change: { en: 'Change', zh: '變幅' },
  ofBefore: { en: 'Of previous step', zh: '佔上一步' },
  fresh: { en: 'new', zh: '新增' },
  noneTitle: { en: 'No figures for these days', zh: '此期間沒有數字' },
  none: { en: 'Choose other days, or come back later.', zh: '請選擇其他日期，或稍後再查看。' },
  wrongDays: { en: 'Choose days in order, at most 800.', zh: '請按先後選擇日期，最長800日。' },
  language: {
    en: (language: string) => (language === 'zh' ? 'in Chinese' : 'in English'),
    zh: (language: string) => (language === 'zh' ? '中文搜尋' : '英文搜尋'),
  },
} satisfies Texts

/** Names of the reports, and what each of them counts. */
export const reportText = {
  days: { en: 'By day', zh: '按日' },
  brands: { en: 'By brand', zh: '按品牌' },
  categories: { en: 'By category', zh: '按類別' },
  merchants: { en: 'By seller', zh: '按賣家' },
  way: { en: 'From visit to order', zh: '由到訪至付款' },
  searches: { en: 'Searches without result', zh: '沒有結果的搜尋' },
  unsold: { en: 'Viewed, not bought', zh: '有瀏覽，未售出' },
  stock: { en: 'Stock running out', zh: '快將售罄' },
} satisfies Texts

export const reportLeadText = {
  days: {
    en: 'By day of payment, Hong Kong time. Sales are paid order totals without card fees; refunds are deducted on the day they are made.',
    zh: '以香港時間付款當日計算。銷售額為已付款訂單的價錢，不包括信用卡手續費；退款計入退款當日。',
  },
  brands: { en: 'Goods only, without delivery and charges.', zh: '只計貨品，不包括運費及其他費用。' },
  categories: { en: 'Goods only, by side and department.', zh: '只計貨品，按男女專區及主類別劃分。' },
  merchants: { en: 'Goods only, before the shop’s share is deducted.', zh: '只計貨品，尚未扣除本店分成。' },
  way: {
    en: 'How often each step was taken. No one is tracked: a visit is an arrival from elsewhere, and steps are not linked to a person. Robots are excluded.',
    zh: '各步驟的次數。系統不會追蹤任何人：由其他地方進入商店即為一次到訪，各步驟亦不會連結至同一人。搜尋機械人不計算在內。',
  },
  searches: {
    en: 'Searches without results. Words that could identify a person are not stored.',
    zh: '已送出而沒有結果的搜尋字詞。可能涉及個人資料的字詞不會保存。',
  },
  unsold: {
    en: 'Products viewed in these days and not bought.',
    zh: '期間內有瀏覽但未有售出的貨品。',
  },
  stock: {
    en: 'How many days the stock lasts at the sales of the last 28 days.',
    zh: '按最近28日的銷售速度，推算存貨尚可出售的日數。',
  },
} satisfies Texts

export const columnText = {
  paid: { en: 'Orders', zh: '訂單' },
  pieces: { en: 'Items', zh: '件數' },
  sales: { en: 'Sales', zh: '銷售額' },
  goods: { en: 'Goods sold', zh: '貨品銷售額' },
  back: { en: 'Refunded', zh: '退款' },
  net: { en: 'Net', zh: '淨額' },
  num: { en: 'Times', zh: '次數' },
  seen: { en: 'Views', zh: '瀏覽' },
  bagged: { en: 'Added to bags', zh: '加入購物袋' },
  available: { en: 'In stock', zh: '存貨' },
  sold: { en: 'Sold in 28 days', zh: '28日售出' },
  days: { en: 'Days left', zh: '尚餘日數' },
} satisfies Texts

export const stepText = {
  visit: { en: 'Visits', zh: '到訪' },
  'product-seen': { en: 'Products viewed', zh: '瀏覽貨品' },
  'bag-add': { en: 'Added to bag', zh: '加入購物袋' },
  checkout: { en: 'Checkout started', zh: '開始結帳' },
  placed: { en: 'Orders placed', zh: '提交訂單' },
  paid: { en: 'Orders paid', zh: '訂單付款' },
} satisfies Texts

export const presetText = {
  today: { en: 'Today', zh: '今日' },
  yesterday: { en: 'Yesterday', zh: '昨日' },
  week: { en: 'Last 7 days', zh: '最近7日' },
  'four-weeks': { en: 'Last 28 days', zh: '最近28日' },
  month: { en: 'This month', zh: '本月' },
  'last-month': { en: 'Last month', zh: '上月' },
  year: { en: 'This year', zh: '今年' },
} satisfies Texts

export const comparisonText = {
  before: { en: 'Previous period', zh: '前一段期間' },
  'last-year': { en: 'Previous year', zh: '去年同期' },
  none: { en: 'No comparison', zh: '不比較' },
} satisfies Texts
