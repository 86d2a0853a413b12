import type { Texts } from '#language/texts.ts'

/** The room where what could not be done yet is looked after. */
export const adminWorkText = {
  lead: {
    en: 'What the shop does by itself: mails, SMS, refunds by card, what comes due. What fails is tried again for a day or more; what then is left here needs you.',
    zh: '系統自動處理的事項，包括電郵、短訊、信用卡退款及定時工作。未成功的會於一天或更長時間內自動重試，其後仍未完成的須由您處理。',
  },
  waiting: { en: 'Under way', zh: '處理中' },
  failing: { en: 'Tried again', zh: '重試中' },
  dead: { en: 'Needs you', zh: '須處理' },
  table: { en: 'Work that has failed, what needs you first', zh: '未成功的事項，須處理的排於最前' },
  what: { en: 'Work', zh: '事項' },
  about: { en: 'About', zh: '關於' },
  state: { en: 'State', zh: '狀態' },
  problem: { en: 'What went wrong', zh: '原因' },
  refused: { en: 'The other side has refused it.', zh: '對方已拒絕。' },
  unanswered: { en: 'The other side has not answered as it should.', zh: '對方未有有效回覆。' },
  fault: { en: 'The shop itself could not do it.', zh: '系統未能完成。' },
  actions: { en: 'Actions', zh: '操作' },
  attempts: {
    en: (num: number) => (num === 1 ? 'tried once' : `tried ${num} times`),
    zh: (num: number) => `已嘗試${num}次`,
  },
  nextTry: { en: (moment: string) => `next try ${moment}`, zh: (moment: string) => `下次重試：${moment}` },
  since: { en: (moment: string) => `since ${moment}`, zh: (moment: string) => `始於${moment}` },
  retry: { en: 'Try again', zh: '重試' },
  giveUp: { en: 'Give up', zh: '放棄' },
  retryOf: { en: (work: string) => `Try again: ${work}`, zh: (work: string) => `重試：${work}` },
  giveUpOf: { en: (work: string) => `Give up: ${work}`, zh: (work: string) => `放棄：${work}` },
  retried: { en: 'It is being tried again.', zh: '正在重試。' },
  givenUp: { en: 'Given up. The reason is in the audit trail.', zh: '已放棄，原因已存入操作記錄。' },
  giveUpTitle: { en: 'Give up this work?', zh: '放棄此事項？' },
  giveUpWords: {
    en: 'The shop will not try it any more. What it was about stays as it is: a mail or SMS is not sent, a refund is not made.',
    zh: '系統將不再重試，有關事項維持原狀：電郵或短訊不會發出，退款不會進行。',
  },
  reason: { en: 'Reason', zh: '原因' },
  cardAlarm: {
    en: (count: number) =>
      `${count} cards were declined in the last hour. Somebody may be testing stolen cards; those who try many are refused for an hour.`,
    zh: (count: number) => `過去一小時有${count}次信用卡付款被拒，可能有人正在測試盜用的信用卡。多次嘗試者會被暫停一小時。`,
  },
  holidayAlarm: {
    en: (year: string) =>
      `The general holidays of ${year} have not been entered: days of arrival would count them as working days. Add the year in the settings.`,
    zh: (year: string) => `尚未輸入${year}年的公眾假期，計算送達日期時會當作工作天。請於設定加入該年。`,
  },
  smsAlarm: {
    en: (sent: number, most: number, moment: string) =>
      `By ${moment} ${sent} of the ${most} codes that may go out by SMS in a day had been sent. If you do not know why, see where they go; the limits are in the settings.`,
    zh: (sent: number, most: number, moment: string) =>
      `截至${moment}，每日上限${most}則驗證碼短訊已發出${sent}則。如原因不明，請查看發往的號碼；上限可於設定更改。`,
  },
  noneTitle: { en: 'Nothing has failed', zh: '一切正常' },
  none: { en: 'Everything the shop does by itself is done or under way.', zh: '系統自動處理的事項均已完成或正在處理。' },

  timedTitle: { en: 'What comes due', zh: '定時工作' },
  timedTable: { en: 'Work of the clock', zh: '定時工作一覽' },
  last: { en: 'Last done', zh: '上次完成' },
  next: { en: 'Next', zh: '下次' },
  never: { en: 'not yet', zh: '未有' },
  well: { en: 'as it should', zh: '正常' },
  failed: {
    en: (num: number) => (num === 1 ? 'Failed once.' : `Failed ${num} times.`),
    zh: (num: number) => `已失敗${num}次。`,
  },
} satisfies Texts

/** What the work is, by the name it has in the program. */
export const workKindText = {
  'order-mail': { en: 'Write a mail about an order', zh: '撰寫訂單電郵' },
  'order-sms': { en: 'Write an SMS about an order', zh: '撰寫訂單短訊' },
  'stock-alerts': { en: 'Tell who waits for a piece', zh: '發出到貨通知' },
  'sms-alarm': { en: 'Warn of many SMS', zh: '提示短訊數量' },
  mail: { en: 'Send a mail', zh: '寄出電郵' },
  sms: { en: 'Send an SMS', zh: '發出短訊' },
  webhook: { en: 'Tell another system', zh: '通知其他系統' },
  'read-bank': { en: 'Ask the bank what has come', zh: '向銀行查詢收款' },
  'book-statement-lines': { en: 'Book lines of bank statements', zh: '將銀行結單款項入賬' },
  'tell-webhooks': { en: 'Hand events to webhooks', zh: '轉發事件至系統通知' },
  'payment-refund': { en: 'Refund through the payment provider', zh: '經付款服務商退款' },
  'payment-open': { en: 'Open a payment at its provider', zh: '向付款服務商建立付款' },
  'payment-end': { en: 'End a payment at its provider', zh: '取消付款服務商的付款' },
  'take-up-what-was-left': { en: 'Take up what was left undone', zh: '接手未完成的事項' },
  'close-unpaid-orders': { en: 'Close orders that were not paid', zh: '取消逾時未付款的訂單' },
  'settle-received-pieces': { en: 'Settle received pieces with their merchants', zh: '與賣家結算已收貨的貨品' },
  'remind-of-pick-ups': { en: 'Remind of parcels that wait in a store', zh: '提示顧客取貨' },
  'look-up-disputes': { en: 'Look up disputes at card providers', zh: '向付款服務商查詢拒付爭議' },
  'reconcile-days': { en: 'Compare each day with the reports of providers and bank', zh: '每日與服務商及銀行對帳' },
  'reconcile-payments': { en: 'Look up payments at their providers', zh: '向付款服務商核對付款' },
  'send-stock-alerts': { en: 'Tell who waits for a piece', zh: '發出到貨通知' },
  'measure-popularity': { en: 'Measure what is cared for', zh: '計算貨品受歡迎程度' },
  'measure-bought-together': { en: 'Measure what is bought together', zh: '計算一同購買的貨品' },
  'receive-arrived-orders': { en: 'Count arrived orders as received', zh: '將已送達的訂單列為已收貨' },
  'payment-return': { en: 'Return money through the payment provider', zh: '經付款服務商退回款項' },
  'withdraw-certificates': { en: 'Withdraw certificates of pieces that came back', zh: '撤銷已退回貨品的證書' },
  'check-ledger': { en: 'Check that the books balance', zh: '核對帳目是否平衡' },
  'check-certificates': { en: 'Check the chain of certificates', zh: '查核證書紀錄鏈' },
  'sweep-uploads': { en: 'Remove pictures nothing refers to', zh: '清理無用圖片' },
  'sweep-out': { en: 'Remove what is out of date', zh: '清除過期資料' },
} satisfies Texts
