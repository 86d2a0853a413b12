import type { Texts } from '#language/texts.ts'

export const addressBookText = {
  title: { en: 'Addresses', zh: '地址簿' },
  lead: { en: 'The default is chosen for you at checkout.', zh: '結帳時將自動選用預設地址。' },
  add: { en: 'Add an address', zh: '新增地址' },
  empty: { en: 'No address yet', zh: '暫無地址' },
  emptyWords: {
    en: 'Save the places you send to, and checkout fills them in for you.',
    zh: '儲存常用地址，下次結帳毋須重新填寫。',
  },
  failed: { en: 'Your addresses could not be loaded. Please try again.', zh: '未能載入地址，請重試。' },
  full: {
    en: (most: number) => `Your book is full: ${most} addresses.`,
    zh: (most: number) => `地址簿已滿，最多${most}個地址。`,
  },
  isShipping: { en: 'Delivery', zh: '送貨' },
  isBilling: { en: 'Billing', zh: '賬單' },
  notDelivered: { en: 'We do not deliver there at present.', zh: '暫不送貨至此地區。' },
  edit: { en: 'Edit', zh: '更改' },
  delete: { en: 'Delete', zh: '刪除' },
  makeDefault: { en: 'Make default', zh: '設為預設' },
  ofAddress: {
    en: (act: string, address: string) => `${act}: ${address}`,
    zh: (act: string, address: string) => `${act}：${address}`,
  },
  deleteSure: { en: 'Delete this address? Orders already placed keep it.', zh: '確定刪除此地址？已提交的訂單不受影響。' },
  keep: { en: 'Keep it', zh: '保留' },
  deleted: { en: 'Address deleted.', zh: '已刪除地址。' },
  madeDefault: { en: 'This is now your default address.', zh: '已設為預設地址。' },
} satisfies Texts

export const addressChangeText = {
  title: { en: 'Change a delivery address', zh: '更改送貨地址' },
  lead: {
    en: 'You can do this once for each order, before it is sent. Please check the new address: it cannot be edited again.',
    zh: '每張訂單只可於寄出前更改一次。更改後不能再次更改，請先核對新地址。',
  },
  order: { en: (number: string) => `Order ${number}`, zh: (number: string) => `訂單${number}` },
  now: { en: 'Current address', zh: '現時送貨地址' },
  newOne: { en: 'New address', zh: '新地址' },
  another: { en: 'Another address', zh: '其他地址' },
  change: { en: 'Change the address', zh: '確定更改' },
  changing: { en: 'Changing…', zh: '更改中……' },
  changed: { en: 'Your order will be sent to the new address.', zh: '訂單將送往新地址。' },
  done: {
    en: 'The address of this order has been changed once and cannot be edited again.',
    zh: '此訂單已更改地址一次，不能再次更改。',
  },
  over: {
    en: 'This order has been sent, is for collection, or has ended. Its address can no longer be changed.',
    zh: '此訂單已寄出、屬自取或已結束，地址不能更改。',
  },
  noNumber: { en: 'Choose an order', zh: '請選擇訂單' },
  noNumberWords: {
    en: 'Open the order and choose “Change the delivery address”, or find it by its number.',
    zh: '請開啟訂單並選擇「更改送貨地址」，或以訂單編號查詢。',
  },
  toOrders: { en: 'Your orders', zh: '您的訂單' },
  toFind: { en: 'Find an order', zh: '查詢訂單' },
  toOrder: { en: 'Back to the order', zh: '返回訂單' },
} satisfies Texts

/** The rooms of the account, as its navigation names them. */
export const accountFrameText = {
  rooms: { en: 'Account', zh: '我的帳戶' },
  overview: { en: 'Overview', zh: '總覽' },
  shop: { en: 'Seller centre', zh: '賣家中心' },
  orders: { en: 'Orders', zh: '訂單' },
  balance: { en: 'Balance', zh: '結餘' },
  returns: { en: 'Returns', zh: '退貨及取消' },
  claims: { en: 'Claims', zh: '差價及真偽申請' },
  care: { en: 'Care service', zh: '護理服務' },
  sourcing: { en: 'Ask a global buyer', zh: '請買手尋貨' },
  coupons: { en: 'Coupons', zh: '優惠券' },
  messages: { en: 'Messages', zh: '訊息' },
  conversations: { en: 'Conversations', zh: '對話' },
  notifications: { en: 'Notifications', zh: '通知設定' },
  consents: { en: 'Consents and privacy', zh: '同意及私隱' },
  decisions: { en: 'Content decisions', zh: '內容審核' },
  points: { en: 'Points', zh: '積分' },
  invitations: { en: 'Invite a friend', zh: '邀請朋友' },
  wishes: { en: 'Wish list', zh: '願望清單' },
  addresses: { en: 'Addresses', zh: '地址簿' },
  details: { en: 'My details', zh: '個人資料' },
  devices: { en: 'Sign-in and devices', zh: '登入與裝置' },
  signOut: { en: 'Sign out', zh: '登出' },
} satisfies Texts
