import type { Statement } from './statement-shape.ts'

export const questionsStatement: Statement = {
  en: {
    title: 'Questions and answers',
    lead: 'What we are asked most often.',
    sections: [
      {
        heading: 'Are the pieces genuine?',
        parts: [
          'Yes. Every piece is sent to us first, checked by hand, and reaches you with a certificate. For a fake we pay three times its price.',
        ],
      },
      { heading: 'Do I need an account?', parts: ['No. You can keep a bag and a wish list, check out and pay as a guest.'] },
      {
        heading: 'How do I find my order?',
        parts: [
          'Use “Find an order” with the order number from your confirmation and the telephone number or e-mail address you gave.',
        ],
      },
      {
        heading: 'How can I pay?',
        parts: [
          'By FPS, by bank transfer, or by Visa or Mastercard. FPS and bank transfer cost nothing; a card payment carries a payment fee of 1.95 %, shown before you order.',
        ],
      },
      {
        heading: 'How long do I have to pay?',
        parts: [
          '30 minutes. The pieces are held for you until then. A bank transfer is usually confirmed one to three minutes after it arrives.',
        ],
      },
      {
        heading: 'When does my order arrive?',
        parts: ['Two to four working days after payment, in Hong Kong and Macau. The date is shown before you order.'],
      },
      {
        heading: 'Which size should I take?',
        parts: [
          'Sizes are shown in the scale of the maker. The size guide beside them compares scales, and the one you choose is remembered.',
        ],
      },
      {
        heading: 'A price fell after I bought.',
        parts: ['If the piece was in the lowest-price zone, claim the difference within 14 days of payment.'],
      },
      {
        heading: 'Do you look after bags and watches?',
        parts: ['Each bag or watch bought here is entitled to one care service a year. Ask for an appointment through the chat.'],
      },
      {
        heading: 'When do you answer?',
        parts: ['Monday to Friday 9:00–18:00 and Saturday 9:00–12:00, through the chat at the foot of every page.'],
      },
    ],
  },
  zh: {
    title: '常見問題',
    lead: '顧客最常查詢的事項。',
    sections: [
      { heading: '貨品是否正貨？', parts: ['是。每件貨品均先送抵平台，由專人逐件鑑定，並附鑑定證書。如屬假貨，賠償售價三倍。'] },
      { heading: '是否需要開立帳戶？', parts: ['毋須。您可以訪客身份使用購物袋及願望清單，並結帳付款。'] },
      { heading: '如何查詢訂單？', parts: ['請於「查詢訂單」輸入確認電郵內的訂單編號，以及落單時填寫的電話號碼或電郵地址。'] },
      {
        heading: '有哪些付款方式？',
        parts: [
          '轉數快（FPS）、銀行轉賬，以及Visa或Mastercard。轉數快及銀行轉賬不收手續費；信用卡付款手續費為1.95%，會於提交訂單前列明。',
        ],
      },
      { heading: '付款時限多久？', parts: ['30分鐘。期間貨品會為您保留。銀行轉賬一般於款項到賬後一至三分鐘確認。'] },
      { heading: '何時收到貨品？', parts: ['香港及澳門訂單於付款後二至四個工作天送達，日期會於落單前列明。'] },
      { heading: '如何選擇尺碼？', parts: ['尺碼按品牌制式列出。旁邊的尺碼指南可對照各地尺碼，系統會記住您所選的制式。'] },
      { heading: '購買後減價怎麼辦？', parts: ['如屬低價專區貨品，請於付款後14日內申請退還差價。'] },
      { heading: '有否手袋及腕錶護理服務？', parts: ['在此購買的手袋或腕錶，每年可享一次護理服務，請經客戶服務預約。'] },
      { heading: '客戶服務時間？', parts: ['星期一至五 9:00–18:00，星期六 9:00–12:00，可使用每頁頁底的聯絡方式。'] },
    ],
  },
}
