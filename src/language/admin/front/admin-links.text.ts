import type { Texts } from '#language/texts.ts'

/** The back office's short links. */
export const adminLinksText = {
  lead: {
    en: 'A short word after the shop’s address, for cards, posters and messages. It can only lead to a page of this shop.',
    zh: '附於網址後的短代碼，可印於卡片、海報或訊息。只可指向本店頁面。',
  },
  search: { en: 'Word, page or note', zh: '代碼、頁面或備註' },
  count: {
    en: (num: number) => `${num} short ${num === 1 ? 'link' : 'links'}`,
    zh: (num: number) => `${num}個短網址`,
  },
  table: { en: 'Short links, newest first', zh: '短網址，由新至舊' },
  link: { en: 'Short link', zh: '短網址' },
  target: { en: 'Leads to', zh: '指向' },
  note: { en: 'Note', zh: '備註' },
  added: { en: 'Added', zh: '新增' },
  actions: { en: 'Actions', zh: '操作' },
  withdraw: { en: 'Withdraw', zh: '撤回' },
  withdrawOf: { en: (code: string) => `Withdraw: ${code}`, zh: (code: string) => `撤回${code}` },
  withdrawn: { en: (code: string) => `“${code}” no longer works.`, zh: (code: string) => `「${code}」已停用。` },
  undo: { en: 'Undo', zh: '復原' },

  addTitle: { en: 'Add a short link', zh: '新增短網址' },
  code: { en: 'Word', zh: '代碼' },
  codeHint: { en: 'If empty, the shop creates one.', zh: '留空則由系統產生。' },
  path: { en: 'Page', zh: '頁面' },
  pathHint: {
    en: 'Such as /product/list?sale=1. You can paste a full address of this shop.',
    zh: '例如/product/list?sale=1，亦可貼上本店完整網址。',
  },
  noteField: { en: 'Note', zh: '備註' },
  optional: { en: 'optional', zh: '選填' },
  add: { en: 'Add', zh: '新增' },
  adding: { en: 'Adding…', zh: '新增中……' },
  ready: { en: (address: string) => `${address} is ready.`, zh: (address: string) => `${address}已可使用。` },

  noneTitle: { en: 'No short links yet', zh: '暫無短網址' },
  none: { en: 'The first one can be added above.', zh: '可於上方新增。' },
  nothingTitle: { en: 'No short links found', zh: '找不到相符的短網址' },
  nothing: { en: 'Try part of the word, the page or the note.', zh: '請嘗試輸入部分代碼、頁面或備註。' },
  clear: { en: 'Show all short links', zh: '顯示全部短網址' },
} satisfies Texts
