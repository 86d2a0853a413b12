import type { Statement } from './statement-shape.ts'

export const termsStatement: Statement = {
  en: {
    title: 'Terms of use',
    lead: 'The contract between you and us, in plain words.',
    sections: [
      { heading: 'Who may buy', parts: ['You must be 18 or over. You may buy as a guest.'] },
      {
        heading: 'When a sale is made',
        parts: [
          'Placing an order holds the pieces for 30 minutes. The sale is made when we have received your payment. An order not paid in that time closes by itself and the pieces go back on sale. Money that arrives later is refunded in 3 to 10 working days.',
        ],
      },
      {
        heading: 'Prices',
        parts: [
          'All prices are in Hong Kong dollars and include everything except the payment fee of a card payment: 1.95 %, shown before you place the order. A price struck through is one at which the piece was really offered. “Last one” means that one is left.',
        ],
      },
      {
        heading: 'Sellers',
        parts: [
          'Pieces are offered by sellers we have admitted and by praya itself. Every piece passes through us and is authenticated before it is sent. You deal with us throughout.',
        ],
      },
      {
        heading: 'If we cannot supply',
        parts: ['If a piece fails authentication or cannot be supplied, we tell you at once and refund it in full.'],
      },
      {
        heading: 'Precious metals and stones',
        parts: [
          'For pieces that fall under the registration of dealers in precious metals and stones (Cap. 615), transactions of HK$120,000 or more are accepted only where the seller is registered.',
        ],
      },
      {
        heading: 'Complaints and infringements',
        parts: [
          'Write to us through the chat. A notice that a piece infringes a trade mark or copyright is looked at within one working day, and the piece is taken down meanwhile when the notice is founded.',
        ],
      },
      {
        heading: 'Law',
        parts: [
          'The law of Hong Kong applies. Nothing here takes away a right that the law gives to consumers in Hong Kong or Macau.',
        ],
      },
    ],
  },
  zh: {
    title: '使用條款',
    lead: '您與我們之間的協議，以淺白文字說明。',
    sections: [
      { heading: '購買資格', parts: ['顧客須年滿18歲。您可以訪客身份購買。'] },
      {
        heading: '買賣成立',
        parts: [
          '提交訂單後，貨品會為您保留30分鐘。我們收到款項時，買賣合約即告成立。逾時未付款的訂單會自動取消，貨品重新發售；其後收到的款項會於3至10個工作天內退回。',
        ],
      },
      {
        heading: '價格',
        parts: [
          '所有價格以港元計算。除信用卡付款手續費1.95%外，價格已包括所有費用，手續費會於提交訂單前列明。刪除線所示為貨品曾實際發售的價格；「最後一件」即現貨只餘一件。',
        ],
      },
      { heading: '賣家', parts: ['貨品由經審核的賣家及praya提供。每件貨品均先送抵平台鑑定，方會寄出。交易全程由我們負責跟進。'] },
      { heading: '未能供貨', parts: ['如貨品未能通過鑑定或無法供應，我們會即時通知您並全數退款。'] },
      {
        heading: '貴金屬及寶石',
        parts: [
          '屬《打擊洗錢及恐怖分子資金籌集條例》（第615章）貴金屬及寶石交易商註冊制度範圍的貨品，如涉及HK$120,000或以上的交易，只接受由已註冊賣家出售。',
        ],
      },
      {
        heading: '投訴及侵權',
        parts: ['請經客戶服務與我們聯絡。有關商標或版權的侵權通知會於一個工作天內處理；如理據成立，有關貨品會先行下架。'],
      },
      { heading: '適用法律', parts: ['本條款受香港法律管轄，並不影響香港及澳門消費者的法定權利。'] },
    ],
  },
}
