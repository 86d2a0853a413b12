/** Where the money goes. */
export const returnWays = {
  paid: { en: 'back to the way you paid, within 3 to 10 working days', zh: '於3至10個工作天內按原付款方式退還' },
  balance: { en: 'to your balance as soon as we have approved it', zh: '於批核後即時存入您的結餘' },
} as const

/** What is told about a cancellation or a return, in the inbox and by mail. Plain text; both languages are written, not translated. */
export const returnMessages = {
  'cancel-ask': {
    en: {
      title: 'We have your request to cancel: order {number}',
      text: 'The piece is already with us. We see whether it can still be kept back, and answer within one working day.',
    },
    zh: { title: '已收到訂單{number}的取消申請', text: '貨品已送抵我們。我們會查看能否停止寄出，並於一個工作天內回覆。' },
  },
  'cancel-agree': {
    en: {
      title: 'The piece of order {number} is cancelled',
      text: 'What you paid for it goes {way}.',
    },
    zh: { title: '訂單{number}的貨品已取消', text: '所付款項將{way}。' },
  },
  'cancel-decline': {
    en: {
      title: 'Order {number} could not be cancelled',
      text: 'Once you have received the item, you may return it within 7 days.{reason}',
    },
    zh: { title: '訂單{number}未能取消', text: '收到貨品後，您可於7日內申請退貨。{reason}' },
  },
  'return-ask': {
    en: {
      title: 'We have your request for return {returnNo}',
      text: 'We answer within one working day. Please do not send anything before that.',
    },
    zh: { title: '已收到退貨申請{returnNo}', text: '我們會於一個工作天內回覆；在此之前請勿寄出貨品。' },
  },
  'return-agree': {
    en: {
      title: 'Please send us return {returnNo}',
      text: 'We agree. Print the label or write {returnNo} on the parcel, and send it by {day}.{reason}',
    },
    zh: {
      title: '請寄回退貨{returnNo}',
      text: '我們已接納退貨。請列印標籤，或於包裹寫上{returnNo}，並於{day}或之前寄出。{reason}',
    },
  },
  'return-decline': {
    en: { title: 'Return {returnNo} is declined', text: 'We have reviewed your request and cannot accept it.{reason}' },
    zh: { title: '退貨{returnNo}不獲接納', text: '我們已核實您的申請，未能接納。{reason}' },
  },
  'return-remind': {
    en: {
      title: 'Return {returnNo} is still to be sent',
      text: 'Please send it by {day}, and tell us the courier. After that day the return lapses.',
    },
    zh: { title: '退貨{returnNo}尚未寄出', text: '請於{day}或之前寄出，並告知我們速遞公司。逾期後退貨申請即告失效。' },
  },
  'return-lapse': {
    en: {
      title: 'Return {returnNo} has lapsed',
      text: 'It was not sent by {day}. If your time to return is not over, you may ask again.',
    },
    zh: { title: '退貨{returnNo}已失效', text: '貨品未有於{day}或之前寄出。如仍在退貨期內，可再次申請。' },
  },
  'return-arrive': {
    en: { title: 'Return {returnNo} has arrived', text: 'We look at it within two working days and tell you what we find.' },
    zh: { title: '已收到退貨{returnNo}', text: '我們會於兩個工作天內檢查貨品，並通知您結果。' },
  },
  'inspect-accepted': {
    en: {
      title: '{refund} goes back to you for return {returnNo}',
      text: 'We have taken the piece back. The money goes {way}.',
    },
    zh: { title: '退貨{returnNo}：退款{refund}', text: '貨品已檢查並收回，款項將{way}。' },
  },
  'inspect-rejected': {
    en: {
      title: 'We could not take back a piece of return {returnNo}',
      text: 'We send it back to you.{reason}',
    },
    zh: { title: '退貨{returnNo}：有貨品未能收回', text: '我們會將貨品寄回給您。{reason}' },
  },
  'return-send-back': {
    en: { title: 'Your piece is on its way back: return {returnNo}', text: 'It travels with {parcel}.{reason}' },
    zh: { title: '退貨{returnNo}：貨品已寄回給您', text: '寄件資料：{parcel}。{reason}' },
  },
} as const
