import type { Texts } from '#language/texts.ts'

/** Offers that come from files and go into them. */
export const offerFilesText = {
  title: { en: 'Offers by file', zh: '以檔案管理報價' },
  back: { en: 'Offers', zh: '報價' },
  toFiles: { en: 'Import and export', zh: '匯入及匯出' },
  lead: {
    en: 'Export your offers, change them in a spreadsheet and import the file. It is checked first: nothing changes until you confirm. Missing columns and empty cells change nothing.',
    zh: '匯出報價後，可於試算表修改再匯入。檔案會先經檢查，您確認前不會更改任何報價。檔案未有提及的資料，以及留空的儲存格，均維持不變。',
  },
  import: { en: 'Import offers', zh: '匯入報價' },
  choose: { en: 'Choose a file', zh: '選擇檔案' },
  chooseHint: { en: 'CSV or XLSX with up to 20,000 rows and 5 MB.', zh: 'CSV或XLSX，上限20,000行及5 MB。' },
  sending: { en: 'Checking…', zh: '檢查中……' },
  export: { en: 'Export offers', zh: '匯出報價' },
  exportHint: {
    en: 'Importing the same file again changes nothing, and items sold meanwhile stay sold.',
    zh: '檔案原樣匯入不會更改任何報價；匯出後售出的貨品亦不受影響。',
  },
  exporting: { en: 'Preparing the file…', zh: '正在產生檔案……' },
  csv: { en: 'As CSV', zh: 'CSV格式' },
  xlsx: { en: 'As XLSX', zh: 'XLSX格式' },
  notFetched: { en: 'The file could not be downloaded. Please try again.', zh: '未能下載檔案，請重試。' },
  list: { en: 'Imported files, newest first', zh: '已匯入的檔案，由新至舊' },
  noneTitle: { en: 'No files imported yet', zh: '尚未匯入檔案' },
  none: { en: 'Choose one above; nothing changes until you confirm.', zh: '請於上方選擇檔案，確認前不會更改任何報價。' },
  kept: { en: 'Files are kept for 30 days.', zh: '檔案保留30日。' },
  file: { en: 'File', zh: '檔案' },
  state: { en: 'State', zh: '狀態' },
  result: { en: 'Result', zh: '結果' },
  time: { en: 'Imported', zh: '匯入時間' },
  checked: { en: 'Nothing has changed yet', zh: '尚未更改任何報價' },
  running: { en: 'Importing', zh: '匯入中' },
  done: { en: 'Done', zh: '已完成' },
  counted: { en: (name: string, num: number) => `${name} ${num}`, zh: (name: string, num: number) => `${name}${num}` },
  missing: { en: 'This file was not found', zh: '找不到此檔案' },
  read: { en: (names: string) => `Columns read: ${names}.`, zh: (names: string) => `已讀取的欄：${names}。` },
  unread: { en: (names: string) => `Columns left out: ${names}.`, zh: (names: string) => `未有讀取的欄：${names}。` },
  progress: {
    en: (done: number, all: number) => `${done} of ${all} rows`,
    zh: (done: number, all: number) => `已處理${all}行中的${done}行`,
  },
  run: { en: (num: number) => (num === 1 ? 'Import 1 offer' : `Import ${num} offers`), zh: (num: number) => `匯入${num}項報價` },
  refusedFile: { en: 'Download rows not accepted', zh: '下載不接受的資料行' },
  outcomes: { en: 'Rows by result', zh: '按結果顯示資料行' },
  rows: { en: 'Rows of the file', zh: '檔案資料行' },
  noRows: { en: 'No rows', zh: '沒有資料行' },
  row: { en: 'Row', zh: '行' },
  item: { en: 'Item', zh: '貨品' },
  outcome: { en: 'Result', zh: '結果' },
  changes: { en: 'Changes', zh: '更改' },
  change: {
    en: (name: string, before: string, after: string) => `${name}: ${before} → ${after}`,
    zh: (name: string, before: string, after: string) => `${name}：${before} → ${after}`,
  },
  noValue: { en: 'none', zh: '無' },
} satisfies Texts

