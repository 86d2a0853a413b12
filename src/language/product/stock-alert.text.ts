import type { Texts } from '#language/texts.ts'

export const stockAlertText = {
  title: { en: 'Notify me when it is back', zh: '到貨時通知我' },
  about: {
    en: (piece: string, variant: string) => `${piece}, ${variant}`,
    zh: (piece: string, variant: string) => `${piece}（${variant}）`,
  },
  email: { en: 'E-mail', zh: '電郵地址' },
  consent: {
    en: 'We use this address for one e-mail about this item, in English, and for nothing else.',
    zh: '您的電郵只會用作就此貨品發出一封中文到貨通知，不作其他用途。',
  },
  privacy: { en: 'Privacy', zh: '私隱政策' },
  ask: { en: 'Notify me', zh: '到貨時通知我' },
  asking: { en: 'One moment…', zh: '正在登記……' },
  asked: {
    en: 'Thank you. We will e-mail you once, as soon as it is back.',
    zh: '已登記。貨品一有現貨，我們便會以電郵通知您。',
  },
  endTitle: { en: 'Back-in-stock alerts', zh: '到貨通知' },
  endWords: {
    en: 'End all back-in-stock alerts for this e-mail address. Your other settings do not change.',
    zh: '取消此電郵地址仍在等候的全部到貨通知，其他設定不受影響。',
  },
  end: { en: 'End all alerts', zh: '取消全部通知' },
  ended: { en: 'Done. You will receive no more back-in-stock alerts.', zh: '已全部取消，您不會再收到到貨通知。' },
  home: { en: 'Back to the shop', zh: '返回主頁' },
} satisfies Texts
