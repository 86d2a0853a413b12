/** What a buyer is told about a piece that differs from its description, in the inbox and by mail. Plain text; both languages are written, not translated. */
export const differenceMessages = {
  ask: {
    en: {
      title: 'Order {number}: please decide about {pieces}',
      text: '{pieces} is genuine, but differs from its description: {finding}\nThe seller offers it for {reduced} instead of {price}. Please accept this price or choose a full refund by {time}. Without an answer you are refunded in full.',
    },
    zh: {
      title: '訂單{number}：請決定是否接受{pieces}的調整價',
      text: '{pieces}為正品，但與描述不符：{finding}\n賣家願意由{price}調整至{reduced}。請於{time}前選擇接受調整價，或全數退款。逾期未覆，我們會全數退款。',
    },
  },
  remind: {
    en: {
      title: 'Order {number}: please decide by {time}',
      text: 'The seller offers {pieces} for {reduced} instead of {price}. Without an answer by {time} you are refunded in full.',
    },
    zh: {
      title: '訂單{number}：請於{time}前決定',
      text: '賣家願意將{pieces}由{price}調整至{reduced}。{time}前未覆，我們會全數退款。',
    },
  },
  agree: {
    en: {
      title: 'Order {number}: {pieces} is yours for {reduced}',
      text: 'You accepted {reduced} instead of {price}. We go on with authentication and refund the difference:{back}',
    },
    zh: {
      title: '訂單{number}：{pieces}以{reduced}成交',
      text: '您已接受由{price}調整至{reduced}。鑑定將繼續進行，並退還差額：{back}',
    },
  },
  refund: {
    en: {
      title: 'Order {number}: you are refunded for {pieces}',
      text: '{pieces} differs from its description and is not sent to you: {finding}\nYou are refunded in full:{back}',
    },
    zh: {
      title: '訂單{number}：{pieces}將全數退款',
      text: '{pieces}與描述不符，不會寄出：{finding}\n我們會全數退款：{back}',
    },
  },
} as const
