export const applicationsRefusals = {
  APPLICATION_MOVED_ON: {
    code: 3000090,
    en: 'This application has changed. Please reload it.',
    zh: '此申請已更新，請重新載入。',
  },
  APPLICATION_OWN: {
    code: 3000091,
    en: 'This application is your own or that of a seller you work for. Please ask a colleague to decide.',
    zh: '此申請屬於您本人或您所屬的賣家，請由其他同事審批。',
  },
} as const
