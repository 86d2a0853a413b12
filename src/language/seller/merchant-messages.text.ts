/** What the people of a merchant are told about its money, in their inbox and by mail. Plain text; both languages are written, not translated. */
export const merchantMessages = {
  withdrawalAsked: {
    en: {
      title: 'We have received your shop’s request to withdraw {amount}',
      text: 'We will pay it to the bank account of your shop within {days} working days. If none of you requested it, cancel it in the seller centre under “Balance”.',
    },
    zh: {
      title: '已收到提取{amount}的賣家提款申請',
      text: '款項將於{days}個工作天內轉賬至賣家的銀行戶口。如非您或同事申請，請於賣家中心的「結餘」取消。',
    },
  },
  withdrawalPaid: {
    en: {
      title: '{amount} has been paid to your shop’s bank',
      text: 'The withdrawal has reached the bank account of your shop.',
    },
    zh: { title: '{amount}已轉賬至賣家的銀行戶口', text: '申請提取的款項已入賬。' },
  },
  withdrawalFailed: {
    en: {
      title: 'The withdrawal of {amount} came back',
      text: 'The money is in the balance of your shop again. Please check the bank account in the seller centre, then withdraw it again.\nReason: {reason}',
    },
    zh: { title: '未能提取{amount}', text: '款項已退回賣家結餘，請於賣家中心核對銀行戶口後再次申請。\n原因：{reason}' },
  },
  accountNamed: {
    en: {
      title: 'Your shop has a new bank account',
      text: '{name} named the account {account}. Withdrawals can be requested from {time}. If none of the owners did this, write to us at once.',
    },
    zh: {
      title: '賣家的銀行戶口已更改',
      text: '{name}已將收款戶口改為{account}，由{time}起可申請提款。如非負責人所為，請立即通知我們。',
    },
  },
} as const
