import type { Texts } from '#language/texts.ts'

/** What stands at the head of every page of the shop. */
export const storeText = {
  skip: { en: 'Skip to content', zh: '跳至主要內容' },
  home: { en: '{mark}, home', zh: '{mark}主頁' },
  women: { en: 'Women', zh: '女士' },
  men: { en: 'Men', zh: '男士' },
  sides: { en: 'Women or men', zh: '女士或男士' },
  sidesInMenu: { en: 'Women or men, for this menu', zh: '女士或男士（選單）' },
  sidesAtFoot: { en: 'Women or men, at the foot of the page', zh: '女士或男士（頁尾）' },
  otherLanguage: { en: '繁體中文', zh: 'English' },
  menu: { en: 'Menu', zh: '選單' },
  mainMenu: { en: 'Categories', zh: '貨品類別' },
  search: { en: 'Search', zh: '搜尋' },
  details: { en: 'My details', zh: '個人資料' },
  account: { en: 'Account', zh: '帳戶' },
  wishList: { en: 'Wish list', zh: '願望清單' },
  bag: { en: 'Bag', zh: '購物袋' },
  pieces: { en: (count: number) => `${count} ${count === 1 ? 'item' : 'items'}`, zh: (count: number) => `${count}件貨品` },
  /** Begins with what is to be seen, word and figure, so that whoever speaks to the shop says what they read. */
  counted: {
    en: (name: string, count: number) => `${name} ${count} ${count === 1 ? 'item' : 'items'}`,
    zh: (name: string, count: number) => `${name}${count}件貨品`,
  },
  added: {
    en: (count: number) => `Added to your bag. ${count} ${count === 1 ? 'item' : 'items'}.`,
    zh: (count: number) => `已加入購物袋，共${count}件貨品。`,
  },
  announcements: { en: 'Announcements', zh: '公告' },
  pauseAnnouncements: { en: 'Pause announcements', zh: '暫停播放公告' },
  playAnnouncements: { en: 'Play announcements', zh: '繼續播放公告' },
  backToTop: { en: 'Back to top', zh: '返回頁頂' },
  chat: { en: 'Chat with us', zh: '聯絡客戶服務' },
  chatWords: {
    en: (address: string) => `Hello, I have a question about this page: ${address}`,
    zh: (address: string) => `您好，我想查詢此頁面：${address}`,
  },
  faqs: { en: 'Questions and answers', zh: '常見問題' },
} satisfies Texts
