/** What is told about a parcel that waits in a store, in the inbox and by mail. Plain text; both languages are written, not translated. */
export const pickUpMessages = {
  remind: {
    en: {
      title: 'Order {number} is waiting for you',
      text: 'Your parcel is ready at: {place}. Please bring the pick-up code from the order’s page. We keep your parcel until {day}.',
    },
    zh: {
      title: '訂單{number}正等候您取貨',
      text: '貨品已備妥，取貨地點：{place}。取貨時請出示訂單頁面上的取貨碼。我們會保留至{day}。',
    },
  },
  keep: {
    en: {
      title: 'We keep order {number} for you until {day}',
      text: 'Your parcel is still at: {place}. Please bring the pick-up code from the order’s page.',
    },
    zh: {
      title: '訂單{number}的貨品將保留至{day}',
      text: '取貨地點：{place}。取貨時請出示訂單頁面上的取貨碼。',
    },
  },
  'give-back': {
    en: {
      title: 'Order {number} was not collected',
      text: 'The parcel was kept until {day} and not collected, so its items are no longer held for you. You are refunded:{back}',
    },
    zh: {
      title: '訂單{number}逾期未取',
      text: '貨品保留至{day}，逾期未取，不再為您保留。退款安排如下：{back}',
    },
  },
} as const
