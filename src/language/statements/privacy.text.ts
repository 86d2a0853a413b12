import type { Statement } from './statement-shape.ts'

export const privacyStatement: Statement = {
  en: {
    title: 'Privacy',
    lead: 'What we collect, why, who sees it, and how to have it corrected.',
    sections: [
      {
        heading: 'What we collect and why',
        parts: [
          'To deliver an order: name, address, telephone number and e-mail address. These are obligatory; without them we cannot deliver.',
          'To take payment: the amount, the method and the reference of the payment. Card numbers go to the card company and never reach us.',
          'To keep your bag and wish list: a random key in your browser, kept for 90 days. It says nothing about who you are.',
        ],
      },
      {
        heading: 'Who sees it',
        parts: [
          'The seller sees what was bought, not who bought it. The courier sees name, address and telephone number. Your bank or card company sees the payment. Authorities see what the law obliges us to show. Nobody else.',
        ],
      },
      {
        heading: 'Direct marketing',
        parts: [
          'We send no advertising unless you have asked for it, by an unticked box for each channel. Every message says how to stop it, free of charge.',
        ],
      },
      {
        heading: 'Cookies',
        parts: [
          'Three, all needed for the site to work: your language, whether you were offered Chinese, and women or men. There are no advertising or measuring cookies.',
        ],
      },
      {
        heading: 'How long',
        parts: [
          'Orders and payments: seven years, as accounting requires. Records of precious pieces: at least five years. Everything else goes when it is no longer needed.',
        ],
      },
      {
        heading: 'Access and correction',
        parts: [
          'You may ask for a copy of your data and have it corrected under the Personal Data (Privacy) Ordinance. Write to the data protection officer through the chat; we answer within 40 days.',
        ],
      },
    ],
  },
  zh: {
    title: '私隱政策',
    lead: '我們收集甚麼資料、用途、誰可查閱，以及如何更正。',
    sections: [
      {
        heading: '收集的資料及用途',
        parts: [
          '處理送貨：姓名、地址、電話號碼及電郵地址。此等資料必須提供，否則我們無法送貨。',
          '處理付款：金額、付款方式及參考編號。信用卡號碼直接交予發卡機構，我們不會接觸或儲存。',
          '保存購物袋及願望清單：瀏覽器內的一組隨機代碼，保留90日，不會顯示您的身份。',
        ],
      },
      {
        heading: '誰可查閱',
        parts: [
          '賣家只知道售出的貨品，不知道買家身份。速遞公司會取得姓名、地址及電話號碼；銀行或發卡機構會處理付款資料；如法例要求，我們會向有關當局提供資料。除此以外，不會向任何人披露。',
        ],
      },
      {
        heading: '直接促銷',
        parts: ['除非您就個別渠道主動勾選同意，否則我們不會發送宣傳訊息。每則訊息均附免費取消接收的方法。'],
      },
      {
        heading: 'Cookie',
        parts: ['本網站只使用三個必要的Cookie：語言、曾否提示中文版，以及女士或男士。我們不使用廣告或分析用途的Cookie。'],
      },
      {
        heading: '保留期限',
        parts: ['訂單及付款紀錄按會計規定保留七年；貴重貨品交易紀錄最少保留五年；其他資料於不再需要時刪除。'],
      },
      {
        heading: '查閱及更正',
        parts: ['根據《個人資料（私隱）條例》，您有權索取及更正個人資料。請經客戶服務聯絡資料保障主任，我們會於40日內回覆。'],
      },
    ],
  },
}
