import type { Texts } from '#language/texts.ts'

export const shareText = {
  title: { en: 'Share', zh: '分享' },
  address: { en: 'Address of this page', zh: '此頁網址' },
  copy: { en: 'Copy address', zh: '複製網址' },
  copied: { en: 'Copied', zh: '已複製' },
  whatsApp: { en: 'WhatsApp', zh: 'WhatsApp' },
  email: { en: 'E-mail', zh: '電郵' },
} satisfies Texts
