export const reviewsRefusals = {
  REVIEW_BARRED: {
    code: 3000045,
    en: 'You can review only items you have received, once for each order.',
    zh: '只可評價已收到的貨品，每張訂單一次。',
  },
} as const
