export const searchRefusals = {
  SEARCH_AWAY: {
    code: 9000003,
    en: 'Search is not responding. Your bag and your orders are not affected. Please try again in a moment.',
    zh: '搜尋服務暫時沒有回應，購物袋及訂單不受影響，請稍後再試。',
  },
} as const
