import type { Texts } from '#language/texts.ts'

export const addressBookText = {
  title: { en: 'Addresses', zh: '地址簿' },
  lead: { en: 'The default is chosen for you at checkout.', zh: '結帳時將自動選用預設地址。' },
  add: { en: 'Add an address', zh: '新增地址' },
  empty: { en: 'No address yet', zh: '暫無地址' },
  emptyWords: {
    en: 'Keep the places you order to, and the next checkout asks for nothing you have typed before.',
    zh: '儲存常用地址，下次結帳毋須重新填寫。',
  },
  failed: { en: 'Your addresses could not be loaded. Please try again.', zh: '未能載入地址，請重試。' },
  full: {
    en: (most: number) => `Your book is full: ${most} addresses.`,
    zh: (most: number) => `地址簿已滿，最多${most}個地址。`,
  },
  isDefault: { en: 'Default', zh: '預設' },
  isShipping: { en: 'Delivery', zh: '送貨' },
  isBilling: { en: 'Billing', zh: '賬單' },
  notDelivered: { en: 'We deliver to Hong Kong and Macau at present.', zh: '現時只送貨至香港及澳門。' },
  edit: { en: 'Edit', zh: '更改' },
  delete: { en: 'Delete', zh: '刪除' },
  makeDefault: { en: 'Make default', zh: '設為預設' },
  ofAddress: {
    en: (act: string, address: string) => `${act}: ${address}`,
    zh: (act: string, address: string) => `${act}：${address}`,
  },
  deleteSure: { en: 'Delete this address? Orders already placed keep it.', zh: '確定刪除此地址？已提交的訂單不受影響。' },
  keep: { en: 'Keep it', zh: '保留' },
  deleted: { en: 'The address is deleted.', zh: '已刪除地址。' },
  madeDefault: { en: 'This is now your default address.', zh: '已設為預設地址。' },
} satisfies Texts

export const addressFormText = {
  add: { en: 'Add an address', zh: '新增地址' },
  edit: { en: 'Edit the address', zh: '更改地址' },
  missing: { en: 'There is no such address', zh: '找不到此地址' },
  missingWords: { en: 'It may have been deleted.', zh: '該地址可能已被刪除。' },
  toBook: { en: 'All addresses', zh: '返回地址簿' },
  receiver: { en: 'Receiver', zh: '收件人' },
  place: { en: 'Address', zh: '地址' },
  firstName: { en: 'First name', zh: '名字' },
  lastName: { en: 'Last name', zh: '姓氏' },
  areaNum: { en: 'Area code', zh: '地區號碼' },
  mobile: { en: 'Phone', zh: '電話' },
  territory: { en: 'Country or region', zh: '國家／地區' },
  district: { en: 'District', zh: '地區' },
  chooseDistrict: { en: 'Choose a district', zh: '請選擇地區' },
  province: { en: 'Province or municipality', zh: '省份／直轄市' },
  chooseProvince: { en: 'Choose a province', zh: '請選擇省份' },
  county: { en: 'City or county', zh: '縣市' },
  chooseCounty: { en: 'Choose a city or county', zh: '請選擇縣市' },
  country: { en: 'Country or region abroad', zh: '海外國家／地區' },
  chooseCountry: { en: 'Choose a country or region', zh: '請選擇國家／地區' },
  cityAndDistrict: { en: 'City and district', zh: '城市及區' },
  townDistrict: { en: 'District or township', zh: '鄉鎮市區' },
  city: { en: 'City, state or province', zh: '城市、州或省' },
  postCode: { en: 'Postal code', zh: '郵政編號' },
  optional: { en: 'optional', zh: '選填' },
  detail: { en: 'Flat, floor, building, street', zh: '單位、樓層、大廈、街道' },
  notDelivered: {
    en: 'You can keep this address. Orders are delivered to Hong Kong and Macau at present.',
    zh: '您可儲存此地址，惟現時只送貨至香港及澳門。',
  },
  use: { en: 'Used for', zh: '用途' },
  isShipping: { en: 'Delivery', zh: '送貨' },
  isBilling: { en: 'Billing', zh: '賬單' },
  isDefault: { en: 'Default address', zh: '預設地址' },
  staysDefault: {
    en: 'To change the default, make another address the default.',
    zh: '如要更改預設地址，請將另一個地址設為預設。',
  },
  save: { en: 'Save the address', zh: '儲存地址' },
  saving: { en: 'Saving…', zh: '儲存中……' },
  saved: { en: 'The address is saved.', zh: '已儲存地址。' },
} satisfies Texts

export const addressChangeText = {
  title: { en: 'Change a delivery address', zh: '更改送貨地址' },
  lead: {
    en: 'This can be done once for each order, and only before it is sent. Please look the new address over: it cannot be edited again.',
    zh: '每張訂單只可於寄出前更改一次。更改後不能再次更改，請先核對新地址。',
  },
  order: { en: (number: string) => `Order ${number}`, zh: (number: string) => `訂單${number}` },
  now: { en: 'Goes to at present', zh: '現時送貨地址' },
  newOne: { en: 'New address', zh: '新地址' },
  another: { en: 'Another address', zh: '其他地址' },
  change: { en: 'Change the address', zh: '確定更改' },
  changing: { en: 'Changing…', zh: '更改中……' },
  changed: { en: 'The order goes to the new address.', zh: '訂單將送往新地址。' },
  done: {
    en: 'The address of this order has been changed once and cannot be edited again.',
    zh: '此訂單已更改地址一次，不能再次更改。',
  },
  over: {
    en: 'This order is on its way, fetched by you, or ended: its address cannot be edited any more.',
    zh: '此訂單已寄出、屬自取或已結束，地址不能更改。',
  },
  noNumber: { en: 'Which order is it?', zh: '請選擇訂單' },
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
  orders: { en: 'Orders', zh: '訂單' },
  messages: { en: 'Messages', zh: '訊息' },
  consents: { en: 'Consents and privacy', zh: '通知及私隱' },
  wishes: { en: 'Wish list', zh: '願望清單' },
  addresses: { en: 'Addresses', zh: '地址簿' },
  details: { en: 'Personal information', zh: '個人資料' },
  devices: { en: 'Sign-in and devices', zh: '登入與裝置' },
} satisfies Texts
