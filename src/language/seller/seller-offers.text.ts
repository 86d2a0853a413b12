import type { Texts } from '#language/texts.ts'

type Undercut = { best: string; gap: string; rank: number }

/** What sellers are told of their offers. */
export const sellerOfferText = {
  undercutTitle: { en: 'Another seller asks less', zh: '已有更低報價' },
  undercutWords: {
    en: (item: string, { best, gap, rank }: Undercut) =>
      `${item}: the lowest price is now ${best}, ${gap} below yours. Your offer ranks ${rank}.`,
    zh: (item: string, { best, gap, rank }: Undercut) =>
      `${item}：現時最低報價為${best}，比您的低${gap}，您的報價排第${rank}位。`,
  },
  manyUndercutWords: {
    en: (num: number) => `Others now ask less for ${num} of your items. See each with the gap to the lowest price.`,
    zh: (num: number) => `您有${num}件貨品已有更低報價，請查看各項差價。`,
  },
} satisfies Texts

export const sellerOffersText = {
  title: { en: 'Offers', zh: '報價' },
  count: { en: (num: number) => `${num} ${num === 1 ? 'offer' : 'offers'}`, zh: (num: number) => `${num}項報價` },
  inForce: { en: (time: string) => `in force as shown at ${time}`, zh: (time: string) => `${time}生效情況` },
  add: { en: 'Add an offer', zh: '新增報價' },
  search: { en: 'Item, brand or item number', zh: '貨品、品牌或貨品編號' },
  tabs: { en: 'Offers by state', zh: '按狀態顯示報價' },
  table: { en: 'Your offers, newest first', zh: '您的報價，最新排先' },
  noneTitle: { en: 'No offers yet', zh: '暫無報價' },
  none: { en: 'Find a listed item and say what you ask for it.', zh: '尋找已刊登的貨品，並提交報價。' },
  nothingTitle: { en: 'No offers found', zh: '找不到相符的報價' },
  nothing: { en: 'Try another word, or another state.', zh: '請嘗試其他字詞或狀態。' },
  clear: { en: 'Show all offers', zh: '顯示全部報價' },
  choice: { en: 'Chosen', zh: '選取' },
  choose: { en: (item: string) => `Choose ${item}`, zh: (item: string) => `選取${item}` },
  item: { en: 'Item', zh: '貨品' },
  price: { en: 'Your price', zh: '您的報價' },
  rank: { en: 'Rank', zh: '次序' },
  rankOf: { en: (rank: number, of: number) => `${rank} of ${of}`, zh: (rank: number, of: number) => `第${rank}，共${of}` },
  best: { en: 'Lowest', zh: '最低' },
  gap: { en: 'Gap', zh: '差距' },
  receives: { en: 'You receive', zh: '實收金額' },
  stock: { en: 'Stock', zh: '存貨' },
  ends: { en: 'Ends', zh: '有效期至' },
  state: { en: 'State', zh: '狀態' },
  actions: { en: 'Actions', zh: '操作' },
  edit: { en: 'Change', zh: '修改' },
  end: { en: 'End', zh: '撤回' },
  endTitle: {
    en: (num: number) => (num === 1 ? 'End this offer?' : `End ${num} offers?`),
    zh: (num: number) => `確定撤回${num}項報價？`,
  },
  endWords: {
    en: 'Buyers no longer see it. Orders already placed go on. You can offer the item again at any time.',
    zh: '買家將不再看到報價，已成立的訂單照常處理。您可隨時再次報價。',
  },
  ended: { en: 'Ended.', zh: '已撤回報價。' },
  foot: {
    en: 'You receive: after commission and, when paid by card, your share of the card’s cost. Only offers in stock are ranked; equal prices, the earlier first. Who asks a price is shown to no other seller.',
    zh: '實收金額已扣除佣金；如買家以信用卡付款，亦已扣除賣家承擔的信用卡費用。只有存貨的報價才有次序，同價以較早者為先。其他賣家不會知道報價由誰提交。',
  },
  resting: {
    en: 'Your offers are on hold. They keep their prices and return when you are active again.',
    zh: '您的報價暫停出售，定價保留，恢復後自動生效。',
  },
  suspended: {
    en: 'Your shop is suspended. Its offers are not shown to buyers.',
    zh: '您的賣家資格已暫停，買家不會看到您的報價。',
  },
  closing: {
    en: 'Your shop is closing or closed. All its offers have ended.',
    zh: '賣家業務正在結束或已結束，所有報價已終止。',
  },
  applying: {
    en: 'Your application is being reviewed. Write your offers now: buyers see them once it is approved.',
    zh: '您的申請正在審核。您可先行報價，獲批後買家便會看到。',
  },
  lapsed: {
    en: 'A document has expired, so your offers are on hold. They return once the new document is accepted.',
    zh: '有文件已過期，您的報價暫停出售。新文件獲接納後會自動恢復。',
  },
  away: {
    en: 'You are on holiday. Your offers keep their prices and return by themselves.',
    zh: '您正在休假，報價暫停出售，定價保留，假期後自動恢復。',
  },
  full: {
    en: 'You have as many open orders as a new seller may have. Your offers return once your first items have passed authentication.',
    zh: '未完成訂單已達新賣家上限，您的報價暫停出售。首批貨品通過鑑定後會自動恢復。',
  },
  'sold-up': {
    en: 'You have sold as many items as your kind of seller may in a month. Your offers return on the first of next month. A company has no limit: you can apply as one, with another account.',
    zh: '本月售出件數已達您的賣家類別上限，報價將於下月一日自動恢復。公司商戶不設上限，您可以另一帳戶申請。',
  },
  limit: {
    en: (left: number, most: number) => `${left} of ${most} items left to sell this month.`,
    zh: (left: number, most: number) => `本月尚可出售${left}件，上限${most}件。`,
  },
  toCompany: { en: 'Apply as a company', zh: '申請成為公司商戶' },
  rest: { en: 'Put all on hold', zh: '全部暫停' },
  resume: { en: 'Sell again', zh: '恢復出售' },
  chosen: { en: (num: number) => `${num} chosen`, zh: (num: number) => `已選${num}項` },
  match: { en: 'Match the lowest price', zh: '跟隨最低報價' },
  percent: { en: 'Change by %', zh: '按百分比調整' },
  changeStock: { en: 'Change quantity', zh: '更改數量' },
  changeExpiry: { en: 'Change last day', zh: '更改最後有效日' },
  endChosen: { en: 'End', zh: '撤回報價' },
} satisfies Texts

