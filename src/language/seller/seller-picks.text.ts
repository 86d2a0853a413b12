import type { Texts } from '#language/texts.ts'

/** An influencer's own page of picks, as they keep it. */
export const sellerPicksText = {
  title: { en: 'Picks', zh: '精選頁面' },
  lead: {
    en: 'A page of your own with the items you recommend. It says that it is a paid partnership, and every item is one of your links.',
    zh: '您專屬的推介頁面，頁面註明「付費合作」，每件貨品均為您的推廣連結。',
  },
  see: { en: 'View the page', zh: '查看頁面' },
  form: { en: 'Your page', zh: '您的頁面' },
  handle: { en: 'Last part of the address', zh: '網址末段' },
  handleHint: { en: 'The address is /picks/ and this word.', zh: '網址為/picks/加上此字。' },
  pageTitle: { en: 'Title', zh: '標題' },
  words: { en: 'Introduction', zh: '簡介' },
  english: { en: 'English', zh: '英文' },
  chinese: { en: 'Chinese', zh: '中文' },
  shown: { en: 'Show this page', zh: '公開此頁面' },
  items: { en: 'Items', zh: '貨品' },
  item: { en: (place: number) => `Item ${place}`, zh: (place: number) => `貨品${place}` },
  address: { en: 'Address of the item', zh: '貨品網址' },
  addressHint: { en: 'Copy it from the item’s page.', zh: '可於貨品頁面複製。' },
  why: { en: 'Why you like it', zh: '推介原因' },
  add: { en: 'Add an item', zh: '新增貨品' },
  up: { en: 'Move up', zh: '上移' },
  down: { en: 'Move down', zh: '下移' },
  remove: { en: 'Remove', zh: '移除' },
  of: { en: (act: string, item: string) => `${act}: ${item}`, zh: (act: string, item: string) => `${act}：${item}` },
  order: {
    en: 'Drag an item by its title, or use the buttons, to change the order.',
    zh: '拖動貨品標題，或使用按鈕，即可更改次序。',
  },
  save: { en: 'Save', zh: '儲存' },
  said: { en: 'Page saved.', zh: '已儲存頁面。' },
} satisfies Texts
