export const importsRefusals = {
  IMPORT_UNREADABLE: {
    code: 2000040,
    en: 'No table of products was found in this file. Choose a CSV or XLSX file, or a product feed, with a heading.',
    zh: '未能從此檔案讀取貨品表。請選擇有標題列的CSV、XLSX或商品資料檔。',
  },
  IMPORT_ENCODING: {
    code: 2000041,
    en: 'The letters of this file cannot be read. Save it as “CSV UTF-8” or as XLSX and choose it again.',
    zh: '未能辨認此檔案的文字編碼。請另存為「CSV UTF-8」或XLSX，再選擇檔案。',
  },
  IMPORT_MOVED_ON: {
    code: 2000042,
    en: 'This import has moved on in the meantime. What you see is up to date now.',
    zh: '此匯入的狀態已改變，頁面已顯示最新資料。',
  },
} as const
