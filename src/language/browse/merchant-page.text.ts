import type { Texts } from '#language/texts.ts'

const NEAR = 4
const daysEn = (most: number): string => `${most} ${most <= NEAR ? 'working ' : ''}${most === 1 ? 'day' : 'days'}`

/** The public page of a seller. */
export const merchantPageText = {
  description: {
    en: (name: string, kind: string) => `${name}, ${kind.toLowerCase()}: items, reviews and dispatch time.`,
    zh: (name: string, kind: string) => `${name}（${kind}）的貨品、評價及送交時間。`,
  },
  since: { en: (day: string) => `Selling here since ${day}`, zh: (day: string) => `自${day}起於本店發售` },
  // Up to four are working days: the item is in Hong Kong or Macau then.
  dispatch: {
    en: (fewest: number, most: number) => `Sends within ${fewest === most ? '' : `${fewest} to `}${daysEn(most)}`,
    zh: (fewest: number, most: number) =>
      `${fewest === most ? '' : `${fewest}至`}${most}${most <= NEAR ? '個工作天' : '日'}內送交`,
  },
  checked: {
    en: 'Every item is authenticated by us before it is sent to you.',
    zh: '每件貨品均由本店鑑定後，方送交買家。',
  },
  dealer: {
    en: (category: string, number: string) => `Registered dealer in precious metals and stones, category ${category}: ${number}`,
    zh: (category: string, number: string) => `註冊貴金屬及寶石交易商（${category}類）：${number}`,
  },
  back: {
    en: (day: string) => `On holiday. Sells again from ${day}.`,
    zh: (day: string) => `休假中，${day}起恢復出售。`,
  },
  items: {
    en: (total: number) => (total === 1 ? 'One item' : `${total} items`),
    zh: (total: number) => `${total}件貨品`,
  },
  noItems: { en: 'No items are for sale at present.', zh: '暫無貨品出售。' },
  pages: { en: 'Pages', zh: '頁數' },
  previous: { en: 'Previous page', zh: '上一頁' },
  next: { en: 'Next page', zh: '下一頁' },
  page: { en: (page: number, of: number) => `Page ${page} of ${of}`, zh: (page: number, of: number) => `第${page}頁，共${of}頁` },
  reviews: { en: (num: number) => `Reviews (${num})`, zh: (num: number) => `評價（${num}）` },
  mean: { en: (stars: number) => `${stars} of 5 stars`, zh: (stars: number) => `${stars}星（最高5星）` },
  posts: { en: 'Posts with these items', zh: '相關帖文' },
} satisfies Texts
