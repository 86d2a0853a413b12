import type { Texts } from '#language/texts.ts'

export const orderText = {
  findTitle: { en: 'Find an order', zh: '查詢訂單' },
  findWords: {
    en: 'Enter the order number and the phone or e-mail you gave with it.',
    zh: '請輸入訂單編號，以及下單時所填的電話或電郵。',
  },
  orderNo: { en: 'Order number', zh: '訂單編號' },
  contact: { en: 'Phone or e-mail', zh: '電話或電郵' },
  find: { en: 'Find the order', zh: '查詢' },
  finding: { en: 'Looking…', zh: '查詢中……' },
  listTitle: { en: 'Your orders', zh: '您的訂單' },
  listEmpty: { en: 'No orders yet', zh: '暫無訂單' },
  listEmptyWords: {
    en: 'Orders placed in this browser appear here. An order from elsewhere can be found by its number.',
    zh: '經此瀏覽器提交的訂單會在此顯示；其他訂單可憑訂單編號查詢。',
  },
  memberEmptyWords: {
    en: 'What you order appears here. An order you placed as a guest can be found by its number.',
    zh: '您的訂單會在此顯示；以訪客身份提交的訂單可憑訂單編號查詢。',
  },
  groups: { en: 'Orders by state', zh: '訂單狀態' },
  search: { en: 'Order number, brand or piece', zh: '訂單編號、品牌或貨品' },
  searchNow: { en: 'Search', zh: '搜尋' },
  found: { en: (n: number) => `${n} ${n === 1 ? 'order' : 'orders'}`, zh: (n: number) => `${n}張訂單` },
  foundFor: {
    en: (word: string, n: number) => `${n} ${n === 1 ? 'order' : 'orders'} for “${word}”`,
    zh: (word: string, n: number) => `「${word}」的搜尋結果：${n}張訂單`,
  },
  noneHere: { en: 'No order here', zh: '沒有相符的訂單' },
  more: { en: 'Show more', zh: '顯示更多' },
  failed: { en: 'This could not be loaded. Please try again.', zh: '未能載入，請重試。' },
  title: { en: (number: string) => `Order ${number}`, zh: (number: string) => `訂單${number}` },
  receipt: { en: 'Receipt', zh: '收據' },
  aboutPiece: { en: 'About this piece', zh: '貨品詳情' },
  print: { en: 'Print', zh: '列印' },
  plainTitle: { en: 'Order', zh: '訂單' },
  placed: { en: 'Placed', zh: '下單時間' },
  pieces: { en: (count: number) => `${count} ${count === 1 ? 'piece' : 'pieces'}`, zh: (count: number) => `${count}件` },
  total: { en: 'Total', zh: '總額' },
  seePayment: { en: 'See your transfer', zh: '查看轉賬資料' },
  heldUntil: {
    en: (moment: string) =>
      `Your items are held for you until ${moment}. The order closes by itself if no payment arrives by then.`,
    zh: (moment: string) => `貨品為您保留至${moment}；逾時未付款，訂單將自動取消。`,
  },
  payNow: { en: 'Pay now', zh: '立即付款' },
  cancel: { en: 'Cancel the order', zh: '取消訂單' },
  cancelSure: {
    en: 'Cancel this order? What came from your bag goes back into it; others may then buy it, too.',
    zh: '確定取消此訂單？經購物袋訂購的貨品將放回購物袋，其他顧客亦可選購。',
  },
  toBag: { en: 'Go to the bag', zh: '前往購物袋' },
  keep: { en: 'Keep the order', zh: '保留訂單' },
  received: { en: 'I have received it', zh: '確認收貨' },
  receivedSure: {
    en: (days: number) =>
      `Have you received your items? From today you have ${days} days to return them if you change your mind, and points for them are added. This cannot be undone.`,
    zh: (days: number) => `確定已收到貨品？非瑕疵貨品的${days}日退貨期由今日起計，積分亦會存入帳戶。此操作不能復原。`,
  },
  notReceived: { en: 'Not yet', zh: '尚未收到' },
  kept: {
    en: (amount: string) =>
      `${amount} is not refunded: payment fees and delivery abroad are kept when an item is returned without a fault.`,
    zh: (amount: string) => `其中${amount}不予退還：非瑕疵退貨不退付款手續費及境外運費。`,
  },
  arrives: { en: 'Arrives by', zh: '預計送達' },
  ready: { en: 'Ready by', zh: '預計可取' },
  pickUpCode: { en: 'Pick-up code', zh: '取貨碼' },
  pickUpQr: { en: 'Pick-up code as a QR code', zh: '取貨碼二維碼' },
  pickUpWords: {
    en: (day: string) => `Show this code at the desk; we keep the parcel until ${day}.`,
    zh: (day: string) => `領取時請向職員出示此碼，貨品保留至${day}。`,
  },
  readyWords: { en: 'Your pieces wait for you at the pick-up point.', zh: '貨品已送抵自取地點，歡迎前來領取。' },
  courier: { en: 'Courier', zh: '速遞公司' },
  tracking: { en: 'Tracking number', zh: '運單號碼' },
  parcelOf: {
    en: (number: number, all: number) => `Parcel ${number} of ${all}`,
    zh: (number: number, all: number) => `包裹${number}（共${all}個）`,
  },
  toAddress: { en: 'Delivery address', zh: '送貨地址' },
  pickUp: { en: 'Pick-up point', zh: '自取地點' },
  changeAddress: { en: 'Change the delivery address', zh: '更改送貨地址' },
  addressChanged: { en: 'Delivery address changed', zh: '已更改送貨地址' },
  contactTitle: { en: 'Contact', zh: '聯絡資料' },
  payment: { en: 'Payment', zh: '付款方式' },
  history: { en: 'History', zh: '訂單紀錄' },
  items: { en: 'Pieces', zh: '貨品' },
  quantity: { en: (count: number) => `Quantity ${count}`, zh: (count: number) => `數量：${count}` },
  seller: { en: (name: string) => `Sold by ${name}`, zh: (name: string) => `賣家：${name}` },
  short: {
    en: (came: string, missing: string) =>
      `We have received ${came}; ${missing} is still missing. Please send the rest the same way.`,
    zh: (came: string, missing: string) => `我們已收到${came}，尚欠${missing}。請以相同方式補付餘額。`,
  },
  shortBack: {
    en: (came: string) => `When this order closed, ${came} had arrived for it. We return this amount in full.`,
    zh: (came: string) => `訂單取消時已收到${came}，該筆款項將全數退還。`,
  },
  underReview: { en: 'We are checking your transfer.', zh: '我們正在核對您的轉賬。' },
  atProvider: {
    en: 'PayPal is looking at your payment; your pieces are held meanwhile.',
    zh: 'PayPal正在審核您的付款，期間會為您保留貨品。',
  },
} satisfies Texts
