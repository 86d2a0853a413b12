import type { Texts } from '#language/texts.ts'

/** What waits for a decision, whatever it is about. */
export const caseText = {
  missing: { en: 'Please check the address.', zh: '請檢查網址。' },
  history: { en: 'History', zh: '處理紀錄' },
  done: { en: 'Done.', zh: '已完成。' },
  picture: { en: (number: number) => `Picture ${number}`, zh: (number: number) => `照片${number}` },
  openPicture: { en: 'Open large', zh: '放大' },
  pictureFailed: { en: 'The picture could not be loaded.', zh: '未能載入照片。' },
} satisfies Texts
