/** What is told about a claim, in the inbox and by mail. Plain text; both languages are written, not translated. */
export const claimMessages = {
  ask: {
    en: {
      title: 'We have your claim for order {number}',
      text: 'We look at it and answer within one working day.',
    },
    zh: { title: '已收到訂單{number}的申請', text: '我們會核實資料，並於一個工作天內回覆。' },
  },
  'ask-more': {
    en: {
      title: 'A question about your claim for order {number}',
      text: 'Please answer under Claims in your account.\nOur question: {words}',
    },
    zh: { title: '訂單{number}：請補充申請資料', text: '請於「申請」頁面回覆。\n我們的問題：{words}' },
  },
  'ask-piece': {
    en: {
      title: 'Please send us the piece you claim for: order {number}',
      text: 'We would like to examine it again. Please answer under Claims in your account.\nFrom us: {words}',
    },
    zh: { title: '訂單{number}：請寄回貨品以供覆檢', text: '我們希望再次鑑定貨品，請於「申請」頁面回覆。\n我們的說明：{words}' },
  },
  'uphold-price': {
    en: {
      title: '{refund} goes back to you for order {number}',
      text: 'You found it for less. We refund the difference the way you paid, within 3 to 10 working days.{reason}',
    },
    zh: {
      title: '訂單{number}：退還差價{refund}',
      text: '我們已核實較低售價，差額將於3至10個工作天內按原付款方式退還。{reason}',
    },
  },
  'uphold-fake': {
    en: {
      title: 'We agree with your claim for order {number}',
      text: 'We are sorry. We refund the {refund} you paid and pay you {extra} as compensation, three times the price.{reason}',
    },
    zh: {
      title: '訂單{number}：接納您的申請',
      text: '謹此致歉。我們將退還所付款項{refund}，並另付三倍貨價{extra}作為賠償。{reason}',
    },
  },
  decline: {
    en: { title: 'Your claim for order {number} is declined', text: 'We have reviewed your claim and cannot accept it.{reason}' },
    zh: { title: '訂單{number}：申請不獲接納', text: '我們已核實您的申請，未能接納。{reason}' },
  },
} as const