export const offerTabText = {
  '': { en: 'All', zh: '全部' },
  undercut: { en: 'Undercut', zh: '有更低報價' },
  first: { en: 'First', zh: '排第一' },
  ending: { en: 'Ends soon', zh: '即將到期' },
  low: { en: 'Low stock', zh: '存貨不多' },
  out: { en: 'Sold out', zh: '售罄' },
  ended: { en: 'Ended', zh: '已結束' },
} satisfies Texts

export const offerStandingText = {
  first: { en: 'First', zh: '排第一' },
  undercut: { en: 'Undercut', zh: '有更低報價' },
  level: { en: 'Same price, later than the first', zh: '同價，較遲提交' },
  twin: { en: 'Your other shop asks less', zh: '您的另一賣家報價較低' },
  out: { en: 'Sold out', zh: '售罄' },
  resting: { en: 'On hold', zh: '暫停' },
  expired: { en: 'Expired', zh: '已到期' },
  ended: { en: 'Ended', zh: '已撤回' },
} satisfies Texts

export const offerFormText = {
  price: { en: 'Your price, HK$', zh: '報價（HK$）' },
  listPrice: { en: 'List price, HK$', zh: '原價（HK$）' },
  listPriceHint: { en: 'Leave empty if there is none.', zh: '如沒有請留空。' },
  stock: { en: 'Stock', zh: '存貨' },
  endDay: { en: 'Last day', zh: '有效期至' },
  endDayHint: { en: 'Leave empty to offer it until you end it.', zh: '留空即長期有效，直至撤回。' },
  dispatchDays: { en: 'Sent to us within, days', zh: '送交平台所需日數' },
  dispatchHint: {
    en: '1–4 working days from Hong Kong or Macau, 5–18 days from elsewhere.',
    zh: '貨品在香港或澳門：1至4個工作天；在其他地方：5至18日。',
  },
  save: { en: 'Save offer', zh: '儲存報價' },
  inForce: { en: (time: string) => `In force since ${time}.`, zh: (time: string) => `已於${time}生效。` },
  rank: {
    en: (price: string, rank: number) => `${price} ranks ${rank}.`,
    zh: (price: string, rank: number) => `${price}排第${rank}位。`,
  },
  receives: { en: (due: string) => `You receive ${due} an item.`, zh: (due: string) => `每件實收${due}。` },
  parts: {
    en: (commission: string, card: string) => `After commission ${commission} and card costs ${card}.`,
    zh: (commission: string, card: string) => `已扣除佣金${commission}及信用卡費用${card}。`,
  },
  fee: {
    en: (name: string, charged: string) => `${name}: ${charged}.`,
    zh: (name: string, charged: string) => `${name}：${charged}。`,
  },
  queue: { en: 'A new price takes a new place in the queue.', zh: '更改報價後，次序重新計算。' },
  book: { en: 'Other offers', zh: '其他報價' },
  bookRow: {
    en: (price: string, num: number) => (num === 1 ? price : `${price} × ${num}`),
    zh: (price: string, num: number) => (num === 1 ? price : `${price} × ${num}`),
  },
  alone: { en: 'No other offers.', zh: '暫無其他報價。' },
} satisfies Texts

