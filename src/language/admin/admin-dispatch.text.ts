import type { Texts } from '#language/texts.ts'

export const adminDispatchText = {
  title: { en: 'Dispatch', zh: '寄件' },
  count: {
    en: (num: number) => `${num} ${num === 1 ? 'order is' : 'orders are'} ready to ship`,
    zh: (num: number) => `${num}張訂單可寄出`,
  },
  table: { en: 'Orders ready to ship, oldest payment first', zh: '可寄出的訂單，付款較早者先' },
  noneTitle: { en: 'No orders ready to ship', zh: '暫無可寄出的訂單' },
  none: { en: 'Items that pass authentication appear here.', zh: '通過鑑定的貨品會在此顯示。' },
  choose: { en: 'Choose', zh: '選擇' },
  chooseAll: { en: 'Choose all', zh: '全選' },
  chooseOrder: { en: (orderNo: string) => `Choose order ${orderNo}`, zh: (orderNo: string) => `選擇訂單${orderNo}` },
  order: { en: 'Order', zh: '訂單' },
  receiver: { en: 'For', zh: '收件人' },
  pieces: { en: 'Items', zh: '貨品' },
  later: {
    en: (num: number) => `${num} more to come`,
    zh: (num: number) => `另有${num}件未齊`,
  },
  held: {
    en: 'On hold: money was refunded or disputed outside the shop. Open the order to see why.',
    zh: '暫停寄出：有款項於本店以外退還，或涉及拒付爭議，詳情請見訂單。',
  },
  pickUp: { en: 'Pick-up', zh: '自取' },
  parcel: { en: 'Courier and number', zh: '速遞公司及運單號碼' },
  courierOf: { en: (orderNo: string) => `Courier of ${orderNo}`, zh: (orderNo: string) => `${orderNo}的速遞公司` },
  numberOf: { en: (orderNo: string) => `Tracking number of ${orderNo}`, zh: (orderNo: string) => `${orderNo}的運單號碼` },
  handOver: { en: 'Hand over', zh: '交付' },
  handOverTitle: { en: 'Pick-up', zh: '自取交付' },
  pickUpCode: { en: 'Pick-up code', zh: '取貨碼' },
  pickUpHint: { en: 'Scan or type the code the shopper shows.', zh: '掃描或輸入顧客出示的取貨碼。' },
  handed: {
    en: (orderNo: string, pieces: string) => `Order ${orderNo} handed over: ${pieces}`,
    zh: (orderNo: string, pieces: string) => `訂單${orderNo}已交付：${pieces}`,
  },
  wrongNumber: { en: 'This is not a tracking number of this courier.', zh: '不符合此速遞公司的運單號碼格式。' },
  courierMissing: { en: 'Choose a courier.', zh: '請選擇速遞公司。' },
  numberMissing: { en: 'Scan or type the tracking number.', zh: '請掃描或輸入運單號碼。' },
  send: { en: 'Sent', zh: '已寄出' },
  ready: { en: 'Ready to collect', zh: '可供取貨' },
  sent: { en: (orderNo: string) => `Order ${orderNo} has been sent.`, zh: (orderNo: string) => `訂單${orderNo}已寄出。` },
  waits: {
    en: (orderNo: string) => `Order ${orderNo} is ready to collect.`,
    zh: (orderNo: string) => `訂單${orderNo}可供取貨。`,
  },
  print: {
    en: (num: number) => `Print ${num > 0 ? `${num} ` : ''}packing ${num === 1 ? 'slip' : 'slips'}`,
    zh: (num: number) => `列印${num > 0 ? `${num}張` : ''}裝箱單`,
  },
  hint: {
    en: 'Scan a number; Enter sends the parcel and moves to the next one.',
    zh: '掃描運單號碼，按Enter即記錄寄出並移至下一張訂單。',
  },
  keys: {
    en: 'J/K move, X selects, N goes to the number, Enter opens',
    zh: '按J、K上下移動，X選取，N填寫運單號碼，Enter開啟',
  },
} satisfies Texts
