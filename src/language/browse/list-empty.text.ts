import type { Texts } from '#language/texts.ts'

const inEnglish = (words: readonly string[]): string => words.map((word) => `“${word}”`).join(', ')
const inChinese = (words: readonly string[]): string => words.map((word) => `「${word}」`).join('')

export const listEmptyText = {
  noneTitle: { en: (word: string) => `Nothing found for “${word}”`, zh: (word: string) => `找不到與「${word}」相關的貨品` },
  noneHere: { en: 'There is nothing here at the moment', zh: '此處暫時未有貨品' },
  noneWords: {
    en: 'Check the spelling, use fewer words, or browse one of these.',
    zh: '請檢查用字或減少關鍵字，亦可瀏覽以下類別。',
  },
  meant: { en: 'Did you mean', zh: '您是否想找' },
  partial: {
    en: (word: string) => `Nothing matches all of “${word}”. These match part of it.`,
    zh: (word: string) => `沒有貨品完全符合「${word}」，以下貨品符合當中部分字詞。`,
  },
  leftOut: {
    en: (words: readonly string[]) => ` Not searched: ${inEnglish(words)}.`,
    zh: (words: readonly string[]) => `已略去${inChinese(words)}。`,
  },
  near: {
    en: (words: readonly string[]) => `We have nothing that is exactly ${inEnglish(words)}. These come closest.`,
    zh: (words: readonly string[]) => `暫時沒有${inChinese(words)}，以下貨品最為接近。`,
  },
  closest: {
    en: (asked: string, thing: string, colours: readonly string[]) =>
      `No ${asked} ${thing}: ${thing} in ${new Intl.ListFormat('en-GB').format(colours.map((colour) => colour.toLowerCase()))}.`,
    zh: (asked: string, thing: string, colours: readonly string[]) =>
      `沒有${asked}${thing}，以下為${colours.join('、')}的${thing}。`,
  },
  corrected: {
    en: (words: readonly string[]) => `Showing results for ${inEnglish(words)}.`,
    zh: (words: readonly string[]) => `現顯示${inChinese(words)}的搜尋結果。`,
  },
  asTyped: { en: (word: string) => `Search for “${word}” instead`, zh: (word: string) => `改為搜尋「${word}」` },
  notSold: {
    en: (names: readonly string[]) => `We do not sell ${inEnglish(names)}.`,
    zh: (names: readonly string[]) => `本店沒有出售${inChinese(names)}。`,
  },
  notSoldTitle: {
    en: (names: readonly string[]) => `We do not sell ${inEnglish(names)}`,
    zh: (names: readonly string[]) => `本店沒有出售${inChinese(names)}`,
  },
  notSoldWords: { en: 'Browse one of these instead.', zh: '歡迎瀏覽以下類別。' },
  houses: { en: 'Houses with a similar style:', zh: '風格相近的品牌：' },
  between: { en: ', ', zh: '、' },
  understood: { en: 'Understood from your search', zh: '搜尋字詞中的條件' },
  favours: { en: (wish: string) => `Favours: ${wish}`, zh: (wish: string) => `優先：${wish}` },
  popular: { en: 'Popular categories', zh: '熱門類別' },
  womenBags: { en: 'Women’s bags', zh: '女士手袋' },
  womenShoes: { en: 'Women’s shoes', zh: '女士鞋履' },
  womenClothing: { en: 'Women’s clothing', zh: '女裝' },
  menShoes: { en: 'Men’s shoes', zh: '男士鞋履' },
  menAccessories: { en: 'Men’s accessories', zh: '男士配飾' },
  ask: { en: 'Ask us, and we will help you find it.', zh: '如需協助，歡迎與我們聯絡。' },
  search: { en: 'Search', zh: '搜尋' },
} satisfies Texts
