import type { Texts } from '#language/texts.ts'

/** What collections, orders of lists and banners share: when they are shown, and how pieces are chosen. */
export const storefrontText = {
  when: { en: 'When it is shown', zh: '顯示時間' },
  from: { en: 'From', zh: '由' },
  until: { en: 'Until', zh: '至' },
  windowHint: { en: 'Hong Kong time. Leave empty for no limit.', zh: '香港時間。留空即不設限期。' },
  shown: { en: 'Shown to shoppers', zh: '向顧客顯示' },
  state: { en: 'State', zh: '狀態' },
  always: { en: 'always', zh: '不設限期' },
  remove: { en: 'Remove', zh: '移除' },
  removeSure: { en: 'Remove permanently?', zh: '確定永久移除？' },
  save: { en: 'Save', zh: '儲存' },
  optional: { en: 'optional', zh: '選填' },

  pieces: { en: 'Items', zh: '貨品' },
  addCategory: { en: 'Add a category', zh: '新增類別' },
  categories: { en: 'In one of these categories', zh: '屬於以下其中一個類別' },
  brands: { en: 'Of one of these designers', zh: '屬於以下其中一個品牌' },
  addBrand: { en: 'Add a designer', zh: '新增品牌' },
  minPrice: { en: 'From HK$', zh: '最低價（港元）' },
  maxPrice: { en: 'To HK$', zh: '最高價（港元）' },
  since: { en: 'Arrived on or after', zh: '此日或以後上架' },
  word: { en: 'Found by word', zh: '以此詞語找到' },
  sale: { en: 'On sale', zh: '減價貨品' },
  isNew: { en: 'New arrivals', zh: '新品' },
  inStock: { en: 'In stock', zh: '現可購買' },
  soldOut: { en: 'Sold out', zh: '已售罄' },
  lowestPrice: { en: 'Lowest-price zone', zh: '低價專區' },
  careService: { en: 'With care service', zh: '附護理服務' },
  nothingFound: { en: 'No matches.', zh: '找不到結果。' },

  preview: { en: 'Preview', zh: '預覽' },
  previewCount: {
    en: (num: number) => `${num} ${num === 1 ? 'item' : 'items'}; these come first.`,
    zh: (num: number) => `共${num}件貨品，以下為排列最前的貨品。`,
  },
  previewNone: { en: 'No items are shown yet.', zh: '暫未有貨品顯示。' },
  previewAway: { en: 'Correct the fields to see the preview.', zh: '請先更正欄位，方可預覽。' },
} satisfies Texts

export const shownStateText = {
  coming: { en: 'Scheduled', zh: '尚未開始' },
  shown: { en: 'Shown', zh: '顯示中' },
  over: { en: 'Ended', zh: '已結束' },
  hidden: { en: 'Hidden', zh: '已隱藏' },
} satisfies Texts
