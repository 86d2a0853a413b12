import { unnamedProblems } from './named-problem.ts'

/** What a field says when its content will not do: what is wrong and what to do. Both sides of a form use these keys. */
export const fieldProblems = {
  ...unnamedProblems,
  'short-name': { en: 'Use at most 10 English letters or 5 Chinese characters.', zh: '最多10個英文字母或5個中文字。' },
  'name-length': { en: 'Use 1 to 20 characters.', zh: '請輸入1至20個字元。' },
  letters: {
    en: 'Use English or Chinese letters. Our couriers cannot read other scripts or emoji.',
    zh: '請以中文或英文填寫，速遞公司未能處理其他文字及表情符號。',
  },
  'phone-hk': {
    en: 'Enter the 8 digits of a Hong Kong number, such as 9123 4567.',
    zh: '請輸入8位香港電話號碼，例如9123 4567。',
  },
  'phone-mo': { en: 'Enter the 8 digits of a Macau number, such as 6612 3456.', zh: '請輸入8位澳門電話號碼，例如6612 3456。' },
  'phone-cn': { en: 'Enter the 11 digits of a Mainland mobile number.', zh: '請輸入11位內地手提電話號碼。' },
  'phone-tw': { en: 'Enter the mobile number, such as 0912 345 678.', zh: '請輸入台灣手提電話號碼，例如0912 345 678。' },
  'post-code-cn': { en: 'Enter the six digits of the postal code, such as 510000.', zh: '請輸入6位數字的郵政編碼，例如510000。' },
  'post-code-tw': { en: 'Enter three, five or six digits, such as 106.', zh: '請輸入3、5或6位數字的郵政編碼，例如106。' },
  'post-code': { en: 'Use letters, digits, spaces and hyphens only.', zh: '郵政編碼只可包含英文字母、數字、空格或連字號。' },
  'not-delivered': {
    en: 'We do not deliver there at present. Please choose another place.',
    zh: '暫不送貨至此地區，請選擇其他地區。',
  },
  'post-code-there': {
    en: 'This does not match the postal codes used there. Please check it.',
    zh: '郵政編碼與當地格式不符，請核對。',
  },
  time: { en: 'Enter a time such as 9:00 or 18:30.', zh: '請輸入時間，例如9:00或18:30。' },
  'address-use': { en: 'Choose at least one use.', zh: '請選擇最少一項用途。' },
  phone: { en: 'Enter the telephone number in digits, such as 9123 4567.', zh: '請以數字輸入電話號碼，例如9123 4567。' },
  email: { en: 'Enter an e-mail address such as name@example.com.', zh: '請輸入電郵地址，例如name@example.com。' },
  'address-length': {
    en: 'Enter flat, floor, building and street: 5 to 100 characters.',
    zh: '請輸入單位、樓層、大廈及街道，5至100個字元。',
  },
  amount: { en: 'Enter an amount such as 120 or 120.50.', zh: '請輸入金額，例如120或120.50。' },
  'payout-account': {
    en: 'Enter branch and account number: 6 to 18 digits, such as 123-456789-001.',
    zh: '請輸入分行及戶口號碼，6至18位數字，例如123-456789-001。',
  },
  'payout-account-length': {
    en: 'Account numbers of this bank usually have another length. Please check it, and tick the box if it is correct.',
    zh: '此銀行的戶口號碼長度一般不同，請再核對；如無誤，請剔選方格。',
  },
  'payout-payee': {
    en: 'Enter the name in English letters, as on the bank’s records, such as CHAN TAI MAN.',
    zh: '請以英文輸入姓名，與銀行紀錄相同，例如CHAN TAI MAN。',
  },
  quantity: { en: 'Enter a whole number, 1 or more.', zh: '數量須為1或以上的整數。' },
  'news-nothing': { en: 'Enter an e-mail address or a mobile number.', zh: '請輸入電郵地址或手提電話號碼。' },
  'news-consent': {
    en: 'Tick this box if you agree; otherwise leave the field empty.',
    zh: '如同意請剔選此項，否則請將欄位留空。',
  },
  'list-title': { en: 'Use at most 20 English letters or 10 Chinese characters.', zh: '最多20個英文字母或10個中文字。' },
  days: { en: 'Enter a number of days from 1 to 30.', zh: '請輸入1至30的日數。' },
  percent: {
    en: 'Enter a percentage such as 12 or 1.5, within what is allowed.',
    zh: '請輸入百分比，例如12或1.5，並不得超出上限。',
  },
  year: { en: 'Enter a year such as 2028.', zh: '請輸入年份，例如2028。' },
  birthday: { en: 'Enter a past date, such as 31 January 1990.', zh: '請輸入過去的日期，例如1990年1月31日。' },
  'too-long': { en: 'This is too long. Please shorten it.', zh: '內容過長，請縮短。' },
  'too-many': { en: 'Too many are selected. Please choose fewer.', zh: '所選項目過多，請減少選擇。' },
  code: { en: 'Use English letters, digits and - . / only.', zh: '只可使用英文字母、數字及- . /符號。' },
  picture: { en: 'Choose a picture.', zh: '請選擇圖片。' },
  'one-hero': { en: 'A page can have only one opening picture.', zh: '每頁只可有一個主視覺。' },
  colour: { en: 'Enter # and a six-digit colour code, such as #0b0b0a.', zh: '請輸入#及六位色碼，例如#0b0b0a。' },
  'claim-pictures': { en: 'Add at least one picture of the item.', zh: '請加入最少一張貨品照片。' },
  'return-note': { en: 'Use at most 240 letters or 120 Chinese characters.', zh: '最多可輸入120個中文字或240個英文字母。' },
  'review-width': { en: 'Use at most 120 English letters or 60 Chinese characters.', zh: '最多120個英文字母或60個中文字。' },
  password: {
    en: 'Use 6 to 18 characters with a letter, a digit and one symbol.',
    zh: '請輸入6至18個字元，並包括英文字母、數字及符號。',
  },
  unreadable: {
    en: 'This contains a character that cannot be shown. Please type it again.',
    zh: '內含無法顯示的字元，請重新輸入。',
  },
  invisible: {
    en: 'This contains no visible characters. Please type letters or digits.',
    zh: '內容只有空白或隱藏字元，請輸入文字或數字。',
  },
  'words-refused': {
    en: 'This contains words we do not publish. Please write it in another way.',
    zh: '內含不可發布的字句，請改寫。',
  },
  'word-listed': { en: 'This word is on the list already.', zh: '此詞語已在名單內。' },
  wrong: { en: 'Please check this.', zh: '請檢查此欄。' },
} as const

export type FieldProblem = keyof typeof fieldProblems
