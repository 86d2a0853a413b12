/** What is told about a member's balance, in the inbox and by mail. Plain text; both languages are written, not translated. */
export const balanceMessages = {
  goodwillGiven: {
    en: {
      title: '{amount} is yours to spend',
      text: 'As a gesture of goodwill we have added {amount} to your balance. Use it at checkout, or have it paid to your bank account.',
    },
    zh: { title: '您的結餘已存入{amount}', text: '為表心意，我們已將{amount}存入您的結餘。您可於結帳時使用，或提取至銀行戶口。' },
  },
} as const