export const rowOutcomeText = {
  '': { en: 'All', zh: '全部' },
  new: { en: 'New', zh: '新增' },
  changed: { en: 'Changed', zh: '更改' },
  same: { en: 'Unchanged', zh: '不變' },
  refused: { en: 'Not accepted', zh: '不接受' },
} satisfies Texts

/** How people call the columns; in files they have the names of the program. */
export const offerFieldText = {
  offer_id: { en: 'Offer', zh: '報價編號' },
  item_number: { en: 'Item number', zh: '貨品編號' },
  barcode: { en: 'Barcode', zh: '條碼' },
  brand: { en: 'Brand', zh: '品牌' },
  item: { en: 'Item', zh: '貨品' },
  colour: { en: 'Colour', zh: '顏色' },
  size: { en: 'Size', zh: '尺寸' },
  condition: { en: 'Condition', zh: '貨品狀況' },
  price: { en: 'Price', zh: '報價' },
  list_price: { en: 'List price', zh: '原價' },
  stock: { en: 'Stock', zh: '存貨' },
  stock_when_exported: { en: 'Stock when exported', zh: '匯出時存貨' },
  last_day: { en: 'Last day', zh: '有效期至' },
  dispatch_days: { en: 'Sent to us within, days', zh: '送交平台所需日數' },
  state: { en: 'State', zh: '狀態' },
} satisfies Texts

export const offerStateText = {
  live: { en: 'offered', zh: '出售中' },
  ended: { en: 'ended', zh: '已撤回' },
} satisfies Texts

/** Why a row of a file is not taken over. */
export const offerRowProblemText = {
  'no-offer': {
    en: 'Enter an item number, a barcode or an offer_id.',
    zh: '請填寫貨品編號（item_number）、條碼（barcode）或報價編號（offer_id）。',
  },
  'not-found': { en: 'Nothing was found under this number.', zh: '找不到此編號。' },
  'item-differs': { en: 'This is not what the offer is for.', zh: '與此報價的貨品不符。' },
  twice: { en: 'The same offer is further up in the file.', zh: '此報價於檔案較前的位置已出現。' },
  condition: { en: 'Enter new.', zh: '請填寫「全新」。' },
  amount: { en: 'Enter an amount such as 1280.50.', zh: '金額格式不正確，例如1280.50。' },
  unsure: {
    en: 'This can be read in two ways. Write amounts such as 1280.50 and numbers such as 1280.',
    zh: '數字可有兩種讀法，請寫成1280.50或1280。',
  },
  currency: { en: 'This is not in Hong Kong dollars.', zh: '貨幣並非港元。' },
  rounded: { en: 'A spreadsheet has rounded this number. Enter it as text.', zh: '試算表已將數字改為約數，請以文字格式輸入。' },
  count: { en: 'Enter a whole number from 0 to 9999.', zh: '請輸入0至9999的整數。' },
  date: { en: 'Enter a date such as 2026-12-31, or none.', zh: '請輸入日期，例如2026-12-31；如無限期，請填寫「無」。' },
  'unsure-day': {
    en: 'This can be read as one of two days. Write it such as 2026-12-31.',
    zh: '日期可有兩種讀法，請寫成2026-12-31。',
  },
  'day-past': { en: 'This day has passed.', zh: '此日期已過。' },
  days: { en: 'Enter a whole number of days from 1 to 18.', zh: '請輸入1至18的整數日數。' },
  'list-below-price': { en: 'The list price is below the price.', zh: '原價低於報價。' },
  state: { en: 'Enter live or ended.', zh: '請填寫「出售中」或「已撤回」。' },
  'needs-price': { en: 'A new offer needs a price.', zh: '新報價須填寫金額。' },
  'needs-stock': { en: 'A new offer needs its stock.', zh: '新報價須填寫存貨。' },
  ended: {
    en: 'An ended offer does not change. Enter live to offer the item again.',
    zh: '已撤回的報價不能更改。如要再次報價，請填寫「出售中」。',
  },
  'nothing-to-end': { en: 'You do not offer this item.', zh: '您未有為此貨品報價。' },
  'moved-on': { en: 'The offer has changed in the meantime.', zh: '報價已於期間更改。' },
  closed: {
    en: 'The person who imported this file no longer manages offers.',
    zh: '匯入此檔案的人員已不再管理報價。',
  },
} satisfies Texts