export const offerAddText = {
  title: { en: 'Add an offer', zh: '新增報價' },
  search: { en: 'Item number, or words', zh: '貨品編號或字詞' },
  hint: {
    en: 'By words, item number or barcode. Only items listed in the shop can be offered.',
    zh: '可輸入字詞、貨品編號或條碼。只可為店內已刊登的貨品報價。',
  },
  nothing: { en: 'Nothing found. Check the item number, or try fewer words.', zh: '找不到貨品，請核對貨品編號或減少字詞。' },
  offer: { en: 'Offer', zh: '報價' },
  mine: { en: 'Offered by you', zh: '您已報價' },
  show: { en: 'Show offer', zh: '查看報價' },
  lowest: { en: (price: string) => `Lowest ${price}`, zh: (price: string) => `最低${price}` },
  unoffered: { en: 'No offers', zh: '暫無報價' },
  other: { en: 'Choose another item', zh: '選擇其他貨品' },
} satisfies Texts

export const offerBulkText = {
  matchTitle: { en: 'Match the lowest price', zh: '跟隨最低報價' },
  percentTitle: { en: 'Change prices', zh: '調整報價' },
  percent: { en: 'By per cent, such as -5', zh: '百分比，例如-5' },
  stockTitle: { en: 'Change quantities', zh: '更改數量' },
  stock: { en: 'Quantity of each offer', zh: '每項報價的數量' },
  stockHint: {
    en: 'With 0 the offers pause: buyers do not see them until you enter a quantity again.',
    zh: '輸入0即暫停報價，再次輸入數量前買家不會看到。',
  },
  stockWrong: { en: 'Enter a whole number, such as 3.', zh: '請輸入整數，例如3。' },
  expiryTitle: { en: 'Change the last day', zh: '更改最後有效日' },
  expiry: { en: 'Last day of each offer', zh: '每項報價的最後有效日' },
  expiryWrong: { en: 'Choose today or a later day.', zh: '請選擇今日或之後的日期。' },
  noEnd: { en: 'no end', zh: '不設限期' },
  saveOffers: { en: (num: number) => `Save ${num} ${num === 1 ? 'offer' : 'offers'}`, zh: (num: number) => `儲存${num}項報價` },
  percentWrong: { en: 'Enter a percentage from −90 to 90, such as -5.', zh: '請輸入−90至90的百分比，例如-5。' },
  change: { en: (from: string, to: string) => `${from} → ${to}`, zh: (from: string, to: string) => `${from} → ${to}` },
  same: { en: 'No change', zh: '不變' },
  save: { en: (num: number) => `Save ${num} ${num === 1 ? 'price' : 'prices'}`, zh: (num: number) => `儲存${num}項報價` },
  level: { en: 'At an equal price the earlier offer stays first.', zh: '同價時，較早的報價仍然排先。' },
  saved: {
    en: (num: number, time: string) => `${num} ${num === 1 ? 'offer' : 'offers'} in force since ${time}.`,
    zh: (num: number, time: string) => `${num}項報價已於${time}生效。`,
  },
  refused: { en: 'Left as they were:', zh: '以下各項維持不變：' },
} satisfies Texts
