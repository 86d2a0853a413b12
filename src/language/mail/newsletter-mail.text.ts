/** Mails about the newsletter itself. Both languages are written, not translated; {names} are filled in. */
export const newsletterMail = {
  confirm: {
    en: {
      subject: 'Please confirm: news from {shop}',
      body: 'We received a request to send news from {shop} to this address. Please confirm it with one click:\n{confirm}\n\nThe link works for 30 days. If it was not you, no action is needed: without your confirmation we send nothing.',
    },
    zh: {
      subject: '請確認訂閱{店名}最新消息',
      body: '我們收到以此電郵地址訂閱{店名}最新消息的要求。如屬您本人，請按以下連結確認：\n{confirm}\n\n連結30日內有效。如非您本人要求，毋須理會：未經確認，我們不會發出任何推廣訊息。',
    },
  },
  welcome: {
    en: {
      subject: 'You have subscribed to news from {shop}',
      body: 'Thank you. This address will receive news of arrivals, designers and sales: a few e-mails a month at most.\n\nYou can stop at any time, free of charge:\n{stop}',
    },
    zh: {
      subject: '已確認訂閱{店名}最新消息',
      body: '多謝確認。今後我們會將新品、品牌及減價消息寄到此電郵地址，每月只寄數封。\n\n您可隨時免費取消訂閱：\n{stop}',
    },
  },
  foot: {
    en: '{company}\n{address}\n{email}\n\nTo unsubscribe, free of charge: {stop}',
    zh: '{company}\n{address}\n{email}\n\n如不欲再於此地址收到任何訊息，可免費取消：{stop}',
  },
} as const
