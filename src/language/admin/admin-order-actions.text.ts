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
  refund: { en: 'Approve the refund', zh: '批准退款' },
} satisfies Texts

export const moveWordsText = {
  'seller-sent': {
    en: 'The pieces are with us and go to authentication.',
    zh: '貨品已送抵平台，隨即安排鑑定。',
  },
  dispatch: {
    en: 'The pieces are authenticated, packed and handed over. The shopper is written to.',
    zh: '貨品已鑑定、包裝並交付速遞，系統將以電郵通知顧客。',
  },
  ready: {
    en: 'The pieces are authenticated, packed and at the desk where they are fetched. The shopper is sent the pick-up code.',
    zh: '貨品已鑑定及包裝，並存放於取貨地點，系統將通知顧客並發送取貨碼。',
  },
  receive: { en: 'The shopper has the parcel.', zh: '顧客已收到包裹。' },
  complete: { en: 'Nothing more is open between the shopper and us.', zh: '交易已無待辦事項。' },
  'request-refund': {
    en: 'All that was paid and is not yet back goes to the shopper. What has not left does not go out; under “Each piece” you say what of it is for sale again. This cannot be undone.',
    zh: '將退還顧客已付而未退的全部款項，尚未寄出的貨品不再寄出，可於「逐件處理」決定是否重新上架。此操作不能復原。',
  },
  refund: {
    en: 'Cards are returned by their provider; what came as a transfer becomes a payout under “Money to look at”. The shopper is written to once all of it is back.',
    zh: '信用卡款項由服務商退回；轉賬款項列入「款項處理」的待付款項。全數退還後，系統將以電郵通知顧客。',
  },
} satisfies Texts

/** What may be said of a single piece: on the button, then in the dialog. Keys are the acts. */
export const unitActText = {
  pass: { en: 'Authenticated', zh: '鑑定通過' },
  reject: { en: 'Not authentic', zh: '鑑定不通過' },
  'come-back': { en: 'Came back undelivered', zh: '未能派送並退回' },
  lose: { en: 'Lost at the courier', zh: '派送途中遺失' },
  return: { en: 'Has come back', zh: '貨品已退回' },
  'on-sale': { en: 'Back on sale', zh: '重新上架' },
  damaged: { en: 'Damaged or missing', zh: '損壞或遺失' },
} satisfies Texts

export const unitActWordsText = {
  pass: { en: 'The piece is genuine and may leave.', zh: '貨品為正品，可以寄出。' },
  reject: { en: 'The piece does not go to the shopper. Its price has to go back.', zh: '貨品不會寄給顧客，須退還其價款。' },
  'come-back': {
    en: 'The whole parcel is with us again, unopened. It can be dispatched anew, or the money asked back. The shopper is told.',
    zh: '整個包裹已退回平台，未經開啟，可再次寄出或辦理退款。系統會通知顧客。',
  },
  lose: {
    en: 'The whole parcel is lost: all that was paid for its pieces is asked back, and they are written off. The shopper is told.',
    zh: '整個包裹遺失：系統會申請退還包裹內貨品的全部款項，並將貨品報廢，同時通知顧客。',
  },
  return: { en: 'The shopper has sent the piece back, and it is with us.', zh: '顧客已退回貨品，現存平台。' },
  'on-sale': { en: 'From now on others can buy the piece.', zh: '貨品將即時重新發售。' },
  damaged: { en: 'The piece is never sold again.', zh: '貨品不會再發售。' },
} satisfies Texts

export const adminActionText = {
  actions: { en: 'What can be done now', zh: '可執行的操作' },
  note: { en: 'Note', zh: '備註' },
  noteHint: { en: 'Kept in the history; shoppers do not see it.', zh: '只記錄於訂單紀錄，顧客不會看到。' },
  reason: { en: 'Reason', zh: '原因' },
  optional: { en: 'optional', zh: '選填' },
  courier: { en: 'Courier', zh: '速遞公司' },
  chooseCourier: { en: 'Choose a courier', zh: '請選擇速遞公司' },
  trackingNumber: { en: 'Tracking number', zh: '運單號碼' },
  whichPieces: { en: 'Which pieces', zh: '選擇貨品' },
  done: { en: (state: string) => `Done. The order is now: ${state}.`, zh: (state: string) => `已完成。訂單現時狀態：${state}。` },
  movedOn: {
    en: 'Somebody else has moved this order in the meantime. What you see behind is up to date now.',
    zh: '此訂單剛由其他同事更新，頁面已顯示最新資料。',
  },
  notPermitted: {
    en: 'Your role does not allow this. The order desk moves orders; finance confirms and returns money.',
    zh: '您的職務未獲授權執行此操作。訂單流程由訂單組處理，收款及退款由財務處理。',
  },
  onlyFinance: { en: 'Finance confirms and returns payments.', zh: '收款及退款由財務處理。' },
  onlyDesk: { en: 'The order desk and finance move orders.', zh: '訂單流程由訂單組及財務處理。' },
  nothing: { en: 'Nothing needs doing now.', zh: '現時毋須處理。' },
  awaitsPayment: { en: 'Waiting for the payment.', zh: '等待顧客付款。' },
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
      `${amount} is asked. When it has come in full the order goes on to the seller, and the shopper is written to either way.`,
    zh: (amount: string) => `應收${amount}。全數收妥後，訂單將轉交賣家處理；系統均會以電郵通知顧客。`,
  },
  came: { en: 'Amount on the statement', zh: '結單上的金額' },
  cameHint: {
    en: 'Less than was asked keeps the order open for the rest; what is too much goes back from “Money to look at”.',
    zh: '金額不足時，訂單會繼續等待餘額；多收的款項於「款項處理」退還。',
  },
  reject: { en: 'Reject', zh: '不予確認' },
  rejectTitle: { en: 'Reject this payment', zh: '不予確認此付款' },
  rejectWords: {
    en: 'The shopper is sent your reason and gets a fresh 30 minutes to pay.',
    zh: '顧客將收到以下原因，並可於30分鐘內重新付款。',
  },
  rejectHint: { en: 'The shopper reads this word for word.', zh: '顧客將看到此段文字，請以顧客的語言書寫。' },
  moneyBack: { en: 'Give it back', zh: '退還款項' },
  moneyBackWords: {
    en: (amount: string) => `${amount} becomes a payout under “Money to look at”, where the account it goes to is named.`,
    zh: (amount: string) => `${amount}將列入「款項處理」的待付款項，並於該處填寫收款戶口。`,
  },
  moneyBackProvider: {
    en: (amount: string) => `The payment provider is told to return ${amount} the way it was paid.`,
    zh: (amount: string) => `系統將指示付款服務商把${amount}原路退回顧客。`,
  },
} satisfies Texts

/** Why a card payment failed, as its provider says it. */
export const cardFailureText = {
  declined: { en: 'declined by the card issuer or PayPal', zh: '發卡機構或PayPal拒絕交易' },
  cancelled: { en: 'cancelled by the shopper', zh: '顧客取消付款' },
} satisfies Texts
