import type { Texts } from '#language/texts.ts'

/** A room whose part of the shop is not open yet: what it is, and what can be done instead. */
export type AccountRoom = { title: string; lead: string; ways: readonly AccountWay[] }
export type AccountWay = keyof typeof accountWayText

type BothRooms = { en: Omit<AccountRoom, 'ways'>; zh: Omit<AccountRoom, 'ways'>; ways: readonly AccountWay[] }

/** By address, without the language. */
export const accountRooms: Record<string, BothRooms> = {
  '/account/invite/share': {
    en: {
      title: 'An invitation from a friend',
      lead: 'What invitations bring comes later; yours is kept when you open an account. The shop is open to everyone: look around, and buy as a guest if you like.',
    },
    zh: { title: '好友邀請', lead: '邀請獎賞稍後推出；註冊帳戶時會保留您的邀請。本店歡迎所有顧客，亦可以訪客身份瀏覽及購物。' },
    ways: ['join', 'newIn', 'brands'],
  },
}

/** What there is to do instead, each with the sentence that says what it is good for. */
export const accountWayText = {
  join: { en: 'Open an account', zh: '註冊帳戶' },
  orders: { en: 'Orders', zh: '訂單' },
  find: { en: 'Find an order', zh: '查詢訂單' },
  bag: { en: 'Bag', zh: '購物袋' },
  wishes: { en: 'Wish list', zh: '願望清單' },
  chat: { en: 'Chat with us', zh: '聯絡客戶服務' },
  privacy: { en: 'Privacy', zh: '私隱政策' },
  sale: { en: 'Sale', zh: '減價' },
  newIn: { en: 'New in', zh: '新品上架' },
  brands: { en: 'Designers', zh: '品牌' },
} satisfies Texts

export const accountWayWords = {
  join: { en: 'With an e-mail address or a mobile number.', zh: '以電郵或手提電話號碼註冊。' },
  orders: { en: 'Those placed on this device.', zh: '於此裝置提交的訂單。' },
  find: { en: 'By its number, from any device.', zh: '於任何裝置以訂單編號查詢。' },
  bag: { en: 'Check out and pay as a guest.', zh: '以訪客身份結帳及付款。' },
  wishes: { en: 'Pieces you have put aside.', zh: '您收藏的貨品。' },
  chat: { en: 'Monday to Friday 9:00–18:00, Saturday 9:00–12:00.', zh: '星期一至五9:00–18:00，星期六9:00–12:00。' },
  privacy: { en: 'What we keep, and for how long.', zh: '我們保存的資料及期限。' },
  sale: { en: 'Everything that is reduced at present.', zh: '所有現正減價的貨品。' },
  newIn: { en: 'The latest arrivals.', zh: '最新上架的貨品。' },
  brands: { en: 'From A to Z.', zh: '由A至Z。' },
} satisfies Record<AccountWay, { en: string; zh: string }>
