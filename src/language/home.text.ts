import type { Texts } from './texts.ts'

export const homeText = {
  title: { en: 'PRAYA | Luxury Fashion and Beauty Platform', zh: 'PRAYA | 時裝、美容及名牌精品' },
  description: {
    en: 'Luxury fashion, designer handbags, shoes and beauty in Hong Kong and Macau. Every piece is authenticated; delivery is free.',
    zh: '香港及澳門網上精品店：名牌手袋、時裝、鞋履及美容產品，逐件鑑定，港澳免運費。',
  },
  newArrivals: { en: 'New arrivals', zh: '新品上架' },
  viewAll: { en: (total: number) => `View all ${total}`, zh: (total: number) => `查看全部${total}件` },
  designers: { en: 'Designers', zh: '品牌' },
  az: { en: 'A – Z', zh: 'A – Z' },
  sale: { en: 'View the sale', zh: '查看減價貨品' },
  promises: { en: 'What we promise', zh: '我們的承諾' },
  authenticated: { en: 'Authenticated', zh: '逐件鑑定' },
  authenticatedWords: { en: 'A certificate with every piece, checked by a scan.', zh: '附鑑定證書，掃描即可查核。' },
  delivery: { en: 'Free delivery', zh: '港澳免運費' },
  deliveryWords: { en: 'Hong Kong and Macau, two to four working days.', zh: '香港及澳門二至四個工作天送達。' },
  price: { en: 'Price promise', zh: '差價補償' },
  priceWords: { en: 'In the lowest-price zone, the difference back within two weeks.', zh: '低價專區貨品，兩星期內退還差價。' },
  threeTimes: { en: 'Three times back', zh: '假一賠三' },
  threeTimesWords: { en: 'A fake is compensated with three times its price.', zh: '如屬假貨，賠償售價三倍。' },
} satisfies Texts
