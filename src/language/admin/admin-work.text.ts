import type { Texts } from '#language/texts.ts'

/** The room where what could not be done yet is looked after. */
export const adminWorkText = {
  lead: {
    en: 'What the shop does automatically: e-mails, SMS, card refunds, scheduled jobs. Failed jobs are retried for a day or more; those left here need you.',
    zh: '系統自動處理的事項，包括電郵、短訊、信用卡退款及定時工作。未能完成的會於1日或更長時間內自動重試，其後仍未完成的須由您處理。',
  },
  waiting: { en: 'In progress', zh: '處理中' },
  failing: { en: 'Retrying', zh: '重試中' },
  dead: { en: 'Needs you', zh: '須處理' },
  table: { en: 'Failed jobs, those that need you first', zh: '未能完成的工作，須處理的排於最前' },
  what: { en: 'Job', zh: '工作' },
  about: { en: 'Subject', zh: '關於' },
  state: { en: 'State', zh: '狀態' },
  problem: { en: 'Reason', zh: '原因' },
  refused: { en: 'The other side rejected it.', zh: '對方已拒絕。' },
  unanswered: { en: 'The other side sent no valid response.', zh: '對方未有有效回覆。' },
  fault: { en: 'The shop itself could not complete it.', zh: '系統未能完成。' },
  actions: { en: 'Actions', zh: '操作' },
  attempts: {
    en: (num: number) => (num === 1 ? 'tried once' : `tried ${num} times`),
    zh: (num: number) => `已嘗試${num}次`,
  },
  nextTry: { en: (moment: string) => `next try ${moment}`, zh: (moment: string) => `下次重試：${moment}` },
  since: { en: (moment: string) => `since ${moment}`, zh: (moment: string) => `始於${moment}` },
  retry: { en: 'Try again', zh: '重試' },
  giveUp: { en: 'Abandon', zh: '放棄' },
  retryOf: { en: (work: string) => `Try again: ${work}`, zh: (work: string) => `重試：${work}` },
  giveUpOf: { en: (work: string) => `Abandon: ${work}`, zh: (work: string) => `放棄：${work}` },
  retried: { en: 'Retrying.', zh: '正在重試。' },
  givenUp: { en: 'Abandoned. The reason is in the audit trail.', zh: '已放棄，原因已記入操作紀錄。' },
  giveUpTitle: { en: 'Abandon this job?', zh: '放棄此工作？' },
  giveUpWords: {
    en: 'The shop will not retry it. Nothing else changes: an e-mail or SMS is not sent, a refund is not made.',
    zh: '系統將不再重試，有關事項維持原狀：電郵或短訊不會發出，退款不會進行。',
  },
  reason: { en: 'Reason', zh: '原因' },
  floodAlarm: {
    en: (what: string, moment: string) => `${what} Unknown visitors confirm that they are people. Noticed: ${moment}.`,
    zh: (what: string, moment: string) => `${what}陌生訪客須先確認是真人。發現時間：${moment}。`,
  },
  holidayAlarm: {
    en: (year: string) =>
      `The general holidays of ${year} are missing, so arrival dates count them as working days. Add the year in the settings.`,
    zh: (year: string) => `尚未輸入${year}年的公眾假期，計算送達日期時會當作工作天。請於設定加入該年。`,
  },
  smsAlarm: {
    en: (sent: number, most: number, moment: string) =>
      `By ${moment}, ${sent} of the day’s ${most} SMS codes had been sent. If you do not know why, check where they go; the limits are in the settings.`,
    zh: (sent: number, most: number, moment: string) =>
      `截至${moment}，每日上限${most}則驗證碼短訊已發出${sent}則。如原因不明，請查看發往的號碼；上限可於設定更改。`,
  },
  noneTitle: { en: 'Nothing has failed', zh: '一切正常' },
  none: { en: 'Everything the shop does automatically is done or in progress.', zh: '系統自動處理的工作均已完成或正在處理。' },

  timedTitle: { en: 'Scheduled jobs', zh: '定時工作' },
  timedTable: { en: 'All scheduled jobs', zh: '定時工作一覽' },
  last: { en: 'Last done', zh: '上次完成' },
  next: { en: 'Next', zh: '下次' },
  never: { en: 'not yet', zh: '未有' },
  well: { en: 'OK', zh: '正常' },
  failed: {
    en: (num: number) => (num === 1 ? 'Failed once.' : `Failed ${num} times.`),
    zh: (num: number) => `已有${num}次未能完成。`,
  },
} satisfies Texts

