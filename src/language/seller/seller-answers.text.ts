import { counted } from '../counted.ts'
import type { Texts } from '#language/texts.ts'

/** Returns and claims on a seller's items: the list. */
export const sellerAnswersText = {
  title: { en: 'Returns and claims', zh: '退貨及申請' },
  queues: { en: 'Cases by state', zh: '個案狀態' },
  asked: { en: 'To answer', zh: '待回應' },
  answered: { en: 'Answered', zh: '已回應' },
  decided: { en: 'Decided', zh: '已決定' },
  appealed: { en: 'Appealed', zh: '上訴中' },
  over: { en: 'Closed', zh: '已結束' },
  count: {
    en: (num: number) => `${counted(num)} ${num === 1 ? 'case' : 'cases'}`,
    zh: (num: number) => `${counted(num)}宗個案`,
  },
  table: { en: 'Returns and claims, what is due first first', zh: '退貨及申請，最先到期者先' },
  items: { en: 'Items', zh: '貨品' },
  number: { en: 'Case', zh: '個案編號' },
  kind: { en: 'Kind', zh: '類別' },
  return: { en: 'Return', zh: '退貨' },
  claim: { en: 'Claim', zh: '申請' },
  seller: { en: 'Seller', zh: '賣家' },
  state: { en: 'State', zh: '狀態' },
  due: { en: 'Due', zh: '限期' },
  more: { en: (num: number) => `and ${num} more`, zh: (num: number) => `及另外${num}件` },
  noneTitle: { en: 'No cases here', zh: '暫無個案' },
  none: { en: 'Returns and claims of buyers appear here.', zh: '顧客的退貨及申請會在此顯示。' },
  nothingTitle: { en: 'No cases here', zh: '暫無個案' },
  nothing: { en: 'Please check another tab.', zh: '請查看其他分類。' },
  clear: { en: 'To answer', zh: '待回應' },
} satisfies Texts

/** Where one is. Keys are the states. */
export const answerStateText = {
  asked: { en: 'Waiting for the seller', zh: '待賣家回應' },
  answered: { en: 'Seller has answered', zh: '賣家已回應' },
  decided: { en: 'Decided for the buyer', zh: '接納顧客申請' },
  appealed: { en: 'Appeal under review', zh: '上訴審核中' },
  granted: { en: 'Appeal accepted', zh: '上訴獲接納' },
  declined: { en: 'Appeal declined', zh: '上訴不獲接納' },
  over: { en: 'Closed', zh: '已結束' },
} satisfies Texts

/** Each step in a history. Keys are the acts. */
export const answerActText = {
  ask: { en: 'Seller was asked', zh: '已邀請賣家回應' },
  answer: { en: 'Seller answered', zh: '賣家已回應' },
  decide: { en: 'Decided for the buyer', zh: '接納顧客申請' },
  end: { en: 'Closed without a decision against the seller', zh: '個案結束，賣家不受影響' },
  appeal: { en: 'Seller appealed', zh: '賣家提出上訴' },
  grant: { en: 'Appeal accepted', zh: '上訴獲接納' },
  decline: { en: 'Appeal declined', zh: '上訴不獲接納' },
} satisfies Texts

/** One of them, to the seller and to the desk. */
export const sellerAnswerText = {
  back: { en: 'All returns and claims', zh: '全部退貨及申請' },
  title: { en: (number: string) => `Case ${number}`, zh: (number: string) => `個案${number}` },
  missingTitle: { en: 'Case not found', zh: '找不到此個案' },
  missing: { en: 'Please choose it from the list.', zh: '請於列表內選擇。' },
  items: { en: 'Items', zh: '貨品' },
  order: { en: 'Order', zh: '訂單' },
  dueAnswer: {
    en: (time: string) => `Answer by ${time}. Without your answer we decide by what we know.`,
    zh: (time: string) => `請於${time}前回應。逾期未覆，我們會按現有資料決定。`,
  },
  dueAppeal: {
    en: (time: string) => `You may appeal once by ${time}. Another colleague then decides.`,
    zh: (time: string) => `可於${time}前提出上訴一次，由另一位同事決定。`,
  },
  buyer: { en: 'What the buyer says', zh: '顧客說明' },
  buyerNothing: { en: 'The buyer wrote nothing.', zh: '顧客未有說明。' },
  seen: {
    en: (price: string, place: string) => `Seen for ${price} at ${place}`,
    zh: (price: string, place: string) => `於${place}的售價為${price}`,
  },
  evidence: { en: 'Buyer’s pictures', zh: '顧客照片' },
  inspected: { en: 'Our pictures', zh: '檢查照片' },
  found: { en: (words: string) => `We found: ${words}`, zh: (words: string) => `檢查所見：${words}` },
  accepted: { en: 'Return accepted', zh: '接納退貨' },
  rejected: { en: 'Return declined', zh: '不接納退貨' },
  answer: { en: 'Seller’s response', zh: '賣家回應' },
  noAnswer: { en: 'No response yet.', zh: '尚未回應。' },
  decision: { en: 'Decision', zh: '決定' },
  refunded: { en: (amount: string) => `The buyer is refunded ${amount}.`, zh: (amount: string) => `退還顧客${amount}。` },
  appeal: { en: 'Appeal', zh: '上訴' },
  verdict: { en: 'Decision about the appeal', zh: '上訴決定' },
  granted: {
    en: (amount: string) => `${amount} is added to the seller’s balance.`,
    zh: (amount: string) => `${amount}存入賣家結餘。`,
  },
  yourAnswer: { en: 'Your answer', zh: '您的回應' },
  yourAppeal: { en: 'Your appeal', zh: '您的上訴' },
  words: { en: 'What we should know', zh: '請說明情況' },
  wordsHint: { en: 'The buyer does not read it.', zh: '顧客不會看到此內容。' },
  pictures: { en: 'Pictures', zh: '照片' },
  picturesHint: { en: 'Up to six, such as the item before you sent it.', zh: '最多6張，例如寄出前的貨品照片。' },
  sendAnswer: { en: 'Send answer', zh: '提交回應' },
  sendAppeal: { en: 'Send appeal', zh: '提交上訴' },
  sent: { en: 'Sent.', zh: '已提交。' },
  grant: { en: 'Accept appeal', zh: '接納上訴' },
  decline: { en: 'Decline appeal', zh: '不接納上訴' },
  grantWords: {
    en: (most: string) => `The buyer keeps the refund. The shop bears what you give the seller, ${most} at most.`,
    zh: (most: string) => `顧客的退款不變，給予賣家的款項由本店承擔，最多${most}。`,
  },
  amount: { en: 'To the seller’s balance, in HK$', zh: '存入賣家結餘（港元）' },
  reason: { en: 'Reason', zh: '原因' },
  reasonHint: { en: 'The seller reads it.', zh: '賣家會看到此內容。' },
  ofReturn: { en: 'The return', zh: '退貨詳情' },
  ofClaim: { en: 'The claim', zh: '申請詳情' },
  facts: { en: 'Case', zh: '個案' },
} satisfies Texts
