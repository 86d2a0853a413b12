import type { Texts } from '#language/texts.ts'

/** What is looked for. Keys are the kinds. */
export const requestKindText = {
  bags: { en: 'Bags', zh: '手袋' },
  shoes: { en: 'Shoes', zh: '鞋履' },
  clothing: { en: 'Clothing', zh: '服裝' },
  accessories: { en: 'Accessories', zh: '配飾' },
  jewellery: { en: 'Jewellery', zh: '珠寶' },
  watches: { en: 'Watches', zh: '腕錶' },
  beauty: { en: 'Beauty', zh: '美容' },
  home: { en: 'Homeware', zh: '家居用品' },
  other: { en: 'Something else', zh: '其他' },
} satisfies Texts

/** How a request stands, to its member. Keys are the states. */
export const requestStateText = {
  waiting: { en: 'We are checking it', zh: '審核中' },
  open: { en: 'Taking quotes', zh: '接受報價中' },
  chosen: { en: 'Deposit to pay', zh: '待付訂金' },
  searching: { en: 'The buyer is looking for it', zh: '買手尋貨中' },
  bought: { en: 'Bought abroad', zh: '已購得' },
  sent: { en: 'On its way to us', zh: '送往本店途中' },
  passed: { en: 'Authenticated, the rest is to pay', zh: '已通過鑑定，待付餘款' },
  done: { en: 'Yours', zh: '已完成' },
  kept: { en: 'The rest was not paid', zh: '逾期未付餘款' },
  closed: { en: 'Closed', zh: '已結束' },
  lapsed: { en: 'Ended without a quote accepted', zh: '限期已過，未有接受報價' },
  refused: { en: 'Not shown to buyers', zh: '未能向買手顯示' },
  'not-found': { en: 'Not found, or not here in time', zh: '未能如期取得' },
  'not-passed': { en: 'Did not pass authentication', zh: '未能通過鑑定' },
  cancelled: { en: 'Cancelled', zh: '已取消' },
} satisfies Texts

export const requestsText = {
  title: { en: 'Ask a global buyer', zh: '請買手尋貨' },
  lead: {
    en: 'Looking for something we do not have? Global buyers look for it in their own cities and tell you their price. You pay nothing to ask.',
    zh: '找不到心儀貨品？環球買手可於當地代為尋找並報價，提出要求毋須付費。',
  },
  ask: { en: 'Ask for an item', zh: '提出尋貨要求' },
  emptyTitle: { en: 'No requests yet', zh: '暫無尋貨要求' },
  empty: {
    en: 'Describe the item with a photograph, your budget and the day you need it. Quotes appear here side by side.',
    zh: '請附上照片，並說明預算及所需日期，各項報價會在此並列顯示。',
  },
  closedTitle: { en: 'We take no requests at present', zh: '暫不接受尋貨要求' },
  closed: { en: 'Please write to us if you are looking for something.', zh: '如欲尋找貨品，請與我們聯絡。' },
  failed: { en: 'Your requests could not be loaded. Please try again.', zh: '未能載入尋貨要求，請重試。' },
  list: { en: 'Your requests', zh: '您的尋貨要求' },
  upTo: { en: (amount: string) => `Up to ${amount} in all`, zh: (amount: string) => `總額不超過${amount}` },
  by: { en: (day: string) => `needed by ${day}`, zh: (day: string) => `${day}前需要` },
  quotes: {
    en: (num: number) => (num === 0 ? 'No quote yet' : num === 1 ? 'One quote' : `${num} quotes`),
    zh: (num: number) => (num === 0 ? '暫未有報價' : `${num}項報價`),
  },
  until: { en: (moment: string) => `Quotes until ${moment}`, zh: (moment: string) => `報價截止：${moment}` },
} satisfies Texts

export const askText = {
  title: { en: 'What shall we find?', zh: '您想找甚麼貨品？' },
  changeTitle: { en: 'Change your request', zh: '更改尋貨要求' },
  lead: {
    en: 'Global buyers see what you write here, and never your name, telephone number or address.',
    zh: '環球買手只會看到您在此填寫的內容，不會看到您的姓名、電話或地址。',
  },
  pictures: { en: 'Photographs', zh: '照片' },
  picturesHint: { en: 'Up to six, JPG or PNG. A screenshot will do.', zh: '最多六張，JPG或PNG格式，可用截圖。' },
  kind: { en: 'Kind of item', zh: '貨品類別' },
  choose: { en: 'Choose', zh: '請選擇' },
  house: { en: 'Designer or brand', zh: '品牌' },
  size: { en: 'Size', zh: '尺碼' },
  colour: { en: 'Colour', zh: '顏色' },
  words: { en: 'In your words', zh: '說明' },
  wordsHint: {
    en: 'Style name or number, details that matter, where you have seen it.',
    zh: '款式名稱或編號、須留意的細節、曾於何處見過。',
  },
  budget: { en: 'Up to, in HK$, all in all', zh: '預算上限（港元，包括所有費用）' },
  neededBy: { en: 'Needed by', zh: '需要日期' },
  newOnly: { en: 'New items only', zh: '只要全新貨品' },
  optional: { en: 'optional', zh: '選填' },
  send: { en: 'Ask global buyers', zh: '提交尋貨要求' },
  save: { en: 'Save changes', zh: '儲存更改' },
} satisfies Texts

