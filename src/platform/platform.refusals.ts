import { networkWords } from '#language/screen-codes.ts'

/** What any call may be refused for, whatever it is about. */
export const platformRefusals = {
  SESSION_INVALID: {
    code: 1000000,
    en: 'Your session has expired. Please sign in again.',
    zh: '登入時限已過，請重新登入。',
  },
  SESSION_MISSING: { code: 1000001, en: 'Please sign in to continue.', zh: '請先登入再繼續。' },
  NOT_PERMITTED: {
    code: 1000003,
    en: 'You do not have permission to do this. Please sign in with an account that does.',
    zh: '您未獲授權執行此操作，請以獲授權的帳戶登入。',
  },
  NOT_FOUND: {
    code: 1000004,
    en: 'We could not find what you asked for. Please go back, or search for it.',
    zh: '找不到所需內容，請返回上一頁或使用搜尋。',
  },
  SHOP_CLOSED: {
    code: 1000251,
    en: 'The shop is closed at present. Please come again later.',
    zh: '商店現時尚未開放，請稍後再來。',
  },
  FORM_OVER: {
    code: 1000060,
    en: 'We could not verify this form. Please check it and submit it again.',
    zh: '未能確認表格由您提交，請核對內容後再次送出。',
  },
  BAD_INPUT: { code: 1000005, en: 'Please check the fields marked below.', zh: '請檢查以下標示的欄位。' },
  TOO_MANY: { code: 1000006, en: 'Too many tries. Please wait a minute and try again.', zh: '嘗試次數過多，請稍候一分鐘再試。' },
  KEY_MISSING: { code: 1000007, en: 'This request needs an Idempotency-Key.', zh: '此請求欠缺Idempotency-Key。' },
  KEY_REUSED: {
    code: 1000008,
    en: 'This request was already used for something else. Please reload the page.',
    zh: '此請求已用於其他操作，請重新載入頁面。',
  },
  STILL_RUNNING: {
    code: 1000009,
    en: 'Your request is still being processed. Please wait a moment.',
    zh: '您的請求仍在處理中，請稍候。',
  },
  MOVED_ON: {
    code: 6000001,
    en: 'This has changed since you opened it. Load the newest version, then make your change again.',
    zh: '開啟後內容已有更改。請先載入最新版本，再作更改。',
  },
  UNKNOWN: { code: 9000000, en: 'Something went wrong on our side. Please try again.', zh: '系統發生問題，請重試。' },
  NETWORK: { code: 9000001, ...networkWords },
  BUSY: { code: 9000002, en: 'The shop is very busy. Please try again in a moment.', zh: '目前訪客較多，請稍後再試。' },
} as const
