import type { Texts } from '#language/texts.ts'

export const wishShareText = {
  title: { en: 'Share your wish list', zh: '分享願望清單' },
  words: {
    en: 'Anyone who has the link can see your current list. Nothing about you is shown.',
    zh: '任何持有連結的人均可看到清單的最新內容，但不會看到您的個人資料。',
  },
  name: { en: 'Title', zh: '標題' },
  optional: { en: 'optional', zh: '選填' },
  nameHint: { en: 'Shown above the list, such as Birthday.', zh: '顯示於清單上方，例如「生日願望」。' },
  make: { en: 'Make the link', zh: '建立連結' },
  save: { en: 'Save the title', zh: '儲存標題' },
  saved: { en: 'Title saved.', zh: '已儲存標題。' },
  link: { en: 'Link', zh: '連結' },
  copy: { en: 'Copy', zh: '複製' },
  copied: { en: 'Copied', zh: '已複製' },
  send: { en: 'Send', zh: '傳送' },
  withdraw: { en: 'Withdraw the link', zh: '撤回連結' },
  withdrawWords: {
    en: 'The link stops working at once, for everyone who has it. You can make a new one at any time.',
    zh: '連結將即時失效，所有持有人均無法再開啟。您可隨時建立新連結。',
  },
  keep: { en: 'Keep it', zh: '保留連結' },
  withdrawn: { en: 'Link withdrawn.', zh: '連結已撤回。' },
} satisfies Texts
