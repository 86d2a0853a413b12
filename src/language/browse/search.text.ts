import type { Texts } from '#language/texts.ts'

export const searchText = {
  title: { en: 'Search', zh: '搜尋' },
  label: { en: 'Search designers, items or colours', zh: '搜尋品牌、貨品或顏色' },
  brands: { en: 'Designers', zh: '品牌' },
  categories: { en: 'Categories', zh: '類別' },
  within: { en: 'Search within', zh: '搜尋範圍' },
  pieces: { en: 'Items', zh: '貨品' },
  inScope: { en: (name: string) => `in ${name}`, zh: (name: string) => `於「${name}」中搜尋` },
  popular: { en: 'Popular', zh: '熱門搜尋' },
  recent: { en: 'Recent', zh: '最近搜尋' },
  forget: { en: 'Clear recent searches', zh: '清除最近搜尋' },
  results: { en: (count: number) => `${count} suggestions`, zh: (count: number) => `${count}項建議` },
  none: { en: 'No suggestions yet. Press “Search” to see everything.', zh: '暫無建議，按「搜尋」查看全部貨品。' },
  all: { en: (word: string) => `See everything for “${word}”`, zh: (word: string) => `查看「${word}」的全部結果` },
} satisfies Texts
