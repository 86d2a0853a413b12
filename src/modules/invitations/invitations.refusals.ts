export const invitationsRefusals = {
  INVITATION_DECIDED: {
    code: 4000095,
    en: 'A colleague has just decided this.',
    zh: '其他同事剛已處理此項。',
  },
  INVITATION_NO_COUPON: {
    code: 4000096,
    en: 'This invitation promises a coupon, but no campaign for invited friends is running. Start one, then give the reward.',
    zh: '此邀請應獲優惠券，惟現時並無受邀朋友的優惠活動。請先開始活動，再發放獎賞。',
  },
} as const
