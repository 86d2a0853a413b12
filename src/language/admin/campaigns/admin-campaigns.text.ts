import type { Texts } from '#language/texts.ts'

/** The room of what the shop gives: campaigns, their coupons and codes. */
export const adminCampaignsText = {
  title: { en: 'Campaigns', zh: '推廣活動' },
  lead: {
    en: 'What the shop offers, to whom, on what, and the budget. Preview each on a bag before it starts.',
    zh: '設定優惠內容、對象、適用貨品及預算。開始前可先以購物袋預覽效果。',
  },
  add: { en: 'Add a campaign', zh: '新增推廣活動' },
  newTitle: { en: 'New campaign', zh: '新推廣活動' },
  states: { en: 'States', zh: '狀態' },
  all: { en: 'All', zh: '全部' },
  count: { en: (num: number) => `${num} ${num === 1 ? 'campaign' : 'campaigns'}`, zh: (num: number) => `${num}項推廣活動` },
  table: { en: 'Campaigns, newest first', zh: '推廣活動，由新至舊' },
  noneTitle: { en: 'No campaigns yet', zh: '暫無推廣活動' },
  none: { en: 'You could start with a welcome offer for new members.', zh: '可先為新會員設定迎新優惠。' },
  nothingTitle: { en: 'No campaigns in this state', zh: '此狀態暫無推廣活動' },
  nothing: { en: 'Choose another state, or view all.', zh: '請選擇其他狀態，或檢視全部推廣活動。' },
  clear: { en: 'Show all campaigns', zh: '顯示全部推廣活動' },
  back: { en: 'All campaigns', zh: '全部推廣活動' },
  missing: { en: 'Campaign not found', zh: '找不到此推廣活動' },
  name: { en: 'Name', zh: '名稱' },
  gives: { en: 'Offer', zh: '優惠內容' },
  state: { en: 'State', zh: '狀態' },
  had: { en: 'How shoppers get it', zh: '領取方式' },
  from: { en: 'From', zh: '開始' },
  until: { en: 'Until', zh: '結束' },
  open: { en: 'no end date', zh: '不設期限' },
  uses: { en: 'Uses', zh: '使用次數' },
  cost: { en: 'Cost', zh: '優惠總額' },
  save: { en: 'Save', zh: '儲存' },
  savedDraft: { en: 'Saved.', zh: '已儲存。' },
  start: { en: 'Start', zh: '開始' },
  carryOn: { en: 'Resume', zh: '恢復' },
  pause: { en: 'Pause', zh: '暫停' },
  end: { en: 'End', zh: '結束' },
  endWords: {
    en: 'No more coupons can be claimed, and it cannot be restarted. Coupons that members have claimed stay valid until they expire.',
    zh: '結束後不可再領取或重新開始。會員已領取的優惠券於到期前仍可使用。',
  },
  link: { en: 'Link to claim this coupon:', zh: '領取連結：' },
  facts: { en: 'Cost and results', zh: '成本及成效' },
  held: { en: 'In unpaid orders', zh: '待付款訂單' },
  used: { en: 'Used', zh: '已使用' },
  waiting: { en: 'Claimed, not used', zh: '已領取未使用' },
  merchantCost: { en: 'Borne by sellers', zh: '其中賣家承擔' },
  orders: { en: 'Paid orders', zh: '已付款訂單' },
  brought: { en: 'Order total', zh: '訂單總額' },
} satisfies Texts

/** Keys are the states that it has come to. */
export const campaignMovedText = {
  running: { en: 'Campaign started.', zh: '推廣活動已開始。' },
  paused: { en: 'Campaign paused.', zh: '推廣活動已暫停。' },
  ended: { en: 'Campaign ended.', zh: '推廣活動已結束。' },
} satisfies Texts

/** Keys are the states themselves. */
export const campaignStateText = {
  draft: { en: 'Draft', zh: '草稿' },
  running: { en: 'Running', zh: '進行中' },
  paused: { en: 'Paused', zh: '已暫停' },
  ended: { en: 'Ended', zh: '已結束' },
} satisfies Texts

/** Keys are the ways themselves. */
export const howHadText = {
  automatic: { en: 'Automatic', zh: '自動套用' },
  'shared-code': { en: 'One code for all', zh: '通用優惠碼' },
  'single-codes': { en: 'Single codes', zh: '單次優惠碼' },
  claimed: { en: 'Claimed', zh: '會員領取' },
  granted: { en: 'Given by the shop', zh: '系統發放' },
} satisfies Texts

export const campaignPreviewText = {
  notYet: {
    en: (fields: string) => `First complete or correct the fields above: ${fields}.`,
    zh: (fields: string) => `請先填妥或更正上方欄位：${fields}。`,
  },
  title: { en: 'Preview on a bag', zh: '預覽' },
  words: {
    en: 'Uses the fields above, saved or not. One item a line, by style number or item number; add “× 2” for two.',
    zh: '按上方內容預覽，毋須先儲存。每行輸入一個款式編號或貨品編號，多於一件時於其後加「× 2」。',
  },
  pieces: { en: 'Items', zh: '貨品' },
  orderNo: { en: 'Or the bag of an order', zh: '或訂單編號' },
  payType: { en: 'Way of paying', zh: '付款方式' },
  anyWay: { en: 'Any', zh: '任何' },
  look: { en: 'Preview', zh: '預覽' },
  table: { en: 'Reduction of each item', zh: '各貨品的扣減' },
  piece: { en: 'Item', zh: '貨品' },
  quantity: { en: 'Quantity', zh: '數量' },
  price: { en: 'Price', zh: '售價' },
  off: { en: 'Reduction', zh: '扣減' },
  sum: {
    en: (off: string, amount: string) => `${off} off ${amount}.`,
    zh: (off: string, amount: string) => `${amount}，減${off}。`,
  },
  merchants: { en: (amount: string) => `Sellers bear ${amount} of it.`, zh: (amount: string) => `其中賣家承擔${amount}。` },
  freeDelivery: { en: 'Delivery is free.', zh: '免運費。' },
  doesNothing: { en: (why: string) => `Does not apply: ${why}`, zh: (why: string) => `不適用：${why}` },
  others: { en: 'Other running campaigns', zh: '同時進行的推廣活動' },
  otherOff: {
    en: (name: string, off: string) => `${name}: ${off} off as well`,
    zh: (name: string, off: string) => `${name}：同時減${off}`,
  },
} satisfies Texts

export const campaignCodesText = {
  title: { en: 'Single codes', zh: '單次優惠碼' },
  words: {
    en: 'Each code works once. 100,000 take about half a minute.',
    zh: '每個優惠碼只可使用一次。製作100,000個約需半分鐘。',
  },
  count: { en: 'Number of codes', zh: '數量' },
  make: { en: 'Make codes', zh: '製作優惠碼' },
  asked: { en: 'Making the codes.', zh: '正在製作優惠碼。' },
  made: {
    en: (made: string, wanted: string) => `${made} of ${wanted} made`,
    zh: (made: string, wanted: string) => `已製作${made}個，共${wanted}個`,
  },
  by: { en: (who: string, when: string) => `${who}, ${when}`, zh: (who: string, when: string) => `${who}，${when}` },
  export: { en: 'Export CSV', zh: '匯出CSV檔案' },
  notFetched: { en: 'The file could not be made. Please try again.', zh: '未能匯出檔案，請重試。' },
} satisfies Texts
