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
  quantity: { en: 'Choose a whole number from 1.', zh: '請選擇由1起的整數。' },
  'price-range': { en: 'The lowest price must not be above the highest.', zh: '最低價不可高於最高價。' },
  'note-length': { en: 'Use at most 200 characters.', zh: '最多200個字元。' },
  wrong: { en: 'Please check this.', zh: '請檢查此欄。' },
} as const

export type FieldProblem = keyof typeof fieldProblems
export const isFieldProblem = (key: string): key is FieldProblem => key in fieldProblems
