import type { Texts } from '#language/texts.ts'

/** What can be done about a piece of an order. */
export const pieceActText = {
  acts: { en: 'What you can do', zh: '可辦理事項' },
  review: { en: 'Write a review', zh: '撰寫評價' },
  care: { en: 'Book care', zh: '預約護理' },
  cancel: { en: 'Cancel', zh: '取消' },
  return: { en: 'Return', zh: '退貨' },
  price: { en: 'Price difference', zh: '退還差價' },
  fake: { en: 'Not authentic?', zh: '對真偽有疑問？' },
} satisfies Texts

export const returnReasonText = {
  'changed-mind': { en: 'I changed my mind', zh: '改變主意' },
  'wrong-size': { en: 'The size does not fit', zh: '尺碼不合' },
  faulty: { en: 'It is faulty', zh: '貨品有瑕疵' },
  'not-as-described': { en: 'It is not as described', zh: '與描述不符' },
  'wrong-piece': { en: 'It is not what I ordered', zh: '發錯貨品' },
} satisfies Texts

export const returnLimitText = {
  beauty: {
    en: 'Beauty products can be returned unopened only, unless they are faulty.',
    zh: '美容產品須未經開封方可退回，瑕疵貨品除外。',
  },
  hygiene: {
    en: 'Can be returned with its hygiene seal only, unless it is faulty.',
    zh: '須保留衞生封條方可退回，瑕疵貨品除外。',
  },
  pierced: {
    en: 'Earrings for pierced ears can be returned only if they are faulty or not as described.',
    zh: '穿孔耳環只接受瑕疵、與描述不符或發錯貨品的退回。',
  },
} satisfies Texts

export const returnStateText = {
  asked: { en: 'Waiting for our answer', zh: '待我們回覆' },
  agreed: { en: 'Agreed, waiting for you to send it', zh: '已接納，待您寄出' },
  sent: { en: 'On its way to us', zh: '寄回途中' },
  arrived: { en: 'With us, being checked', zh: '已送抵我們，檢查中' },
  'going-back': { en: 'With us, to be sent back to you', zh: '在我們手上，待寄回給您' },
  done: { en: 'Done', zh: '已完成' },
  declined: { en: 'Declined', zh: '不獲接納' },
  withdrawn: { en: 'Withdrawn', zh: '已撤回' },
  lapsed: { en: 'Expired', zh: '已失效' },
} satisfies Texts

export const returnKindText = {
  cancel: { en: 'Cancellation', zh: '取消' },
  return: { en: 'Return', zh: '退貨' },
} satisfies Texts

export const returnActText = {
  ask: { en: 'Requested', zh: '提出申請' },
  withdraw: { en: 'Withdrawn', zh: '撤回申請' },
  agree: { en: 'Accepted', zh: '接納申請' },
  decline: { en: 'Declined', zh: '拒絕申請' },
  send: { en: 'Sent to us', zh: '已寄出' },
  arrive: { en: 'Arrived with us', zh: '已送抵' },
  inspect: { en: 'Checked', zh: '已檢查' },
  'send-back': { en: 'Sent back to you', zh: '已寄回' },
  lapse: { en: 'Expired', zh: '已失效' },
} satisfies Texts

export const returnsText = {
  title: { en: 'Returns', zh: '退貨及取消' },
  lead: { en: 'Items you cancel or return, and the state of each request.', zh: '您的取消及退貨申請，以及最新情況。' },
  empty: { en: 'No returns yet', zh: '暫無退貨' },
  emptyWords: {
    en: 'To return an item, or cancel one that has not been sent, open its order.',
    zh: '如需退貨，或取消尚未寄出的貨品，請開啟相關訂單。',
  },
  toOrders: { en: 'Your orders', zh: '查看訂單' },
  failed: { en: 'Your returns could not be loaded. Please try again.', zh: '未能載入退貨資料，請重試。' },
  ofOrder: { en: (orderNo: string) => `Order ${orderNo}`, zh: (orderNo: string) => `訂單${orderNo}` },
  sendBy: { en: (day: string) => `Please send it by ${day}.`, zh: (day: string) => `請於${day}或之前寄出。` },
  writeNumber: {
    en: (number: string) => `Print the label, or write ${number} on the parcel.`,
    zh: (number: string) => `請列印標籤，或於包裹寫上${number}。`,
  },
  to: { en: 'Send it to', zh: '退貨地址' },
  label: { en: 'Return label (PDF)', zh: '退貨標籤（PDF）' },
  labelFailed: { en: 'The label could not be made. Please try again.', zh: '未能製作標籤，請重試。' },
  inPerson: { en: 'I bring it to the store', zh: '親身送回' },
  courier: { en: 'Courier', zh: '速遞公司' },
  tracking: { en: 'Tracking number', zh: '運單號碼' },
  optional: { en: 'optional', zh: '選填' },
  send: { en: 'I have sent it', zh: '我已寄出' },
  sent: { en: 'Thank you. We will tell you when it arrives.', zh: '多謝。貨品送抵後我們會通知您。' },
  withdraw: { en: 'Withdraw', zh: '撤回申請' },
  withdrawSure: { en: 'Withdraw this request?', zh: '確定撤回此申請？' },
  keep: { en: 'Keep it', zh: '保留' },
  withdrawn: { en: 'Request withdrawn.', zh: '已撤回申請。' },
  accepted: {
    en: (amount: string) => `Return accepted: ${amount} will be refunded`,
    zh: (amount: string) => `已接納退貨，退款${amount}`,
  },
  rejected: { en: (why: string) => `Return not accepted: ${why}`, zh: (why: string) => `退貨不獲接納：${why}` },
  ofPiece: { en: (act: string, title: string) => `${act}: ${title}`, zh: (act: string, title: string) => `${act}：${title}` },
  toBalance: { en: 'Your refund goes to your balance.', zh: '退款將存入您的結餘。' },
  note: { en: (words: string) => `Your message: ${words}`, zh: (words: string) => `您的說明：${words}` },
  pictures: { en: (num: number) => `${num} ${num === 1 ? 'picture' : 'pictures'}`, zh: (num: number) => `已附${num}張照片` },
  way: { en: 'History', zh: '處理紀錄' },
  you: { en: 'You', zh: '您' },
  back: { en: (parcel: string) => `On its way to you: ${parcel}`, zh: (parcel: string) => `寄回給您：${parcel}` },
} satisfies Texts

