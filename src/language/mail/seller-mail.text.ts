/** What people of merchants are told. */
export const sellerMail = {
  invitation: {
    en: {
      subject: '{merchant} invites you to its team on {shop}',
      body: '{inviter} invites you to work with {merchant} on {shop}. Sign in with the account you shop with, or open one, and accept here:\n\n{link}\n\nThe link works once and expires in {days} days. Your own orders stay your own.\n\nIf you do not know {merchant}, no action is needed.',
    },
    zh: {
      subject: '{merchant}邀請您加入其{店名}團隊',
      body: '{inviter}邀請您與{merchant}一同管理其在{店名}的賣家業務。請登入您的購物帳戶（或註冊新帳戶），然後按以下連結接受：\n\n{link}\n\n連結只可使用一次，{days}日內有效。您的個人訂單不受影響。\n\n如您不認識{merchant}，毋須理會。',
    },
  },
} as const
