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
  pay: {
    title: { en: 'Your deposit has arrived', zh: '已收到您的訂金' },
    words: {
      en: (house: string) => `The global buyer now looks for your ${house} item. Its page shows until when.`,
      zh: (house: string) => `環球買手現正代尋您的${house}貨品，限期載於要求頁面。`,
    },
  },
  miss: {
    title: { en: 'Your item is not here in time', zh: '貨品未能如期取得' },
    words: {
      en: (house: string) => `Your ${house} item was not bought, or did not reach us, in time. Your deposit is refunded to you.`,
      zh: (house: string) => `您的${house}貨品未能如期購得或送抵本店，訂金將退回給您。`,
    },
  },
  'give-up': {
    title: { en: 'Your item could not be found', zh: '未能尋獲貨品' },
    words: {
      en: (house: string) => `The global buyer cannot get your ${house} item. Your deposit is refunded to you.`,
      zh: (house: string) => `環球買手未能購得您的${house}貨品，訂金將退回給您。`,
    },
  },
  cancel: {
    title: { en: 'Your request was cancelled', zh: '尋貨要求已取消' },
    words: {
      en: (house: string) => `Your request for ${house} was cancelled. Any deposit still with us is refunded to you.`,
      zh: (house: string) => `您的${house}尋貨要求已取消，仍存於本店的訂金將退回給您。`,
    },
  },
  fail: {
    title: { en: 'The item did not pass', zh: '貨品未能通過鑑定' },
    words: {
      en: (house: string) => `The ${house} item did not pass our examination. Your deposit is refunded to you.`,
      zh: (house: string) => `該件${house}貨品未能通過鑑定，訂金將退回給您。`,
    },
  },
  buy: {
    title: { en: 'Your item was bought', zh: '已購得您的貨品' },
    words: {
      en: (house: string) => `The global buyer has bought your ${house} item. The receipt is on the request’s page.`,
      zh: (house: string) => `環球買手已購得您的${house}貨品，單據載於要求頁面。`,
    },
  },
  send: {
    title: { en: 'Your item is on its way to us', zh: '貨品正寄往本店' },
    words: {
      en: (house: string) => `Your ${house} item is on its way. We examine it before you pay the rest.`,
      zh: (house: string) => `您的${house}貨品正在途中，本店鑑定後您才支付餘款。`,
    },
  },
  arrive: {
    title: { en: 'Your item is with us', zh: '貨品已送抵本店' },
    words: {
      en: (house: string) => `Your ${house} item has reached us. We examine it before you pay the rest.`,
      zh: (house: string) => `您的${house}貨品已送抵本店，鑑定後您才支付餘款。`,
    },
  },
  'hide-review': {
    title: { en: 'Your review was hidden', zh: '評價已隱藏' },
    words: {
      en: (house: string) => `Our team has hidden your review of the global buyer for your ${house} item.`,
      zh: (house: string) => `本店已隱藏您就${house}尋貨要求對買手的評價。`,
    },
  },
  pass: {
    title: { en: 'Your item passed: please pay the rest', zh: '貨品已通過鑑定，請支付餘款' },
    words: {
      en: (house: string) => `Your ${house} item passed our examination. Its page shows the rest, and until when to pay it.`,
      zh: (house: string) => `您的${house}貨品已通過鑑定，餘款及付款期限載於要求頁面。`,
    },
  },
  complete: {
    title: { en: 'Your item is yours', zh: '貨品已屬您所有' },
    words: {
      en: (house: string) => `The rest for your ${house} item is paid. We now prepare its delivery.`,
      zh: (house: string) => `您的${house}貨品餘款已付，本店現正準備送貨。`,
    },
  },
  keep: {
    title: { en: 'The rest was not paid in time', zh: '逾期未付餘款' },
    words: {
      en: (house: string) =>
        `The rest for the ${house} item was not paid in time. The deposit goes to the global buyer, who keeps the item.`,
      zh: (house: string) => `${house}貨品的餘款逾期未付，訂金歸環球買手，貨品由買手保留。`,
    },
  },
} as const

/** What a global buyer is told of a request it has taken on. */
export const buyerMessageText = {
  pay: {
    title: { en: 'Your quote was accepted', zh: '您的報價已獲接受' },
    words: {
      en: (house: string) => `The deposit for the ${house} item is paid. Please buy it before the time shown.`,
      zh: (house: string) => `${house}貨品的訂金已付，請於所示限期前購買。`,
    },
  },
  miss: {
    title: { en: 'The time is over', zh: '限期已過' },
    words: {
      en: (house: string) => `The ${house} item did not reach the next step in time. The deposit is refunded to the member.`,
      zh: (house: string) => `${house}貨品未能如期完成，訂金將退回會員。`,
    },
  },
  'give-up': {
    title: { en: 'Request cancelled by you', zh: '已放棄代尋' },
    words: {
      en: (house: string) => `You cancelled the request for ${house}. The deposit is refunded to the member.`,
      zh: (house: string) => `您已放棄代尋${house}貨品，訂金將退回會員。`,
    },
  },
  cancel: {
    title: { en: 'Request cancelled: please do not buy', zh: '尋貨要求已取消，請勿購買' },
    words: {
      en: (house: string) => `The request for ${house} was cancelled. Please do not buy or send the item.`,
      zh: (house: string) => `${house}尋貨要求已取消，請勿購買或寄出貨品。`,
    },
  },
  fail: {
    title: { en: 'The item did not pass', zh: '貨品未能通過鑑定' },
    words: {
      en: (house: string) => `The ${house} item did not pass our examination. The reason is on the request’s page.`,
      zh: (house: string) => `${house}貨品未能通過鑑定，原因載於要求頁面。`,
    },
  },
  review: {
    title: { en: 'A member has reviewed you', zh: '會員已作出評價' },
    words: {
      en: (house: string) => `The review of your search for the ${house} item is on the request’s page.`,
      zh: (house: string) => `會員就${house}尋貨要求對您作出評價，內容載於要求頁面。`,
    },
  },
  dispute: {
    title: { en: 'Please do not buy for now', zh: '請暫勿購買' },
    words: {
      en: (house: string) => `A bank examines the deposit for the ${house} item. Please wait until this is settled.`,
      zh: (house: string) => `銀行正審查${house}貨品的訂金，請待有結果後再購買。`,
    },
  },
  pass: {
    title: { en: 'Your item passed', zh: '貨品已通過鑑定' },
    words: {
      en: (house: string) => `The ${house} item passed our examination. The member now pays the rest.`,
      zh: (house: string) => `${house}貨品已通過鑑定，現待會員支付餘款。`,
    },
  },
  complete: {
    title: { en: 'The rest is paid', zh: '餘款已付' },
    words: {
      en: (house: string) => `The ${house} item is sold. The amount is due to you as with every sale.`,
      zh: (house: string) => `${house}貨品已售出，款項與一般銷售同樣結算。`,
    },
  },
  keep: {
    title: { en: 'The rest was not paid', zh: '會員未付餘款' },
    words: {
      en: (house: string) =>
        `The rest for the ${house} item was not paid. The deposit is in your balance, and the item stays yours.`,
      zh: (house: string) => `${house}貨品的餘款未付，訂金已撥入您的結餘，貨品仍屬您所有。`,
    },
  },
} as const
