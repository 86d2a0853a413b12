import type { Texts } from '#language/texts.ts'

/** The announcements above every page, as operators keep them. */
export const adminAnnouncementsText = {
  lead: {
    en: 'Shown above every page of the shop, in this order. With several, each is shown for five seconds.',
    zh: '顯示於每頁頂部，依次排列。如有多則，每則顯示五秒。',
  },
  list: { en: 'Announcements', zh: '公告' },
  announcement: { en: (place: number) => `Announcement ${place}`, zh: (place: number) => `公告${place}` },
  words: { en: 'Text', zh: '內容' },
  page: { en: 'Page', zh: '頁面' },
  optional: { en: 'optional', zh: '選填' },
  shown: { en: 'Shown to shoppers', zh: '向顧客顯示' },
  noneTitle: { en: 'No announcements', zh: '暫無公告' },
  none: { en: 'Without announcements the bar is hidden.', zh: '沒有公告時不會顯示頂欄。' },
  style: { en: 'Colours of the bar', zh: '頂欄顏色' },
  background: { en: 'Background', zh: '底色' },
  colour: { en: 'Text', zh: '文字' },
  pick: { en: (name: string) => `Pick: ${name}`, zh: (name: string) => `選取${name}` },
  contrast: {
    en: (ratio: string, enough: boolean) => `Contrast ${ratio}: ${enough ? 'easy to read.' : 'at least 4.5 is needed.'}`,
    zh: (ratio: string, enough: boolean) => `對比度${ratio}：${enough ? '清晰易讀。' : '須達4.5或以上。'}`,
  },
  sample: { en: 'Preview of the bar', zh: '頂欄外觀' },
  sampleWords: { en: 'Free delivery in Hong Kong and Macau', zh: '香港及澳門免運費' },
  save: { en: 'Save and show', zh: '儲存並顯示' },
} satisfies Texts
