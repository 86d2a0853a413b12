/** What is told about a coupon, in the inbox and by mail. Plain text; both languages are written, not translated. */
export const couponMessages = {
  given: {
    en: { title: 'A coupon for you: {gives}', text: '{name} is among your coupons. {until}' },
    zh: { title: '您獲得一張優惠券：{gives}', text: '「{name}」已存入「我的優惠券」。{until}' },
  },
  ending: {
    en: { title: 'Your coupon ends on {day}: {gives}', text: '{name} can be used until {day}. You find it among your coupons.' },
    zh: { title: '優惠券將於{day}到期：{gives}', text: '「{name}」的有效期至{day}。您可於「我的優惠券」查看。' },
  },
  until: { en: 'It holds until {day}.', zh: '有效期至{day}。' },
} as const
