import type { Statement } from './statement-shape.ts'

export const guideStatement: Statement = {
  en: {
    title: 'How to buy',
    lead: 'Four steps, no account needed.',
    sections: [
      {
        heading: '1. Choose',
        parts: [
          'Open a piece, choose colour and size, and add it to your bag. “Buy now” takes one piece straight to checkout and leaves your bag as it is.',
        ],
      },
      {
        heading: '2. Check out',
        parts: [
          'Leave a name, a telephone number, an e-mail address and where the order should go, or choose pick-up. The total, with every cost, stands beside the form throughout.',
        ],
      },
      {
        heading: '3. Pay',
        parts: [
          'By FPS, bank transfer or card, within 30 minutes. The page counts down with you. If a payment fails, choose another way; the order stays as it is.',
        ],
      },
      {
        heading: '4. Receive',
        parts: [
          'We authenticate each piece and send it on. It arrives two to four working days after payment. Confirm receipt in your order; otherwise it is taken as received 14 days after dispatch.',
        ],
      },
    ],
  },
  zh: {
    title: '購物指南',
    lead: '四個步驟，毋須開立帳戶。',
    sections: [
      {
        heading: '一、選購',
        parts: ['於貨品頁選擇顏色及尺碼，加入購物袋。如按「立即購買」，該件貨品會直接結帳，購物袋內容不變。'],
      },
      { heading: '二、結帳', parts: ['填寫姓名、電話號碼、電郵地址及送貨地址，或選擇自取。表格旁會一直顯示總額及各項費用。'] },
      {
        heading: '三、付款',
        parts: ['於30分鐘內以轉數快（FPS）、銀行轉賬或信用卡付款，頁面設有倒數計時。如付款失敗，可改用其他方式，訂單維持不變。'],
      },
      {
        heading: '四、收貨',
        parts: ['貨品經逐件鑑定後寄出，付款後二至四個工作天送達。收貨後請於訂單內確認；否則系統會於寄出後14日視為已收貨。'],
      },
    ],
  },
}
