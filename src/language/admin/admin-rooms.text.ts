import type { Texts } from '#language/texts.ts'

/** Headings of the back office's rail. */
export const roomGroupText = {
  today: { en: 'Today', zh: '今日' },
  orders: { en: 'Orders', zh: '訂單' },
  afterSales: { en: 'After-sales', zh: '售後' },
  community: { en: 'Community', zh: '社群' },
  catalogue: { en: 'Catalogue', zh: '貨品目錄' },
  front: { en: 'Shop front', zh: '店面' },
  stock: { en: 'Stock and prices', zh: '存貨及價格' },
  rewards: { en: 'Rewards', zh: '獎賞' },
  money: { en: 'Money', zh: '款項' },
  members: { en: 'Members', zh: '會員' },
  house: { en: 'Staff and settings', zh: '職員及設定' },
} satisfies Texts

export const roomsText = {
  /** What the bar of a narrow screen says beside the room that is open. */
  all: { en: 'All pages', zh: '所有項目' },
} satisfies Texts
