/** What is told about a cancellation or a return, in the inbox and by mail. Plain text; both languages are written, not translated. */
export const returnMessages = {
  'cancel-ask': {
    en: {
      title: 'We have your request to cancel: order {number}',
      text: '{pieces}: already with us. We check whether we can still stop the parcel, and answer within one working day.',
    },
    zh: { title: '已收到訂單{number}的取消申請', text: '{pieces}已送抵我們。我們會查看能否停止寄出，並於一個工作天內回覆。' },
  },
  'cancel-agree': {
    en: {
      title: 'Order {number}: cancelled as you asked',
      text: 'Cancelled: {pieces}. You are refunded:{back}',
    },
    zh: { title: '訂單{number}的貨品已取消', text: '已取消{pieces}，退款安排如下：{back}' },
  },
  'cancel-decline': {
    en: {
      title: 'Order {number} could not be cancelled',
      text: 'We could no longer stop the parcel with {pieces}. Once it has arrived, you may return it within 7 days.{reason}',
    },
    zh: { title: '訂單{number}未能取消', text: '{pieces}未能取消。收到貨品後，您可於7日內申請退貨。{reason}' },
  },
  'return-ask': {
    en: {
      title: 'We have your request for return {returnNo}',
      text: 'You would like to return {pieces}. We answer within one working day. Please do not send anything before that.',
    },
    zh: { title: '已收到退貨申請{returnNo}', text: '您申請退回{pieces}。我們會於一個工作天內回覆；在此之前請勿寄出貨品。' },
  },
  'return-agree': {
    en: {
      title: 'Please send us return {returnNo}',
      text: 'You may return {pieces}. Print the label or write {returnNo} on the parcel, and send it by {day}.{reason}',
    },
    zh: {
      title: '請寄回退貨{returnNo}',
      text: '我們已接納{pieces}的退貨申請。請列印標籤，或於包裹寫上{returnNo}，並於{day}或之前寄出。{reason}',
    },
  },
  'return-decline': {
    en: {
      title: 'Return {returnNo} is declined',
      text: 'We have reviewed your request to return {pieces} and cannot accept it.{reason}',
    },
    zh: { title: '退貨{returnNo}不獲接納', text: '我們已核實{pieces}的退貨申請，未能接納。{reason}' },
  },
  'return-remind': {
    en: {
      title: 'Return {returnNo} is still to be sent',
      text: 'Please send it by {day}, and tell us the courier. After that day the return expires.',
    },
    zh: { title: '退貨{returnNo}尚未寄出', text: '請於{day}或之前寄出，並告知我們速遞公司。逾期後退貨申請即告失效。' },
  },
  'return-lapse': {
    en: {
      title: 'Return {returnNo} has expired',
      text: 'It was not sent by {day}. If you are still within the return period, you can request it again.',
    },
    zh: { title: '退貨{returnNo}已失效', text: '貨品未有於{day}或之前寄出。如仍在退貨期內，可再次申請。' },
  },
  'return-arrive': {
    en: { title: 'Return {returnNo} has arrived', text: 'We check {pieces} within two working days and tell you the result.' },
    zh: { title: '已收到退貨{returnNo}', text: '我們會於兩個工作天內檢查{pieces}，並通知您結果。' },
  },
  'inspect-accepted': {
    en: {
      title: 'Return {returnNo}: you are refunded {refund}',
      text: 'We have checked and accepted {pieces}. You are refunded:{back}',
    },
    zh: { title: '退貨{returnNo}：退款{refund}', text: '{pieces}已檢查並接納退貨，退款安排如下：{back}' },
  },
  'inspect-rejected': {
    en: {
      title: 'Return {returnNo}: an item could not be accepted',
      text: 'We could not accept {pieces} and will send it back to you.{reason}',
    },
    zh: { title: '退貨{returnNo}：有貨品未獲接納', text: '{pieces}的退貨未獲接納，我們會將貨品寄回給您。{reason}' },
  },
  'return-send-back': {
    en: { title: 'Return {returnNo}: on its way back to you', text: '{pieces}: sent with {parcel}.{reason}' },
    zh: { title: '退貨{returnNo}：貨品已寄回給您', text: '{pieces}已寄出，寄件資料：{parcel}。{reason}' },
  },
} as const
