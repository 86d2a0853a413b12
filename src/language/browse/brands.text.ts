import type { Texts } from '#language/texts.ts'

export const brandsText = {
  title: { en: 'Designers', zh: '品牌' },
  description: { en: 'Every designer at {mark} from A to Z.', zh: '{mark}全部品牌，由A至Z。' },
  letters: { en: 'Jump to a letter', zh: '按字母瀏覽' },
  find: { en: 'Find a designer', zh: '搜尋品牌' },
  found: {
    en: (count: number) => `${count} ${count === 1 ? 'designer' : 'designers'}`,
    zh: (count: number) => `${count}個品牌`,
  },
  empty: { en: 'There are no designers here yet.', zh: '暫未有品牌。' },
  none: { en: 'No designers with that name.', zh: '找不到相關品牌。' },
  pieces: { en: (count: number) => `${count} ${count === 1 ? 'item' : 'items'}`, zh: (count: number) => `${count}件` },
} satisfies Texts
