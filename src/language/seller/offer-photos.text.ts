import type { Texts } from '#language/texts.ts'

/** Of an offer for an item that is not new. */
export const offerPhotosText = {
  condition: { en: 'Condition', zh: '貨品狀況' },
  title: {
    en: (num: number, least: number) => `Photographs of this item (${num}, at least ${least})`,
    zh: (num: number, least: number) => `此貨品的實物照片（${num}張，最少${least}張）`,
  },
  photo: { en: (num: number) => `photograph ${num}`, zh: (num: number) => `照片${num}` },
  add: { en: 'Add a photograph', zh: '加入照片' },
  sending: { en: 'Sending …', zh: '正在傳送 …' },
  remove: { en: 'Remove', zh: '移除' },
  hint: {
    en: 'Front, back, base, corners, hardware, interior, serial number, logo, accessories and every mark. JPG or PNG, up to 10 MB each.',
    zh: '正面、背面、底部、邊角、五金、內裏、序號、標誌、附件，以及每處痕跡。JPG或PNG，每張不超過10 MB。',
  },
} satisfies Texts
