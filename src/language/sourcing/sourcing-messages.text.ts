/** What members and global buyers are told of a request. */
export const sourcingMessageText = {
  quote: {
    title: { en: 'New quote for your request', zh: '尋貨要求有新報價' },
    words: {
      en: (house: string) => `A global buyer has quoted for your ${house} item. Please compare the quotes.`,
      zh: (house: string) => `環球買手已就您的${house}尋貨要求報價，請比較各項報價。`,
    },
  },
  lapse: {
    title: { en: 'Your request has ended', zh: '尋貨要求已結束' },
    words: {
      en: (house: string) => `No quote for your ${house} item was accepted in time. Nothing was charged. You can ask again.`,
      zh: (house: string) => `您的${house}尋貨要求於限期內未有接受報價，並未收費，您可再次提出。`,
    },
  },
  release: {
    title: { en: 'Your request is with global buyers', zh: '環球買手已收到您的尋貨要求' },
    words: {
      en: (house: string) => `We have checked your request for ${house}. Global buyers can now quote.`,
      zh: (house: string) => `您的${house}尋貨要求已通過審核，環球買手現可報價。`,
    },
  },
  refuse: {
    title: { en: 'Your request cannot be shown', zh: '尋貨要求未能顯示' },
    words: {
      en: (house: string) => `We cannot show your request for ${house} to global buyers. The reason is on its page.`,
      zh: (house: string) => `您的${house}尋貨要求未能向環球買手顯示，原因載於該頁。`,
    },
  },
} as const
