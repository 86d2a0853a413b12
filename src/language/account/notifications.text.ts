import type { Texts } from '#language/texts.ts'

export const notificationsText = {
  title: { en: 'Notifications', zh: '通知設定' },
  lead: { en: 'Choose what reaches you, how, and when.', zh: '選擇接收哪些通知、接收方式及時間。' },
  kinds: { en: 'Each kind and how it reaches you', zh: '各類通知及接收方式' },
  kind: { en: 'Kind', zh: '類別' },
  here: { en: 'Here', zh: '站內' },
  mail: { en: 'E-mail', zh: '電郵' },
  sms: { en: 'SMS', zh: '短訊' },
  cell: { en: (kind: string, way: string) => `${kind}: ${way}`, zh: (kind: string, way: string) => `${kind}：${way}` },
  always: { en: 'always on', zh: '必須接收' },
  alwaysWords: {
    en: 'Grey boxes cannot be turned off: you are always told about your orders, payments and refunds.',
    zh: '灰色方格不可關閉：訂單、付款及退款的重要通知必須發送。',
  },
  consent: {
    en: 'Ticking e-mail or SMS for Offers or The shop means you agree to receive them there. You can stop at any time, free of charge, here or by the link in each message.',
    zh: '於「優惠」或「平台」剔選電郵或短訊，即表示同意以該方式接收推廣資訊；可隨時於此頁或按訊息內的連結免費取消。',
  },
  noMail: { en: 'Add an e-mail address to your account to receive e-mails.', zh: '須先於帳戶加入電郵地址，方可接收電郵。' },
  noSms: { en: 'Add a mobile number to your account to receive SMS.', zh: '須先於帳戶加入手提電話號碼，方可接收短訊。' },
  times: { en: 'When they come', zh: '接收時間' },
  quiet: { en: 'Quiet hours', zh: '靜音時段' },
  quietWords: {
    en: 'In these hours of Hong Kong, what can wait is held until they end. Order confirmations and receipts still come.',
    zh: '以香港時間計算，非緊急的電郵及短訊會待時段結束後發出；訂單確認及收據照常發送。',
  },
  from: { en: 'From', zh: '由' },
  until: { en: 'Until', zh: '至' },
  digest: {
    en: (time: string) => `Gather offers, interactions and news of a day in one e-mail at ${time}`,
    zh: (time: string) => `將每日的優惠、互動及平台消息合併為一封電郵，於${time}發送`,
  },
  save: { en: 'Save', zh: '儲存' },
  saved: { en: 'Notifications saved.', zh: '已儲存通知設定。' },
  failed: { en: 'Your notifications could not be loaded. Please try again.', zh: '未能載入通知設定，請重試。' },
} satisfies Texts
