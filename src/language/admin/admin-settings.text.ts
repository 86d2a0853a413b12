import type { Texts } from '#language/texts.ts'

/** What administrators decide about the business. */
export const adminSettingsText = {
  title: { en: 'Settings', zh: '設定' },
  lead: {
    en: 'Shoppers see a change at once, on every page that shows it. Each part is saved by itself.',
    zh: '更改後顧客即時看到。各部分須分別儲存。',
  },
  save: { en: 'Save', zh: '儲存' },
  optional: { en: 'optional', zh: '選填' },
  fpsReferenceHint: {
    en: 'Only when the payee’s bank accepts a reference; payments to other accounts would be refused.',
    zh: '須收款銀行支援參考編號方可使用，否則款項會被拒收。',
  },
  chatHint: { en: 'With the country code. Chats open in WhatsApp.', zh: '須連地區號碼。對話會於WhatsApp開啟。' },
  page: { en: (place: number) => `Social page ${place}`, zh: (place: number) => `社交平台${place}` },
  pageField: { en: 'Address', zh: '網址' },
  appHint: {
    en: 'Letters and a colon, such as praya:, open the app where it is installed. Leave it empty while there is none.',
    zh: '英文字母加冒號，例如「praya:」，用以開啟已安裝的應用程式。如無應用程式，請留空。',
  },
  countriesHint: {
    en: 'Country codes with spaces between them. Codes go by SMS to mobile numbers there alone.',
    zh: '以空格分隔。驗證碼短訊只會發往此等國家及地區的手提電話號碼。',
  },
  prefixHint: {
    en: 'To numbers that begin with the same seven digits, the country code among them.',
    zh: '連國家或地區號碼計算，首七個數字相同的號碼合計。',
  },
  notRegistered: { en: 'Not registered', zh: '未註冊' },
  category: { en: (letter: string) => `Category ${letter}`, zh: (letter: string) => `${letter}類` },

  history: { en: 'What has been changed', zh: '更改紀錄' },
  noHistory: { en: 'Nothing has been changed yet.', zh: '尚未作任何更改。' },
  label: { en: (name: string) => `${name}: `, zh: (name: string) => `${name}：` },
  inEnglish: { en: (name: string) => `${name}, English`, zh: (name: string) => `${name}（英文）` },
  inChinese: { en: (name: string) => `${name}, Chinese`, zh: (name: string) => `${name}（中文）` },
  empty: { en: 'empty', zh: '空白' },
  on: { en: 'on', zh: '開啟' },
  off: { en: 'off', zh: '關閉' },
  became: { en: 'became', zh: '改為' },
} satisfies Texts

export const settingText = {
  business: { en: 'Business', zh: '公司資料' },
  payee: { en: 'Payment to us', zh: '收款戶口' },
  contact: { en: 'Contact and social pages', zh: '聯絡及社交平台' },
  dealer: { en: 'Registration as dealer', zh: '交易商註冊' },
  sms: { en: 'Codes by SMS', zh: '短訊驗證碼' },
} satisfies Texts

export const settingLeadText = {
  business: {
    en: 'At the foot of every page, in the terms and in mails.',
    zh: '顯示於每頁頁底、各項條款及電郵。',
  },
  payee: {
    en: 'Transfers and FPS payments go here, those of orders that are waiting, too.',
    zh: '銀行轉賬及轉數快款項均轉入此戶口，包括待付款的訂單。',
  },
  contact: { en: 'Where shoppers chat with the shop and follow it.', zh: '顧客聯絡及關注本店的渠道。' },
  dealer: {
    en: 'As a dealer in precious metals and stones (Cap. 615), at the foot of every page.',
    zh: '貴金屬及寶石交易商註冊（第615章），顯示於每頁頁底。',
  },
  sms: {
    en: 'Where they go and how many may be sent: each costs money. Beyond that shoppers are asked to use their e-mail.',
    zh: '可發往的地區及數量上限。短訊按次收費，超出上限時顧客須改用電郵。',
  },
} satisfies Texts

export const settingPartText = {
  'business.company': { en: 'Company', zh: '公司名稱' },
  'business.address': { en: 'Address', zh: '地址' },
  'business.registration': { en: 'Business registration number', zh: '商業登記號碼' },
  'business.email': { en: 'E-mail', zh: '電郵' },
  'payee.name': { en: 'Payee', zh: '收款人' },
  'payee.bankCode': { en: 'Bank code', zh: '銀行編號' },
  'payee.account': { en: 'Account number', zh: '戶口號碼' },
  'payee.fpsId': { en: 'FPS ID', zh: '轉數快識別碼' },
  'payee.fpsReference': { en: 'Put the order number into the FPS code', zh: '於轉數快二維碼附上訂單編號' },
  'contact.chatNumber': { en: 'Number for chats', zh: '對話號碼' },
  'contact.social': { en: 'Social pages', zh: '社交平台' },
  'contact.appScheme': { en: 'App', zh: '應用程式' },
  'dealer.category': { en: 'Category', zh: '類別' },
  'dealer.number': { en: 'Registration number', zh: '註冊編號' },
  'sms.countries': { en: 'Countries and regions', zh: '國家及地區號碼' },
  'sms.mostADay': { en: 'In all, in a day', zh: '每日總數上限' },
  'sms.alarmPercent': { en: 'Warn at so many per cent of it', zh: '達上限百分之幾時提示' },
  'sms.mostToPrefixAnHour': { en: 'To numbers in a row, in an hour', zh: '相近號碼每小時上限' },
  'sms.mostFromDeviceADay': { en: 'For one visitor or member, in a day', zh: '每名訪客或會員每日上限' },
} satisfies Texts
