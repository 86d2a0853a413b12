import type { Texts } from '#language/texts.ts'

/** The room of what the shop gives: campaigns, their coupons and codes. */
export const adminCampaignsText = {
  title: { en: 'Campaigns', zh: '推廣活動' },
  lead: {
    en: 'What the shop gives, to whom, on what and how much of it. Each is tried on a bag before it starts.',
    zh: '設定優惠內容、對象、適用貨品及預算。開始前可先以購物袋預覽效果。',
  },
  add: { en: 'Add a campaign', zh: '新增推廣活動' },
  newTitle: { en: 'New campaign', zh: '新推廣活動' },
  states: { en: 'Where campaigns stand', zh: '狀態' },
  all: { en: 'All', zh: '全部' },
  count: { en: (num: number) => `${num} ${num === 1 ? 'campaign' : 'campaigns'}`, zh: (num: number) => `${num}項推廣活動` },
  table: { en: 'Campaigns, the newest first', zh: '推廣活動，由新至舊' },
  noneTitle: { en: 'No campaign yet', zh: '暫無推廣活動' },
  none: { en: 'The first might be a welcome for new members.', zh: '可先為新會員設定迎新優惠。' },
  nothingTitle: { en: 'No campaign stands here', zh: '此狀態暫無推廣活動' },
  nothing: { en: 'Look at another state, or at all of them.', zh: '請選擇其他狀態，或檢視全部推廣活動。' },
  clear: { en: 'Show all campaigns', zh: '顯示全部推廣活動' },
  back: { en: 'All campaigns', zh: '全部推廣活動' },
  missing: { en: 'There is no such campaign', zh: '找不到此推廣活動' },
  name: { en: 'Name', zh: '名稱' },
  gives: { en: 'Gives', zh: '優惠內容' },
  state: { en: 'State', zh: '狀態' },
  had: { en: 'How it is had', zh: '領取方式' },
  from: { en: 'From', zh: '開始' },
  until: { en: 'Until', zh: '結束' },
  open: { en: 'open', zh: '不設期限' },
  uses: { en: 'Uses', zh: '使用次數' },
  cost: { en: 'Cost', zh: '優惠總額' },
  save: { en: 'Save', zh: '儲存' },
  savedDraft: { en: 'Saved.', zh: '已儲存。' },
  start: { en: 'Start', zh: '開始' },
  carryOn: { en: 'Carry on', zh: '恢復' },
  pause: { en: 'Pause', zh: '暫停' },
  end: { en: 'End', zh: '結束' },
  endWords: {
    en: 'Nobody gets it any more, and it cannot start again. Coupons that members have put by hold until they expire.',
    zh: '結束後不可再領取或重新開始。會員已領取的優惠券於到期前仍可使用。',
  },
  link: { en: 'Whoever follows this link has it put by:', zh: '領取連結：' },
  facts: { en: 'What it cost and brought', zh: '成本及成效' },
  held: { en: 'In orders to be paid', zh: '待付款訂單' },
  used: { en: 'Used', zh: '已使用' },
  waiting: { en: 'Put by, not used', zh: '已領取未使用' },
  merchantCost: { en: 'Of it, merchants bear', zh: '其中賣家承擔' },
  orders: { en: 'Paid orders', zh: '已付款訂單' },
  brought: { en: 'They came to', zh: '訂單總額' },
} satisfies Texts

/** Keys are the states that it has come to. */
export const campaignMovedText = {
  running: { en: 'It runs.', zh: '推廣活動已開始。' },
  paused: { en: 'It pauses.', zh: '推廣活動已暫停。' },
  ended: { en: 'It has ended.', zh: '推廣活動已結束。' },
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
  automatic: { en: 'By itself', zh: '自動套用' },
  'shared-code': { en: 'One code for all', zh: '通用優惠碼' },
  'single-codes': { en: 'Single codes', zh: '單次優惠碼' },
  claimed: { en: 'Claimed', zh: '會員領取' },
  granted: { en: 'Given', zh: '系統派發' },
} satisfies Texts

export const campaignPreviewText = {
  notYet: {
    en: (fields: string) => `First fill in or mend what stands above: ${fields}.`,
    zh: (fields: string) => `請先填妥或更正上方欄位：${fields}。`,
  },
  title: { en: 'Try it on a bag', zh: '預覽' },
  words: {
    en: 'As it is typed above, saved or not. Pieces are given by code or article number, a line each, with “× 2” behind it for two of them.',
    zh: '按上方內容預覽，毋須先儲存。每行輸入一個貨品代號或型號，多於一件時於其後加「× 2」。',
  },
  pieces: { en: 'Pieces', zh: '貨品' },
  orderNo: { en: 'Or the bag of an order', zh: '或訂單編號' },
  payType: { en: 'Way of paying', zh: '付款方式' },
  anyWay: { en: 'Any', zh: '任何' },
  look: { en: 'See what it does', zh: '預覽' },
  table: { en: 'What it takes off each piece', zh: '各貨品的扣減' },
  piece: { en: 'Piece', zh: '貨品' },
  quantity: { en: 'Pieces', zh: '數量' },
  price: { en: 'Price', zh: '售價' },
  off: { en: 'Off', zh: '扣減' },
  sum: {
    en: (off: string, amount: string) => `${off} off ${amount}.`,
    zh: (off: string, amount: string) => `${amount}，減${off}。`,
  },
  merchants: { en: (amount: string) => `Merchants bear ${amount} of it.`, zh: (amount: string) => `其中賣家承擔${amount}。` },
  freeDelivery: { en: 'Delivery costs nothing.', zh: '免運費。' },
  doesNothing: { en: (why: string) => `It does nothing here: ${why}`, zh: (why: string) => `不適用：${why}` },
  others: { en: 'Beside it', zh: '同時進行的推廣活動' },
  otherOff: {
    en: (name: string, off: string) => `${name}: ${off} off as well`,
    zh: (name: string, off: string) => `${name}：同時減${off}`,
  },
} satisfies Texts

export const campaignCodesText = {
  title: { en: 'Single codes', zh: '單次優惠碼' },
  words: { en: 'Each is good once. 100,000 take about half a minute.', zh: '每個優惠碼只可使用一次。製作十萬個約需半分鐘。' },
  count: { en: 'How many', zh: '數量' },
  make: { en: 'Make codes', zh: '製作優惠碼' },
  asked: { en: 'They are being made.', zh: '正在製作優惠碼。' },
  made: {
    en: (made: string, wanted: string) => `${made} of ${wanted} made`,
    zh: (made: string, wanted: string) => `已製作${made}個，共${wanted}個`,
  },
  by: { en: (who: string, when: string) => `${who}, ${when}`, zh: (who: string, when: string) => `${who}，${when}` },
  export: { en: 'Take them out as CSV', zh: '匯出CSV檔案' },
  notFetched: { en: 'The file could not be made. Please try again.', zh: '未能匯出檔案，請重試。' },
} satisfies Texts
