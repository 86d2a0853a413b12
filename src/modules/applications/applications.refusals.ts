export const applicationsRefusals = {
  APPLICATION_MOVED_ON: {
    code: 3000090,
    en: 'This application has changed. Please reload it.',
    zh: '此申請已更新，請重新載入。',
  },
} as const
