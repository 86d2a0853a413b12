import { networkWords, screenCodes } from './screen-codes.ts'

/**
 * Every code the shop answers with, and its words in both languages. 1000000, 1000001 and 3000010 mean what the
 * specification says (session ended; back to the bag); 9999001, 9999002 and 9999999 are never shown as a message.
 */
export const refusals = {
  SESSION_INVALID: {
    code: screenCodes.SESSION_INVALID,
    en: 'Your log-in has expired. Please log in again.',
    zh: '登入時限已過，請重新登入。',
  },
  SESSION_MISSING: { code: screenCodes.SESSION_MISSING, en: 'Please log in to go on.', zh: '請先登入再繼續。' },
  NOT_PERMITTED: {
    code: screenCodes.NOT_PERMITTED,
    en: 'You do not have permission to do this. Please sign in with an account that does.',
    zh: '您未獲授權執行此操作，請以獲授權的帳戶登入。',
  },
  NOT_FOUND: {
    code: screenCodes.NOT_FOUND,
    en: 'What you asked for was not found. Please go back, or search for it.',
    zh: '找不到所需內容，請返回上一頁或使用搜尋。',
  },
  BAD_INPUT: { code: screenCodes.BAD_INPUT, en: 'Please check the fields marked below.', zh: '請檢查以下標示的欄位。' },
  TOO_MANY: { code: 1000006, en: 'Too many tries. Please wait a minute and try again.', zh: '嘗試次數過多，請稍候一分鐘再試。' },
  KEY_MISSING: { code: 1000007, en: 'This request needs an Idempotency-Key.', zh: '此請求欠缺Idempotency-Key。' },
  KEY_REUSED: {
    code: 1000008,
    en: 'This request was already used for something else. Please reload the page.',
    zh: '此請求已用於其他操作，請重新載入頁面。',
  },
  STILL_RUNNING: {
    code: screenCodes.STILL_RUNNING,
    en: 'We are still working on your request. Please wait a moment.',
    zh: '您的請求仍在處理中，請稍候。',
  },
  SIGN_IN_WRONG: {
    code: 1000010,
    en: 'The e-mail or password is not right. Please check and try again.',
    zh: '電郵或密碼不正確，請檢查後再試。',
  },

  SOLD_OUT: { code: screenCodes.SOLD_OUT, en: 'This piece has just been sold.', zh: '此貨品剛剛售罄。' },
  STOCK_SHORT: {
    code: screenCodes.STOCK_SHORT,
    en: 'There are fewer pieces left than you chose. Please choose fewer.',
    zh: '現貨不足，請減少數量。',
  },
  OFFER_GONE: { code: screenCodes.OFFER_GONE, en: 'This offer is no longer available.', zh: '此報價已失效，請重新選購。' },
  BAG_FULL: { code: 2000004, en: 'Your bag is full. Please remove a piece first.', zh: '購物袋已滿，請先移除部分貨品。' },
  NOTHING_SELECTED: { code: 2000005, en: 'Please select at least one piece to check out.', zh: '請最少選擇一件貨品結帳。' },

  BAG_CHANGED: {
    code: screenCodes.BAG_CHANGED,
    en: 'Something in your bag has changed. Please look it over.',
    zh: '購物袋內容有所變動，請再次確認。',
  },
  PRICE_CHANGED: {
    code: screenCodes.PRICE_CHANGED,
    en: 'A price has changed since you last looked. Please check the new total.',
    zh: '部分價格已更新，請確認最新總額。',
  },
  TOO_MANY_UNPAID: {
    code: 3000012,
    en: 'You have several unpaid orders. Please pay or cancel one first.',
    zh: '您有多張未付款訂單，請先付款或取消其中一張。',
  },
  ORDER_CLOSED: {
    code: screenCodes.ORDER_CLOSED,
    en: 'This order has closed. The pieces are free to order again.',
    zh: '此訂單已取消，如仍有意購買，可再次訂購。',
  },
  ORDER_MOVED_ON: {
    code: screenCodes.ORDER_MOVED_ON,
    en: 'This order has already moved on. Please reload it.',
    zh: '此訂單狀態已更新，請重新載入。',
  },
  ADDRESS_EDITED: {
    code: 3000015,
    en: 'The address cannot be edited again. If it is wrong, message us before the order is sent.',
    zh: '地址不可再次更改，如有錯誤，請於寄出前聯絡客戶服務。',
  },
  ORDER_NOT_FOUND: {
    code: 3000016,
    en: 'No order matches this number and phone or e-mail. Please check and try again.',
    zh: '訂單編號與電話或電郵不符，請檢查後再試。',
  },

  PAYMENT_METHOD_UNKNOWN: { code: 4000001, en: 'Please choose another way to pay.', zh: '請選擇其他付款方式。' },
  PAYMENT_DONE: { code: screenCodes.PAYMENT_DONE, en: 'This order is already paid.', zh: '此訂單已付款。' },
  PAYMENT_PROVIDER_DOWN: {
    code: 4000003,
    en: 'The payment service does not answer. Nothing was charged. Please try again, or pay another way.',
    zh: '付款服務暫時沒有回應，並未扣款。請重試或選擇其他付款方式。',
  },
  WEBHOOK_NOT_GENUINE: { code: 4000004, en: 'This webhook could not be verified.', zh: '此通知未能通過驗證。' },
  POINTS_SHORT: { code: 4000010, en: 'You do not have enough points.', zh: '積分不足。' },
  POINTS_NOT_SUPPORTED: { code: 4000011, en: 'This product does not support using points.', zh: '此貨品不可使用積分支付。' },
  WITHDRAWAL_OVER_BALANCE: { code: 4000012, en: 'The withdrawal exceeds your balance.', zh: '提款金額超出結餘。' },
  WITHDRAWAL_OVER_LIMIT: {
    code: 4000013,
    en: 'A single withdrawal above HK$5,000 is not possible.',
    zh: '單次提款不可超過HK$5,000。',
  },
  WITHDRAWAL_WRONG: {
    code: 4000014,
    en: 'The details are wrong and the withdrawal failed. Please check and try again.',
    zh: '資料有誤，未能提款，請檢查後再試。',
  },

  UPLOAD_FAILED: { code: 5000001, en: 'The upload failed. Please try again.', zh: '上載失敗，請重試。' },
  UPLOAD_REFUSED: {
    code: 5000002,
    en: 'Please choose a JPG or PNG picture within the size allowed.',
    zh: '請選擇符合大小限制的JPG或PNG圖片。',
  },

  CONTENT_MOVED_ON: {
    code: 6000001,
    en: 'Somebody else has changed this since you opened it. Load the newest state, then make your change again.',
    zh: '開啟後已有其他人更改內容。請先載入最新版本，再作更改。',
  },

  ORDER_NOT_EXPLAINED: {
    code: 6000002,
    en: 'This shop is searched by a cluster of search servers. Why a piece stands where it stands can be told only where each process searches itself.',
    zh: '本店由搜尋伺服器叢集提供搜尋。只有由程式自行搜尋時，才可說明貨品的排序原因。',
  },

  NETWORK: { code: screenCodes.NETWORK, ...networkWords },
  BUSY: { code: screenCodes.BUSY, en: 'The shop is very busy. Please try again in a moment.', zh: '目前訪客較多，請稍後再試。' },
  SEARCH_AWAY: {
    code: 9000003,
    en: 'The search is not answering just now. Your bag and your orders are not affected. Please try again in a moment.',
    zh: '搜尋服務暫時沒有回應，購物袋及訂單不受影響，請稍後再試。',
  },
  UNKNOWN: { code: 9000000, en: 'Something went wrong on our side. Please try again.', zh: '系統發生問題，請重試。' },
} as const

export type RefusalName = keyof typeof refusals
