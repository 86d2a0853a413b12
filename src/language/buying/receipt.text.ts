import type { Texts } from '#language/texts.ts'

export const receiptText = {
  title: { en: 'Receipt', zh: '收據' },
  ofOrder: { en: (number: string) => `Receipt for order ${number}`, zh: (number: string) => `訂單${number}的收據` },
  number: { en: 'Order number', zh: '訂單編號' },
  paidOn: { en: 'Paid on', zh: '付款日期' },
  way: { en: 'Paid by', zh: '付款方式' },
  billTo: { en: 'Received from', zh: '付款人' },
  piece: { en: 'Item', zh: '貨品' },
  quantity: { en: 'Quantity', zh: '數量' },
  each: { en: 'Price each', zh: '單價' },
  amount: { en: 'Amount', zh: '金額' },
  received: { en: 'Received in full', zh: '已全數收訖' },
  currency: { en: 'All amounts are in Hong Kong dollars.', zh: '所有金額均以港元計算。' },
  print: { en: 'Print or save', zh: '列印或儲存' },
  back: { en: 'Back to the order', zh: '返回訂單' },
  unpaid: { en: 'No receipt yet', zh: '暫無收據' },
  unpaidWords: {
    en: 'You can view the receipt once we have received your payment.',
    zh: '收到此訂單的款項後，即可查閱收據。',
  },
} satisfies Texts
