import type { Texts } from '#language/texts.ts'

/** Where money that no card provider can return is to go. */
export const payoutText = {
  title: { en: 'Where should we send your refund?', zh: '請提供收款戶口' },
  lead: {
    en: (amount: string, orderNo: string) =>
      `We refund ${amount} of order ${orderNo} by bank transfer. Enter an account in Hong Kong that accepts HK dollars.`,
    zh: (amount: string, orderNo: string) => `訂單${orderNo}的款項${amount}將以銀行轉賬退還。請提供接受港元的香港銀行戶口。`,
  },
  failed: { en: 'The bank has returned our transfer.', zh: '銀行未能完成轉賬。' },
  bank: { en: 'Bank', zh: '銀行' },
  chooseBank: { en: 'Choose a bank', zh: '請選擇銀行' },
  account: { en: 'Branch and account number', zh: '分行及戶口號碼' },
  accountHint: {
    en: 'Digits only, without the bank code. Spaces and hyphens are allowed.',
    zh: '只填數字，毋須包括銀行編號；空格及連字號不影響。',
  },
  usual: {
    en: (fewest: number, most: number) =>
      fewest === most ? `Numbers of this bank have ${most} digits.` : `Numbers of this bank have ${fewest} to ${most} digits.`,
    zh: (fewest: number, most: number) =>
      fewest === most ? `此銀行的戶口號碼一般為${most}位數字。` : `此銀行的戶口號碼一般為${fewest}至${most}位數字。`,
  },
  sure: { en: 'I have checked the number; it is correct.', zh: '我已核對，號碼無誤。' },
  payee: { en: 'Name of the account holder', zh: '戶口持有人姓名' },
  payeeHint: {
    en: 'In English letters, as on your bank’s records, such as CHAN TAI MAN.',
    zh: '請以英文填寫，與銀行紀錄相同，例如CHAN TAI MAN。',
  },
  kept: {
    en: 'The number is stored encrypted until the money arrives. Only the colleague who makes the payment can see it in full.',
    zh: '戶口號碼會加密保存至款項入賬為止，只有負責付款的職員可看到完整號碼。',
  },
  save: { en: 'Use this account', zh: '使用此戶口' },
  saved: { en: 'Thank you. We will send your refund to this account.', zh: '多謝，款項將轉賬至此戶口。' },
  leave: { en: 'Back to the order', zh: '返回訂單' },
  nothing: { en: 'No refund to pay out', zh: '沒有待退還的款項' },
  nothingWords: { en: 'This order does not need an account at present.', zh: '此訂單現時毋須提供戶口。' },
  asked: {
    en: (amount: string) => `We refund ${amount} by bank transfer. Please enter your account.`,
    zh: (amount: string) => `${amount}將以銀行轉賬退還，請提供收款戶口。`,
  },
  give: { en: 'Enter account', zh: '提供戶口' },
  change: { en: 'Change account', zh: '更改戶口' },
  given: {
    en: (amount: string, account: string) => `${amount} will be sent to ${account || 'the account you entered'}.`,
    zh: (amount: string, account: string) => `${amount}將轉賬至${account || '您提供的戶口'}。`,
  },
  sent: {
    en: (amount: string, account: string) => `${amount} has been sent to ${account || 'the account you entered'}.`,
    zh: (amount: string, account: string) => `${amount}已轉賬至${account || '您提供的戶口'}。`,
  },
  block: { en: 'Your refund', zh: '退款安排' },
} satisfies Texts

/** Why a bank has not paid, to whoever waits for the money. */
export const payoutFailureText = {
  account: { en: 'The bank did not recognise this account number.', zh: '銀行未能識別此戶口號碼。' },
  name: { en: 'The name does not match this account.', zh: '姓名與戶口不符。' },
  closed: { en: 'The account is closed, or does not accept transfers.', zh: '戶口已取消，或不接受轉賬。' },
  other: { en: 'The bank could not pay into this account.', zh: '銀行未能轉賬至此戶口。' },
} satisfies Texts
