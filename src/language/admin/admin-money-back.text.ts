import { feeText } from '#language/buying/fee.text.ts'
import type { Texts } from '#language/texts.ts'

/** What goes back to a shopper of one order, or out on top of it. */
export const adminMoneyBackText = {
  title: { en: 'Refunds and compensation', zh: '退款及補償' },
  none: { en: 'No refunds yet.', zh: '暫無退款。' },
  refundPiece: { en: 'Refund this item', zh: '退還此件貨價' },
  refundPieceWords: {
    en: (amount: string) =>
      `${amount} is refunded to the shopper, with this item’s share of every fee. If it has not been sent, it will not be. This cannot be undone.`,
    zh: (amount: string) => `將退還顧客${amount}，已包括此件所佔的各項費用。貨品如未寄出，將不再寄出。此操作不能復原。`,
  },
  refundPart: { en: 'Refund an amount', zh: '退還部分金額' },
  refundPartWords: {
    en: 'Part of the price is refunded, such as a price difference. The items are not affected.',
    zh: '退還貨價中某一項目的部分金額，例如差價。貨品流程不受影響。',
  },
  extra: { en: 'Additional compensation', zh: '額外補償' },
  extraWords: {
    en: 'This does not count towards the refund: all that was paid can still be refunded.',
    zh: '此款項不計入退款，顧客已付的款項仍可全數退還。',
  },
  part: { en: 'Part of the price', zh: '退款項目' },
  choosePart: { en: 'Choose a part', zh: '請選擇項目' },
  partLeft: {
    en: (part: string, left: string) => `${part}, up to ${left}`,
    zh: (part: string, left: string) => `${part}（最多${left}）`,
  },
  why: { en: 'Purpose', zh: '性質' },
  chooseWhy: { en: 'Choose one', zh: '請選擇' },
  amount: { en: 'Amount (HK$)', zh: '金額（HK$）' },
  reasonHint: { en: 'Saved with the refund; shoppers cannot see it.', zh: '只記錄於退款資料，顧客不會看到。' },
  askedBy: { en: (name: string, when: string) => `${name}, ${when}`, zh: (name: string, when: string) => `${name}，${when}` },
  failed: { en: (why: string) => `Rejected: ${why}`, zh: (why: string) => `不獲接納：${why}` },
  toBalance: { en: 'To the member’s balance, at once', zh: '即時存入會員結餘' },
  isToBalance: { en: 'To the member’s balance', zh: '存入會員結餘' },
  balanceBack: {
    en: (amount: string) => `${amount} more to the balance`,
    zh: (amount: string) => `另退還${amount}至結餘`,
  },
  pointsBack: { en: (points: number) => `${points} points returned`, zh: (points: number) => `退還${points}積分` },
  inLedger: { en: 'Entries in the ledger', zh: '查看總賬分錄' },
  sentExtra: {
    en: (amount: string) => `${amount} is listed as a payout under “Payments to review”, where you enter the account.`,
    zh: (amount: string) => `${amount}將列入「待處理款項」的待付款項，並於該處填寫收款戶口。`,
  },
} satisfies Texts

/** Why money goes to a shopper. Keys are the kinds. */
export const refundKindText = {
  refund: { en: 'Refund', zh: '退款' },
  surplus: { en: 'Money not owed', zh: '多收款項' },
  chargeback: { en: 'Chargeback', zh: '信用卡拒付' },
  compensation: { en: 'Compensation', zh: '賠償' },
  goodwill: { en: 'Goodwill', zh: '心意補償' },
} satisfies Texts

export const refundStateText = {
  requested: { en: 'Waiting for finance', zh: '待財務處理' },
  declined: { en: 'Declined', zh: '已拒絕' },
  approved: { en: 'On its way', zh: '處理中' },
  confirmed: { en: 'Done', zh: '已完成' },
  failed: { en: 'Failed', zh: '未成功' },
} satisfies Texts

/** Parts of a price. */
export const refundPartText = {
  goods: { en: 'Merchandise', zh: '貨品金額' },
  delivery: { en: 'Delivery', zh: '運費' },
  ...feeText,
  fee: { en: 'Payment fee', zh: '信用卡手續費' },
} satisfies Texts

/** Why money came that nobody waited for, as the shop itself notes it. */
export const surplusReasonText = {
  'at-provider': { en: 'Refunded outside the shop', zh: '於本店以外退款' },
  late: { en: 'Received after the order was cancelled', zh: '訂單取消後始收到' },
  twice: { en: 'Paid twice', zh: '重複付款' },
  'too-much': { en: 'More was received than was due', zh: '實收金額高於應收金額' },
} satisfies Texts
