/** What a field says when its content will not do: what is wrong and what to do. Both sides of a form use these keys. */
export const fieldProblems = {
  required: { en: 'Please fill this in.', zh: '請填寫此欄。' },
  'choose-one': { en: 'Please choose one.', zh: '請選擇其中一項。' },
  'name-length': { en: 'Use 1 to 20 characters.', zh: '請輸入1至20個字元。' },
  'short-name': { en: 'Use at most 10 English letters or 5 Chinese characters.', zh: '最多10個英文字母或5個中文字。' },
  'phone-hk': {
    en: 'Enter the 8 digits of a Hong Kong number, such as 9123 4567.',
    zh: '請輸入8位香港電話號碼，例如9123 4567。',
  },
  'phone-mo': { en: 'Enter the 8 digits of a Macau number, such as 6612 3456.', zh: '請輸入8位澳門電話號碼，例如6612 3456。' },
  'phone-cn': { en: 'Enter the 11 digits of a Mainland mobile number.', zh: '請輸入11位內地手提電話號碼。' },
  'phone-tw': { en: 'Enter the mobile number, such as 0912 345 678.', zh: '請輸入台灣手提電話號碼，例如0912 345 678。' },
  'post-code-cn': { en: 'Enter the six digits of the postal code, such as 510000.', zh: '請輸入6位數字的郵政編號，例如510000。' },
  'post-code-tw': { en: 'Enter three, five or six digits, such as 106.', zh: '請輸入3、5或6位數字的郵政編號，例如106。' },
  'post-code': { en: 'Use letters, digits, spaces and hyphens only.', zh: '郵政編號只可包含英文字母、數字、空格或連字號。' },
  'not-delivered': {
    en: 'We do not deliver there at present. Please choose another place.',
    zh: '暫不送貨至此地區，請選擇其他地區。',
  },
  'post-code-there': {
    en: 'This is not how postal codes are written there. Please check it.',
    zh: '郵政編號與當地格式不符，請核對。',
  },
  'country-letters': {
    en: 'Use the two letters of each country or region, such as JP KR; CN for the Mainland, TW for Taiwan.',
    zh: '請以兩個英文字母輸入國家或地區代號，例如JP KR；中國內地為CN，台灣為TW。',
  },
  'name-twice': { en: 'A seller stands here twice.', zh: '同一賣家不可重複。' },
  'place-twice': { en: 'A country or region stands in two zones.', zh: '同一國家或地區不可列於兩個分區。' },
  'days-order': { en: 'The latest day cannot come before the earliest.', zh: '最遲天數不可少於最早天數。' },
  'address-use': { en: 'Choose at least one use.', zh: '請選擇最少一項用途。' },
  phone: { en: 'Enter the number in digits, without the area code.', zh: '請以數字輸入電話號碼，毋須包括地區號碼。' },
  email: { en: 'Enter an e-mail address such as name@example.com.', zh: '請輸入電郵地址，例如name@example.com。' },
  'address-length': {
    en: 'Enter flat, floor, building and street: 5 to 100 characters.',
    zh: '請輸入單位、樓層、大廈及街道，5至100個字元。',
  },
  'order-number': {
    en: 'Enter the order number from your confirmation, such as PKX4M2B7QR.',
    zh: '請輸入確認電郵內的訂單編號，例如PKX4M2B7QR。',
  },
  amount: { en: 'Enter an amount such as 120 or 120.50.', zh: '請輸入金額，例如120或120.50。' },
  'payout-account': {
    en: 'Enter branch and account number: 6 to 18 digits, such as 123-456789-001.',
    zh: '請輸入分行及戶口號碼，6至18位數字，例如123-456789-001。',
  },
  'payout-account-length': {
    en: 'Numbers of this bank usually have another length. Please check it, and tick the box if it is right.',
    zh: '此銀行的戶口號碼長度一般不同，請再核對；如無誤，請剔選方格。',
  },
  'payout-payee': {
    en: 'Enter the name in Latin letters, as the bank has it, such as CHAN TAI MAN.',
    zh: '請以英文輸入姓名，與銀行紀錄相同，例如CHAN TAI MAN。',
  },
  quantity: { en: 'Choose a whole number from 1.', zh: '數量須為1或以上的整數。' },
  'price-range': { en: 'The lowest price must not be above the highest.', zh: '最低價不可高於最高價。' },
  'note-length': { en: 'Use at most 200 characters.', zh: '最多200個字元。' },
  'news-nothing': { en: 'Enter an e-mail address or a mobile number.', zh: '請輸入電郵地址或手提電話號碼。' },
  'news-consent': {
    en: 'Tick this box if you agree; otherwise leave the field empty.',
    zh: '如同意請剔選此項，否則請將欄位留空。',
  },
  'link-code': {
    en: 'Use 3 to 40 letters, digits and hyphens, such as new-season.',
    zh: '請使用3至40個英文字母、數字或連字號，例如new-season。',
  },
  'link-path': {
    en: 'Enter a page of this shop, beginning with one slash, such as /product/list/women/bags.',
    zh: '請輸入本店頁面，以一個斜線開首，例如/product/list/women/bags。',
  },
  'link-taken': { en: 'This word is in use. Choose another one.', zh: '此代碼已被使用，請另選一個。' },
  'link-circle': { en: 'This is itself a short link. Enter the page it leads to.', zh: '此為另一短網址，請輸入其指向的頁面。' },
  'synonyms-few': {
    en: 'Enter at least two different words, with commas between them.',
    zh: '請輸入最少兩個不同的詞語，並以逗號分隔。',
  },
  'synonyms-many': { en: 'Use at most 20 words of 40 characters each.', zh: '最多20個詞語，每個最多40個字元。' },
  'list-title': { en: 'Use at most 20 English letters or 10 Chinese characters.', zh: '最多20個英文字母或10個中文字。' },
  'whole-number': { en: 'Enter a whole number from 1.', zh: '請輸入1或以上的整數。' },
  days: { en: 'Enter a number of days from 1 to 30.', zh: '請輸入1至30的日數。' },
  percent: {
    en: 'Enter a percentage such as 12 or 1.5, within what is allowed.',
    zh: '請輸入百分比，例如12或1.5，並不得超出上限。',
  },
  year: { en: 'Enter a year such as 2028.', zh: '請輸入年份，例如2028。' },
  'year-twice': { en: 'One of these years stands here twice.', zh: '有年份重複。' },
  'holiday-days': {
    en: 'Enter days of this year such as 2028-01-01, or paste a calendar file that has them.',
    zh: '請輸入該年的日期，例如2028-01-01，或貼上載有該年假期的日曆檔。',
  },
  'tracking-number': {
    en: 'This is not a number of this courier. Please scan or type it again.',
    zh: '不符合此速遞公司的運單號碼格式，請重新掃描或輸入。',
  },
  'pick-up-code': {
    en: 'Nothing waits under this code. Please check it.',
    zh: '此取貨碼沒有待取貨品，請檢查後再試。',
  },
  'too-large': { en: 'This is more than can be set here.', zh: '數值超出可設定的上限。' },
  'country-codes': {
    en: 'Enter country codes with spaces between them, such as +852 +853.',
    zh: '請輸入國家或地區號碼，以空格分隔，例如+852 +853。',
  },
  birthday: { en: 'Enter a day of the past, such as 31 January 1990.', zh: '請輸入過去的日期，例如1990年1月31日。' },
  'too-long': { en: 'This is too long. Please shorten it.', zh: '內容過長，請縮短。' },
  'too-many': { en: 'These are too many at once. Please choose fewer.', zh: '所選項目過多，請減少選擇。' },
  'far-page': {
    en: 'A list ends at page 500. Choose filters to come closer to what you are looking for.',
    zh: '清單最多500頁，請使用篩選條件收窄範圍。',
  },
  picture: { en: 'Please choose a picture.', zh: '請選擇圖片。' },
  few: { en: 'Please add more; there are too few.', zh: '數目不足，請再加選。' },
  'one-hero': { en: 'A page has one opening only.', zh: '每頁只可有一個主視覺。' },
  'no-such-product': { en: 'One of these products is not for sale. Please remove it.', zh: '其中一件貨品並無發售，請移除。' },
  'no-such-brand': {
    en: 'One of these designers is not in the shop. Please remove it.',
    zh: '其中一個品牌並不在本店發售，請移除。',
  },
  'no-such-category': { en: 'This category has no products. Please choose another.', zh: '此類別沒有貨品，請選擇其他類別。' },
  colour: { en: 'Enter # and a six-digit colour code, such as #0b0b0a.', zh: '請輸入#及六位色碼，例如#0b0b0a。' },
  contrast: {
    en: 'These two colours are too alike to be read. Choose a contrast of at least 4.5.',
    zh: '兩種顏色過於接近，難以閱讀。對比度須達4.5或以上。',
  },
  'bank-code': { en: 'Enter the three digits of the bank code, such as 024.', zh: '請輸入3位銀行編號，例如024。' },
  'bank-account': { en: 'Enter 6 to 22 digits; hyphens may stand between.', zh: '請輸入6至22位數字，可加連字號。' },
  'fps-id': { en: 'Enter the seven or nine digits of the FPS ID.', zh: '請輸入7位或9位數字的轉數快識別碼。' },
  'chat-number': {
    en: 'Enter the number with its country code, such as 852 2123 4567.',
    zh: '請輸入連地區號碼的電話號碼，例如852 2123 4567。',
  },
  'https-address': {
    en: 'Enter a whole address that begins with https://, such as https://www.instagram.com/praya.',
    zh: '請輸入以https://開首的完整網址，例如https://www.instagram.com/praya。',
  },
  'public-address': {
    en: 'Enter an address that begins with https:// and a name on the public Internet, such as https://hooks.example.com/praya.',
    zh: '請輸入以https://開首、可於互聯網上連接的網址，例如https://hooks.example.com/praya。',
  },
  'web-address': {
    en: 'Enter a whole address, such as https://www.example.com/bag.',
    zh: '請輸入完整網址，例如https://www.example.com/bag。',
  },
  'claim-proof': { en: 'Add the address of the page, or a picture of the price.', zh: '請提供網頁網址，或上載標價照片。' },
  'claim-pictures': { en: 'Add at least one picture of the piece.', zh: '請加入最少一張貨品照片。' },
  'return-note': { en: 'Use at most 240 letters, or 120 Chinese characters.', zh: '最多可輸入120個中文字或240個英文字母。' },
  'lower-price': { en: 'Enter a price below what you paid for the piece.', zh: '請輸入低於您所付貨價的金額。' },
  'claim-amount': {
    en: 'Enter an amount above nothing, and no more than what is left of the price.',
    zh: '請輸入大於零的金額，並不可多於尚可退還的貨價。',
  },
  'review-width': { en: 'Use at most 120 English letters or 60 Chinese characters.', zh: '最多120個英文字母或60個中文字。' },
  'app-scheme': { en: 'Enter small letters and a colon, such as praya:', zh: '請輸入小寫英文字母及冒號，例如praya:' },
  'six-digits': { en: 'Enter the six digits of the code.', zh: '請輸入6位數字的驗證碼。' },
  password: {
    en: 'Use 6 to 18 characters with a letter, a digit and one other sign.',
    zh: '請輸入6至18個字元，並包括英文字母、數字及符號。',
  },
  'operator-password': {
    en: 'Use at least 12 characters. A few words with spaces are easy to remember.',
    zh: '請輸入最少12個字元。以空格分隔的幾個詞語較易記住。',
  },
  unreadable: {
    en: 'This has a character that cannot be shown. Please type it again.',
    zh: '內含無法顯示的字元，請重新輸入。',
  },
  invisible: { en: 'Nothing of this can be seen. Please type letters or digits.', zh: '此內容無法看見，請輸入文字或數字。' },
  wrong: { en: 'Please check this.', zh: '請檢查此欄。' },
} as const

export type FieldProblem = keyof typeof fieldProblems
export const isFieldProblem = (key: string): key is FieldProblem => key in fieldProblems
