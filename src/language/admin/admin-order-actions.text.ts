import type { Texts } from '#language/texts.ts'

/** The moves an operator may make: on the button, then in the dialog. Keys are the moves. */
export const moveText = {
  'seller-sent': { en: 'Arrived from seller', zh: '賣家已送抵' },
  dispatch: { en: 'Dispatch', zh: '寄出' },
  /** The same where the parcel is fetched. */
  ready: { en: 'Ready to collect', zh: '可供取貨' },
  receive: { en: 'Mark as received', zh: '標示為已收貨' },
  complete: { en: 'Complete', zh: '完成交易' },
  'request-refund': { en: 'Start a refund', zh: '開始退款' },
  refund: { en: 'Approve refund', zh: '批核退款' },
} satisfies Texts

export const moveWordsText = {
  'seller-sent': {
    en: 'The items have reached us and go to authentication.',
    zh: '貨品已送抵平台，隨即安排鑑定。',
  },
  dispatch: {
    en: 'The items have been authenticated, packed and handed over. The shopper is notified by e-mail.',
    zh: '貨品已鑑定、包裝並交付速遞，系統將以電郵通知顧客。',
  },
  ready: {
    en: 'The items have been authenticated and packed, and are at the pick-up point. The shopper receives the pick-up code.',
    zh: '貨品已鑑定及包裝，並存放於取貨地點，系統將通知顧客並發送取貨碼。',
  },
  receive: { en: 'The shopper has the parcel.', zh: '顧客已收到包裹。' },
  complete: { en: 'Nothing is open between the shopper and us.', zh: '交易已無待處理事項。' },
  'request-refund': {
    en: 'Everything paid and not yet refunded is refunded to the shopper. Items not yet sent stay with us; under “Each item” you decide which go back on sale. This cannot be undone.',
    zh: '將退還顧客已付而未退的全部款項，尚未寄出的貨品不再寄出，可於「逐件處理」決定是否重新上架。此操作不能復原。',
  },
  refund: {
    en: 'Card payments are refunded by the provider; transfers become a payout under “Payments to review”. The shopper is notified once everything is refunded.',
    zh: '信用卡款項由服務商退回；轉賬款項列入「待處理款項」的待付款項。全數退還後，系統將以電郵通知顧客。',
  },
} satisfies Texts

/** What may be said of a single piece: on the button, then in the dialog. Keys are the acts. */
export const unitActText = {
  pass: { en: 'Authenticated', zh: '鑑定通過' },
  reject: { en: 'Not authentic', zh: '鑑定不通過' },
  'come-back': { en: 'Returned undelivered', zh: '未能派送並退回' },
  lose: { en: 'Lost at the courier', zh: '派送途中遺失' },
  return: { en: 'Returned to us', zh: '貨品已退回' },
  'on-sale': { en: 'Back on sale', zh: '重新上架' },
  damaged: { en: 'Damaged or missing', zh: '損壞或遺失' },
} satisfies Texts

export const unitActWordsText = {
  pass: { en: 'The item is genuine and can be sent.', zh: '貨品為正品，可以寄出。' },
  reject: { en: 'The item is not sent to the shopper. Its price must be refunded.', zh: '貨品不會寄給顧客，須退還其貨價。' },
  'come-back': {
    en: 'The whole parcel is with us again, unopened. Send it again, or refund it. The shopper is notified.',
    zh: '整個包裹已退回平台，未經開啟，可再次寄出或辦理退款。系統會通知顧客。',
  },
  lose: {
    en: 'The whole parcel is lost. A refund of its items is requested, and they are written off. The shopper is notified.',
    zh: '整個包裹遺失：系統會申請退還包裹內貨品的全部款項，並將貨品報廢，同時通知顧客。',
  },
  return: { en: 'The shopper has returned the item, and it is with us.', zh: '顧客已退回貨品，現存平台。' },
  'on-sale': { en: 'The item is on sale again at once.', zh: '貨品將即時重新發售。' },
  damaged: { en: 'The item is not sold again.', zh: '貨品不會再發售。' },
} satisfies Texts