/** What goes back, by where it goes, and what does not. */
export const returnSumsText = {
  money: { en: 'To your original payment method', zh: '按原付款方式退還' },
  balance: { en: 'To your balance', zh: '存入結餘' },
  points: { en: 'Points returned to you', zh: '退回積分' },
  takenPoints: { en: 'Points earned with these items, deducted', zh: '扣回此等貨品所得積分' },
  kept: { en: 'Not refunded: payment fee and delivery abroad', zh: '不予退還：信用卡手續費及境外運費' },
  less: { en: 'Deducted: coupons that no longer apply to the rest', zh: '已扣除：其餘貨品不再適用的優惠' },
  ended: {
    en: (names: readonly string[]) =>
      `The items you keep no longer reach what ${names.map((name) => `“${name}”`).join(' and ')} asks for. What it took off them is deducted from your refund.`,
    zh: (names: readonly string[]) =>
      `餘下貨品不再符合${names.map((name) => `「${name}」`).join('及')}的使用條件，其優惠額將從退款中扣除。`,
  },
} satisfies Texts

export const returnFormText = {
  returnTitle: { en: 'Return items', zh: '申請退貨' },
  cancelTitle: { en: 'Cancel items', zh: '取消貨品' },
  returnLead: {
    en: 'Items must be unworn, with tags, original box, papers and the authentication seal. We reply within one working day; please do not send anything before that.',
    zh: '貨品須未經穿着使用，並保留吊牌、原裝盒、文件及鑑定封條。我們會於一個工作天內回覆，在此之前請勿寄出。',
  },
  cancelLead: {
    en: 'Items the seller has not sent are cancelled at once. For an item that has reached us, we check whether it can be stopped. Coupons and free delivery are checked again for the items you keep. If those no longer reach the minimum, their reduction is deducted from the refund. You see the amount before you confirm.',
    zh: '尚未開始處理的貨品會即時取消；已送抵我們的貨品須先確認能否停止寄出。優惠券及免運費會按餘下貨品重新核算，如未達最低消費，其優惠額將從退款中扣除；確認前會先列明金額。',
  },
  policy: { en: 'Returns and refunds', zh: '退貨及退款' },
  pieces: { en: 'Choose items', zh: '選擇貨品' },
  reason: { en: 'Reason', zh: '原因' },
  choose: { en: 'Please choose', zh: '請選擇' },
  until: { en: (day: string) => `Non-faulty returns until ${day}`, zh: (day: string) => `非瑕疵退貨：至${day}` },
  note: { en: 'Additional details', zh: '補充說明' },
  optional: { en: 'optional', zh: '選填' },
  noteHint: { en: 'Up to 240 letters or 120 Chinese characters.', zh: '最多120個中文字或240個英文字母。' },
  pictures: { en: 'Pictures', zh: '照片' },
  picturesHint: {
    en: 'If the item is faulty, please add pictures. Up to six, JPG or PNG.',
    zh: '如有瑕疵，請附照片。最多六張，JPG或PNG格式。',
  },
  check: { en: 'Check the request', zh: '檢查申請' },
  checkTitle: { en: 'Please check', zh: '請檢查申請內容' },
  change: { en: 'Change', zh: '修改' },
  refund: { en: 'Your refund, once we have checked the items:', zh: '檢查貨品後的退款：' },
  refundCancel: { en: 'Your refund:', zh: '退款：' },
  where: { en: 'How should we refund you?', zh: '退款方式' },
  asPaid: { en: 'To my original payment method, within 3 to 10 working days', zh: '按原付款方式，3至10個工作天內入賬' },
  toBalance: { en: 'To my balance, as soon as it is approved', zh: '存入結餘，批核後即時可用' },
  atOnce: { en: 'Cancelled at once', zh: '即時取消' },
  asked: { en: 'We check whether it can be stopped', zh: '須確認能否停止寄出' },
  ownWay: { en: 'You pay for return delivery.', zh: '退貨運費由您承擔。' },
  ourWay: { en: 'We pay for return delivery.', zh: '退貨運費由我們承擔。' },
  send: { en: 'Send request', zh: '提交申請' },
  cancelNow: { en: 'Cancel items', zh: '確認取消' },
  sending: { en: 'Sending…', zh: '提交中……' },
  sent: { en: 'We have received your request.', zh: '已收到您的申請。' },
  cancelled: { en: 'Cancelled. Your money will be refunded.', zh: '已取消，款項將會退還。' },
  none: { en: 'No item of this order can be chosen now', zh: '此訂單現時沒有可選擇的貨品' },
  noneWords: {
    en: 'Items can be cancelled until they are sent, and returned once you have them. Earlier requests are on the “Returns” page.',
    zh: '貨品寄出前可申請取消，收到後可申請退貨。已提出的申請可於「退貨及取消」頁面查看。',
  },
  toReturns: { en: 'Your returns', zh: '查看退貨' },
} satisfies Texts
