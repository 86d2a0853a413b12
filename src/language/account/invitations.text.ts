import { house } from '#language/house.ts'
import type { Texts } from '#language/texts.ts'

/** What an invitation brings, in mails, in lists and on its picture. */
export const giftText = {
  balance: { en: '{amount} to spend', zh: '{amount}結餘' },
  points: { en: '{points} points', zh: '{points}積分' },
  coupon: { en: 'a coupon: {gives}', zh: '優惠券：{gives}' },
} satisfies Texts

export const invitationPictureText = {
  lead: { en: 'An invitation for you', zh: '朋友邀請您' },
  note: {
    en: (from: string) => (from ? `with your first order of ${from} or more` : 'with your first order'),
    zh: (from: string) => (from ? `首張訂單滿${from}即可獲得` : '完成首張訂單即可獲得'),
  },
  welcome: { en: 'Welcome', zh: '歡迎光臨' },
  noGift: { en: 'Genuine pieces, delivered in Hong Kong and Macau', zh: '正品保證，送達香港及澳門' },
} satisfies Texts

/** What has become of an invitation. */
export const invitationStateText = {
  joined: { en: 'Joined', zh: '已加入' },
  'on-its-way': { en: 'On its way', zh: '即將發放' },
  checked: { en: 'Under review', zh: '審核中' },
  given: { en: 'Given', zh: '已發放' },
  void: { en: 'Not given', zh: '不獲發放' },
} satisfies Texts

/** In words; empty: nothing, and from any order. */
type Promised = { inviter: string; friend: string; from: string }

/** A member's own page of invitations. */
export const invitationsText = {
  title: { en: 'Invite a friend', zh: '邀請朋友' },
  lead: {
    en: ({ inviter, friend, from }: Promised) => {
      const gifts =
        inviter && inviter === friend
          ? `You and your friend each get ${friend}`
          : [friend ? `Your friend gets ${friend}` : '', inviter ? `you get ${inviter}` : ''].filter(Boolean).join(', and ')
      const sentence = gifts.charAt(0).toUpperCase() + gifts.slice(1)
      if (!gifts) return `Share ${house().name.en} with a friend.`
      return `${sentence}, once the return period of your friend’s first order${from ? ` of ${from} or more` : ''} is over.`
    },
    zh: ({ inviter, friend, from }: Promised) => {
      const gifts =
        inviter && inviter === friend
          ? `您與朋友各獲${friend}`
          : [friend ? `朋友可獲${friend}` : '', inviter ? `您可獲${inviter}` : ''].filter(Boolean).join('，')
      return gifts ? `朋友首張訂單${from ? `滿${from}` : '完成'}，退貨期完結後，${gifts}。` : '與朋友分享本店。'
    },
  },
  code: { en: 'Your code', zh: '您的邀請碼' },
  link: { en: 'Your link', zh: '您的連結' },
  copy: { en: 'Copy the link', zh: '複製連結' },
  copied: { en: 'Copied', zh: '已複製' },
  share: { en: 'Share', zh: '分享' },
  shareWords: { en: 'An invitation for you', zh: '送您一份邀請' },
  picture: { en: 'A picture to share', zh: '分享圖片' },
  pictureAlt: { en: 'Your invitation as a picture, with its code', zh: '邀請圖片，附有邀請碼' },
  save: { en: 'Save the picture', zh: '儲存圖片' },
  square: { en: 'Opens your link when it is scanned', zh: '掃描二維碼開啟連結' },
  friends: { en: 'Friends who joined', zh: '已加入的朋友' },
  someone: { en: 'A friend', zh: '朋友' },
  none: { en: 'No friends have joined yet', zh: '暫無朋友加入' },
  noneWords: {
    en: 'Friends who join with your link or code appear here.',
    zh: '朋友以您的連結或邀請碼註冊後，將於此顯示。',
  },
  comes: { en: (day: string) => `after ${day}`, zh: (day: string) => `${day}後發放` },
  own: { en: 'Your own invitation', zh: '您收到的邀請' },
  by: { en: (name: string) => `From ${name}`, zh: (name: string) => `來自${name}` },
  total: { en: (total: number) => `${total} in all`, zh: (total: number) => `共${total}位` },
  failed: { en: 'Your invitations could not be loaded. Please try again.', zh: '未能載入邀請，請重試。' },
  already: {
    en: 'You already have an account; invitations are for new members. Here is your own to share.',
    zh: '您已是會員，邀請只適用於新會員。您可於此邀請其他朋友。',
  },
} satisfies Texts

/** What whoever follows a link sees. */
export const invitedText = {
  title: { en: 'An invitation from a friend', zh: '朋友邀請' },
  from: { en: (name: string) => `${name} invites you`, zh: (name: string) => `${name}邀請您` },
  gift: { en: (gift: string) => `For you: ${gift}`, zh: (gift: string) => `送您${gift}` },
  how: {
    en: (from: string) =>
      `Open an account and place a first order${from ? ` of ${from} or more` : ''}. It is yours once the return period is over.`,
    zh: (from: string) => `註冊帳戶並完成首張訂單${from ? `（滿${from}）` : ''}，退貨期完結後即可獲得。`,
  },
  plain: {
    en: 'Open an account to keep your orders, wish list and returns in one place.',
    zh: '註冊帳戶，訂單、願望清單及退貨均可一併處理。',
  },
  open: { en: 'Open an account', zh: '註冊帳戶' },
  look: { en: 'Browse the shop first', zh: '先看看新品' },
  code: { en: (code: string) => `Code ${code}`, zh: (code: string) => `邀請碼：${code}` },
  over: { en: 'This invitation has ended', zh: '此邀請已失效' },
  overWords: {
    en: 'Its link is no longer valid. You are still welcome: browse the shop, or open an account.',
    zh: '連結已失效。歡迎繼續瀏覽本店，或註冊帳戶。',
  },
  invite: { en: 'Invite a friend', zh: '邀請朋友' },
  inviteWords: {
    en: 'Members have their own link and code to share. Sign in to see yours.',
    zh: '會員可憑專屬連結及邀請碼邀請朋友。請先登入。',
  },
  signIn: { en: 'Sign in', zh: '登入' },
} satisfies Texts
