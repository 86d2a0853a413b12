import type { Texts } from '#language/texts.ts'

/** What a member says of a global buyer, once a request is over. */
export const buyerReviewText = {
  title: { en: 'How was this buyer?', zh: '評價買手' },
  lead: {
    en: 'Other members read it beside the buyer’s quotes, without your name. It cannot be changed afterwards.',
    zh: '評價會顯示於該買手的報價旁，不會顯示您的姓名；提交後不能更改。',
  },
  words: { en: 'Your review', zh: '評價內容' },
  send: { en: 'Send review', zh: '提交評價' },
  own: { en: 'Your review of the buyer', zh: '您對買手的評價' },
  hidden: { en: 'Our team has hidden this review.', zh: '本店已隱藏此評價。' },
  sent: { en: 'Your review is shown beside the buyer’s quotes.', zh: '已提交評價，將顯示於買手的報價旁。' },
  ofMember: { en: 'The member’s review', zh: '會員評價' },
  stars: { en: (num: number) => (num === 1 ? '1 star' : `${num} stars`), zh: (num: number) => `${num}星` },
} satisfies Texts
