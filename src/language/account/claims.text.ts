import type { Texts } from '#language/texts.ts'

export const claimsText = {
  title: { en: 'Claims', zh: '差價及真偽申請' },
  lead: { en: 'Claim a price difference, or ask us to check an item again.', zh: '退還差價及貨品真偽申請。' },
  empty: { en: 'No claims yet', zh: '暫無申請' },
  emptyWords: {
    en: 'For items in the lowest-price zone you can claim the difference within 14 days of payment. If you doubt an item, you can tell us at any time. Open the order it belongs to.',
    zh: '低價專區貨品可於付款後14日內申請退還差價；如對貨品真偽有疑問，收貨後可隨時提出。請於相關訂單內申請。',
  },
  toOrders: { en: 'Your orders', zh: '查看訂單' },
  failed: { en: 'Your claims could not be loaded. Please try again.', zh: '未能載入申請，請重試。' },
  ofOrder: { en: (orderNo: string) => `Order ${orderNo}`, zh: (orderNo: string) => `訂單${orderNo}` },
  asked: { en: (day: string) => `Requested on ${day}`, zh: (day: string) => `${day}提出` },
  price: { en: 'Lower price', zh: '較低售價' },
  place: { en: 'Where you saw it', zh: '發售店舖或網站' },
  page: { en: 'Page', zh: '網頁' },
  openPage: { en: 'Open the page', zh: '開啟網頁' },
  yourWords: { en: 'Your message', zh: '您的說明' },
  pictures: {
    en: (num: number) => `${num} ${num === 1 ? 'picture' : 'pictures'}`,
    zh: (num: number) => `已附${num}張照片`,
  },
  refund: { en: 'Refund', zh: '退款金額' },
  extra: { en: 'Compensation, three times the price', zh: '三倍貨價賠償' },
  reason: { en: 'Our reply', zh: '我們的回覆' },
  talk: { en: 'Messages', zh: '往來紀錄' },
  you: { en: 'You', zh: '您' },
  us: { en: '{shop}', zh: '{店名}' },
  answer: { en: 'Your reply', zh: '您的回覆' },
  sendAnswer: { en: 'Send reply', zh: '提交回覆' },
  answered: { en: 'We have received your reply.', zh: '已收到您的回覆。' },
  withdraw: { en: 'Withdraw the claim', zh: '撤回申請' },
  withdrawSure: { en: 'Withdraw this claim?', zh: '確定撤回此申請？' },
  keep: { en: 'Keep it', zh: '保留' },
  withdrawn: { en: 'The claim is withdrawn.', zh: '已撤回申請。' },
} satisfies Texts

export const claimKindText = {
  price: { en: 'Price difference', zh: '退還差價' },
  fake: { en: 'Authenticity', zh: '貨品真偽' },
} satisfies Texts

export const claimStateText = {
  asked: { en: 'We are reviewing it', zh: '審核中' },
  'more-asked': { en: 'Waiting for your reply', zh: '待您回覆' },
  upheld: { en: 'Accepted', zh: '已接納' },
  declined: { en: 'Declined', zh: '不獲接納' },
  withdrawn: { en: 'Withdrawn', zh: '已撤回' },
} satisfies Texts

export const claimFormText = {
  priceTitle: { en: 'Claim the price difference', zh: '申請退還差價' },
  fakeTitle: { en: 'Is this item not authentic?', zh: '對貨品真偽有疑問？' },
  priceLead: {
    en: (day: string) =>
      `If the same item is sold new and in stock in Hong Kong for less, we refund the difference. You can claim until ${day}.`,
    zh: (day: string) => `如相同的全新現貨於香港以較低價發售，我們退還差價。申請期限至${day}。`,
  },
  fakeLead: {
    en: 'Tell us why you doubt it, with pictures. We compare them with our authentication record, and may ask you to send the item. If it is not genuine, we refund what you paid and pay three times its price.',
    zh: '請說明懷疑之處並附上照片。我們會對照鑑定紀錄，並可能請您寄回貨品。如證實並非正品，除退還所付款項外，另賠償三倍貨價。',
  },
  piece: { en: 'Choose an item', zh: '選擇貨品' },
  paid: { en: (amount: string) => `Paid: ${amount}`, zh: (amount: string) => `所付貨價：${amount}` },
  paidAfter: {
    en: (amount: string) => `Paid: ${amount}, after coupons and with your points`,
    zh: (amount: string) => `所付貨價：${amount}（已扣優惠券，包括所用積分）`,
  },
  none: { en: 'No item of this order can be claimed for now', zh: '此訂單現時沒有可申請的貨品' },
  noneWords: {
    en: 'Price differences can be claimed for items of the lowest-price zone within 14 days of payment; authenticity, for items you have received. Earlier claims are on the “Claims” page.',
    zh: '退還差價適用於付款後14日內的低價專區貨品；真偽申請適用於已收到的貨品。已提出的申請可於「差價及真偽申請」頁面查看。',
  },
  toClaims: { en: 'Your claims', zh: '查看申請' },
  price: { en: 'Lower price, in HK$', zh: '較低售價（港元）' },
  priceHint: { en: 'The price anyone can buy it for, delivery included.', zh: '一般顧客所付的連運費價格。' },
  place: { en: 'Shop or website', zh: '店舖或網站名稱' },
  link: { en: 'Address of the page', zh: '網頁網址' },
  linkHint: { en: 'Or upload a picture of the price below.', zh: '或於下方上載標價照片。' },
  optional: { en: 'optional', zh: '選填' },
  words: { en: 'Additional details', zh: '補充說明' },
  doubt: { en: 'Why you doubt it', zh: '懷疑之處' },
  pictures: { en: 'Pictures', zh: '照片' },
  picturesHint: { en: 'Up to six, JPG or PNG.', zh: '最多六張，JPG或PNG格式。' },
  send: { en: 'Send the claim', zh: '提交申請' },
  sending: { en: 'Sending…', zh: '提交中……' },
  sent: { en: 'We have received your claim.', zh: '已收到您的申請。' },
} satisfies Texts

export const picturesFieldText = {
  add: { en: 'Add pictures', zh: '加入照片' },
  sending: { en: 'Sending…', zh: '上載中……' },
  remove: { en: (number: number) => `Remove picture ${number}`, zh: (number: number) => `移除照片${number}` },
  shown: { en: (number: number) => `Picture ${number}`, zh: (number: number) => `照片${number}` },
} satisfies Texts
