import { counted } from '#language/counted.ts'
import type { Texts } from '#language/texts.ts'

export const adminClaimsText = {
  title: { en: 'Claims', zh: '差價及真偽申請' },
  queues: { en: 'Queues', zh: '分類' },
  price: { en: 'Price difference', zh: '退還差價' },
  fake: { en: 'Authenticity', zh: '貨品真偽' },
  done: { en: 'Closed', zh: '已結束' },
  count: {
    en: (num: number) => `${counted(num)} ${num === 1 ? 'claim' : 'claims'}`,
    zh: (num: number) => `${counted(num)}項申請`,
  },
  table: { en: 'Claims, longest wait first', zh: '申請，等候最久者先' },
  noneTitle: { en: 'No claims', zh: '暫無申請' },
  none: { en: 'New claims appear here at once.', zh: '顧客提出的申請會即時在此顯示。' },
  nothingTitle: { en: 'No claims', zh: '暫無申請' },
  nothing: { en: 'Please check another queue.', zh: '請查看其他分類。' },
  clear: { en: 'Price difference', zh: '退還差價' },
  piece: { en: 'Item', zh: '貨品' },
  order: { en: 'Order', zh: '訂單' },
  kind: { en: 'Kind', zh: '類別' },
  state: { en: 'State', zh: '狀態' },
  since: { en: 'Requested', zh: '提出時間' },
  paid: { en: 'Paid, after coupons and with points', zh: '所付貨價（已扣優惠券，包括積分）' },
  seen: { en: 'Lower price', zh: '較低售價' },
} satisfies Texts

export const adminClaimText = {
  back: { en: 'All claims', zh: '全部申請' },
  missingTitle: { en: 'Claim not found', zh: '找不到此申請' },
  claimed: { en: 'Claim', zh: '申請內容' },
  place: { en: 'Where the shopper saw it', zh: '發售店舖或網站' },
  page: { en: 'Page', zh: '網頁' },
  openPage: { en: 'Open the shopper’s link', zh: '開啟顧客提供的網頁' },
  words: { en: 'Shopper’s message', zh: '顧客說明' },
  pictures: { en: 'Shopper’s pictures', zh: '顧客照片' },
  bench: { en: 'Authentication record', zh: '鑑定紀錄' },
  benchBy: { en: (who: string, when: string) => `${who}, ${when}`, zh: (who: string, when: string) => `${who}，${when}` },
  noBench: { en: 'This item has no authentication record.', zh: '此貨品並無鑑定紀錄。' },
  shopper: { en: 'Shopper', zh: '顧客' },
  facts: { en: 'Item and order', zh: '貨品及訂單' },
  merchant: { en: 'Sold by', zh: '賣家' },
  certificate: { en: 'Certificate', zh: '證書' },
  unit: { en: 'Item state', zh: '貨品狀態' },
  paidAt: { en: 'Paid on', zh: '付款時間' },
  left: { en: 'Can still be refunded', zh: '尚可退還' },
  contact: { en: 'Contact', zh: '聯絡方式' },
  wanted: { en: 'The shopper was asked to send the item.', zh: '已要求寄回貨品。' },
  refund: { en: 'Refund of the price', zh: '退還貨價' },
  extra: { en: 'Compensation', zh: '另付賠償' },
  reason: { en: 'Reason', zh: '原因' },
  reasonHint: { en: 'The shopper reads it.', zh: '顧客會看到此內容。' },
  question: { en: 'Question', zh: '問題' },
  amount: { en: 'Refund, HK$', zh: '退還金額（港元）' },
  upholdPrice: {
    en: 'A refund of the difference is requested; finance approves and pays it.',
    zh: '系統將申請退還差價，由財務批核後付款。',
  },
  upholdFake: {
    en: (amount: string) =>
      `A refund of the remaining price is requested, with ${amount} in compensation, owed by the seller. Finance approves and pays both.`,
    zh: (amount: string) => `系統將申請退還尚餘貨價，並另付賠償${amount}，由賣家承擔；由財務批核後付款。`,
  },
  find: { en: 'Result of the second examination', zh: '覆檢結果' },
  findings: { en: 'Findings', zh: '覆檢說明' },
} satisfies Texts

export const deskActText = {
  uphold: { en: 'Accept', zh: '接納' },
  decline: { en: 'Decline', zh: '拒絕' },
  'ask-more': { en: 'Ask for details', zh: '要求補充' },
  'ask-piece': { en: 'Ask for the item', zh: '要求寄回貨品' },
  'look-genuine': { en: 'Examined again: genuine', zh: '覆檢：正品' },
  'look-fake': { en: 'Examined again: not genuine', zh: '覆檢：並非正品' },
} satisfies Texts

export const claimActText = {
  ...deskActText,
  ask: { en: 'Claimed', zh: '提出申請' },
  answer: { en: 'Replied', zh: '回覆' },
  withdraw: { en: 'Withdrawn', zh: '撤回' },
} satisfies Texts
