import { house } from '#language/house.ts'
import type { Texts } from '#language/texts.ts'

/** The frame of the seller centre. */
export const sellerText = {
  name: { en: 'Seller centre', zh: '賣家中心' },
  pageTitle: {
    en: (room: string) => `${room} | ${house().mark} Seller centre`,
    zh: (room: string) => `${room} | ${house().mark}賣家中心`,
  },
  skip: { en: 'Skip to content', zh: '跳至主要內容' },
  parts: { en: 'Seller centre pages', zh: '賣家中心項目' },
  more: { en: 'More', zh: '更多' },
  shop: { en: 'You act for', zh: '現正代表' },
  shopping: { en: 'My shopping', zh: '返回購物' },
  failed: { en: 'The seller centre could not be loaded. Please try again.', zh: '未能載入賣家中心，請重試。' },
  needsScript: {
    en: 'The seller centre needs JavaScript. Please switch it on in your browser.',
    zh: '賣家中心需使用JavaScript，請於瀏覽器啟用。',
  },
  notPermittedTitle: { en: 'Your account does not include this', zh: '您的帳戶不包括此項' },
  notPermitted: {
    en: 'The owner of this shop, or a colleague who manages the team, can give you access.',
    zh: '如有需要，請聯絡負責人或管理團隊的同事開放權限。',
  },
  roomMissingTitle: { en: 'Your kind of seller does not have this page', zh: '您的賣家類別不設此頁' },
  roomMissing: { en: 'If you need it, please write to us.', zh: '如有需要，請與我們聯絡。' },
  toToday: { en: 'Go to Today', zh: '前往今日' },
  visit: { en: 'Help from the shop', zh: '本店代為處理' },
  visiting: {
    en: (name: string, end: string) => `You are acting for ${name} until ${end}.`,
    zh: (name: string, end: string) => `您正代${name}處理事項，至${end}。`,
  },
  visitWords: {
    en: (reason: string) => `Its owners have been told. Reason: ${reason}`,
    zh: (reason: string) => `已通知負責人。原因：${reason}`,
  },
  leave: { en: 'Leave', zh: '離開' },
} satisfies Texts

