import type { Texts } from './texts.ts'

export const wishListText = {
  title: { en: 'Wish list', zh: '願望清單' },
  pieces: { en: (count: number) => `${count} ${count === 1 ? 'item' : 'items'}`, zh: (count: number) => `${count}件貨品` },
  empty: { en: 'Your wish list is empty', zh: '您的願望清單是空的' },
  emptyWords: {
    en: 'Press the heart on a piece to keep it here. Prices and stock are shown as they are today.',
    zh: '按下貨品旁的心形圖示即可收藏。清單會顯示即日價格及存貨。',
  },
  newIn: { en: 'See new arrivals', zh: '瀏覽新品' },
  choose: { en: 'Choose size and add', zh: '選擇尺碼並加入' },
  failed: { en: 'Your wish list did not load.', zh: '未能載入願望清單。' },
} satisfies Texts
