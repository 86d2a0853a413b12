import type { Texts } from '#language/texts.ts'

/** The home pages as operators arrange and release them. */
export const adminHomeText = {
  sides: { en: 'Sides of the shop', zh: '專區' },
  women: { en: 'Women', zh: '女士' },
  men: { en: 'Men', zh: '男士' },
  asReleased: { en: 'Shoppers see this page as shown.', zh: '此頁與顧客所見相同。' },
  draftBy: {
    en: (name: string, time: string) => `Draft, last changed by ${name}, ${time}. Shoppers cannot see it yet.`,
    zh: (name: string, time: string) => `草稿，${name}於${time}最後更改，顧客尚未看到。`,
  },
  preview: { en: 'Preview', zh: '預覽' },
  discard: { en: 'Discard changes', zh: '捨棄更改' },
  discarded: { en: 'The draft is back to the released version.', zh: '草稿已回復至已發布版本。' },
  undo: { en: 'Undo', zh: '復原' },
  release: { en: 'Release', zh: '發布' },

  blocks: { en: 'Blocks of the page, in order', zh: '頁面區塊，依次排列' },
  emptyTitle: { en: 'No blocks yet', zh: '暫無區塊' },
  empty: { en: 'Without blocks the page shows new arrivals.', zh: '沒有區塊時，頁面會顯示新品。' },
  edit: { en: 'Edit', zh: '編輯' },
  up: { en: 'Move up', zh: '上移' },
  down: { en: 'Move down', zh: '下移' },
  remove: { en: 'Remove', zh: '移除' },
  of: { en: (action: string, name: string) => `${action}: ${name}`, zh: (action: string, name: string) => `${action}：${name}` },
  moved: {
    en: (name: string, place: number, total: number) => `${name} is now ${place} of ${total}.`,
    zh: (name: string, place: number, total: number) => `「${name}」現為第${place}項，共${total}項。`,
  },
  removed: { en: (name: string) => `“${name}” is removed from the draft.`, zh: (name: string) => `已從草稿移除「${name}」。` },
  nothingShown: { en: 'Nothing to show at present; left out of the page.', zh: '現時沒有內容，頁面不會顯示。' },
  moveKeys: { en: 'Alt with ↑ or ↓ moves a block', zh: '按Alt加↑或↓移動區塊' },
  add: { en: 'Add a block', zh: '新增區塊' },

  movedOn: {
    en: (name: string, time: string) => `${name} changed this page, ${time}. Your change was not saved.`,
    zh: (name: string, time: string) => `${name}於${time}更改了此頁，您的更改未有儲存。`,
  },
  loadNewest: { en: 'Load the newest', zh: '載入最新版本' },
  keepsTyped: { en: 'What you entered is kept.', zh: '您輸入的內容會保留。' },
  somebody: { en: 'A colleague', zh: '其他同事' },

  releases: { en: 'Releases', zh: '發布紀錄' },
  releaseNumber: { en: (number: number) => `Release ${number}`, zh: (number: number) => `第${number}版` },
  live: { en: 'live', zh: '現行' },
  againOf: { en: (number: number) => `Release ${number} again`, zh: (number: number) => `重新發布第${number}版` },
  noReleases: { en: 'Nothing has been released yet.', zh: '尚未發布任何版本。' },
  makeLive: { en: 'Make live again', zh: '重新發布' },
  take: { en: 'Load into the draft', zh: '放入草稿' },
  taken: { en: (number: number) => `Release ${number} is in the draft.`, zh: (number: number) => `第${number}版已放入草稿。` },
  releaseTitle: { en: 'Release this page', zh: '發布此頁' },
  releaseWords: {
    en: (side: string) =>
      `Shoppers will see the draft at once: ${side}, in both languages. The current page is kept in the releases.`,
    zh: (side: string) => `發布後顧客即時看到此草稿：${side}專區，中英文同步更新。現行頁面會保留於發布紀錄。`,
  },
  againWords: {
    en: (number: number) => `Shoppers will see release ${number} at once. The draft does not change.`,
    zh: (number: number) => `發布後顧客即時看到第${number}版，草稿維持不變。`,
  },
  note: { en: 'Note', zh: '備註' },
  noteHint: { en: 'What has changed, for your colleagues.', zh: '簡述更改內容，供同事參考。' },
  optional: { en: 'optional', zh: '選填' },
  nowLive: { en: (number: number) => `Release ${number} is live.`, zh: (number: number) => `第${number}版已發布。` },

  previewTitle: { en: 'Preview of the home page', zh: '主頁預覽' },
  previewBar: {
    en: (side: string) => `Draft of the page for ${side}. Shoppers cannot see it.`,
    zh: (side: string) => `${side}主頁草稿，顧客不會看到。`,
  },
  backToBlocks: { en: 'Back to the blocks', zh: '返回區塊' },
  signInFirst: { en: 'Sign in to the back office to see the draft.', zh: '請先登入後台，以查看草稿。' },
  toSignIn: { en: 'Go to the back office', zh: '前往後台' },
} satisfies Texts

/** What kinds of blocks there are. */
export const blockKindText = {
  scene: { en: 'Campaign picture', zh: '宣傳大圖' },
  hero: { en: 'Opening', zh: '主視覺' },
  rail: { en: 'Products', zh: '貨品列' },
  tiles: { en: 'Categories', zh: '類別圖' },
  editorial: { en: 'Editorial', zh: '專題' },
  brands: { en: 'Brand cards', zh: '品牌卡' },
  designers: { en: 'Designers’ names', zh: '品牌名單' },
  promises: { en: 'Promises', zh: '承諾' },
} satisfies Texts

export const goodsText = {
  new: { en: 'New arrivals', zh: '新品上架' },
  sale: { en: 'Seasonal sale', zh: '換季減價' },
  recommended: { en: 'Recommended', zh: '推薦貨品' },
  category: { en: 'A category', zh: '某一類別' },
  brand: { en: 'A designer', zh: '某一品牌' },
  collection: { en: 'A collection', zh: '某一貨品系列' },
  codes: { en: 'Hand-picked products', zh: '自選貨品' },
} satisfies Texts
