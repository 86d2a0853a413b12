import type { Texts } from '#language/texts.ts'

/** A copy of what is kept of a member, and the way out. */
export const ownDataText = {
  title: { en: 'Your data', zh: '您的資料' },
  download: { en: 'Download my data', zh: '下載我的資料' },
  downloadHint: {
    en: 'Everything we keep about you, as a JSON file. Your details, addresses and devices. Orders with their items, payments, refunds, returns, claims and reviews. Your balance, points and coupons. Messages, e-mails, consents and uploads.',
    zh: '以JSON檔案下載我們保存的全部資料：個人資料、地址及裝置；訂單（連貨品、付款及退款）、退貨、申請及評價；結餘、積分及優惠券；訊息、電郵、同意紀錄及上載檔案。',
  },
  downloadWithout: {
    en: 'Not included: anything that could open your account, such as passwords and codes, and your card number, which we never receive.',
    zh: '檔案不包括密碼、驗證碼等可用作登入的資料；信用卡號碼我們從不接收，故亦不在其中。',
  },
  downloadFailed: {
    en: 'Your data could not be downloaded. Please try again.',
    zh: '未能下載您的資料，請重試。',
  },
  downloading: { en: 'Preparing…', zh: '整理中……' },
  leave: { en: 'Delete my account', zh: '刪除我的帳戶' },
  leaveWords: {
    en: 'Your account is deleted in 14 days, once open orders are complete. You can change your mind until then. We delete your details, contacts, addresses, wish list and messages. We keep orders and payments for 7 years, as accounting requires.',
    zh: '帳戶將於14日後，並於處理中的訂單完成後刪除；此前可隨時改變主意。個人資料、聯絡方式、地址、願望清單及訊息將一併刪除。訂單及付款紀錄按會計要求保留7年。',
  },
  owed: {
    en: (points: string) =>
      `You still owe ${points} points, for items you returned after using their points. They are settled by the next points you earn or get back. If you leave before that, we keep a record of them.`,
    zh: (points: string) => `您因退貨尚有${points}積分待扣，將由下次賺取或退回的積分抵扣。如在扣清前離開，我們會保留此項紀錄。`,
  },
  presentPassword: { en: 'Current password', zh: '現有密碼' },
  confirm: { en: 'Delete in 14 days', zh: '確認於14日後刪除' },
  leaving: {
    en: (when: string) => `Your account will be deleted on ${when}.`,
    zh: (when: string) => `您的帳戶將於${when}刪除。`,
  },
  stay: { en: 'Keep my account', zh: '保留帳戶' },
  stayed: { en: 'Your account has been kept.', zh: '帳戶已保留。' },
  back: { en: 'Back', zh: '返回' },
} satisfies Texts
