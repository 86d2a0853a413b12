import { house } from '#language/house.ts'
import type { Texts } from '#language/texts.ts'

export const wishListText = {
  title: { en: 'Wish list', zh: '願望清單' },
  pieces: { en: (count: number) => `${count} ${count === 1 ? 'item' : 'items'}`, zh: (count: number) => `${count}件貨品` },
  empty: { en: 'Your wish list is empty', zh: '願望清單暫無貨品' },
  emptyWords: {
    en: 'Press the heart beside an item to save it here. Prices and stock are always current.',
    zh: '按下貨品旁的心形圖示即可收藏。清單會顯示即日價格及存貨。',
  },
  newIn: { en: 'See new arrivals', zh: '瀏覽新品上架' },
  failed: { en: 'Your wish list did not load. Please try again.', zh: '未能載入願望清單，請重試。' },
  cheaper: { en: (before: string) => `Was ${before} when you added it`, zh: (before: string) => `加入時售價為${before}` },
  remove: { en: (title: string) => `Remove ${title}`, zh: (title: string) => `移除${title}` },
  removed: { en: (title: string) => `${title} was removed.`, zh: (title: string) => `已移除${title}。` },
  undo: { en: 'Undo', zh: '復原' },
  move: { en: 'Move to bag', zh: '移至購物袋' },
  moved: { en: (title: string) => `${title} is in your bag.`, zh: (title: string) => `${title}已移至購物袋。` },
  add: { en: 'Add to bag', zh: '加入購物袋' },
  added: { en: (title: string) => `${title} is in your bag.`, zh: (title: string) => `${title}已加入購物袋。` },
  of: {
    en: (action: string, title: string) => `${action}: ${title}`,
    zh: (action: string, title: string) => `${action}：${title}`,
  },
  chooseSize: { en: 'Choose a size', zh: '選擇尺碼' },
  viewBag: { en: 'View bag', zh: '查看購物袋' },
  notify: { en: 'Tell me when it is back', zh: '到貨時通知我' },
  share: { en: 'Share', zh: '分享清單' },

  friendTitle: { en: 'A wish list', zh: '願望清單' },
  friendWords: {
    en: 'A friend has shared these items with you. Prices and stock are current.',
    zh: '朋友與您分享以下貨品，價格及存貨以即日為準。',
  },
  friendEmpty: { en: 'This list is empty at present', zh: '此清單暫時沒有貨品' },
  friendDescription: {
    en: (count: number) => `${count} ${count === 1 ? 'item' : 'items'} on a wish list at ${house().mark}.`,
    zh: (count: number) => `${house().mark}願望清單，共${count}件貨品。`,
  },
} satisfies Texts
