import type { Texts } from '#language/texts.ts'

export const adminFinderText = {
  open: { en: 'Find', zh: '尋找' },
  title: { en: 'Find anything', zh: '快速尋找' },
  word: { en: 'Page, order, item, brand, member or setting', zh: '項目、訂單、貨品、品牌、會員或設定' },
  short: {
    en: 'Type a name or number. Arrow keys choose, Enter opens, Esc closes.',
    zh: '請輸入名稱或編號。按方向鍵選擇、Enter開啟、Esc關閉。',
  },
  looking: { en: 'Searching…', zh: '尋找中……' },
  nothing: {
    en: (word: string) => `Nothing found for “${word}”.`,
    zh: (word: string) => `找不到與「${word}」相關而您可開啟的內容。`,
  },
  found: { en: (num: number) => `${num} found`, zh: (num: number) => `找到${num}項` },
  away: { en: 'Orders, items and members cannot be searched at present.', zh: '暫時無法尋找訂單、貨品及會員。' },
} satisfies Texts

export const foundKindText = {
  room: { en: 'Pages', zh: '項目' },
  setting: { en: 'Settings', zh: '設定' },
  order: { en: 'Orders', zh: '訂單' },
  product: { en: 'Items', zh: '貨品' },
  brand: { en: 'Brands', zh: '品牌' },
  member: { en: 'Members', zh: '會員' },
} satisfies Texts
