import type { Texts } from '#language/texts.ts'

/** What stands at the foot of every page of the shop. */
export const footerText = {
  help: { en: 'Help', zh: '客戶服務' },
  faqs: { en: 'Questions and answers', zh: '常見問題' },
  guide: { en: 'How to buy', zh: '購物指南' },
  payment: { en: 'Ways to pay', zh: '付款方式' },
  delivery: { en: 'Delivery', zh: '送貨安排' },
  returns: { en: 'Returns', zh: '退貨政策' },
  sizes: { en: 'Size guide', zh: '尺碼指南' },
  findOrder: { en: 'Find an order', zh: '查詢訂單' },
  ask: { en: 'Ask us', zh: '向我們查詢' },
  confidence: { en: 'Shop with confidence', zh: '購物保障' },
  authenticity: { en: 'Authenticity', zh: '正品保證' },
  priceMatch: { en: 'Price promise', zh: '低價承諾' },
  care: { en: 'Care service', zh: '護理服務' },
  points: { en: 'Points', zh: '積分規則' },
  community: { en: 'Community', zh: '社群' },
  company: { en: 'The company', zh: '關於{店名}' },
  us: { en: 'About {shop}', zh: '關於我們' },
  stores: { en: 'Store and office', zh: '店舖及辦公室' },
  contact: { en: 'Contact', zh: '聯絡我們' },
  careers: { en: 'Careers', zh: '加入我們' },
  sell: { en: 'Sell with {shop}', zh: '商戶合作' },
  brands: { en: 'For brands', zh: '品牌進駐' },
  rules: { en: 'Rules', zh: '條款及政策' },
  terms: { en: 'Terms of use', zh: '使用條款' },
  privacy: { en: 'Privacy', zh: '私隱政策' },

  cookies: { en: 'Cookies', zh: 'Cookie政策' },
  complaints: { en: 'Complaints and reports', zh: '投訴及舉報' },
  sellerTerms: { en: 'Terms for sellers', zh: '賣家條款' },
  accessibility: { en: 'Accessibility', zh: '無障礙聲明' },

  meet: { en: 'Ask us', zh: '與我們聯絡' },
  app: { en: 'The app', zh: '手機應用程式' },
  social: { en: '{shop} elsewhere', zh: '社交平台' },
  payWith: { en: 'Ways to pay', zh: '付款方式' },
  fps: { en: 'FPS', zh: '轉數快' },
  bank: { en: 'Bank transfer', zh: '銀行轉賬' },

  dealer: {
    en: (category: string, number: string) =>
      `Dealer in precious metals and stones, Category ${category} registrant, no. ${number}`,
    zh: (category: string, number: string) => `貴金屬及寶石交易商${category}類註冊人，註冊編號：${number}`,
  },
  limit: {
    en: 'A single transaction of HK$120,000 or more in precious metals, stones or items made of them is accepted only by a registered dealer (Cap. 615).',
    zh: '根據《打擊洗錢及恐怖分子資金籌集條例》（第615章），HK$120,000或以上的貴金屬、寶石及相關製品交易，只由註冊交易商受理。',
  },
  prices: {
    en: 'All prices are in Hong Kong dollars. There is no sales tax in Hong Kong.',
    zh: '所有價格以港元計算。香港不設銷售稅。',
  },
} satisfies Texts
