export const treasuryRefusals = {
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
  MONEY_IS_SETTLED: {
    code: 4000006,
    en: 'A colleague has just settled this. The page is now up to date.',
    zh: '此項剛由其他同事處理，頁面已顯示最新資料。',
  },
  MONEY_TYPED_ALREADY: {
    code: 4000009,
    en: 'This line has already been entered. Tick the box if the statement really shows it twice.',
    zh: '此筆款項已有紀錄。如結單上確有兩筆，請剔選方格。',
  },
  PAYOUT_NO_ACCOUNT: {
    code: 4000011,
    en: 'The shopper has not provided an account yet. Enter it here if they have told you.',
    zh: '尚未有收款戶口。如顧客已告知，請在此輸入。',
  },
  PAYOUTS_NONE_APPROVED: {
    code: 4000013,
    en: 'No approved payouts are left. A colleague may have just made the file.',
    zh: '沒有已批核而未付款的項目，檔案或已由其他同事製作。',
  },
  PAYOUT_RESULT_UNREADABLE: {
    code: 4000014,
    en: 'This is not a bank’s response file (pain.002).',
    zh: '此檔案並非銀行對付款檔案的回覆（pain.002）。',
  },
  NO_ORDER_TO_BOOK: {
    code: 4000007,
    en: 'No order has this number.',
    zh: '找不到此編號的訂單。',
  },
} as const
