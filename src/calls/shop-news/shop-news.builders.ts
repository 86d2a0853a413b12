import type { NewsDocument } from '#modules/shop-news/shop-news.contract.ts'

/** A new message to many, as it is written. */
export const news = (wanted: Partial<NewsDocument> = {}): NewsDocument => ({
  ...{ newsId: '', version: 0, title: { en: 'Late opening', zh: '延長營業' }, link: '/statement/delivery' },
  ...{ text: { en: 'We are open until ten this Friday.', zh: '本週五營業至晚上十時。' } },
  ...{ side: '', bought: '', brandCode: '', inCommunity: false, at: '' },
  ...wanted,
})
