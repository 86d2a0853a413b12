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
    en: 'We deliver to Hong Kong and Macau at present. Please choose an address there.',
    zh: '現時只送貨至香港及澳門，請選擇兩地的地址。',
  },
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
