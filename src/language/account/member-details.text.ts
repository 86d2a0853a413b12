import type { Texts } from '#language/texts.ts'

export const memberDetailsText = {
  title: { en: 'My details', zh: '個人資料' },
  lead: {
    en: 'All fields are optional. Name and contact details are filled in at your next checkout.',
    zh: '各欄均可留空。姓名及聯絡方式將於下次結帳時自動填寫。',
  },
  yourself: { en: 'You', zh: '關於您' },
  invite: { en: 'Your invitation code', zh: '您的邀請碼' },
  contact: { en: 'For your next checkout', zh: '下次結帳時使用' },
  shop: { en: 'Shopping preferences', zh: '購物偏好' },
  nickname: { en: 'Nickname', zh: '暱稱' },
  signature: { en: 'About you', zh: '個人簡介' },
  width: { en: 'At most 20 English letters or 10 Chinese characters.', zh: '最多10個中文字或20個英文字母。' },
  gender: { en: 'Gender', zh: '性別' },
  birthday: { en: 'Birthday', zh: '出生日期' },
  avatar: { en: 'Picture', zh: '頭像' },
  avatarWhy: { en: 'JPG or PNG, at most 2 MB. Only you can open it.', zh: 'JPG或PNG，上限2 MB。只有您可以開啟。' },
  avatarAlt: { en: 'Your picture', zh: '您的頭像' },
  avatarChoose: { en: 'Choose a picture', zh: '選擇圖片' },
  avatarRemove: { en: 'Remove it', zh: '移除' },
  avatarWrong: { en: 'Choose a JPG or PNG of at most 2 MB.', zh: '請選擇不超過2 MB的JPG或PNG圖片。' },
  avatarPreview: { en: 'What will be seen of it', zh: '頭像預覽' },
  zoom: { en: 'Closer', zh: '放大' },
  across: { en: 'Left to right', zh: '左右位置' },
  down: { en: 'Up to down', zh: '上下位置' },
  avatarUse: { en: 'Use this part', zh: '使用此範圍' },
  avatarKeep: { en: 'Keep as it was', zh: '保留原有頭像' },
  avatarReady: { en: 'The picture is ready. Save to keep it.', zh: '圖片已準備好，請儲存。' },
} satisfies Texts

/** Keys are the values themselves. */
export const genderText = {
  confidential: { en: 'Rather not say', zh: '保密' },
  female: { en: 'Female', zh: '女' },
  male: { en: 'Male', zh: '男' },
} satisfies Texts
