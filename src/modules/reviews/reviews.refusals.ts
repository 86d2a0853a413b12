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
} as const
