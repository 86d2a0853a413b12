import type { Texts } from '#language/texts.ts'

/** The tree of categories, as operators keep it. */
export const adminCategoriesText = {
  title: { en: 'Categories', zh: '類別' },
  lead: {
    en: 'Drag a category to move it, or press Enter to edit it. Items, home pages and filters follow at once, and old addresses are redirected.',
    zh: '拖動類別可更改位置；按Enter可更改內容。貨品、主頁及篩選會即時跟隨，舊網址會自動轉往新位置。',
  },
  tree: { en: 'Categories in the order of the menu', zh: '類別，按選單次序' },
  add: { en: 'Add a department', zh: '新增主類別' },
  addBelow: { en: 'Add below', zh: '新增下層類別' },
  addTitle: { en: (parent: string) => `A category in ${parent}`, zh: (parent: string) => `於${parent}新增類別` },
  addDepartment: { en: 'A new department', zh: '新增主類別' },
  drag: { en: 'Move', zh: '移動' },
  open: { en: 'Show or hide subcategories', zh: '展開或收起下層' },
  hidden: { en: 'Hidden', zh: '已隱藏' },
  precious: { en: 'Precious', zh: '貴重' },
  pieces: { en: (num: number) => `${num} ${num === 1 ? 'item' : 'items'}`, zh: (num: number) => `${num}件` },
  none: { en: 'No categories yet', zh: '暫無類別' },

  nameEn: { en: 'Name in English', zh: '英文名稱' },
  nameZh: { en: 'Name in Chinese', zh: '中文名稱' },
  slug: { en: 'Address', zh: '網址' },
  slugHint: {
    en: (parent: string) => `The last part of product/list/${parent}. Old addresses are redirected.`,
    zh: (parent: string) => (parent === '…' ? '類別網址的第一部分。' : '類別網址的最後部分。') + '舊網址會自動轉往新網址。',
  },
  sizeTable: { en: 'Size table', zh: '尺碼表' },
  noSizes: { en: 'None', zh: '無' },
  preciousMark: { en: 'Items contain precious metal or stones', zh: '貨品屬貴金屬或寶石' },
  hide: {
    en: 'Hide it and its subcategories from menu, filters and search engines',
    zh: '於選單、篩選及搜尋引擎隱藏此類別及其下層',
  },
  handledAs: { en: 'Handled like', zh: '處理方式等同' },
  handledHint: {
    en: 'Sets the courier weight, air transport limits, return conditions and authentication checks.',
    zh: '決定速遞重量、空運限制、退貨條件及鑑定項目。',
  },
  itself: { en: 'By its own address', zh: '按其網址' },
  formers: { en: 'Old addresses that lead here', zh: '轉往此處的舊網址' },
  save: { en: 'Save', zh: '儲存' },
  saved: { en: 'Saved. Shoppers will see it in a moment.', zh: '已儲存，顧客稍後即可看到。' },
  ways: { en: 'More actions', zh: '其他操作' },

  move: { en: 'Move', zh: '移動' },
  moveTitle: { en: (name: string) => `Move ${name}`, zh: (name: string) => `移動${name}` },
  into: { en: 'Into', zh: '移至' },
  top: { en: 'None: a department of its own', zh: '不屬任何類別，獨立成為主類別' },
  before: { en: 'Before', zh: '置於此類別之前' },
  last: { en: 'Last', zh: '最後' },
  moved: {
    en: (name: string) => `${name} has been moved; old addresses are redirected.`,
    zh: (name: string) => `${name}已移動，舊網址會自動轉往新位置。`,
  },
  undo: { en: 'Undo', zh: '復原' },

  merge: { en: 'Merge', zh: '合併' },
  mergeTitle: { en: (name: string) => `Merge ${name} into another`, zh: (name: string) => `將${name}併入另一類別` },
  mergeWords: {
    en: 'All its items and subcategories move to the other category. This one is removed and its addresses are redirected. You can only reverse it by splitting.',
    zh: '所有貨品及下層類別會歸入另一類別，此類別隨即取消，網址會轉往該類別。合併後只可經分拆復原。',
  },
  mergeInto: { en: 'Merge into', zh: '併入' },
  merged: {
    en: (name: string) => `${name} has been merged; its addresses are redirected.`,
    zh: (name: string) => `${name}已合併，網址會自動轉往新位置。`,
  },
  choose: { en: 'Please choose', zh: '請選擇' },

  split: { en: 'Split', zh: '分拆' },
  splitTitle: {
    en: (name: string) => `Move part of ${name} into a new category`,
    zh: (name: string) => `將部分${name}歸入新類別`,
  },
  splitWords: {
    en: 'The new category is added beside this one, with the items you tick.',
    zh: '新類別會置於同層，包括剔選的貨品。',
  },
  find: { en: 'Code or name', zh: '編號或名稱' },
  chosen: { en: (num: number) => `${num} chosen`, zh: (num: number) => `已選${num}件` },
  piecesHere: { en: 'Items in this category', zh: '此類別的貨品' },
  nothing: { en: 'No items found', zh: '找不到相符的貨品' },
  more: { en: 'Only the first 50 are shown; search for the others.', zh: '只顯示首50件，其餘請搜尋。' },
  splitDone: { en: (name: string) => `${name} has been added.`, zh: (name: string) => `已新增${name}。` },
} satisfies Texts
