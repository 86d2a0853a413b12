export const searchRefusals = {
  ORDER_NOT_EXPLAINED: {
    code: 6000002,
    en: 'This shop searches with a cluster of search servers. The order of results can be explained only where each process searches by itself.',
    zh: '本店由搜尋伺服器叢集提供搜尋。只有由程式自行搜尋時，才可說明貨品的排序原因。',
  },
  SEARCH_AWAY: {
    code: 9000003,
    en: 'Search is not responding. Your bag and your orders are not affected. Please try again in a moment.',
    zh: '搜尋服務暫時沒有回應，購物袋及訂單不受影響，請稍後再試。',
  },
} as const
