import { house } from '#language/house.ts'
import type { Texts } from '#language/texts.ts'

/** What was left out of a message, and why. */
export const maskedText = {
  phone: { en: 'A telephone number was left out.', zh: '電話號碼已略去。' },
  email: { en: 'An e-mail address was left out.', zh: '電郵地址已略去。' },
  link: { en: 'A link was left out.', zh: '連結已略去。' },
  account: { en: 'An account number was left out.', zh: '帳戶號碼已略去。' },
  messenger: { en: 'The name of a chat account was left out.', zh: '通訊軟件帳號已略去。' },
  why: {
    en: () =>
      `Please talk and pay through ${house().name.en}. What is paid elsewhere is not authenticated and cannot be refunded by us.`,
    zh: () => `請於${house().name.zh}內對話及付款。於其他途徑付款的貨品不獲鑑定，我們亦無法為您退款。`,
  },
} satisfies Texts

/** A thread, whoever reads it. */
export const threadText = {
  messages: { en: 'Messages', zh: '訊息' },
  you: { en: 'You', zh: '您' },
  older: { en: 'Show earlier messages', zh: '顯示較早的訊息' },
  read: { en: 'Read', zh: '已讀' },
  gone: { en: 'This message was deleted with the account.', zh: '此訊息已隨帳戶刪除。' },
  picture: { en: (number: number) => `Picture ${number}`, zh: (number: number) => `圖片${number}` },
  pictureFailed: { en: 'Picture not available', zh: '未能載入圖片' },
  order: { en: (number: string) => `Order ${number}`, zh: (number: string) => `訂單${number}` },
  request: {
    en: (house: string, number: string) => `Request ${number} · ${house}`,
    zh: (house: string, number: string) => `尋貨要求${number} · ${house}`,
  },
  more: {
    en: (num: number) => (num === 1 ? 'and one more item' : `and ${num} more items`),
    zh: (num: number) => `及另外${num}件`,
  },
  soldOut: { en: 'Sold out at present', zh: '現已售罄' },
  words: { en: 'Your message', zh: '您的訊息' },
  pictures: { en: 'Pictures', zh: '圖片' },
  picturesHint: { en: 'Up to 6 pictures, JPG or PNG, 5 MB each.', zh: '最多6張，JPG或PNG格式，每張不超過5 MB。' },
  send: { en: 'Send', zh: '傳送' },
  sending: { en: 'Sending…', zh: '傳送中……' },
  waits: {
    en: 'No connection. Your message waits, and is sent once the connection is back. Keep this page open.',
    zh: '未能連線，訊息正等候傳送；連線恢復後會自動送出，請勿關閉此頁。',
  },
  pictureOnly: { en: (num: number) => (num === 1 ? 'A picture' : `${num} pictures`), zh: (num: number) => `${num}張圖片` },
  about: { en: 'Show an order or item', zh: '附上訂單或貨品' },
  aboutHint: { en: 'Its order number or style number.', zh: '請輸入訂單編號或款式編號。' },
  optional: { en: 'optional', zh: '選填' },
  blockedOther: {
    en: 'No more messages can be sent here. Please ask customer service.',
    zh: '此對話不能再傳送訊息，請向平台客戶服務查詢。',
  },
  ownLast: { en: (words: string) => `You: ${words}`, zh: (words: string) => `您：${words}` },
} satisfies Texts

/** What does not belong in a conversation between a buyer and a seller, and the end of it. */
export const reportTalkText = {
  title: { en: 'Report or block', zh: '舉報或封鎖' },
  lead: {
    en: 'Our moderators read the newest messages. The other side is not told who reported.',
    zh: '審核人員會閱讀最近的訊息，我們不會向對方透露舉報者。',
  },
  reason: { en: 'Reason', zh: '舉報原因' },
  choose: { en: 'Choose a reason', zh: '請選擇原因' },
  words: { en: 'Details', zh: '詳情' },
  optional: { en: 'optional', zh: '選填' },
  block: { en: 'Also block: neither of you can write to the other.', zh: '同時封鎖：雙方不能再互傳訊息。' },
  send: { en: 'Send report', zh: '提交舉報' },
  blockOnly: { en: 'Block without a report', zh: '只封鎖，不舉報' },
  sent: { en: 'Reported. We review it soon.', zh: '已舉報，我們會盡快處理。' },
  blockedOwn: { en: 'You have blocked this conversation. Neither side can write.', zh: '您已封鎖此對話，雙方不能再傳送訊息。' },
  unblock: { en: 'Unblock', zh: '解除封鎖' },
  blocked: { en: 'Blocked.', zh: '已封鎖。' },
  unblocked: { en: 'Unblocked.', zh: '已解除封鎖。' },
} satisfies Texts

/** The conversations of a member. */
export const conversationsText = {
  title: { en: 'Conversations', zh: '對話' },
  lead: {
    en: 'Your questions to sellers and to us, each beside the order or item it is about.',
    zh: '您向賣家及我們提出的查詢，均與相關訂單或貨品一併顯示。',
  },
  back: { en: 'All conversations', zh: '所有對話' },
  find: { en: 'Search conversations', zh: '搜尋對話' },
  search: { en: 'Search', zh: '搜尋' },
  list: { en: 'Conversations, newest first', zh: '對話，最新排先' },
  unreadWords: { en: ' unread', zh: '則未讀' },
  pages: { en: 'Pages', zh: '頁數' },
  before: { en: 'You have asked about this before. View that conversation.', zh: '您曾就此查詢，可查看該對話。' },
  emptyTitle: { en: 'No conversations yet', zh: '暫無對話' },
  empty: {
    en: 'Ask a seller from an item or from your order, or ask us anything.',
    zh: '您可於貨品頁或訂單內向賣家查詢，亦可直接向我們查詢。',
  },
  nothing: { en: (word: string) => `Nothing found for “${word}”`, zh: (word: string) => `找不到與「${word}」相關的對話` },
  askUs: { en: 'Ask us', zh: '向我們查詢' },
  askSeller: { en: 'Ask the seller', zh: '向賣家查詢' },
  askTitle: { en: (name: string) => `Ask ${name}`, zh: (name: string) => `向${name}查詢` },
  us: { en: () => `${house().name.en} customer service`, zh: () => `${house().name.zh}客戶服務` },
  sellerAnswers: { en: 'Sellers answer within a day.', zh: '賣家會於一日內回覆。' },
  weAnswer: { en: (hours: string) => `We are here ${hours}.`, zh: (hours: string) => `服務時間：${hours}。` },
  answerBy: { en: (time: string) => `Answer by ${time}`, zh: (time: string) => `最遲於${time}回覆` },
  late: { en: 'The answer is late. Please ask us if you need help.', zh: '回覆已逾時，如需協助，請向我們查詢。' },
  away: { en: (words: string) => `The seller is away: ${words}`, zh: (words: string) => `賣家暫時離開：${words}` },
  earlier: { en: 'Previous', zh: '上一頁' },
  later: { en: 'Next', zh: '下一頁' },
  missingTitle: { en: 'Conversation not found', zh: '找不到此對話' },
  missing: {
    en: 'The order, item or seller may no longer be available. All your conversations are in your account.',
    zh: '相關訂單、貨品或賣家可能已不存在。您的所有對話均可於帳戶內查閱。',
  },
  failed: { en: 'Your conversations could not be loaded. Please try again.', zh: '未能載入對話，請重試。' },
} satisfies Texts
