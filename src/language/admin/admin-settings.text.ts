import { feeText } from '#language/buying/order-state.text.ts'
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
  holidayYear: { en: 'Year', zh: '年份' },
  holidayDays: { en: 'Days', zh: '日期' },
  holidayHint: {
    en: 'Days such as 2028-01-01 with spaces between them. Or paste the whole calendar file of the government (1823.gov.hk): the days of the year are taken from it.',
    zh: '輸入日期如2028-01-01，以空格分隔；或將政府「1823」網站的公眾假期日曆檔內容整份貼上，系統會從中取出該年的日期。',
  },
  cardShareHint: {
    en: 'Of the 2 % of a card payment that shoppers do not pay; the shop bears the rest.',
    zh: '信用卡手續費中不向顧客收取的2%，由賣家承擔的部分；餘數由本店承擔。',
  },
  seller: { en: (place: number) => `Seller ${place}`, zh: (place: number) => `賣家${place}` },
  sellerName: { en: 'Name, as the shop shows it', zh: '名稱（與商店顯示的相同）' },
  zone: { en: (place: number) => `Zone ${place}`, zh: (place: number) => `分區${place}` },
  zoneName: { en: 'Name', zh: '名稱' },
  zonePlaces: { en: 'Countries and regions', zh: '國家及地區' },
  zonePlacesHint: {
    en: 'Countries and regions stand by their two letters with spaces between them, such as JP KR; CN for the Mainland, TW for Taiwan.',
    zh: '國家及地區以兩個英文字母代號輸入，以空格分隔，例如JP KR；中國內地為CN，台灣為TW。',
  },
  zoneLight: { en: 'Up to 1 kg, in HK$', zh: '1公斤或以下（港元）' },
  zoneMedium: { en: 'Up to 3 kg, in HK$', zh: '3公斤或以下（港元）' },
  zoneHeavy: { en: 'Each 8 kg, in HK$', zh: '每8公斤（港元）' },
  zoneEarliest: { en: 'Earliest day (5 to 18)', zh: '最早天數（5至18）' },
  zoneLatest: { en: 'Latest day (5 to 18)', zh: '最遲天數（5至18）' },
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
  sellers: { en: 'Registered sellers', zh: '已註冊賣家' },
  fees: { en: 'Fees', zh: '收費' },
  delivery: { en: 'Delivery abroad', zh: '境外送貨' },
  holidays: { en: 'General holidays', zh: '公眾假期' },
  payouts: { en: 'Payouts', zh: '付款批核' },
  settlement: { en: 'Settlement with merchants', zh: '賣家結算' },
  priceGuard: { en: 'Changes of price', zh: '價格變動' },
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
  sellers: {
    en: 'Companies, shops and brands that are registered as dealers in precious metals and stones (Cap. 615). Without a registration nobody buys such pieces from them for HK$120,000 or more within a day.',
    zh: '已註冊為貴金屬及寶石交易商（第615章）的公司、商店及品牌。未註冊者，顧客一日內不可向其購買合共120,000港元或以上的此類貨品。',
  },
  fees: {
    en: 'In HK$, once for each order, shown to the shopper before it is placed. Orders that stand keep what they were placed with.',
    zh: '以港元計，每張訂單收取一次，下單前會向顧客列明。已落的訂單不受更改影響。',
  },
  delivery: {
    en: 'Where we deliver beyond Hong Kong and Macau, for how much and how long it takes. With no zone we deliver nowhere else. Orders that stand keep what they were placed with.',
    zh: '港澳以外的送貨範圍、運費及所需天數。如不設分區，則只送香港及澳門。已落的訂單不受更改影響。',
  },
  holidays: {
    en: 'Nobody works on these days: the days by which pieces arrive and the opening hours follow them. The government publishes those of the next year by October.',
    zh: '當日休息，送達日期及營業時間均據此計算。政府一般於十月前公布翌年的公眾假期。',
  },
  payouts: {
    en: 'What goes back to bank accounts. Above this amount a second person has to approve it.',
    zh: '轉賬至顧客銀行戶口的款項。超出此金額須由第二位同事批核。',
  },
  settlement: {
    en: 'Kept of a piece’s price when its merchant is due for it. What is settled already keeps the rates it was settled at.',
    zh: '與賣家結算貨品時從售價扣除的比率。已結算的貨品不受更改影響。',
  },
  priceGuard: {
    en: 'Whoever moves a price further than this in the list of products, one or many at once, is asked again.',
    zh: '於貨品清單更改價格（單件或批量）而超出此幅度時，系統會要求再次確認。',
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
  'sellers.merchants': { en: 'Sellers', zh: '賣家' },
  'fees.service': feeText.service,
  'fees.technical': feeText.technical,
  'fees.operating': feeText.operating,
  'fees.packaging': feeText.packaging,
  'delivery.zones': { en: 'Zones', zh: '分區' },
  'holidays.years': { en: 'Years', zh: '年份' },
  'payouts.secondAbove': { en: 'Two people above, in HK$', zh: '超出此港元金額須兩人批核' },
  'settlement.commission': { en: 'Commission, in per cent', zh: '佣金（百分比）' },
  'settlement.card': { en: 'Card costs borne by merchants, in per cent', zh: '賣家承擔的信用卡費用（百分比）' },
  'priceGuard.percent': { en: 'Asked again above, in per cent', zh: '超出此百分比須再次確認' },
  'sms.countries': { en: 'Countries and regions', zh: '國家及地區號碼' },
  'sms.mostADay': { en: 'In all, in a day', zh: '每日總數上限' },
  'sms.alarmPercent': { en: 'Warn at so many per cent of it', zh: '達上限百分之幾時提示' },
  'sms.mostToPrefixAnHour': { en: 'To numbers in a row, in an hour', zh: '相近號碼每小時上限' },
  'sms.mostFromDeviceADay': { en: 'For one visitor or member, in a day', zh: '每名訪客或會員每日上限' },
} satisfies Texts
