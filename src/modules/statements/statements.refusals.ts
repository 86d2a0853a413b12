export const statementsRefusals = {
  STATEMENT_UNREADABLE: {
    code: 4000020,
    en: 'No statement was found in this file. Choose a CSV with a date and an amount in its heading, or an OFX file, in HKD.',
    zh: '未能從此檔案讀取結單。請選擇標題列有日期及金額欄的CSV檔案，或OFX檔案，貨幣須為港元。',
  },
  STATEMENT_TOO_LONG: {
    code: 4000021,
    en: 'This statement has more than 5,000 lines. Please export fewer days at a time.',
    zh: '此結單超過5,000項紀錄，請縮短匯出的日期範圍。',
  },
  LINE_IS_SETTLED: {
    code: 4000022,
    en: 'A colleague has just settled this line. The page is now up to date.',
    zh: '此項剛由其他同事處理，頁面已顯示最新資料。',
  },
} as const
