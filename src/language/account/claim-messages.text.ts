/** What is told about a claim, in the inbox and by mail. Plain text; both languages are written, not translated. */
export const claimMessages = {
  ask: {
    en: {
      title: 'We have your claim for order {number}',
      text: 'Your claim is about {pieces}. We check it and answer within one working day.',
    },
    zh: { title: '已收到訂單{number}的申請', text: '您的申請關於{pieces}。我們會核實資料，並於一個工作天內回覆。' },
  },
  'ask-more': {
    en: {
      title: 'A question about your claim for order {number}',
      text: 'We need to know more about {pieces}. Please answer under Claims in your account.\nOur question: {words}',
    },
    zh: { title: '訂單{number}：請補充申請資料', text: '關於{pieces}，請於「差價及真偽申請」頁面回覆。\n我們的問題：{words}' },
  },
  'ask-piece': {
    en: {
      title: 'Please send us the item you claim for: order {number}',
      text: 'We would like to examine {pieces} again. Please answer under Claims in your account.\nFrom us: {words}',
    },
    zh: {
      title: '訂單{number}：請寄回貨品以供覆檢',
      text: '我們希望再次鑑定{pieces}，請於「差價及真偽申請」頁面回覆。\n我們的說明：{words}',
    },
  },
  'uphold-price': {
    en: {
      title: 'Order {number}: you are refunded {refund}',
      text: 'You found {pieces} for less. We refund the difference:{back}{reason}',
    },
    zh: { title: '訂單{number}：退還差價{refund}', text: '我們已核實{pieces}的較低售價，現退還差額：{back}{reason}' },
  },
  'uphold-fake': {
    en: {
      title: 'Your claim for order {number} is accepted',
      text: 'We are sorry about {pieces}. We refund what you paid:{back}\n\nWe also pay you {extra}, three times the price, by bank transfer, and will ask you for the account.{reason}',
    },
    zh: {
      title: '訂單{number}：接納您的申請',
      text: '就{pieces}謹此致歉。我們將退還所付款項：{back}\n\n另付三倍貨價{extra}作為賠償，以銀行轉賬支付，屆時會請您提供收款戶口。{reason}',
    },
  },
  decline: {
    en: {
      title: 'Your claim for order {number} is declined',
      text: 'We have reviewed your claim about {pieces} and cannot accept it.{reason}',
    },
    zh: { title: '訂單{number}：申請不獲接納', text: '我們已核實您有關{pieces}的申請，未能接納。{reason}' },
  },
} as const
