export const catalogueRefusals = {
  SOLD_OUT: { code: 2000001, en: 'This item has just been sold.', zh: '此貨品剛剛售罄。' },
  STOCK_SHORT: {
    code: 2000002,
    en: 'Too few are left in stock. Please choose fewer.',
    zh: '現貨不足，請減少數量。',
  },
  OFFER_GONE: { code: 2000003, en: 'This offer is no longer available.', zh: '此報價已失效，請重新選購。' },
  NOT_RELEASED: { code: 2000012, en: 'This item is not on sale yet.', zh: '此貨品尚未開售。' },
  ORDER_LIMIT: {
    code: 2000011,
    en: 'The number of this item is limited for each order. Please choose fewer.',
    zh: '此貨品設每張訂單限購數量，請減少數量。',
  },
  INCOMPLETE: {
    code: 2000010,
    en: 'Some details are missing before shoppers can see this. They are marked beside their fields.',
    zh: '尚有資料未齊，暫時不能上架。所欠項目已於欄位旁標示。',
  },
  TERM_IN_USE: {
    code: 2000069,
    en: 'This is still in use. Merge it with another, or retire it.',
    zh: '此項目仍在使用，請與其他項目合併或停用。',
  },
  IMPORT_UNREADABLE: {
    code: 2000040,
    en: 'No products were found in this file. Choose a CSV or XLSX file with a heading row, or a product feed.',
    zh: '未能從此檔案讀取貨品表。請選擇有標題列的CSV、XLSX或貨品資料檔。',
  },
  IMPORT_ENCODING: {
    code: 2000041,
    en: 'The characters of this file cannot be read. Save it as “CSV UTF-8” or XLSX and choose it again.',
    zh: '未能辨認此檔案的文字格式。請另存為「CSV UTF-8」或XLSX，再選擇檔案。',
  },
  IMPORT_MOVED_ON: {
    code: 2000042,
    en: 'This import has changed. The page is now up to date.',
    zh: '此匯入的狀態已改變，頁面已顯示最新資料。',
  },
  IMPORT_CURRENCY: {
    code: 2000049,
    en: 'Say in which currency the prices of this file are, and at what rate.',
    zh: '請選擇檔案所用的貨幣並輸入兌換率。',
  },
  NO_PRICES: {
    code: 2000060,
    en: 'The shop sells none of these itself, so it cannot set their prices.',
    zh: '所選範圍內沒有本店直售的貨品。',
  },
  TOO_MANY_PRICES: {
    code: 2000061,
    en: 'These are more than 20,000 prices. Please choose a brand or a narrower category.',
    zh: '所選範圍超過20,000個價格，請選擇品牌或收窄類別。',
  },
  DATES_CLASH: {
    code: 2000062,
    en: 'Another sale covers some of these prices at that time. Please choose another time, or end that sale.',
    zh: '部分貨品於該段時間已有其他優惠，請更改時間，或先結束該項優惠。',
  },
  NOTHING_LOWERED: {
    code: 2000063,
    en: 'None of these prices is above this. Please choose a lower price.',
    zh: '所選貨品的售價已不高於此價，請輸入較低價格。',
  },
  COUNT_CLOSED: {
    code: 2000065,
    en: 'This count is closed. A colleague has booked or discarded it.',
    zh: '此盤點已結束，可能已由他人入賬或取消。',
  },
  NOTHING_TO_COUNT: { code: 2000066, en: 'There is nothing to count in this selection.', zh: '所選範圍內沒有可盤點的貨品。' },
  TOO_MUCH_TO_COUNT: {
    code: 2000067,
    en: 'These are more than 20,000 sizes. Please choose a brand or a narrower category.',
    zh: '所選範圍超過20,000個細項，請選擇品牌或收窄類別。',
  },
  TOO_MUCH_TO_PRINT: {
    code: 2000068,
    en: 'A sheet takes 1,000 sizes. To print sheets, please start counts by brand or category.',
    zh: '盤點表最多1,000個細項。如需列印，請按品牌或類別分開盤點。',
  },
  SALE_OVER: { code: 2000064, en: 'This time has already passed.', zh: '所選時間已過。' },
} as const
