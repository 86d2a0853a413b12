import type { Texts } from '#language/texts.ts'

/** The newsletter's own pages. */
export const newsletterPagesText = {
  thanksPage: {
    en: 'Unless you have already subscribed, we are sending an e-mail to confirm it. If you gave a number, we have saved it; news by SMS has not started yet.',
    zh: '如尚未訂閱，確認電郵將寄往您所填的地址。如填寫了號碼，我們已記下；短訊服務尚未開始。',
  },
  confirmTitle: { en: 'Confirm your subscription', zh: '確認訂閱' },
  confirmWords: {
    en: 'You will receive news from {shop} by e-mail, a few times a month.',
    zh: '{店名}最新消息將寄到您的電郵，每月數次。',
  },
  confirm: { en: 'Confirm', zh: '確認' },
  confirmedTitle: { en: 'You are subscribed', zh: '訂閱已生效' },
  confirmedWords: {
    en: 'We have sent you an e-mail with a link to unsubscribe, should you wish to.',
    zh: '我們已寄出電郵，內附取消訂閱的連結，以備日後使用。',
  },
  stopTitle: { en: 'Unsubscribe', zh: '取消訂閱' },
  stopWords: {
    en: 'One click and we stop. It is free.',
    zh: '按下即可取消，費用全免，我們不會再發送任何推廣訊息。',
  },
  stop: { en: 'Unsubscribe', zh: '取消訂閱' },
  stoppedTitle: { en: 'You have unsubscribed', zh: '已取消訂閱' },
  stoppedWords: {
    en: 'You will receive no more advertising. E-mails about your orders are not advertising and still arrive.',
    zh: '我們不會再向您發送推廣訊息。與訂單有關的電郵並非推廣，仍會照常寄出。',
  },
  overTitle: { en: 'This link is no longer valid', zh: '連結已失效' },
  overWords: {
    en: 'A link to confirm works for 30 days. You can subscribe again below.',
    zh: '確認連結於30日內有效。您可於下方重新訂閱。',
  },
  again: {
    en: 'Please check your entries: each address or number needs its box ticked, and each ticked box needs an address or number.',
    zh: '填寫電郵地址或號碼時，須剔選相應方格；已剔選者，亦須填寫相應資料。',
  },
} satisfies Texts
