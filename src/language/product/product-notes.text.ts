import type { Texts } from '#language/texts.ts'

/** What is said of buying a piece, where there is anything to say. */
export const productNotesText = {
  coming: {
    en: (day: string, time: string) => `On sale from ${day}, ${time}.`,
    zh: (day: string, time: string) => `${day} ${time}開售。`,
  },
  mostPerOrder: {
    en: (most: number) => (most === 1 ? 'One item for each order.' : `At most ${most} items for each order.`),
    zh: (most: number) => `每張訂單限購${most}件。`,
  },
  soldOutWords: {
    en: 'Sold out in this colour. We can tell you when it is back.',
    zh: '此顏色已售罄，到貨時我們可以通知您。',
  },
  similar: { en: 'See similar items', zh: '查看相似貨品' },
} satisfies Texts
