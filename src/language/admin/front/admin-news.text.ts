import type { Texts } from '#language/texts.ts'

/** What the shop tells many of its members. */
export const adminNewsText = {
  title: { en: 'Messages to members', zh: '會員訊息' },
  lead: {
    en: 'News from the shop, in both languages, for all members or some of them. Each member chooses whether it also comes by e-mail or SMS.',
    zh: '以中英文向全體或部分會員發出本店訊息。會員可自行選擇是否同時以電郵或短訊接收。',
  },
  add: { en: 'Write a message', zh: '撰寫訊息' },
  newTitle: { en: 'New message', zh: '新訊息' },
  states: { en: 'States', zh: '狀態' },
  all: { en: 'All', zh: '全部' },
  count: { en: (num: number) => `${num} ${num === 1 ? 'message' : 'messages'}`, zh: (num: number) => `${num}則訊息` },
  table: { en: 'Messages, newest first', zh: '訊息，由新至舊' },
  noneTitle: { en: 'No messages yet', zh: '暫無訊息' },
  none: { en: 'Write one, check whom it reaches, and send it now or later.', zh: '撰寫後可先查看收件人數，再即時或定時發出。' },
  nothingTitle: { en: 'No messages in this state', zh: '此狀態暫無訊息' },
  nothing: { en: 'Choose another state, or view all.', zh: '請選擇其他狀態，或檢視全部訊息。' },
  clear: { en: 'Show all messages', zh: '顯示全部訊息' },
  back: { en: 'All messages', zh: '全部訊息' },
  missing: { en: 'Message not found', zh: '找不到此訊息' },
  name: { en: 'Title', zh: '標題' },
  state: { en: 'State', zh: '狀態' },
  time: { en: 'Time', zh: '時間' },
  open: { en: 'not set', zh: '未定' },
  reached: { en: 'Members', zh: '會員人數' },
  changedBy: { en: 'Last changed by', zh: '最後更改' },
  words: { en: 'Message', zh: '內容' },
  headline: { en: 'Title', zh: '標題' },
  text: { en: 'Text', zh: '內文' },
  readers: { en: 'Recipients', zh: '收件人' },
  readersHint: { en: 'A member receives it who fits everything chosen here.', zh: '同時符合以下各項的會員會收到。' },
  side: { en: 'Side of the shop', zh: '男裝或女裝' },
  anySide: { en: 'Both', zh: '不限' },
  bought: { en: 'Purchases', zh: '購物紀錄' },
  anyBought: { en: 'All members', zh: '不限' },
  brand: { en: 'Bought from', zh: '曾購品牌' },
  anyBrand: { en: 'Any designer', zh: '不限品牌' },
  inCommunity: { en: 'Members with a community profile only', zh: '只限已開設社群個人頁的會員' },
  when: { en: 'Time', zh: '發出時間' },
  at: { en: 'Send at, Hong Kong time', zh: '定時發出（香港時間）' },
  atHint: {
    en: 'Leave empty to send at once. E-mails and SMS wait until quiet hours are over.',
    zh: '留空即時發出。電郵及短訊會待免打擾時段結束才發送。',
  },
  optional: { en: 'optional', zh: '選填' },
  save: { en: 'Save', zh: '儲存' },
  saved: { en: 'Saved.', zh: '已儲存。' },
  send: { en: 'Send', zh: '發出' },
  plan: { en: 'Schedule', zh: '排期' },
  sendTitle: { en: 'Send this message?', zh: '確定發出此訊息？' },
  sendWords: {
    en: (members: number) =>
      `It goes to ${members} ${members === 1 ? 'member' : 'members'}. Members keep what they have received.`,
    zh: (members: number) => `將發給${members}位會員。已送達的訊息不能收回。`,
  },
  stop: { en: 'Stop', zh: '停止' },
  unplan: { en: 'Back to draft', zh: '改回草稿' },
  stopTitle: { en: 'Stop sending?', zh: '確定停止發送？' },
  stopWords: {
    en: 'Members who have it keep it. E-mails and SMS that have not gone out are not sent.',
    zh: '已收到的會員仍會保留訊息，尚未發出的電郵及短訊不再發送。',
  },
  facts: { en: 'Delivery', zh: '發送情況' },
  read: { en: 'Read in the shop', zh: '已在本店閱讀' },
  waiting: { en: 'E-mails and SMS waiting', zh: '待發電郵及短訊' },
  left: { en: 'E-mails and SMS sent', zh: '已發電郵及短訊' },
  begun: { en: 'Started', zh: '開始' },
  ended: { en: 'Finished', zh: '完成' },
  preview: { en: 'Preview', zh: '預覽' },
  previewHint: { en: 'As typed above, saved or not.', zh: '按上方內容預覽，毋須先儲存。' },
  look: { en: 'Check recipients', zh: '查看收件人數' },
  reach: {
    en: (members: number, mail: number, sms: number) =>
      `${members} ${members === 1 ? 'member' : 'members'} · ${mail} also by e-mail · ${sms} also by SMS`,
    zh: (members: number, mail: number, sms: number) => `${members}位會員 · 其中${mail}位同時收電郵 · ${sms}位同時收短訊`,
  },
  notYet: { en: 'First complete the fields above.', zh: '請先填妥上方欄位。' },
  noTitle: { en: 'Title', zh: '標題' },
} satisfies Texts

/** Keys are the states themselves. */
export const newsStateText = {
  draft: { en: 'Draft', zh: '草稿' },
  planned: { en: 'Scheduled', zh: '已排期' },
  sending: { en: 'Sending', zh: '發送中' },
  sent: { en: 'Sent', zh: '已發出' },
  stopped: { en: 'Stopped', zh: '已停止' },
} satisfies Texts

/** Keys are the states it has come to. */
export const newsMovedText = {
  draft: { en: 'The message is a draft again.', zh: '訊息已改回草稿。' },
  planned: { en: 'The message will be sent.', zh: '訊息將會發出。' },
  sending: { en: 'The message is being sent.', zh: '訊息正在發送。' },
  sent: { en: 'The message was sent.', zh: '訊息已發出。' },
  stopped: { en: 'Sending stopped.', zh: '已停止發送。' },
} satisfies Texts

/** Keys are what its readers have bought. */
export const newsBuyerText = {
  never: { en: 'Have not bought yet', zh: '未曾購物' },
  ever: { en: 'Have bought', zh: '曾經購物' },
  top: { en: 'Bought for HK$100,000 or more in a year', zh: '一年內購物滿HK$100,000' },
} satisfies Texts
