/** Text messages about an order: short, since each piece of one costs money. Both languages are written, not translated. */
export const orderSms = {
  'order-paid': {
    en: '{shop}: we have received {total} for order {number}. {link}',
    zh: '{店名}：已收到訂單{number}的款項{total}。{link}',
  },
  'order-dispatched': {
    en: '{shop}: order {number} is on its way{parcel}. {link}',
    zh: '{店名}：訂單{number}已寄出{parcel}。{link}',
  },
  'order-ready': {
    en: '{shop}: order {number} is ready to collect, code {code}. We keep it for 14 days. {link}',
    zh: '{店名}：訂單{number}可供取貨，取貨碼{code}，保留14日。{link}',
  },
  'order-received': {
    en: '{shop}: order {number} is marked as received. {link}',
    zh: '{店名}：訂單{number}已視為收貨。{link}',
  },
  'order-failed': {
    en: '{shop}: we are sorry, order {number} could not be fulfilled. We refund all you paid. {link}',
    zh: '{店名}：謹此致歉，訂單{number}未能完成，所付款項將全數退還。{link}',
  },
  'order-refunded': {
    en: '{shop}: the refund for order {number} is on its way, within 3 to 10 working days. {link}',
    zh: '{店名}：訂單{number}的退款已安排，將於3至10個工作天內入賬。{link}',
  },
  'part-refunded': {
    en: '{shop}: {total} of order {number} is refunded, within 3 to 10 working days. {link}',
    zh: '{店名}：訂單{number}的部分款項{total}已安排退還，將於3至10個工作天內入賬。{link}',
  },
  'order-refunded-by-ways': {
    en: '{shop}: order {number} is refunded. {link}',
    zh: '{店名}：訂單{number}已安排退款。{link}',
  },
  'part-refunded-by-ways': {
    en: '{shop}: part of order {number} is refunded. {link}',
    zh: '{店名}：訂單{number}已安排部分退款。{link}',
  },
} as const

/** Who carries it and under which number. */
export const orderSmsParcel = {
  en: (courier: string, number: string) => ` with ${courier}, ${number}`,
  zh: (courier: string, number: string) => `（${courier}，${number}）`,
}
