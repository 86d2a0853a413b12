import type { Texts } from '#language/texts.ts'

/** What a member has of coupons and the like, on their page in the back office. */
export const adminMemberRewardsText = {
  rewards: { en: 'Rewards', zh: '獎賞' },
  points: { en: 'Points', zh: '積分' },
  balance: { en: 'Balance', zh: '結餘' },
  invitations: { en: 'Invitation history', zh: '邀請關係' },
  coupons: { en: 'Coupons', zh: '優惠券' },
  noCoupons: { en: 'No coupons yet.', zh: '暫無優惠券。' },
  held: { en: 'In an unpaid order', zh: '已用於待付款訂單' },
  until: { en: (day: string) => `until ${day}`, zh: (day: string) => `有效期至${day}` },
  give: { en: 'Give a coupon', zh: '發放優惠券' },
  giveWords: {
    en: 'The coupon is added at once, and the member is notified. The reason is internal and not shown to them.',
    zh: '優惠券將即時存入會員帳戶，並通知會員。原因只供內部查閱，不會向會員顯示。',
  },
  campaign: { en: 'Coupon', zh: '優惠券' },
  choose: { en: 'Choose one', zh: '請選擇' },
  reason: { en: 'Reason', zh: '原因' },
  given: { en: 'Coupon given.', zh: '已發放優惠券。' },
  noCampaigns: {
    en: 'No campaign for coupons given by hand is running. A colleague who manages campaigns can start one.',
    zh: '現時沒有可供人手發放的推廣活動，請聯絡負責推廣活動的同事。',
  },
} satisfies Texts
