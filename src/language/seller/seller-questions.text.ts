import { counted } from '../counted.ts'
import type { Texts } from '#language/texts.ts'

/** What buyers ask a seller, and what it asks the shop. */
export const sellerQuestionsText = {
  title: { en: 'Questions', zh: '顧客查詢' },
  queues: { en: 'Questions by state', zh: '查詢狀態' },
  waiting: { en: 'To answer', zh: '待回覆' },
  answered: { en: 'Answered', zh: '已回覆' },
  all: { en: 'All', zh: '全部' },
  count: {
    en: (num: number) => `${counted(num)} ${num === 1 ? 'conversation' : 'conversations'}`,
    zh: (num: number) => `${counted(num)}個對話`,
  },
  search: { en: 'Search conversations', zh: '搜尋對話' },
  list: { en: 'Conversations', zh: '對話' },
  noneTitle: { en: 'No questions here', zh: '暫無查詢' },
  none: {
    en: 'Buyers ask about your offers and their orders. Please answer within a day.',
    zh: '顧客可就您的報價及其訂單查詢，請於一日內回覆。',
  },
  nothingTitle: { en: 'Nothing found', zh: '找不到相關對話' },
  nothing: { en: 'Try another word, or check another tab.', zh: '請嘗試其他字詞，或查看其他分類。' },
  clear: { en: 'All questions to answer', zh: '全部待回覆查詢' },
  answers: { en: 'Ready answers and away message', zh: '預設回覆及離開訊息' },
  reviews: { en: 'Reviews of your items', zh: '貨品評價' },
  askShop: { en: 'Ask customer service', zh: '向平台查詢' },
  askShopLead: {
    en: 'Ask us about an order or your shop. We answer within one working day.',
    zh: '如有訂單或店舖查詢，我們會於一個工作天內回覆。',
  },
  writeBuyer: { en: 'Write to the buyer', zh: '聯絡顧客' },
  writeBuyerLead: {
    en: 'About this order. The customer reads it under Conversations and is told by e-mail.',
    zh: '就此訂單聯絡顧客。訊息於顧客的「對話」內顯示，並以電郵通知。',
  },
  orderNo: { en: 'Order number', zh: '訂單編號' },
  optional: { en: 'optional', zh: '選填' },
  buyer: { en: 'A customer', zh: '顧客' },
  platform: { en: 'Customer service', zh: '平台客戶服務' },
  back: { en: 'All questions', zh: '所有查詢' },
  missingTitle: { en: 'Conversation not found', zh: '找不到此對話' },
  answerBy: { en: (time: string) => `Answer by ${time}`, zh: (time: string) => `請於${time}前回覆` },
  late: { en: (time: string) => `Late since ${time}`, zh: (time: string) => `已於${time}逾期` },
  noWait: { en: 'Answered', zh: '已回覆' },
  shopWait: { en: (time: string) => `We answer by ${time}.`, zh: (time: string) => `我們會於${time}前回覆。` },
  settle: { en: 'No answer needed', zh: '毋須回覆' },
  settled: { en: 'Marked as answered.', zh: '已標示為已回覆。' },
  ready: { en: 'Ready answers', zh: '預設回覆' },
  use: { en: (words: string) => `Use: ${words}`, zh: (words: string) => `使用：${words}` },
  unread: { en: (num: number) => `${num} unread`, zh: (num: number) => `${num}則未讀` },
} satisfies Texts

export const sellerAnswersText = {
  title: { en: 'Ready answers', zh: '預設回覆' },
  lead: {
    en: 'Write what you are often asked once, in both languages. You choose it above the message.',
    zh: '常見查詢可預先以中英文寫好，回覆時於訊息上方選用。',
  },
  away: { en: 'Away message', zh: '離開訊息' },
  awayLead: {
    en: 'Shown to buyers who ask while you are away. Leave it empty while you are there.',
    zh: '您離開期間，顧客查詢時會看到此訊息；在線時請留空。',
  },
  english: { en: 'English', zh: '英文' },
  chinese: { en: 'Chinese', zh: '中文' },
  answer: { en: (number: number) => `Answer ${number}`, zh: (number: number) => `回覆${number}` },
  add: { en: 'Add an answer', zh: '加入回覆' },
  remove: { en: 'Remove', zh: '移除' },
  save: { en: 'Save', zh: '儲存' },
  saved: { en: 'Answers saved.', zh: '已儲存回覆。' },
} satisfies Texts
