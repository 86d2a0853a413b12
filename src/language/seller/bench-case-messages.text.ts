/**
 * What sellers are told about pieces of theirs that the bench has found something of, in the inbox and by mail. Plain text; both languages are
 * written, not translated.
 */
export const benchCaseMessages = {
  reject: {
    en: {
      title: 'Order {number}: {pieces} did not pass authentication',
      text: 'Reason: {finding}\nThe buyer is refunded. Please choose in the order what happens to the item: you collect it, or we send it back for {cost}. We keep it until {time}. If nothing is chosen or collected by then, we send it back for {cost}.',
    },
    zh: {
      title: '訂單{number}：{pieces}未能通過鑑定',
      text: '原因：{finding}\n我們會退款予顧客。請於訂單頁面選擇處理方法：親自取回，或由我們退回（費用{cost}）。貨品會保管至{time}，屆時仍未選擇或取回，我們會退回貨品並收取{cost}。',
    },
  },
  propose: {
    en: {
      title: 'Order {number}: {pieces} differs from its description',
      text: 'We found: {finding}\nInstead of {price} we propose {reduced}. Please accept the lower price, or take the item back, by {time}. Without an answer you take it back, and the buyer is refunded.',
    },
    zh: {
      title: '訂單{number}：{pieces}與描述不符',
      text: '鑑定所見：{finding}\n原價{price}，建議調整為{reduced}。請於{time}前選擇接受調整價，或取回貨品。逾期未覆將視為取回貨品，並退款予顧客。',
    },
  },
  agree: {
    en: {
      title: 'Order {number}: the buyer accepts {reduced}',
      text: '{pieces} is sold for {reduced}. Commission is counted from this price. We go on with authentication.',
    },
    zh: {
      title: '訂單{number}：顧客接受調整價{reduced}',
      text: '{pieces}以{reduced}成交，佣金按此價計算，鑑定將繼續進行。',
    },
  },
  decline: {
    en: {
      title: 'Order {number}: the buyer does not take {pieces}',
      text: 'The buyer is refunded in full. Please choose in the order what happens to the item: you collect it, or we send it back for {cost}. We keep it until {time}, then we send it back.',
    },
    zh: {
      title: '訂單{number}：顧客不接受{pieces}的調整價',
      text: '我們會全數退款予顧客。請於訂單頁面選擇處理方法：親自取回，或由我們退回（費用{cost}）。貨品會保管至{time}，屆時將退回給您。',
    },
  },
  taken: {
    en: {
      title: 'Order {number}: you take {pieces} back',
      text: 'The buyer is refunded. Please choose in the order what happens to the item: you collect it, or we send it back for {cost}. We keep it until {time}, then we send it back.',
    },
    zh: {
      title: '訂單{number}：{pieces}將由您取回',
      text: '我們會退款予顧客。請於訂單頁面選擇處理方法：親自取回，或由我們退回（費用{cost}）。貨品會保管至{time}，屆時將退回給您。',
    },
  },
  'lapse-hold': {
    en: {
      title: 'Order {number}: we send {pieces} back to you',
      text: 'We kept it until {time}, and it was not collected. We send it to your registered address. {cost} is charged to your balance when it leaves.',
    },
    zh: {
      title: '訂單{number}：{pieces}將退回給您',
      text: '貨品保管至{time}，逾期未取，現會退回您的註冊地址。寄出時將從結餘扣除{cost}。',
    },
  },
  'hand-over': {
    en: { title: 'Order {number}: {pieces} was handed over', text: 'It was handed over to: {words}. Nothing is charged.' },
    zh: { title: '訂單{number}：{pieces}已交還', text: '領取人：{words}。不收取費用。' },
  },
  'send-back': {
    en: {
      title: 'Order {number}: {pieces} is on its way back to you',
      text: 'It has left with {parcel}. {cost} was charged to your balance.',
    },
    zh: { title: '訂單{number}：{pieces}已寄回', text: '運送資料：{parcel}。已從結餘扣除{cost}。' },
  },
  'remind-merchant': {
    en: {
      title: 'Order {number}: please answer by {time}',
      text: 'We propose {reduced} for {pieces} instead of {price}. Without an answer by {time} you take it back, and the buyer is refunded.',
    },
    zh: {
      title: '訂單{number}：請於{time}前回覆',
      text: '{pieces}原價{price}，建議調整為{reduced}。{time}前未覆將視為取回貨品，並退款予顧客。',
    },
  },
  'remind-held': {
    en: {
      title: 'Order {number}: we keep {pieces} until {time}',
      text: 'If it is not collected by then, we send it back and charge {cost} to your balance.',
    },
    zh: { title: '訂單{number}：{pieces}保管至{time}', text: '屆時仍未取回，我們會退回貨品，並從結餘扣除{cost}。' },
  },
} as const
