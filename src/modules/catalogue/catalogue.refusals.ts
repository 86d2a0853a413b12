export const catalogueRefusals = {
  SOLD_OUT: { code: 2000001, en: 'This piece has just been sold.', zh: '此貨品剛剛售罄。' },
  STOCK_SHORT: {
    code: 2000002,
    en: 'There are fewer pieces left than you chose. Please choose fewer.',
    zh: '現貨不足，請減少數量。',
  },
  OFFER_GONE: { code: 2000003, en: 'This offer is no longer available.', zh: '此報價已失效，請重新選購。' },
  INCOMPLETE: {
    code: 2000010,
    en: 'Something is still missing before shoppers can see this. It is marked beside its fields.',
    zh: '尚有資料未齊，暫時不能上架。所欠項目已於欄位旁標示。',
  },
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
