/** What owners are told about documents that end, in their inbox and by mail. Plain text; both languages are written, not translated. */
export const documentMessages = {
  ending: {
    en: {
      title: '{document}: valid until {day}',
      text: 'Please send the new one in the seller centre under “Documents”. We review it within one working day. Without it, your shop takes no new orders after {day}.',
    },
    zh: {
      title: '{document}有效期至{day}',
      text: '請於賣家中心的「文件」提交新文件，我們會於一個工作天內審核。如未更新，{day}後將暫停接受新訂單。',
    },
  },
  ended: {
    en: {
      title: '{document} has expired: your shop takes no new orders',
      text: 'It was valid until {day}. Buyers do not see your offers now; orders you have already received go on. Send the new document in the seller centre under “Documents”. Your offers return once it is accepted.',
    },
    zh: {
      title: '{document}已過期，暫停接受新訂單',
      text: '文件有效期至{day}。買家現時看不到您的報價，已收到的訂單不受影響。請於賣家中心的「文件」提交新文件，獲接納後報價會自動恢復。',
    },
  },
} as const
