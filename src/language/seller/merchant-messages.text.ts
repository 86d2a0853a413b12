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
  statementApproved: {
    en: {
      title: 'Statement {number}: {amount} is on its way',
      text: 'Your statement has been approved. We will pay {amount} to the bank account of your shop within {days} working days.',
    },
    zh: {
      title: '結單{number}已獲批核，將付款{amount}',
      text: '{amount}將於{days}個工作天內轉賬至賣家的銀行戶口。',
    },
  },
  debtReminder: {
    en: {
      title: 'Your shop owes us {amount}',
      text: 'More was refunded than was left in the balance of your shop. Your next sales make up for it first. You can also pay it by bank transfer. The account, your reference and each line are in the seller centre under “Balance”.',
    },
    zh: {
      title: '賣家尚欠{amount}',
      text: '退款金額超出賣家結餘，欠款會先從往後的銷售款項中扣除。您亦可以銀行轉賬繳付，收款戶口、附言及詳情載於賣家中心的「結餘」。',
    },
  },
  debtPaid: {
    en: {
      title: 'We have received {amount} for your shop’s debt',
      text: 'Your transfer of {amount} has been booked to the balance of your shop. Thank you.',
    },
    zh: { title: '已收到賣家繳付的欠款{amount}', text: '您轉賬的{amount}已計入賣家結餘，多謝。' },
  },
  accountNamed: {
    en: {
      title: 'Your shop has a new bank account',
      text: '{name} named the account {account}. We are reviewing it. Withdrawals can be requested once it is accepted, from {time} at the earliest. If none of the owners did this, write to us at once.',
    },
    zh: {
      title: '賣家的銀行戶口已更改',
      text: '{name}已將收款戶口改為{account}。戶口通過審核後方可申請提款，最早為{time}。如非負責人所為，請立即通知我們。',
    },
  },
  accountGiven: {
    en: {
      title: 'We are reviewing the bank account of your shop',
      text: '{name} named the account {account}. Withdrawals can be requested once it is accepted. If none of the owners did this, write to us at once.',
    },
    zh: {
      title: '賣家的銀行戶口正在審核',
      text: '{name}已提供收款戶口{account}。戶口通過審核後即可申請提款。如非負責人所為，請立即通知我們。',
    },
  },
  accountAccepted: {
    en: {
      title: 'The bank account of your shop is accepted',
      text: 'Your shop is paid to the account {account} from now on. You can request withdrawals.',
    },
    zh: { title: '賣家的銀行戶口已通過審核', text: '款項將轉賬至戶口{account}，現可申請提款。' },
  },
  accountRests: {
    en: {
      title: 'The bank account of your shop is accepted',
      text: 'Your shop is paid to the account {account} from now on. Withdrawals can be requested from {time}.',
    },
    zh: { title: '賣家的銀行戶口已通過審核', text: '款項將轉賬至戶口{account}，由{time}起可申請提款。' },
  },
  accountRefused: {
    en: {
      title: 'The bank account of your shop was not accepted',
      text: 'Nothing is paid to the account {account}. An owner can name another one in the seller centre under “Balance”.\nReason: {reason}',
    },
    zh: {
      title: '賣家的銀行戶口未能通過審核',
      text: '款項不會轉賬至戶口{account}。負責人可於賣家中心的「結餘」提供另一戶口。\n原因：{reason}',
    },
  },
} as const
