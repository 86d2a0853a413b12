export const merchantsRefusals = {
  STAFF_KNOWN: {
    code: 4000190,
    en: 'You already work with this seller. Nothing has changed.',
    zh: '您已是此賣家的成員，毋須再次加入。',
  },
  INVITATIONS_FULL: {
    code: 4000191,
    en: 'Twenty invitations are open. Please withdraw one, or wait until one is accepted.',
    zh: '尚有二十份邀請未獲接受，請先取消其中一份。',
  },
  MERCHANT_MOVED_ON: {
    code: 4000195,
    en: 'A colleague has just changed something about this seller. The page is now up to date.',
    zh: '此賣家的狀態剛由其他同事更改，頁面已顯示最新資料。',
  },
  MERCHANT_OWN: {
    code: 4000196,
    en: 'You work for this seller yourself. Please ask a colleague to decide.',
    zh: '您是此賣家的成員，請由其他同事處理。',
  },
  PAYOUT_ON_HOLD: {
    code: 4000197,
    en: 'Payouts of this seller are on hold. This one waits until the hold is lifted.',
    zh: '此賣家的付款現正暫停，此項須待恢復後才可處理。',
  },
  WITHDRAWALS_ON_HOLD: {
    code: 4000198,
    en: 'We have put withdrawals of your shop on hold. Reason: {reason} {end}.',
    zh: '您的賣家提款現正暫停。原因：{reasonZh}{endZh}。',
  },
  KEYS_FULL: {
    code: 4000199,
    en: 'Twenty keys are active. Please end one first.',
    zh: '已有二十個使用中的密鑰，請先終止其中一個。',
  },
  OWNER_LAST: {
    code: 4000193,
    en: 'You are the only owner of {merchant}. Make a colleague an owner first, or close the shop: both are in the seller centre under “Team”.',
    zh: '您是{merchantZh}的唯一負責人。請先將一位成員設為負責人，或結束賣家業務，兩者均可於賣家中心的「團隊」辦理。',
  },
  OWNERS_ONLY: {
    code: 4000194,
    en: 'Only an owner of the shop may do this.',
    zh: '此操作只限賣家的負責人。',
  },
  SHOP_CLOSES: {
    code: 4000189,
    en: 'Your shop is closing or closed, so it sells nothing new.',
    zh: '賣家業務正在結束或已結束，不可再作新銷售。',
  },
  HOLIDAY_OVER: {
    code: 4000192,
    en: 'This holiday is over. Please reload the page.',
    zh: '此假期已結束，請重新載入。',
  },
} as const
