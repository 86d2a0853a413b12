import type { Texts } from '#language/texts.ts'

/** The order of a list as operators have it. */
export const adminListOrdersText = {
  title: { en: 'Sorting', zh: '列表排序' },
  lead: {
    en: 'Which items come first in a category, a designer’s page or a collection. Sorting by price or date is not affected.',
    zh: '設定類別、品牌頁或貨品系列最先顯示的貨品。顧客自行按價格或日期排序時不受影響。',
  },
  table: { en: 'Lists with their own sorting', zh: '已設排序的列表' },
  list: { en: 'List', zh: '列表' },
  pins: { en: 'Pinned', zh: '置頂' },
  time: { en: 'Time', zh: '時間' },
  changed: { en: 'Changed', zh: '最後更改' },
  noneTitle: { en: 'All lists use the shop’s default order', zh: '所有列表均按商店預設排序' },
  none: {
    en: 'New items, popular ones and those well in stock come first.',
    zh: '預設先顯示新品、受歡迎及存貨充足的貨品。',
  },
  open: { en: 'Sort a list', zh: '設定列表排序' },
  category: { en: 'A category', zh: '類別' },
  brand: { en: 'A designer', zh: '品牌' },
  collection: { en: 'A collection', zh: '貨品系列' },
  choose: { en: 'Choose', zh: '請選擇' },
  back: { en: 'All lists', zh: '全部列表' },
  pinTitle: { en: 'Pinned to the top', zh: '置頂貨品' },
  pinHint: {
    en: 'In this order. A sold-out item returns to its usual place until it is back in stock.',
    zh: '依此次序。售罄的貨品會回到原位，補貨後再置頂。',
  },
  liftTitle: { en: 'Shown earlier', zh: '提前顯示' },
  liftHint: { en: 'In-stock items that meet any of these.', zh: '符合以下任何一項，並可購買的貨品。' },
  buryTitle: { en: 'Shown last', zh: '移至最後' },
  buryHint: { en: 'Items that meet any of these.', zh: '符合以下任何一項的貨品。' },
  flags: { en: 'By quality', zh: '按特性' },
  removed: { en: 'The list uses the default order again.', zh: '列表已回復預設排序。' },
} satisfies Texts
