import type { Texts } from '#language/texts.ts'

/** The newsletter's own pages. */
export const newsletterPagesText = {
  thanksPage: {
    en: 'Unless you are subscribed already, a mail to confirm it is on its way to the address you gave. A number is noted; news by SMS has not begun yet.',
    zh: '如尚未訂閱，確認電郵將寄往您所填的地址。如填寫了號碼，我們已記下；短訊服務尚未開始。',
  },
  confirmTitle: { en: 'Confirm your subscription', zh: '確認訂閱' },
  confirmWords: {
    en: 'News from {shop} will come to your mailbox, a few times a month.',
    zh: '{店名}最新消息將寄到您的電郵，每月數次。',
  },
  confirm: { en: 'Confirm', zh: '確認' },
  confirmedTitle: { en: 'You are subscribed', zh: '訂閱已生效' },
  confirmedWords: {
    en: 'A mail has been sent to you with the link that ends it, should you ever want to.',
    zh: '我們已寄出電郵，內附取消訂閱的連結，以備日後使用。',
  },
  stopTitle: { en: 'Stop receiving news', zh: '取消訂閱' },
  stopWords: {
    en: 'One press, and nothing further is sent. It costs nothing.',
    zh: '按下即可取消，費用全免，我們不會再發送任何推廣訊息。',
  },
  stop: { en: 'Stop', zh: '取消訂閱' },
  stoppedTitle: { en: 'No more news', zh: '已取消訂閱' },
  stoppedWords: {
    en: 'Nothing further is sent to you. Mails about your orders are no advertising and still arrive.',
    zh: '我們不會再向您發送推廣訊息。與訂單有關的電郵並非推廣，仍會照常寄出。',
  },
  overTitle: { en: 'This link is no longer valid', zh: '連結已失效' },
  overWords: {
    en: 'A link to confirm works for 30 days. You can subscribe again below.',
    zh: '確認連結於30日內有效。您可於下方重新訂閱。',
  },
  again: {
    en: 'Please check what you entered: each address or number needs its tick, and the other way round.',
    zh: '填寫電郵地址或號碼時，須剔選相應方格；已剔選者，亦須填寫相應資料。',
  },
} satisfies Texts
