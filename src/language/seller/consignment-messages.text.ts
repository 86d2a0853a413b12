/** What those who send a seller's parcels are told of an order. Plain text; both languages are written, not translated. */
export const consignmentMessages = {
  due: {
    title: { en: (number: string) => `Sold: order ${number}`, zh: (number: string) => `已售出：訂單${number}` },
    text: {
      en: (items: string, time: string) => `${items}. ${time ? `Please send it to us by ${time}.` : 'Please send it to us.'}`,
      zh: (items: string, time: string) => `${items}。${time ? `請於${time}前寄往平台。` : '請寄往平台。'}`,
    },
  },
  cancelled: {
    title: {
      en: (number: string) => `Order ${number}: do not send cancelled items`,
      zh: (number: string) => `訂單${number}：已取消的貨品請勿寄出`,
    },
    text: {
      en: (items: string) =>
        `Cancelled before you sent it: ${items}. Please do not send it. This does not count in your figures.`,
      zh: (items: string) => `寄出前已取消：${items}。請勿寄出，此取消不計入您的表現。`,
    },
  },
  items: { en: (names: readonly string[]) => names.join(', '), zh: (names: readonly string[]) => names.join('、') },
  more: { en: (num: number) => `${num} more`, zh: (num: number) => `另外${num}件` },
} as const
