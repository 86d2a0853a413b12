import type { Statement } from './statement-shape.ts'

export const deliveryStatement: Statement = {
  en: {
    title: 'Delivery',
    lead: 'Free in Hong Kong and Macau, two to four working days after payment.',
    sections: [
      {
        heading: 'Where and how fast',
        parts: [
          'We deliver to addresses in Hong Kong and Macau. Every piece first travels from its seller to us, is authenticated, and then comes to you. That takes two to four working days; Saturdays, Sundays and general holidays are not working days.',
          'The day by which your order arrives is shown on the product page, at checkout and in your order.',
        ],
      },
      {
        heading: 'What it costs',
        parts: [
          'Nothing. Delivery is free for every order, whatever its value. There is no sales tax in Hong Kong, and none is added to an order for Macau.',
        ],
      },
      {
        heading: 'Pick-up',
        parts: [
          'You may collect your order instead. Choose pick-up at checkout and leave first name, last name and a telephone number. Bring the order number.',
          'Opening hours: Monday to Friday 9:00–18:00, Saturday 9:00–12:00.',
        ],
      },
      { heading: 'Changing the address', parts: ['The address of an order can be changed once, and only before it is sent.'] },
      {
        heading: 'Following your order',
        parts: [
          'Every step is written to the order with its time. Without an account, use “Find an order” with the order number and your telephone number or e-mail address.',
        ],
      },
      {
        heading: 'When it arrives',
        parts: [
          'Please open the parcel within a day. If the seal is broken or something is missing, tell us through the chat, with a photograph, before anything else.',
        ],
      },
    ],
  },
  zh: {
    title: '送貨安排',
    lead: '香港及澳門免運費，付款後二至四個工作天送達。',
    sections: [
      {
        heading: '送貨範圍及時間',
        parts: [
          '我們送貨至香港及澳門各區。每件貨品先由賣家送抵平台，完成鑑定後再寄給您，全程需時二至四個工作天。星期六、日及公眾假期並非工作天。',
          '預計送達日期會於貨品頁、結帳頁及訂單內列明。',
        ],
      },
      { heading: '運費', parts: ['所有訂單不論金額，一律免運費。香港不設銷售稅，送往澳門的訂單亦不會另加稅項。'] },
      {
        heading: '自取',
        parts: [
          '您亦可選擇自取。請於結帳時選「自取」，並填寫姓名及電話號碼；取貨時請出示訂單編號。',
          '辦公時間：星期一至五 9:00–18:00，星期六 9:00–12:00。',
        ],
      },
      { heading: '更改地址', parts: ['每張訂單可於寄出前更改送貨地址一次。'] },
      {
        heading: '追蹤訂單',
        parts: ['訂單的每個步驟均附時間紀錄。如未有帳戶，可於「查詢訂單」輸入訂單編號，以及電話號碼或電郵地址。'],
      },
      { heading: '收貨', parts: ['請於收貨後一日內拆封檢查。如封條破損或貨品不全，請先拍照，並即時聯絡客戶服務。'] },
    ],
  },
}
