export const reviewsRefusals = {
  REVIEW_BARRED: {
    code: 3000045,
    en: 'You can review only items you have received, once for each order.',
    zh: '只可評價已收到的貨品，每張訂單一次。',
  },
  REVIEW_OWN_SALE: {
    code: 3000049,
    en: 'You act for the seller of this item, so your review cannot be published. Other buyers’ reviews appear on your seller page.',
    zh: '您屬於此貨品的賣家，因此不能發表評價。其他買家的評價會顯示於您的賣家頁面。',
  },
  REVIEW_ANSWER_MOVED_ON: {
    code: 3000185,
    en: 'A colleague has changed this answer, or the review is no longer shown. Please read it again.',
    zh: '同事已更改此回覆，或評價已不再顯示，請重新閱讀。',
  },
  REVIEW_ANSWER_HIDDEN: {
    code: 3000186,
    en: 'A moderator reads this answer. You can write it anew; it is shown once it has been read.',
    zh: '此回覆正由審核員處理。您可另行撰寫，審核後便會顯示。',
  },
} as const
