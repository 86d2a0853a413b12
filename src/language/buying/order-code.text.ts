import type { Texts } from '#language/texts.ts'

export const orderCodeText = {
  title: { en: 'Confirm that this order is yours', zh: '確認訂單屬於您' },
  sending: { en: 'We are sending you a code…', zh: '正在發送驗證碼……' },
  sent: {
    en: (to: string, minutes: number) =>
      `We have sent a code to ${to}, the e-mail address of this order. It is valid for ${minutes} minutes.`,
    zh: (to: string, minutes: number) => `驗證碼已發送至訂單電郵${to}，${minutes}分鐘內有效。`,
  },
  code: { en: 'Six-digit code', zh: '6位數字驗證碼' },
  go: { en: 'Confirm', zh: '確認' },
  show: { en: 'Show address and contact in full', zh: '顯示完整地址及聯絡資料' },
  leave: { en: 'Do not change the order', zh: '不更改訂單' },
  resend: { en: 'Send another code', zh: '重新發送驗證碼' },
  resendIn: {
    en: (seconds: number) => `Send another code (in ${seconds} s)`,
    zh: (seconds: number) => `${seconds}秒後可重新發送`,
  },
} satisfies Texts
