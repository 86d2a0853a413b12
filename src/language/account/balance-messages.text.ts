/** What is told about a member's balance, in the inbox and by mail. Plain text; both languages are written, not translated. */
export const balanceMessages = {
  goodwillGiven: {
    en: {
      title: '{amount} is yours to spend',
      text: 'As a gesture of goodwill we have added {amount} to your balance. Use it at checkout, or have it paid to your bank account.',
    },
    zh: { title: '您的結餘已存入{amount}', text: '為表心意，我們已將{amount}存入您的結餘。您可於結帳時使用，或提取至銀行戶口。' },
  },
  withdrawalAsked: {
    en: {
      title: 'We have received your request to withdraw {amount}',
      text: 'We will pay it to your bank account within {days} working days. If you did not request it, cancel it under “Balance” in your account and choose a new password.',
    },
    zh: {
      title: '已收到提取{amount}的申請',
      text: '款項將於{days}個工作天內轉賬至您的銀行戶口。如非您本人申請，請於帳戶的「結餘」取消，並更改密碼。',
    },
  },
  withdrawalPaid: {
    en: { title: '{amount} has been paid to your bank', text: 'Your withdrawal has reached your bank account.' },
    zh: { title: '{amount}已轉賬至您的銀行戶口', text: '您申請提取的款項已入賬。' },
  },
  withdrawalWrong: {
    en: {
      title: 'Wrong information: your withdrawal of {amount} failed',
      text: 'The money is back in your balance. Please check the account and try again.\nReason: {reason}',
    },
    zh: { title: '資料有誤，未能提取{amount}', text: '款項已退回您的結餘，請核對戶口資料後再次申請。\n原因：{reason}' },
  },
  withdrawalFailed: {
    en: {
      title: 'Your withdrawal of {amount} failed',
      text: 'The money is back in your balance. Please try another account.\nReason: {reason}',
    },
    zh: { title: '未能提取{amount}', text: '款項已退回您的結餘，請改用其他戶口再次申請。\n原因：{reason}' },
  },
} as const
