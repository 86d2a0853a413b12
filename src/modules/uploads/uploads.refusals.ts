/** Why a file was not taken. */
export const uploadsRefusals = {
  UPLOAD_REFUSED: {
    code: 5000002,
    en: 'Please choose a JPG or PNG picture within the size limit.',
    zh: '請選擇符合大小限制的JPG或PNG圖片。',
  },
  UPLOAD_TOO_LARGE: {
    code: 5000003,
    en: 'This picture is too large. Please choose a smaller one.',
    zh: '圖片超出大小限制，請選擇較小的圖片。',
  },
  UPLOAD_ONE_FILE: {
    code: 5000004,
    en: 'Please send one picture at a time.',
    zh: '每次只可上載一張圖片。',
  },
  UPLOAD_SLOW: {
    code: 5000005,
    en: 'Your picture did not arrive in time. Please check your connection and try again.',
    zh: '圖片未能及時送達，請檢查網絡後重試。',
  },
  UPLOAD_QUOTA: {
    code: 5000006,
    en: 'You have uploaded many pictures that are not used yet. Please try again tomorrow.',
    zh: '您已上載多張尚未使用的圖片，請明天再試。',
  },
  STORAGE_AWAY: {
    code: 5000007,
    en: 'We cannot receive or show this picture at present. Please try again in a few minutes.',
    zh: '暫時未能接收或顯示圖片，請於數分鐘後再試。',
  },
} as const
