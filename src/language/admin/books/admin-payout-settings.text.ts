import type { Texts } from '#language/texts.ts'

/** Settings of what leaves the shop's own account: their names, what they are for, and their fields. */
export const payoutSettingText = {
  payouts: { en: 'Limits of money out', zh: '支出批核上限' },
  withdrawals: { en: 'Withdrawals', zh: '提款' },
  selling: { en: 'Sellers: offers, dispatch and withdrawals', zh: '賣家報價、寄貨及提款' },
  sellerCases: { en: 'Sellers: after authentication', zh: '賣家貨品鑑定後安排' },
  sellerHealth: { en: 'Sellers: limits of performance', zh: '賣家表現上限' },
  sourcing: { en: 'Global buyers: requests', zh: '環球買手：尋貨要求' },
  referrals: { en: 'Influencers’ links', zh: 'KOL推廣連結' },
} satisfies Texts

export const payoutSettingLeadText = {
  payouts: {
    en: 'A second colleague always approves what a colleague starts. Where the customer asked, one colleague decides up to these amounts, and two above them. Changes need a second approval.',
    zh: '由同事提出的支出，必須由另一位同事批核。由顧客提出的，在以下金額內由一位同事批核，超出則須兩位。更改上限亦須第二位同事批核。',
  },
  withdrawals: {
    en: 'How much a member may withdraw at a time and in a day (Hong Kong time). How many working days we have to pay it.',
    zh: '會員每次及每日（香港時間）可提取的結餘上限，以及付款所需的工作天數。',
  },
  selling: {
    en: 'After how many working days items that a seller has not sent in time are cancelled. How much a seller may withdraw at a time and in a day (Hong Kong time), and how long we take to pay it. After a new bank account is named, nothing is withdrawn for these hours. Items that are not new are shown below the new ones on the product page, never in lists. A new seller’s offers rest while too many orders are open. Higher limits and shorter hours need a second approval.',
    zh: '賣家逾期未寄的貨品於若干工作天後取消；每次及每日（香港時間）可提取的上限，以及付款所需的工作天數。更改銀行戶口後，須待指定時數才可提款。非全新貨品只會列於貨品頁的全新貨品之後，不會出現於列表。新賣家的未完成訂單達上限時，報價會暫停。提高上限或縮短時數須第二位同事批核。',
  },
  sellerCases: {
    en: 'How long sellers and buyers have to answer when an item differs from its description, or did not pass. How long we keep it, and what sending it back costs the seller. How long a seller has to answer to a return or claim, and to appeal. Open cases keep the time and cost they began with.',
    zh: '貨品與描述不符或未能通過鑑定時，賣家及顧客的回覆期限、代為保管的日數，以及退回賣家的費用；賣家就退貨及申請的回覆及上訴期限。處理中的個案沿用原有期限及費用。',
  },
  sellerHealth: {
    en: 'Above these shares over 30 days a seller’s owners get a message. Above them over 90 days the seller waits for a review among the sellers. Nothing is suspended by itself. Sellers see the limits beside their figures.',
    zh: '30日內超出下列比率，負責人會收到通知；90日內超出，賣家會列入待審視清單。系統不會自動暫停。賣家可於其數字旁查看上限。',
  },
  sourcing: {
    en: 'What members ask global buyers to find: whether they can ask, the deposit, and how much time each step has. Open requests keep what was shown.',
    zh: '會員可否請環球買手尋貨，以及訂金及各步驟限期。已開始的要求按當時顯示的條款處理。',
  },
  referrals: {
    en: 'For how many days after a link was followed a sale earns a commission, and which figures are flagged. What a sale earns is among the commission rules. More days need a second approval.',
    zh: '按下推廣連結後，多少日內的購買可為KOL帶來佣金，以及須提示的數字。佣金比率載於佣金規則。延長日數須第二位同事批核。',
  },
} satisfies Texts

