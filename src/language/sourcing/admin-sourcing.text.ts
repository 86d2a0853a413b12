import { counted } from '#language/counted.ts'
import type { Texts } from '#language/texts.ts'

/** What members ask global buyers for: the desk's list. */
export const adminSourcingText = {
  title: { en: 'Sourcing requests', zh: '尋貨要求' },
  queues: { en: 'Requests by state', zh: '尋貨要求狀態' },
  waiting: { en: 'To check', zh: '待審核' },
  open: { en: 'Taking quotes', zh: '接受報價中' },
  finding: { en: 'Being found', zh: '代尋中' },
  over: { en: 'Ended', zh: '已結束' },
  count: {
    en: (num: number) => `${counted(num)} ${num === 1 ? 'request' : 'requests'}`,
    zh: (num: number) => `${counted(num)}項尋貨要求`,
  },
  table: { en: 'Requests, the oldest first', zh: '尋貨要求，最早提出者先' },
  item: { en: 'Looking for', zh: '貨品' },
  number: { en: 'Request', zh: '要求編號' },
  member: { en: 'Member', zh: '會員' },
  state: { en: 'State', zh: '狀態' },
  budget: { en: 'Budget', zh: '預算' },
  quotes: { en: 'Quotes', zh: '報價' },
  asked: { en: 'Asked', zh: '提出時間' },
  late: { en: 'late', zh: '逾時' },
  noneTitle: { en: 'No requests here', zh: '暫無尋貨要求' },
  none: { en: 'Requests the word lists have stopped appear here.', zh: '被詞語清單攔下的尋貨要求會在此顯示。' },
  nothingTitle: { en: 'No requests here', zh: '暫無尋貨要求' },
  nothing: { en: 'Please check another tab.', zh: '請查看其他分類。' },
  clear: { en: 'To check', zh: '待審核' },
} satisfies Texts

/** One of them. */
export const adminRequestText = {
  back: { en: 'All sourcing requests', zh: '全部尋貨要求' },
  title: { en: (number: string) => `Request ${number}`, zh: (number: string) => `尋貨要求${number}` },
  missing: { en: 'Request not found', zh: '找不到此尋貨要求' },
  words: { en: 'What the member writes', zh: '會員說明' },
  pictures: { en: 'Member’s photographs', zh: '會員照片' },
  quotes: { en: 'Quotes', zh: '報價' },
  noQuotes: { en: 'No quote yet.', zh: '暫未有報價。' },
  facts: { en: 'Request', zh: '要求' },
  member: { en: 'Member', zh: '會員' },
  release: { en: 'Show it to buyers', zh: '向買手顯示' },
  refuse: { en: 'Do not show it', zh: '不予顯示' },
  cancel: { en: 'Cancel, deposit goes back', zh: '取消並退回訂金' },
  reason: { en: 'Reason', zh: '原因' },
  reasonHint: { en: 'The member reads it.', zh: '會員會看到此內容。' },
  releaseWords: { en: 'Global buyers see it at once and can quote.', zh: '環球買手可立即看到並報價。' },
} satisfies Texts

/** Each step in a history. Keys are the acts. */
export const sourcingActText = {
  ask: { en: 'Asked', zh: '提出要求' },
  change: { en: 'Request changed', zh: '更改要求' },
  release: { en: 'Shown to buyers', zh: '向買手顯示' },
  refuse: { en: 'Not shown', zh: '不予顯示' },
  close: { en: 'Closed by the member', zh: '會員結束要求' },
  lapse: { en: 'Ended without a quote accepted', zh: '限期已過，未有接受報價' },
  quote: { en: 'Quoted', zh: '報價' },
  requote: { en: 'Quote changed', zh: '更改報價' },
  unquote: { en: 'Quote withdrawn', zh: '撤回報價' },
  choose: { en: 'Quote accepted', zh: '接受報價' },
  unchoose: { en: 'Deposit not paid in time', zh: '逾期未付訂金' },
  pay: { en: 'Deposit paid', zh: '已付訂金' },
  buy: { en: 'Bought abroad', zh: '已購得貨品' },
  send: { en: 'Sent to us', zh: '寄往本店' },
  pass: { en: 'Passed authentication', zh: '通過鑑定' },
  fail: { en: 'Did not pass', zh: '未能通過鑑定' },
  miss: { en: 'Not found in time', zh: '逾期未能購得' },
  'give-up': { en: 'Cancelled by the buyer', zh: '買手放棄' },
  cancel: { en: 'Cancelled', zh: '取消' },
  complete: { en: 'Rest paid', zh: '已付餘款' },
  keep: { en: 'Rest not paid in time', zh: '逾期未付餘款' },
  dispute: { en: 'Deposit disputed', zh: '訂金遭拒付' },
} satisfies Texts
