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
} as const