export const payoutSettingFieldText = {
  'payouts.secondAbove': { en: 'One payment, in HK$', zh: '每筆（港元）' },
  'payouts.orderAbove': { en: 'One order, in HK$', zh: '每張訂單（港元）' },
  'payouts.payeeAbove': { en: 'One customer a day, in HK$', zh: '每位顧客每日（港元）' },
  'payouts.personAbove': { en: 'One colleague a day, in HK$', zh: '每位同事每日（港元）' },
  'payouts.dayAbove': { en: 'All colleagues a day, in HK$', zh: '全體同事每日（港元）' },
  'payouts.goodwillOrder': { en: 'Most goodwill for an order, in HK$', zh: '每張訂單的補償上限（港元）' },
  'payouts.goodwillDay': { en: 'Most goodwill a day, in HK$', zh: '每日的補償上限（港元）' },
  'payouts.withoutLine': {
    en: 'Payments accepted without a bank line a day, in HK$',
    zh: '每日未有銀行紀錄而可確認的收款（港元）',
  },
  'selling.cancelAfterDays': {
    en: 'Cancelled so many working days later, 0 for never',
    zh: '逾期多少個工作天後取消（0為不取消）',
  },
  'selling.most': { en: 'Withdrawn at a time, in HK$', zh: '每次提款上限（港元）' },
  'selling.mostADay': { en: 'Withdrawn in a day, in HK$', zh: '每日提款上限（港元）' },
  'selling.byKind': { en: 'Withdrawn by kind of seller', zh: '按賣家類別的提款上限' },
  'selling.workingDays': { en: 'Paid within working days', zh: '付款工作天數' },
  'selling.openOrders': {
    en: 'Open orders of a new seller at most, 0 for any number',
    zh: '新賣家未完成訂單上限（0為不設上限）',
  },
  'selling.firstPassed': { en: 'A seller is new until so many items have passed', zh: '多少件貨品通過鑑定後不再是新賣家' },
  'selling.sentPhotos': { en: 'Photographs of each item before a seller sends it', zh: '賣家寄出每件貨品前須附照片數目' },
  'selling.conditions': { en: 'Sellers may offer items that are not new', zh: '賣家可出售非全新貨品' },
  'selling.restHours': { en: 'Hours without payouts after a new account', zh: '更改戶口後暫停提款的時數' },
  'sourcing.isOpen': { en: 'Members can ask for items', zh: '會員可提出尋貨要求' },
  'sourcing.depositPercent': { en: 'Deposit, per cent of the quote', zh: '訂金佔報價百分比' },
  'sourcing.quoteDays': { en: 'Quotes are taken for days', zh: '接受報價的日數' },
  'sourcing.buyDays': { en: 'Buyer buys within days', zh: '買手購貨的日數' },
  'sourcing.sendDays': { en: 'Item arrives within days after that', zh: '購貨後送達的日數' },
  'sourcing.payHours': { en: 'Rest is paid within hours', zh: '支付餘款的時數' },
  'sellerCases.differenceDays': { en: 'Seller answers within working days', zh: '賣家回覆調整價的工作天數' },
  'sellerCases.buyerHours': { en: 'Buyer answers within hours', zh: '顧客回覆調整價的時數' },
  'sellerCases.holdDays': { en: 'Rejected items kept for days', zh: '未能通過鑑定的貨品保管日數' },
  'sellerCases.sendBackCost': { en: 'Sending back to the seller, in HK$', zh: '退回賣家的費用（港元）' },
  'sellerCases.answerDays': { en: 'Seller answers returns and claims within working days', zh: '賣家回應退貨及申請的工作天數' },
  'sellerCases.appealDays': { en: 'Seller appeals within working days', zh: '賣家提出上訴的工作天數' },
  'sellerHealth.rejected': { en: 'Not authenticated at most, per cent', zh: '鑑定不通過上限（百分比）' },
  'sellerHealth.late': { en: 'Sent late at most, per cent', zh: '逾期寄出上限（百分比）' },
  'sellerHealth.cancelled': { en: 'Cancelled as not sent at most, per cent', zh: '未寄出而取消上限（百分比）' },
  'sellerHealth.described': { en: 'Not as described at most, per cent', zh: '與描述不符上限（百分比）' },
  'sellerHealth.answered': { en: 'Answered within a day at least, per cent', zh: '一日內回覆下限（百分比）' },
  'sellerHealth.fewest': { en: 'Nothing follows below so many', zh: '不足此數目時不作跟進' },
  'referrals.windowDays': { en: 'A link brings sales for days', zh: '連結有效的歸因日數' },
  'referrals.clicksPerVisit': { en: 'Flagged above clicks for each visitor', zh: '每位訪客按連結多於此次數即提示' },
  'referrals.refusedSales': { en: 'Flagged from refused items', zh: '不計佣金的貨品達此件數即提示' },
  'referrals.sharedVisitors': { en: 'Flagged from visitors of one network a day', zh: '同一網絡每日訪客達此人數即提示' },
  'withdrawals.most': { en: 'At a time, in HK$', zh: '每次上限（港元）' },
  'withdrawals.mostADay': { en: 'In a day, in HK$', zh: '每日上限（港元）' },
  'withdrawals.workingDays': { en: 'Paid within working days', zh: '付款工作天數' },
} satisfies Texts

export const kindLimitText = {
  hint: { en: 'Leave a field empty where the limit above applies.', zh: '如適用上述上限，請留空。' },
  most: { en: (kind: string) => `${kind}, at a time, in HK$`, zh: (kind: string) => `${kind}每次（港元）` },
  mostADay: { en: (kind: string) => `${kind}, in a day, in HK$`, zh: (kind: string) => `${kind}每日（港元）` },
} satisfies Texts

export const sentPhotosText = {
  hint: { en: '0 to 6. They are shown beside the item when it is authenticated.', zh: '0至6張，鑑定時會與貨品一同顯示。' },
} satisfies Texts