export const sellerTodayText = {
  title: { en: 'Today', zh: '今日' },
  owner: { en: (shop: string) => `You own ${shop}.`, zh: (shop: string) => `您是${shop}的負責人。` },
  staff: {
    en: (shop: string, scopes: string) => (scopes ? `You act for ${shop}: ${scopes}.` : `You act for ${shop}.`),
    zh: (shop: string, scopes: string) => (scopes ? `您代表${shop}，可管理${scopes}。` : `您代表${shop}。`),
  },
  waiting: { en: 'Waiting for you', zh: '待您處理' },
  nextDue: { en: (day: string) => `Next, from ${day}`, zh: (day: string) => `下一筆，${day}起` },
  accountWaits: { en: 'We are reviewing your bank account.', zh: '銀行戶口正在審核。' },
  'health-near': { en: 'one more goes over', zh: '再多一項即超出' },
  'health-over': { en: 'over the limit', zh: '已超出上限' },
  questions: {
    en: (num: number) => (num === 1 ? 'question to answer' : 'questions to answer'),
    zh: (_: number) => '項查詢待回覆',
  },
  questionsBy: {
    en: (time: string) => `Please answer the first by ${time}. Late answers count in your health.`,
    zh: (time: string) => `最早一項須於${time}前回覆。逾期回覆會計入表現。`,
  },
  questionsLate: {
    en: (num: number) => (num === 1 ? 'One is late. Please answer it now.' : `${num} are late. Please answer them now.`),
    zh: (num: number) => `其中${num}項已逾期，請即回覆。`,
  },
  nothing: { en: 'Nothing is waiting.', zh: '暫無待辦事項。' },
  begin: { en: 'Place an offer on a listed item to make your first sale.', zh: '為已刊登的貨品提交報價，開始第一宗買賣。' },
  send: { en: (number: string) => `Send order ${number}`, zh: (number: string) => `寄出訂單${number}` },
  sendLate: {
    en: (number: string) => `Order ${number} is late: send it today`,
    zh: (number: string) => `訂單${number}逾期，請於今日寄出`,
  },
  sendCancel: {
    en: (day: string, amount: string, fee: string) =>
      fee
        ? `If it is not sent by ${day}, it is cancelled: you lose ${amount}, and ${fee} is charged.`
        : `If it is not sent by ${day}, it is cancelled, and you lose ${amount}.`,
    zh: (day: string, amount: string, fee: string) =>
      `${day}後仍未寄出將會取消，您將失去${amount}的收入${fee ? `，另收取逾期取消費${fee}` : ''}。`,
  },
  difference: {
    en: (number: string) => `Order ${number}: answer to a lower price`,
    zh: (number: string) => `訂單${number}：請回覆調整價`,
  },
  differenceWords: {
    en: 'Without an answer you take the item back, and the buyer is refunded.',
    zh: '逾期未覆將視為取回貨品，並退款予顧客。',
  },
  rejected: {
    en: (number: string) => `Order ${number}: an item waits for you`,
    zh: (number: string) => `訂單${number}：有貨品待您取回`,
  },
  rejectedWords: {
    en: (cost: string) => `If it is not collected by then, we send it back, and charge ${cost} to your balance.`,
    zh: (cost: string) => `屆時仍未取回，我們會退回貨品，並從結餘扣除${cost}。`,
  },
  return: { en: (number: string) => `Return ${number}: give your answer`, zh: (number: string) => `退貨${number}：請作出回應` },
  claim: { en: (number: string) => `Claim ${number}: give your answer`, zh: (number: string) => `申請${number}：請作出回應` },
  answerWords: { en: 'Without an answer we decide without your words.', zh: '逾期未覆，我們會按現有資料決定。' },
  by: { en: (time: string) => `By ${time}`, zh: (time: string) => `限期${time}` },
  moreItems: { en: (num: number) => `and ${num} more`, zh: (num: number) => `及另外${num}件` },
  undercut: { en: (num: number) => (num === 1 ? 'offer is not first' : 'offers are not first'), zh: () => '項報價未排第一' },
  undercutWords: {
    en: 'Another seller asks less, or asked the same earlier. Buyers are shown the first offer.',
    zh: '其他賣家報價較低，或較早提交同價。買家會看到排第一的報價。',
  },
  out: { en: (num: number) => (num === 1 ? 'offer is sold out' : 'offers are sold out'), zh: () => '項報價已售罄' },
  outWords: { en: 'Add stock, or end the offer.', zh: '請補充存貨或撤回報價。' },
  low: { en: (num: number) => (num === 1 ? 'offer is low in stock' : 'offers are low in stock'), zh: () => '項報價存貨不多' },
  lowWords: { en: 'Three items or fewer are left.', zh: '尚餘3件或以下。' },
  ending: {
    en: (num: number) => (num === 1 ? 'offer ends within a week' : 'offers end within a week'),
    zh: () => '項報價將於7日內到期',
  },
  endingWords: {
    en: 'Then buyers no longer see it. Choose a later day to go on.',
    zh: '到期後買家不再看到報價；如要繼續，請延長有效期。',
  },
  figures: { en: 'Your offers', zh: '您的報價' },
  offers: { en: 'Offers', zh: '報價' },
  first: { en: 'First', zh: '排第一' },
  firstOf: { en: (first: number, of: number) => `${first} of ${of}`, zh: (first: number, of: number) => `${of}項中的${first}項` },
  resting: { en: 'Your offers are on hold.', zh: '您的報價現正暫停。' },
  closing: {
    en: 'Your shop is closing or closed. Buyers do not see it any more.',
    zh: '賣家業務正在結束或已結束，買家不會看到。',
  },
  applying: {
    en: 'Your application is being reviewed. Buyers see your offers once it is approved.',
    zh: '您的申請正在審核，獲批後買家便會看到您的報價。',
  },
  lapsed: {
    en: 'A document has expired. Buyers do not see your offers until the new one is accepted.',
    zh: '有文件已過期，新文件獲接納前，買家看不到您的報價。',
  },
  away: {
    en: 'You are on holiday. Buyers do not see your offers until you are back.',
    zh: '您正在休假，期間買家看不到您的報價。',
  },
  full: {
    en: 'You have as many open orders as a new seller may have. Buyers do not see your offers until your first items have passed authentication.',
    zh: '未完成訂單已達新賣家上限，首批貨品通過鑑定前，買家看不到您的報價。',
  },
  'sold-up': {
    en: 'You have sold as many items as your kind of seller may in a month. Buyers do not see your offers until the first of next month.',
    zh: '本月售出件數已達您的賣家類別上限，下月一日前買家看不到您的報價。',
  },
  documentEnded: { en: (name: string) => `${name} has expired`, zh: (name: string) => `${name}已過期` },
  documentEnding: {
    en: (name: string, day: string) => `${name} is valid until ${day}`,
    zh: (name: string, day: string) => `${name}有效期至${day}`,
  },
  documentRefused: { en: (name: string) => `${name}: please send it again`, zh: (name: string) => `${name}：請重新提交` },
  documentWords: {
    en: 'Send the new document, and we review it within one working day.',
    zh: '請提交新文件，我們會於一個工作天內審核。',
  },
  suspended: {
    en: 'Your shop is suspended. Its offers are not shown to buyers.',
    zh: '您的賣家資格已暫停，買家不會看到您的報價。',
  },
} satisfies Texts
