export const careRefusals = {
  CARE_CLOSED: {
    code: 3000046,
    en: 'The care service is closed at this time. Please choose another day.',
    zh: '此時段不提供護理服務，請選擇其他日子。',
  },
  CARE_FULL: {
    code: 3000042,
    en: 'This time has just been taken. Please choose another.',
    zh: '此時段剛被預約，請選擇其他時段。',
  },
  CARE_BARRED: {
    code: 3000043,
    en: 'This item already has its appointment for the year, or cannot be booked. Please reload.',
    zh: '此貨品於該年度已有預約，或不適用於護理服務，請重新載入。',
  },
  CARE_FINAL: {
    code: 3000044,
    en: 'An appointment can be changed until the day before. Please contact customer service.',
    zh: '預約只可於前一日或之前更改，請聯絡客戶服務。',
  },
} as const
