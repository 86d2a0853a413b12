import type { Texts } from '#language/texts.ts'

/** The order of a list as operators have it. */
export const adminListOrdersText = {
  title: { en: 'Order of lists', zh: '列表排序' },
  lead: {
    en: 'What stands first in a category, a designer’s page or a collection. Shoppers who sort by price or date see their own order.',
    zh: '設定類別、品牌頁或貨品系列最先顯示的貨品。顧客自行按價格或日期排序時不受影響。',
  },
  table: { en: 'Lists with an order of their own', zh: '已設排序的列表' },
  list: { en: 'List', zh: '列表' },
  pins: { en: 'Pinned', zh: '置頂' },
  time: { en: 'Time', zh: '時間' },
  changed: { en: 'Changed', zh: '最後更改' },
  noneTitle: { en: 'Every list stands in the shop’s own order', zh: '所有列表均按商店預設排序' },
  none: {
    en: 'New pieces, sought-after ones and those with plenty left come first.',
    zh: '預設先顯示新品、受歡迎及存貨充足的貨品。',
  },
  open: { en: 'Arrange a list', zh: '設定列表排序' },
  category: { en: 'A category', zh: '類別' },
  brand: { en: 'A designer', zh: '品牌' },
  collection: { en: 'A collection', zh: '貨品系列' },
  choose: { en: 'Choose', zh: '請選擇' },
  back: { en: 'All lists', zh: '全部列表' },
  pinTitle: { en: 'Pinned to the top', zh: '置頂貨品' },
  pinHint: {
    en: 'In this order. A piece that sells out waits in its own place until it can be bought again.',
    zh: '依此次序。售罄的貨品會回到原位，補貨後再置頂。',
  },
  liftTitle: { en: 'Lifted above the others', zh: '提前顯示' },
  liftHint: { en: 'Whatever is any of this, and can be bought.', zh: '符合以下任何一項，並可購買的貨品。' },
  buryTitle: { en: 'Moved to the end', zh: '移至最後' },
  buryHint: { en: 'Whatever is any of this.', zh: '符合以下任何一項的貨品。' },
  flags: { en: 'By quality', zh: '按特性' },
  removed: { en: 'The list stands in the shop’s own order again.', zh: '列表已回復預設排序。' },
} satisfies Texts
