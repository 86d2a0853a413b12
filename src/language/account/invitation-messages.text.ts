/** What is told about an invitation, in the inbox and by mail. Plain text; both languages are written, not translated. */
export const invitationMessages = {
  inviter: {
    en: {
      title: 'Your invitation has brought you {gift}',
      text: 'A friend you invited has completed a first order. Thank you for recommending us: {gift}, with our compliments. Your invitations page shows who has joined.',
    },
    zh: {
      title: '您已獲得邀請獎賞：{gift}',
      text: '您邀請的朋友已完成首張訂單，謹送上{gift}，多謝您的推薦。邀請紀錄可於帳戶的邀請頁面查閱。',
    },
  },
  friend: {
    en: {
      title: 'Welcome, with {gift}',
      text: 'You joined by a friend’s invitation and have completed your first order: {gift}, with our compliments. You can now invite friends of your own from your invitations page.',
    },
    zh: {
      title: '您已獲得迎新獎賞：{gift}',
      text: '您經朋友邀請加入，並已完成首張訂單，謹送上{gift}。您亦可於帳戶的邀請頁面邀請其他朋友。',
    },
  },
  back: {
    en: {
      title: 'An invitation reward was withdrawn',
      text: 'We have reviewed an invitation and withdrawn its reward ({gift}), as far as it was unused. If you think this is wrong, please contact us.',
    },
    zh: {
      title: '邀請獎賞已收回',
      text: '經覆核後，我們已收回一項邀請獎賞（{gift}）尚未使用的部分。如有疑問，請聯絡我們。',
    },
  },
} as const
