import type { Texts } from '#language/texts.ts'

export const ownDetailsText = {
  title: { en: 'My details', zh: '個人資料' },
  lead: {
    en: 'Saved with this browser and filled in at your next checkout. All fields are optional.',
    zh: '資料隨此瀏覽器保存，下次結帳時自動填寫。各欄均可留空。',
  },
  firstName: { en: 'First name', zh: '名字' },
  lastName: { en: 'Last name', zh: '姓氏' },
  areaNum: { en: 'Area code', zh: '地區號碼' },
  mobile: { en: 'Mobile', zh: '手提電話' },
  email: { en: 'E-mail', zh: '電郵' },
  language: { en: 'Language', zh: '語言' },
  english: { en: 'English', zh: 'English' },
  chinese: { en: '繁體中文', zh: '繁體中文' },
  side: { en: 'The shop opens with', zh: '主頁預設' },
  women: { en: 'Women', zh: '女士' },
  men: { en: 'Men', zh: '男士' },
  save: { en: 'Save', zh: '儲存' },
  saving: { en: 'Saving…', zh: '儲存中……' },
  saved: { en: 'Your details have been saved.', zh: '已儲存您的個人資料。' },
  remove: { en: 'Remove my details', zh: '移除我的個人資料' },
  removed: { en: 'Your details have been removed.', zh: '已移除您的個人資料。' },
  failed: { en: 'Your details could not be loaded. Please try again.', zh: '未能載入個人資料，請重試。' },
} satisfies Texts
