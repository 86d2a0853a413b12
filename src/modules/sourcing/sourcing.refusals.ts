export const sourcingRefusals = {
  SOURCING_MOVED_ON: {
    code: 4740001,
    en: 'This request has changed. Please load the page again.',
    zh: '此尋貨要求已更改，請重新載入頁面。',
  },
  SOURCING_FULL: {
    code: 4740002,
    en: 'Five of your requests are open. Please close one of them first.',
    zh: '您已有五項尋貨要求進行中，請先結束其中一項。',
  },
  SOURCING_NOT_BUYER: {
    code: 4740003,
    en: 'Requests are for global buyers that can sell with us now.',
    zh: '尋貨要求只供現可銷售的環球買手報價。',
  },
  SOURCING_CLOSED: {
    code: 4740004,
    en: 'We take no requests at present. What you wrote is still here.',
    zh: '暫不接受尋貨要求，您所填寫的內容仍保留在此。',
  },
  SOURCING_QUOTE_OVER: {
    code: 4740005,
    en: 'This quote is no longer valid. Please choose another, or wait for a new one.',
    zh: '此報價已過期，請選擇其他報價，或等候新報價。',
  },
  SOURCING_BUYER_GONE: {
    code: 4740006,
    en: 'This buyer cannot take requests now. Please choose another quote.',
    zh: '此買手現未能接受委託，請選擇其他報價。',
  },
  SOURCING_NEEDS_EMAIL: {
    code: 4740008,
    en: 'Please add an e-mail address to your details first, so that we can write to you about the deposit.',
    zh: '請先於個人資料加入電郵地址，以便我們就訂金與您聯絡。',
  },
  SOURCING_NEEDS_DEALER: {
    code: 4740007,
    en: 'Jewellery and watches of HK$120,000 or more can only be sold by a registered dealer. We cannot take this quote.',
    zh: '法例規定，HK$120,000或以上的珠寶及腕錶須由註冊交易商出售，未能接受此報價。',
  },
} as const