/** What strangers do too much of, as a sentence of its own. */
export const floodText = {
  passwords: {
    en: (count: number) =>
      `${count} wrong passwords came from unknown devices within an hour. A list of stolen passwords may be being tried.`,
    zh: (count: number) => `一小時內有${count}次來自陌生裝置的密碼錯誤，可能有人正在試用外洩的密碼。`,
  },
  sessions: {
    en: (count: number) => `${count} new visitors came within two minutes. Programs may be flooding the shop.`,
    zh: (count: number) => `兩分鐘內有${count}名新訪客，可能有程式正在大量存取本店。`,
  },
  lookups: {
    en: (count: number) =>
      `${count} requests within two minutes asked whether a contact is a member’s. Someone may be collecting members.`,
    zh: (count: number) => `兩分鐘內有${count}次查詢聯絡資料是否屬於會員，可能有人正在收集會員資料。`,
  },
  cards: {
    en: (count: number) => `${count} cards were declined within an hour. Stolen cards may be being tested.`,
    zh: (count: number) => `一小時內有${count}次信用卡付款未獲發卡機構接納，可能有人正在測試盜用的信用卡。`,
  },
} satisfies Record<string, Record<'en' | 'zh', (count: number) => string>>

/** What the work is, by the name it has in the program. */
export const workKindText = {
  'order-mail': { en: 'Write an e-mail about an order', zh: '撰寫訂單電郵' },
  'order-sms': { en: 'Write an SMS about an order', zh: '撰寫訂單短訊' },
  'stock-alerts': { en: 'Send back-in-stock alerts', zh: '發出到貨通知' },
  inbox: { en: 'Write a message to a member', zh: '撰寫會員訊息' },
  points: { en: 'Credit points for received items', zh: '發放已收貨貨品的積分' },
  invitations: { en: 'Give invitation rewards', zh: '發放邀請獎賞' },
  'bag-coupons': { en: 'Give the care coupon for a bag', zh: '發放手袋護理券' },
  'application-news': { en: 'Write about an application to sell', zh: '通知賣家申請進展' },
  'claim-news': { en: 'Write about a claim', zh: '通知申請進展' },
  care: { en: 'End the care of an item without a certificate', zh: '證書撤銷後取消護理服務' },
  'return-news': { en: 'Write about a return', zh: '通知退貨進展' },
  'bulk-edits': { en: 'Bulk edit products', zh: '批量更改貨品' },
  'product-list': { en: 'Update the product list', zh: '更新貨品列表' },
  'coupon-codes': { en: 'Make single coupon codes', zh: '產生單次優惠碼' },
  'import-archive': { en: 'Unpack pictures of an import', zh: '解壓匯入的圖片' },
  'import-pictures': { en: 'Fetch pictures of an import', zh: '下載匯入的圖片' },
  'sms-alarm': { en: 'Warn of many SMS', zh: '提示短訊數量' },
  'flood-alarm': { en: 'Warn of unusually many attempts', zh: '提示異常嘗試次數' },
  mail: { en: 'Send an e-mail', zh: '寄出電郵' },
  sms: { en: 'Send an SMS', zh: '發出短訊' },
  webhook: { en: 'Notify another system', zh: '通知其他系統' },
  'read-bank': { en: 'Ask the bank for payments received', zh: '向銀行查詢收款' },
  'book-statement-lines': { en: 'Book bank statement lines', zh: '將銀行結單款項入賬' },
  'tell-webhooks': { en: 'Pass events to webhooks', zh: '轉發事件至Webhook' },
  'payment-refund': { en: 'Refund through the payment provider', zh: '經付款服務商退款' },
  'payment-open': { en: 'Open a payment at its provider', zh: '向付款服務商建立付款' },
  'payment-end': { en: 'Cancel a payment at its provider', zh: '取消付款服務商的付款' },
  'take-up-what-was-left': { en: 'Resume unfinished jobs', zh: '接手未完成的工作' },
  'close-unpaid-orders': { en: 'Cancel unpaid orders', zh: '取消逾時未付款的訂單' },
  'publish-due-products': { en: 'Publish scheduled products', zh: '發布到期的貨品' },
  'turn-dated-prices': { en: 'Start and end scheduled sales', zh: '按日期更改售價' },
  'catch-up-product-list': { en: 'Update the product list again', zh: '補更新貨品列表' },
  'roll-days': { en: 'Calculate the figures of each day', zh: '結算每日數字' },
  'lapse-returns': { en: 'End returns not sent in time', zh: '終止逾期未寄回的退貨' },
  'remind-of-care': { en: 'Remind of care appointments', zh: '提示護理預約' },
  'remind-of-points': { en: 'Remind of expiring points', zh: '提示即將到期的積分' },
  'remind-of-coupons': { en: 'Remind of expiring coupons', zh: '提示即將到期的優惠券' },
  'expire-points': { en: 'Expire points', zh: '註銷到期積分' },
  'reseal-accounts': { en: 'Encrypt bank accounts with the current key again', zh: '以現用密鑰重新加密銀行戶口' },
  'delete-accounts': { en: 'Delete accounts of members who left', zh: '刪除已離開會員的帳戶' },
  'carry-out-approvals': { en: 'Carry out what waited 24 hours', zh: '執行已等候24小時的項目' },
  approvals: { en: 'Notify the owner of what goes out in 24 hours', zh: '通知店主將於24小時後執行的項目' },
  'settle-received-pieces': { en: 'Settle received items with their sellers', zh: '與賣家結算已收貨的貨品' },
  'remind-of-pick-ups': { en: 'Remind of parcels to collect', zh: '提示顧客取貨' },
  'look-at-refunds': { en: 'Look up refunds made at payment providers', zh: '向付款服務商查詢退款' },
  'look-up-disputes': { en: 'Check disputes with payment providers', zh: '向付款服務商查詢拒付爭議' },
  'reconcile-days': { en: 'Compare each day with provider and bank reports', zh: '每日與服務商及銀行對賬' },
  'reconcile-payments': { en: 'Check payments with their providers', zh: '向付款服務商核對付款' },
  'send-stock-alerts': { en: 'Send back-in-stock alerts', zh: '發出到貨通知' },
  'measure-popularity': { en: 'Measure popular items', zh: '計算貨品受歡迎程度' },
  'learn-from-choices': { en: 'Learn from what follows a search', zh: '統計搜尋後的選擇' },
  'measure-bought-together': { en: 'Measure items bought together', zh: '計算一同購買的貨品' },
  'receive-arrived-orders': { en: 'Mark delivered orders as received', zh: '將已送達的訂單視為收貨' },
  'payment-return': { en: 'Return money through the payment provider', zh: '經付款服務商退回款項' },
  'withdraw-certificates': { en: 'Withdraw certificates of returned items', zh: '撤銷已退回貨品的證書' },
  'check-ledger': { en: 'Check that the books balance', zh: '核對賬目是否平衡' },
  'seal-audit-trail': { en: 'Seal the audit trail', zh: '封存操作紀錄' },
  'check-audit-trail': { en: 'Check the audit trail', zh: '查核操作紀錄' },
  'check-certificates': { en: 'Check the chain of certificates', zh: '查核證書紀錄鏈' },
  'sweep-uploads': { en: 'Remove unused pictures', zh: '清理無用圖片' },
  'sweep-out': { en: 'Remove expired data', zh: '清除過期資料' },
} satisfies Texts
