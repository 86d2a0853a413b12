import type { Texts } from '#language/texts.ts'

/** A copy of what is kept of a member, and the way out. */
export const ownDataText = {
  title: { en: 'Your data', zh: '您的資料' },
  download: { en: 'Download my data', zh: '下載我的資料' },
  downloadHint: {
    en: 'All the personal data we hold, in a file that other programs can read.',
    zh: '下載我們保存的全部個人資料；檔案亦可供其他程式讀取。',
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
