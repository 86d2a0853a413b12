import { cardText } from './card.text.ts'
import type { Texts } from '#language/texts.ts'

/** The list itself; its filters are in facets.text.ts, which the page needs later. */
export const listText = {
  filter: { en: 'Filter', zh: '篩選' },
  filtersOn: { en: (count: number) => `Filter (${count})`, zh: (count: number) => `篩選（${count}）` },
  quick: { en: 'Quick filters', zh: '快速篩選' },
  pieces: { en: (total: string) => `${total} ${total === '1' ? 'item' : 'items'}`, zh: (total: string) => `${total}件貨品` },
  sort: { en: 'Sort by', zh: '排序方式' },
  recommended: { en: 'Recommended', zh: '為您推薦' },
  newest: { en: 'Newest', zh: '最新上架' },
  'price-up': { en: 'Price: low to high', zh: '價格：由低至高' },
  'price-down': { en: 'Price: high to low', zh: '價格：由高至低' },
  discount: { en: 'Largest discount', zh: '折扣：由大至小' },
  inStock: { en: 'In stock', zh: '現貨' },
  isNew: { en: 'New in', zh: '新品上架' },
  sale: { en: 'On sale', zh: '減價貨品' },
  orMore: {
    en: (percent: number) => `${percent}% off or more`,
    zh: (percent: number) => `${cardText.off.zh(percent)}或以下`,
  },
  applied: { en: 'Applied filters', zh: '已選篩選條件' },
  answerTo: {
    en: (attribute: string, answer: string) => `${attribute}: ${answer}`,
    zh: (attribute: string, answer: string) => `${attribute}：${answer}`,
  },
  remove: { en: (name: string) => `Remove ${name}`, zh: (name: string) => `移除${name}` },
  priceFrom: { en: (amount: string) => `From ${amount}`, zh: (amount: string) => `${amount}起` },
  priceTo: { en: (amount: string) => `Up to ${amount}`, zh: (amount: string) => `${amount}或以下` },
  clearAll: { en: 'Clear all', zh: '清除全部' },
  viewed: {
    en: (seen: string, total: string) => `${seen} of ${total} viewed`,
    zh: (seen: string, total: string) => `已瀏覽${seen}件，共${total}件`,
  },
  more: { en: 'Load more', zh: '載入更多' },
  earlier: { en: 'Load previous', zh: '載入較前貨品' },
  noneFiltered: { en: 'Nothing matches all of these filters', zh: '沒有貨品符合全部篩選條件' },
  noneFilteredWords: { en: 'Remove one of them, or clear them all.', zh: '請移除部分條件，或清除全部後再試。' },
} satisfies Texts
