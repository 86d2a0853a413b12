import type { Statement } from './statement-shape.ts'

export const usStatement: Statement = {
  en: {
    title: 'About praya',
    lead: 'A shop for fashion, beauty and luxury in Hong Kong and Macau, with pieces from many sellers and one promise.',
    sections: [
      {
        heading: 'What we do',
        parts: [
          'Designers, shops and collectors offer their pieces here. We show each piece once, at its lowest price, and stand between buyer and seller until both are content.',
        ],
      },
      {
        heading: 'Authenticated',
        parts: [
          'Nothing goes from a seller to you directly. Every piece comes to us, is examined, and leaves with its own certificate.',
        ],
      },
      {
        heading: 'Four promises',
        parts: [
          [
            'Free delivery in Hong Kong and Macau',
            'Three times the price back for a fake',
            'The difference back within two weeks in the lowest-price zone',
            'One care service a year for each bag and watch',
          ],
        ],
      },
      {
        heading: 'The name',
        parts: [
          'A praya is a waterfront road: where goods came ashore in Hong Kong and Macau, and where people walked to see them.',
        ],
      },
    ],
  },
  zh: {
    title: '關於我們',
    lead: 'praya是服務香港及澳門的時裝、美容及名牌精品平台，匯集不同賣家，統一保證。',
    sections: [
      {
        heading: '我們的工作',
        parts: ['品牌、店舖及收藏家在此發售貨品。我們以最低報價展示每件貨品，並由落單至收貨，全程為買賣雙方把關。'],
      },
      { heading: '逐件鑑定', parts: ['貨品不會由賣家直接寄出，必先送抵平台檢驗，並附獨立鑑定證書。'] },
      {
        heading: '四項承諾',
        parts: [['香港及澳門免運費', '假一賠三', '低價專區兩星期內退還差價', '手袋及腕錶每年一次護理服務']],
      },
      { heading: '名字由來', parts: ['praya是海旁的意思：昔日港澳貨物在此上岸，行人亦在此遊逛。'] },
    ],
  },
}

export const careersStatement: Statement = {
  en: {
    title: 'Careers',
    lead: 'There is no open position at the moment.',
    sections: [
      {
        heading: 'Whom we look for',
        parts: [
          'From time to time: authenticators for leather goods, watches and jewellery; merchandisers who write well in English and Chinese; engineers. Positions appear on this page first.',
        ],
      },
      {
        heading: 'Writing to us',
        parts: [
          'You may introduce yourself through the chat. We keep an application for six months and then delete it, unless you ask us to delete it earlier.',
        ],
      },
    ],
  },
  zh: {
    title: '加入我們',
    lead: '目前沒有職位空缺。',
    sections: [
      {
        heading: '我們不時招聘的職位',
        parts: ['皮具、腕錶及珠寶鑑定師；擅長中英文撰寫的採購員；工程師。所有空缺會率先於此頁公布。'],
      },
      { heading: '自薦', parts: ['歡迎經客戶服務自薦。我們會保留申請資料六個月，其後刪除；您亦可要求提早刪除。'] },
    ],
  },
}

export const sellingStatement: Statement = {
  en: {
    title: 'Sell with praya',
    lead: 'Offer your pieces to buyers in Hong Kong and Macau. We authenticate, deliver and take the payment.',
    sections: [
      {
        heading: 'Who may sell',
        parts: [['Individuals with pieces of their own', 'Companies and shops with genuine goods', 'Brands', 'Global buyers']],
      },
      {
        heading: 'How it works',
        parts: [
          'You place an offer on a listed size and colour: price, quantity and how long it stands. The lowest offer in stock is the one buyers see. When it sells, send the piece to us within two working days; we authenticate it and send it on.',
        ],
      },
      {
        heading: 'What it costs',
        parts: ['Nothing to list. Of the 3.95 % a card payment costs, the buyer bears 1.95 % and platform and seller share 2 %.'],
      },
      {
        heading: 'Being paid',
        parts: [
          'The proceeds are credited when the buyer has received the order. Withdraw up to HK$5,000 at a time and HK$100,000 a day, paid within 3 working days.',
        ],
      },
      {
        heading: 'Applying',
        parts: [
          'Applications are not yet taken on this site. Write to us through the chat with your name or company, what you sell and in what number; we review within one working day.',
        ],
      },
    ],
  },
  zh: {
    title: '商戶合作',
    lead: '向香港及澳門買家發售貨品，鑑定、送貨及收款由我們處理。',
    sections: [
      { heading: '誰可成為賣家', parts: [['持有個人珍藏的人士', '售賣正貨的公司及店舖', '品牌', '環球買手']] },
      {
        heading: '運作方式',
        parts: [
          '您就已上架貨品的指定尺碼及顏色報價，列明價格、數量及有效期。買家會看到現貨中的最低報價。售出後，請於兩個工作天內將貨品送抵平台，由我們鑑定後寄出。',
        ],
      },
      { heading: '費用', parts: ['上架免費。信用卡付款成本為3.95%，其中買家承擔1.95%，平台及賣家分擔2%。'] },
      {
        heading: '收款',
        parts: ['買家收貨後，貨款即存入賣家結餘。每次最多提取HK$5,000，每日上限HK$100,000，三個工作天內到賬。'],
      },
      {
        heading: '申請',
        parts: ['本網站暫未接受網上申請。請經客戶服務提供您的姓名或公司名稱、貨品種類及數量，我們會於一個工作天內審核。'],
      },
    ],
  },
}
