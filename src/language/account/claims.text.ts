import type { Texts } from '#language/texts.ts'

export const claimsText = {
  title: { en: 'Claims', zh: '申請' },
  lead: { en: 'A lower price you have found, or a piece you doubt.', zh: '退還差價及貨品真偽申請。' },
  empty: { en: 'No claims', zh: '暫無申請' },
  emptyWords: {
    en: 'Of a piece in the lowest-price zone you may ask for the difference within 14 days of payment; of one you doubt, at any time. Open the order it belongs to.',
    zh: '低價專區貨品可於付款後14日內申請退還差價；如對貨品真偽有疑問，收貨後可隨時提出。請於相關訂單內申請。',
  },
  toOrders: { en: 'Your orders', zh: '查看訂單' },
  failed: { en: 'Your claims could not be loaded. Please try again.', zh: '未能載入申請，請重試。' },
  ofOrder: { en: (orderNo: string) => `Order ${orderNo}`, zh: (orderNo: string) => `訂單${orderNo}` },
  asked: { en: (day: string) => `Asked on ${day}`, zh: (day: string) => `${day}提出` },
  price: { en: 'Price seen', zh: '較低售價' },
  place: { en: 'Seen at', zh: '發售店舖或網站' },
  page: { en: 'Page', zh: '網頁' },
  openPage: { en: 'Open the page', zh: '開啟網頁' },
  yourWords: { en: 'What you wrote', zh: '您的說明' },
  pictures: {
    en: (num: number) => `${num} ${num === 1 ? 'picture' : 'pictures'}`,
    zh: (num: number) => `已附${num}張照片`,
  },
  refund: { en: 'Goes back to you', zh: '退款金額' },
  extra: { en: 'On top, three times the price', zh: '三倍貨價賠償' },
  reason: { en: 'Our answer', zh: '我們的回覆' },
  talk: { en: 'What was said', zh: '往來紀錄' },
  you: { en: 'You', zh: '您' },
  us: { en: '{shop}', zh: '{店名}' },
  answer: { en: 'Your answer', zh: '您的回覆' },
  sendAnswer: { en: 'Send the answer', zh: '提交回覆' },
  answered: { en: 'Your answer is with us.', zh: '已收到您的回覆。' },
  withdraw: { en: 'Withdraw the claim', zh: '撤回申請' },
  withdrawSure: { en: 'Withdraw this claim?', zh: '確定撤回此申請？' },
  keep: { en: 'Keep it', zh: '保留' },
  withdrawn: { en: 'The claim is withdrawn.', zh: '已撤回申請。' },
} satisfies Texts

export const claimKindText = {
  price: { en: 'Price difference', zh: '退還差價' },
  fake: { en: 'Doubted piece', zh: '貨品真偽' },
} satisfies Texts

export const claimStateText = {
  asked: { en: 'We are reviewing it', zh: '審核中' },
  'more-asked': { en: 'Waits for your answer', zh: '待您回覆' },
  upheld: { en: 'Agreed to', zh: '已接納' },
  declined: { en: 'Declined', zh: '不獲接納' },
  withdrawn: { en: 'Withdrawn', zh: '已撤回' },
} satisfies Texts

export const claimFormText = {
  priceTitle: { en: 'Ask for the price difference', zh: '申請退還差價' },
  fakeTitle: { en: 'Is this piece not authentic?', zh: '對貨品真偽有疑問？' },
  priceLead: {
    en: (day: string) =>
      `The same piece, new and in stock in Hong Kong, for less: we refund the difference. You may ask until ${day}.`,
    zh: (day: string) => `如相同的全新現貨於香港以較低價發售，我們退還差價。申請期限至${day}。`,
  },
  fakeLead: {
    en: 'Tell us what makes you doubt, with pictures. We look at it with what the bench saw, and may ask for the piece. If it is a fake, you have what you paid back, and three times its price on top.',
    zh: '請說明懷疑之處並附上照片。我們會對照鑑定紀錄，並可能請您寄回貨品。如證實並非正品，除退還所付款項外，另賠償三倍貨價。',
  },
  piece: { en: 'Which piece', zh: '選擇貨品' },
  paid: { en: (amount: string) => `Paid: ${amount}`, zh: (amount: string) => `所付貨價：${amount}` },
  paidAfter: {
    en: (amount: string) => `Paid: ${amount}, after coupons and with your points`,
    zh: (amount: string) => `所付貨價：${amount}（已扣優惠券，包括所用積分）`,
  },
  none: { en: 'Nothing of this order can be claimed for now', zh: '此訂單現時沒有可申請的貨品' },
  noneWords: {
    en: 'The difference is for pieces of the lowest-price zone within 14 days of payment; doubts are for pieces that have arrived. What you have claimed already stands among your claims.',
    zh: '退還差價適用於付款後14日內的低價專區貨品；真偽申請適用於已收到的貨品。已提出的申請可於「申請」頁面查看。',
  },
  toClaims: { en: 'Your claims', zh: '查看申請' },
  price: { en: 'Price you have seen, in HK$', zh: '較低售價（港元）' },
  priceHint: { en: 'What anybody would pay, delivery included.', zh: '一般顧客所付的連運費價格。' },
  place: { en: 'Shop or website', zh: '店舖或網站名稱' },
  link: { en: 'Address of the page', zh: '網頁網址' },
  linkHint: { en: 'Or a picture of the price below.', zh: '或於下方上載標價照片。' },
  optional: { en: 'optional', zh: '選填' },
  words: { en: 'Anything else we should know', zh: '補充說明' },
  doubt: { en: 'What makes you doubt it', zh: '懷疑之處' },
  pictures: { en: 'Pictures', zh: '照片' },
  picturesHint: { en: 'Up to six, JPG or PNG.', zh: '最多六張，JPG或PNG格式。' },
  send: { en: 'Send the claim', zh: '提交申請' },
  sending: { en: 'Sending…', zh: '提交中……' },
  sent: { en: 'Your claim is with us.', zh: '已收到您的申請。' },
} satisfies Texts

export const picturesFieldText = {
  add: { en: 'Add pictures', zh: '加入照片' },
  sending: { en: 'Sending…', zh: '上載中……' },
  remove: { en: (number: number) => `Remove picture ${number}`, zh: (number: number) => `移除照片${number}` },
  shown: { en: (number: number) => `Picture ${number}`, zh: (number: number) => `照片${number}` },
} satisfies Texts
