export const reviewsRefusals = {
  REVIEW_BARRED: {
    code: 3000045,
    en: 'Only a piece you have received can be reviewed, and once for each order.',
    zh: '只可評價已收到的貨品，每張訂單一次。',
  },
} as const