export const requestText = {
  /** Heads the page: it says how things are. */
  heading: {
    en: (num: number) =>
      num === 0 ? 'No quote yet' : num === 1 ? 'One quote for your request' : `${num} quotes for your request`,
    zh: (num: number) => (num === 0 ? '暫未有報價' : `您的尋貨要求有${num}項報價`),
  },
  asked: {
    en: (day: string, num: number) =>
      num === 0
        ? `Asked on ${day}. Your name and address stay with us.`
        : `Asked on ${day}. ${num === 1 ? 'One global buyer sees it' : `${num} global buyers see it`}; your name and address stay with us.`,
    zh: (day: string, num: number) =>
      num === 0 ? `於${day}提出，您的姓名及地址不會公開。` : `於${day}提出，${num}位環球買手可以看到，您的姓名及地址不會公開。`,
  },
  sent: { en: 'Your request is with the global buyers.', zh: '已提交尋貨要求。' },
  saved: { en: 'Your request is changed.', zh: '已更改尋貨要求。' },
  closed: { en: 'Your request is closed. Nothing was charged.', zh: '已結束尋貨要求，並未收費。' },
  back: { en: 'All requests', zh: '全部尋貨要求' },
  missing: { en: 'Request not found', zh: '找不到此尋貨要求' },
  looking: { en: 'Looking for', zh: '貨品' },
  size: { en: 'Size', zh: '尺碼' },
  colour: { en: 'Colour', zh: '顏色' },
  condition: { en: 'Condition', zh: '品相' },
  newOnly: { en: 'New only', zh: '只要全新' },
  anyCondition: { en: 'New, or pre-owned with a description', zh: '全新，或附說明的二手貨品' },
  budget: { en: 'Budget', zh: '預算' },
  neededBy: { en: 'Needed by', zh: '需要日期' },
  words: { en: 'In your words', zh: '說明' },
  number: { en: 'Request', zh: '要求編號' },
  pictures: { en: 'Your photographs', zh: '您的照片' },
  steps: { en: 'How it goes on', zh: '進度' },
  stepAsked: { en: 'Asked', zh: '提出要求' },
  stepQuotes: { en: 'Quotes', zh: '報價' },
  closesAt: { en: (moment: string) => `until ${moment}`, zh: (moment: string) => `截至${moment}` },
  change: { en: 'Change the request', zh: '更改要求' },
  close: { en: 'Close the request', zh: '結束要求' },
  closeSure: { en: 'Close this request? Nothing was charged.', zh: '確定結束此尋貨要求？並未收費。' },
  keep: { en: 'Keep it', zh: '保留' },
  reason: { en: (words: string) => `Reason: ${words}`, zh: (words: string) => `原因：${words}` },
  quotes: { en: 'Quotes', zh: '報價' },
  quotesLead: {
    en: 'All costs are inside, in Hong Kong dollars. The lowest price comes first; no one can pay for a place.',
    zh: '已包括所有費用，以港元計算。按價錢由低至高排列，次序不受任何付費影響。',
  },
  noQuotes: {
    en: 'Global buyers have been told. We write to you as soon as one of them quotes.',
    zh: '已通知環球買手，如有報價會立即通知您。',
  },
  inAll: { en: 'in all', zh: '總額' },
  source: { en: 'Bought in', zh: '購買地點' },
  days: { en: 'Here within', zh: '送達時間' },
  dayCount: {
    en: (num: number) => (num === 1 ? 'one day' : `${num} days`),
    zh: (num: number) => `${num}日內`,
  },
  quoteCondition: { en: 'Condition', zh: '品相' },
  isNew: { en: 'New', zh: '全新' },
  isUsed: { en: 'Pre-owned', zh: '二手' },
  valid: { en: 'Valid until', zh: '有效期至' },
  chat: { en: 'Ask', zh: '查詢' },
  expired: { en: 'This quote has expired', zh: '此報價已過期' },
  record: {
    en: (kept: number, ended: number) => (ended === 0 ? 'New with us' : `${kept} of ${ended} requests found`),
    zh: (kept: number, ended: number) => (ended === 0 ? '新加入買手' : `曾完成${ended}項要求中的${kept}項`),
  },
  rating: {
    en: (stars: string, num: number) => `${stars} of 5 · ${num === 1 ? 'one review' : `${num} reviews`}`,
    zh: (stars: string, num: number) => `${stars}分（滿分5分） · ${num}則評價`,
  },
  latest: { en: 'Latest reviews', zh: '最新評價' },
  dutyIn: { en: 'Duty and delivery to Hong Kong are included', zh: '已包括關稅及送港運費' },
} satisfies Texts
