export const profilesRefusals = {
  PROFILE_NEEDED: {
    code: 3000201,
    en: 'Open a profile first: it takes a name, and you choose who sees what.',
    zh: '請先開設個人檔案，只需輸入顯示名稱，並選擇公開範圍。',
  },
  PROFILE_HIDDEN: {
    code: 3000202,
    en: 'Your profile is not shown at present. You can read, but not post, comment or follow.',
    zh: '您的個人檔案暫時未能顯示，期間可以瀏覽，但不能發帖、留言或關注。',
  },
} as const
