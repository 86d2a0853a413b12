import type { Texts } from '#language/texts.ts'

/** Why a seller cannot send something. Keys are those of the call. */
export const unableReasonText = {
  gone: { en: 'It is not there any more', zh: '貨品已售出或遺失' },
  damaged: { en: 'It is damaged', zh: '貨品損壞' },
  mistaken: { en: 'The offer was a mistake', zh: '報價有誤' },
  other: { en: 'Another reason', zh: '其他原因' },
} satisfies Texts

/** A seller says that it cannot send some of an order, and reads what that costs. */
export const unableText = {
  title: { en: 'If you cannot send it', zh: '如未能寄出' },
  lead: {
    en: 'Tell us at once. We cancel the items and refund the buyer.',
    zh: '請立即通知。我們會取消貨品，並退款予顧客。',
  },
  before: {
    en: (time: string, fee: string) =>
      `Before ${time} nothing is charged.${fee ? ` After it, ${fee} is charged for all of it.` : ''}`,
    zh: (time: string, fee: string) => `${time}前取消不另收費。${fee ? `其後全部取消須另收取逾期取消費${fee}。` : ''}`,
  },
  after: {
    en: (fee: string) => (fee ? `Its time is over: ${fee} is charged for all of it.` : 'Nothing is charged.'),
    zh: (fee: string) => (fee ? `現已逾期：全部取消須另收取逾期取消費${fee}。` : '不另收費。'),
  },
  counts: { en: 'It is among the cancelled items of your figures.', zh: '取消會計入您的取消率。' },
  open: { en: 'I cannot send it', zh: '未能寄出' },
  dialog: { en: 'Which items can you not send?', zh: '哪些貨品未能寄出？' },
  choose: { en: 'Items to cancel', zh: '取消的貨品' },
  reason: { en: 'Reason', zh: '原因' },
  chooseReason: { en: 'Choose a reason', zh: '請選擇原因' },
  words: { en: 'More about it, for us alone', zh: '補充說明（只供平台參閱）' },
  cost: {
    en: (amount: string, fee: string) =>
      `You do not receive ${amount}.${fee ? ` ${fee} is charged and deducted from your balance.` : ' Nothing is charged.'} This cannot be undone.`,
    zh: (amount: string, fee: string) =>
      `您不會收到${amount}。${fee ? `另收取逾期取消費${fee}，於結餘扣除。` : '不另收費。'}此操作不能復原。`,
  },
  press: { en: 'Cancel these items', zh: '取消此等貨品' },
  done: { en: 'Cancelled. The buyer is refunded.', zh: '已取消，並會退款予顧客。' },
} satisfies Texts
