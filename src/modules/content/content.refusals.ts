export const contentRefusals = {
  CONTENT_MOVED_ON: {
    code: 6000001,
    en: 'Somebody else has changed this since you opened it. Load the newest state, then make your change again.',
    zh: '開啟後已有其他人更改內容。請先載入最新版本，再作更改。',
  },
} as const
