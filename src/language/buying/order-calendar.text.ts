import type { Texts } from '#language/texts.ts'

/** Entries that an order brings into a calendar. */
export const orderCalendarText = {
  add: { en: 'Add to calendar', zh: '加入日曆' },
  arrives: {
    en: (shop: string, order: string) => `${shop} delivery, order ${order}`,
    zh: (shop: string, order: string) => `${shop}送貨，訂單${order}`,
  },
  ready: {
    en: (shop: string, order: string) => `Collect from ${shop}, order ${order}`,
    zh: (shop: string, order: string) => `往${shop}取貨，訂單${order}`,
  },
  kept: { en: (order: string) => `Last day to collect order ${order}`, zh: (order: string) => `訂單${order}最後取貨日` },
  returns: { en: (title: string) => `Last day to return: ${title}`, zh: (title: string) => `最後退貨日：${title}` },
} satisfies Texts
