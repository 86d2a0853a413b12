/** What is told about a coupon, in the inbox and by mail. Plain text; both languages are written, not translated. */
export const couponMessages = {
  given: {
    en: { title: 'A coupon for you: {gives}', text: '{name} has been added to your coupons. {until}' },
    zh: { title: '您獲得一張優惠券：{gives}', text: '「{name}」已存入「我的優惠券」。{until}' },
  },
  ending: {
    en: { title: 'Your coupon ends on {day}: {gives}', text: '{name} is valid until {day}. You can find it in your coupons.' },
    zh: { title: '優惠券將於{day}到期：{gives}', text: '「{name}」的有效期至{day}。您可於「我的優惠券」查看。' },
  },
  until: { en: 'Valid until {day}.', zh: '有效期至{day}。' },
} as const
