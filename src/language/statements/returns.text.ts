import type { Statement } from './statement-shape.ts'

export const returnsStatement: Statement = {
  en: {
    title: 'Returns',
    lead: 'Within 7 days of delivery, unworn and complete.',
    sections: [
      {
        heading: 'What can be returned',
        parts: [
          'A piece that is unworn and unused, with its tags, box, dust bag, papers and certificate. Please try shoes on indoors.',
          'These cannot be returned unless they are faulty or not as described:',
          [
            'beauty products that have been opened',
            'underwear, swimwear and hosiery without their hygiene seal',
            'earrings for pierced ears',
            'pieces altered or made for you',
          ],
        ],
      },
      {
        heading: 'How',
        parts: [
          'Write to us through the chat within 7 days of delivery with the order number, the piece and the reason. We answer within one working day with the return address. Keep the proof of posting.',
        ],
      },
      {
        heading: 'Your money',
        parts: [
          'Once the piece has been checked, the price is refunded to the way you paid. Banks take 3 to 10 working days. The payment fee of a card payment is refunded when the piece was faulty or not as described.',
        ],
      },
      {
        heading: 'Faulty, or not as described',
        parts: [
          'Your rights under the Sale of Goods Ordinance are not limited by this page. Tell us, and we bear the cost of the way back.',
        ],
      },
      {
        heading: 'A fake',
        parts: [
          'Should a piece bought here prove to be a fake, we refund it and compensate you with three times its price. Send the order number and the report through the chat.',
        ],
      },
      {
        heading: 'Price promise',
        parts: [
          'For pieces in the lowest-price zone: if you find the same piece for less in Hong Kong within 14 days of payment, send us the proof and we refund the difference.',
        ],
      },
      {
        heading: 'Macau',
        parts: [
          'Customers in Macau may also withdraw from a distance purchase within 7 days without giving a reason, as the law there provides.',
        ],
      },
    ],
  },
  zh: {
    title: '退貨政策',
    lead: '收貨後7日內，貨品未經使用且配件齊全，即可退貨。',
    sections: [
      {
        heading: '可退貨品',
        parts: [
          '貨品須未經穿着或使用，並連同吊牌、原裝盒、防塵袋、文件及鑑定證書一併退回。試穿鞋履時，請於室內進行。',
          '除非貨品有瑕疵或與描述不符，以下貨品恕不退換：',
          ['已開封的美容產品', '已除去衞生封條的內衣、泳裝及襪褲', '穿耳式耳環', '經修改或訂製的貨品'],
        ],
      },
      {
        heading: '退貨方法',
        parts: ['請於收貨後7日內聯絡客戶服務，提供訂單編號、貨品及退貨原因。我們會於一個工作天內回覆退貨地址。請保留寄件證明。'],
      },
      {
        heading: '退款',
        parts: [
          '貨品經檢查後，款項會退回您原來的付款方式，銀行一般需時3至10個工作天。如貨品有瑕疵或與描述不符，信用卡付款手續費亦會一併退回。',
        ],
      },
      {
        heading: '瑕疵或與描述不符',
        parts: ['本頁並不限制您在《貨品售賣條例》下的權利。如遇上述情況，請通知我們，退貨運費由我們承擔。'],
      },
      {
        heading: '假一賠三',
        parts: ['如在此購買的貨品經證實為假貨，我們會全數退款，並賠償售價三倍。請將訂單編號及檢驗報告交予客戶服務。'],
      },
      {
        heading: '差價補償',
        parts: ['低價專區貨品：付款後14日內，如您在香港發現相同貨品售價更低，請提交證明，我們會退還差價。'],
      },
      { heading: '澳門顧客', parts: ['按當地法例，澳門顧客可於7日內無須理由解除遙距購物合約。'] },
    ],
  },
}
