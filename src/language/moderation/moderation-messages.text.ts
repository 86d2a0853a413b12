/** What an author is told of a decision, in the inbox and by mail. Plain text; both languages are written, not translated. */
export const moderationMessages = {
  hide: {
    en: {
      title: '{kind}: what you wrote is not shown',
      text: 'House rule {rule}. You can appeal until {appeal}; a different colleague decides.{reason}',
    },
    zh: {
      title: '您的{kind}未能顯示',
      text: '違反守則{rule}。如不同意，可於{appeal}或之前上訴，由另一位同事處理。{reason}',
    },
  },
  warn: {
    en: {
      title: '{kind}: what you wrote is not shown, and this is a warning',
      text: 'House rule {rule}. A third strike within half a year ends publishing for good. You can appeal until {appeal}; a different colleague decides.{reason}',
    },
    zh: {
      title: '您的{kind}未能顯示，謹此警告',
      text: '違反守則{rule}。半年內累計三次，將不可再發布內容。如不同意，可於{appeal}或之前上訴，由另一位同事處理。{reason}',
    },
  },
  rest: {
    en: {
      title: '{kind}: what you wrote is not shown, and you cannot publish for now',
      text: 'House rule {rule}. You can publish again on {until}. You can appeal until {appeal}; a different colleague decides.{reason}',
    },
    zh: {
      title: '您的{kind}未能顯示，並暫停發布內容',
      text: '違反守則{rule}。您可於{until}起再發布內容。如不同意，可於{appeal}或之前上訴，由另一位同事處理。{reason}',
    },
  },
  end: {
    en: {
      title: 'You cannot publish any more',
      text: 'House rule {rule}. Your orders and your account stay as they are. You can appeal until {appeal}; a different colleague decides.{reason}',
    },
    zh: {
      title: '您不可再發布內容',
      text: '違反守則{rule}。您的訂單及帳戶不受影響。如不同意，可於{appeal}或之前上訴，由另一位同事處理。{reason}',
    },
  },
  uphold: {
    en: { title: '{kind}: the decision remains', text: 'A different colleague has read your appeal. It remains hidden.{reason}' },
    zh: { title: '{kind}：維持原有決定', text: '另一位同事已審閱您的上訴，內容維持隱藏。{reason}' },
  },
  overturn: {
    en: {
      title: '{kind}: your appeal was accepted',
      text: 'A different colleague has read your appeal. What you wrote may be shown again, and nothing counts against you.{reason}',
    },
    zh: { title: '{kind}：上訴成功', text: '另一位同事已審閱您的上訴，內容可再次顯示，紀錄亦已撤銷。{reason}' },
  },
  guest: {
    en: { title: 'Your review is not shown', text: 'House rule {rule}.{reason}' },
    zh: { title: '您的評價未能顯示', text: '違反守則{rule}。{reason}' },
  },
} as const