export const adminActionText = {
  actions: { en: 'Available actions', zh: '可執行的操作' },
  note: { en: 'Note', zh: '備註' },
  noteHint: { en: 'Saved in the history; shoppers cannot see it.', zh: '只記錄於訂單紀錄，顧客不會看到。' },
  reason: { en: 'Reason', zh: '原因' },
  optional: { en: 'optional', zh: '選填' },
  courier: { en: 'Courier', zh: '速遞公司' },
  chooseCourier: { en: 'Choose a courier', zh: '請選擇速遞公司' },
  trackingNumber: { en: 'Tracking number', zh: '運單號碼' },
  whichPieces: { en: 'Choose items', zh: '選擇貨品' },
  done: { en: (state: string) => `Done. The order is now: ${state}.`, zh: (state: string) => `已完成。訂單現時狀態：${state}。` },
  movedOn: {
    en: 'A colleague has just updated this order. The page is now up to date.',
    zh: '此訂單剛由其他同事更新，頁面已顯示最新資料。',
  },
  notPermitted: {
    en: 'Your role does not allow this. The orders team updates orders; finance confirms payments and makes refunds.',
    zh: '您的職務未獲授權執行此操作。訂單流程由訂單組處理，收款及退款由財務處理。',
  },
  onlyFinance: { en: 'Finance confirms payments and makes refunds.', zh: '收款及退款由財務處理。' },
  onlyDesk: { en: 'The orders team and finance update orders.', zh: '訂單流程由訂單組及財務處理。' },
  nothing: { en: 'No action needed now.', zh: '現時毋須處理。' },
  awaitsPayment: { en: 'Waiting for payment.', zh: '等待顧客付款。' },
} satisfies Texts

export const adminPaymentText = {
  payments: { en: 'Payments', zh: '付款' },
  none: { en: 'No payment has been started yet.', zh: '顧客尚未開始付款。' },
  way: { en: 'Way', zh: '方式' },
  state: { en: 'State', zh: '狀態' },
  amount: { en: 'Amount', zh: '金額' },
  reference: { en: 'Reference', zh: '參考編號' },
  time: { en: 'Started', zh: '開始時間' },
  rejectedBecause: { en: (reason: string) => `Reason: ${reason}`, zh: (reason: string) => `原因：${reason}` },
  showReceipt: { en: 'Show receipt', zh: '查看收據' },
  receipt: { en: 'Receipt from the shopper', zh: '顧客上載的收據' },
  receiptPicture: { en: (number: string) => `Receipt for order ${number}`, zh: (number: string) => `訂單${number}的付款收據` },
  receiptFailed: { en: 'The receipt could not be loaded. Please try again.', zh: '未能載入收據，請重試。' },
  openLarge: { en: 'Open in a new tab', zh: '於新分頁開啟' },
  expected: { en: 'Expected amount', zh: '應收金額' },
  confirm: { en: 'Confirm received', zh: '確認收款' },
  confirmWords: {
    en: (amount: string) =>
      `${amount} is due. Once it has arrived in full, the order goes to the seller. The shopper is notified either way.`,
    zh: (amount: string) => `應收${amount}。全數收妥後，訂單將轉交賣家處理；系統均會以電郵通知顧客。`,
  },
  came: { en: 'Amount on the statement', zh: '結單上的金額' },
  cameHint: {
    en: 'If less arrived, the order stays open for the rest. Refund any excess from “Payments to review”.',
    zh: '金額不足時，訂單會繼續等待餘額；多收的款項於「待處理款項」退還。',
  },
  reject: { en: 'Reject', zh: '不予確認' },
  rejectTitle: { en: 'Reject this payment', zh: '不予確認此付款' },
  rejectWords: {
    en: 'The shopper receives your reason and has another 30 minutes to pay.',
    zh: '顧客將收到以下原因，並可於30分鐘內重新付款。',
  },
  rejectHint: { en: 'The shopper reads exactly this text.', zh: '顧客將看到此段文字，請以顧客的語言書寫。' },
  moneyBack: { en: 'Refund it', zh: '退還款項' },
  moneyBackWords: {
    en: (amount: string) => `${amount} is listed as a payout under “Payments to review”, where you enter the account.`,
    zh: (amount: string) => `${amount}將列入「待處理款項」的待付款項，並於該處填寫收款戶口。`,
  },
  moneyBackProvider: {
    en: (amount: string) => `The payment provider is told to refund ${amount} to the original payment method.`,
    zh: (amount: string) => `系統將指示付款服務商按原付款方式退還顧客${amount}。`,
  },
} satisfies Texts

/** Why a card payment failed, as its provider says it. */
export const cardFailureText = {
  declined: { en: 'declined by the card issuer or PayPal', zh: '發卡機構或PayPal拒絕交易' },
  cancelled: { en: 'cancelled by the shopper', zh: '顧客取消付款' },
} satisfies Texts
