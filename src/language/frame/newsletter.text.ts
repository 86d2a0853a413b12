import type { Texts } from '#language/texts.ts'

/** The newsletter's form. A new wording of a consent or of the purpose gets a new CONSENT_VERSION. */
export const newsletterText = {
  title: { en: 'News from {shop}', zh: '訂閱最新消息' },
  lead: { en: 'New arrivals, designers and sales, a few times a month.', zh: '新品、品牌及減價消息，每月數次。' },
  email: { en: 'E-mail address', zh: '電郵地址' },
  emailConsent: { en: 'Yes, send me news by e-mail', zh: '我同意以電郵接收最新消息' },
  bySms: { en: 'By SMS instead', zh: '改以短訊接收' },
  areaNum: { en: 'Area code', zh: '地區號碼' },
  mobile: { en: 'Mobile number', zh: '手提電話號碼' },
  smsConsent: { en: 'Yes, send me news by SMS', zh: '我同意以短訊接收最新消息' },
  purpose: {
    en: 'We use it only to tell you about fashion, beauty and luxury goods sold here, and pass it to no one. Subscribing is voluntary; you may stop at any time, free of charge.',
    zh: '資料只用於向您介紹本店發售的時裝、美容及名牌精品，不會轉交他人。訂閱屬自願性質，您可隨時免費取消。',
  },
  privacy: { en: 'Privacy', zh: '私隱政策' },
  subscribe: { en: 'Subscribe', zh: '訂閱' },
  sending: { en: 'One moment…', zh: '請稍候……' },

  thanks: { en: 'Thank you', zh: '多謝登記' },
  thanksEmail: {
    en: 'Unless this address has already subscribed, we are sending an e-mail to confirm it. News begins once you click the link in it.',
    zh: '如此電郵地址尚未訂閱，確認電郵將隨即寄出。按下電郵內的連結後，訂閱即告生效。',
  },
  thanksSms: {
    en: 'We have saved your number. News by SMS has not started yet; the first message will ask you to confirm, and tell you how to stop.',
    zh: '我們已記下您的號碼。短訊服務尚未開始，首則短訊會請您確認，並列明取消方法。',
  },
  failed: { en: 'This could not be sent. Please try again.', zh: '未能送出，請重試。' },
} satisfies Texts
