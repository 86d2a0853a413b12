/** Text messages about an order: short, since each piece of one costs money. Both languages are written, not translated. */
export const orderSms = {
  'order-paid': {
    en: 'praya: we have received {total} for order {number}. {link}',
    zh: 'praya：已收到訂單{number}的款項{total}。{link}',
  },
  'order-dispatched': {
    en: 'praya: order {number} is on its way{parcel}. {link}',
    zh: 'praya：訂單{number}已寄出{parcel}。{link}',
  },
  'order-ready': {
    en: 'praya: order {number} is ready to collect, code {code}. We keep it for 14 days. {link}',
    zh: 'praya：訂單{number}可供取貨，取貨碼{code}，保留14天。{link}',
  },
  'order-received': {
    en: 'praya: order {number} counts as received. {link}',
    zh: 'praya：訂單{number}已列為收貨。{link}',
  },
  'order-failed': {
    en: 'praya: we are sorry, order {number} could not be fulfilled. All that you paid goes back. {link}',
    zh: 'praya：謹此致歉，訂單{number}未能完成，所付款項將全數退還。{link}',
  },
  'order-refunded': {
    en: 'praya: the refund for order {number} is on its way, within 3 to 10 working days. {link}',
    zh: 'praya：訂單{number}的退款已安排，將於3至10個工作天內入賬。{link}',
  },
  'part-refunded': {
    en: 'praya: {total} of order {number} is on its way back, within 3 to 10 working days. {link}',
    zh: 'praya：訂單{number}的部分款項{total}已安排退還，將於3至10個工作天內入賬。{link}',
  },
} as const

/** Who carries it and under which number. */
export const orderSmsParcel = {
  en: (courier: string, number: string) => ` with ${courier}, ${number}`,
  zh: (courier: string, number: string) => `（${courier}，${number}）`,
}
