import type { Texts } from '#language/texts.ts'

/** Collections of pieces, by hand or by rule. */
export const adminCollectionsText = {
  title: { en: 'Collections', zh: '貨品系列' },
  lead: {
    en: 'Items that belong together, on their own page. Link to it from the menu, the home page and banners.',
    zh: '將相關貨品集合於專屬頁面，可於選單、主頁及橫額加入連結。',
  },
  search: { en: 'Title or address', zh: '標題或網址' },
  count: { en: (num: number) => `${num} ${num === 1 ? 'collection' : 'collections'}`, zh: (num: number) => `${num}個貨品系列` },
  table: { en: 'Collections, last changed first', zh: '貨品系列，按更改時間排列' },
  add: { en: 'Add a collection', zh: '新增貨品系列' },
  noneTitle: { en: 'No collections yet', zh: '暫無貨品系列' },
  none: { en: 'The first one can be added above.', zh: '可於上方新增。' },
  nothingTitle: { en: 'No collections found', zh: '找不到相符的貨品系列' },
  nothing: { en: 'Try part of the title or the address.', zh: '請嘗試輸入部分標題或網址。' },
  clear: { en: 'Show all collections', zh: '顯示全部貨品系列' },
  missing: { en: 'Collection not found', zh: '找不到此貨品系列' },
  back: { en: 'All collections', zh: '全部貨品系列' },
  newTitle: { en: 'A new collection', zh: '新增貨品系列' },
  name: { en: 'Title', zh: '標題' },
  address: { en: 'Address', zh: '網址' },
  codeHint: {
    en: 'The last part of product/collection/…. It cannot be changed later, so choose a word that lasts.',
    zh: '系列網址的最後部分，儲存後不可更改，請選用長期適用的字詞。',
  },
  story: { en: 'Story', zh: '簡介' },
  picture: { en: 'Large picture', zh: '主圖' },
  chosen: { en: 'Chosen', zh: '選取方式' },
  hand: { en: 'By hand, in this order', zh: '自選貨品，依此次序' },
  rule: { en: 'By rule: items that meet all of these', zh: '按條件：符合以下所有條件的貨品' },
  byHand: { en: 'By hand', zh: '自選' },
  byRule: { en: 'By rule', zh: '按條件' },
  season: {
    en: 'The seasonal sale: its page shows this collection while it lasts',
    zh: '換季減價：於顯示時間內，換季減價頁面會顯示此系列',
  },
  isSeason: { en: 'Seasonal sale', zh: '換季減價' },
  look: { en: 'View its page', zh: '查看頁面' },
  lower: { en: 'Set a scheduled sale', zh: '設定限期減價' },
  order: { en: 'Change the sorting', zh: '調整排序' },
} satisfies Texts
