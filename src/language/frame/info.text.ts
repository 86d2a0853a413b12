import type { Texts } from '#language/texts.ts'

export const infoText = {
  pages: { en: 'Information', zh: '資訊' },
  contents: { en: 'On this page', zh: '本頁內容' },
  updated: { en: (day: string) => `Last changed ${day}`, zh: (day: string) => `最後更新：${day}` },
  help: { en: 'Help', zh: '客戶服務' },
  confidence: { en: 'Shop with confidence', zh: '購物保障' },
  company: { en: 'The company', zh: '關於{店名}' },
  rules: { en: 'Rules', zh: '條款及政策' },
  searchQuestions: { en: 'Search questions and answers', zh: '搜尋問題及答案' },
  clear: { en: 'Clear', zh: '清除' },
  found: {
    en: (count: number) => (count === 1 ? '1 answer' : `${count} answers`),
    zh: (count: number) => `${count}個答案`,
  },
  nothingFound: { en: (word: string) => `No answer with “${word}”`, zh: (word: string) => `找不到「${word}」的答案` },
  nothingFoundWords: {
    en: 'Ask us: we reply in opening hours, and by e-mail.',
    zh: '歡迎直接查詢，我們會於服務時間內回覆，亦可電郵聯絡。',
  },
  contact: { en: 'Contact', zh: '聯絡我們' },
  linkToAnswer: { en: 'Link to this answer', zh: '此答案的連結' },
  places: { en: 'Where we are', zh: '地點及時間' },
  holidays: { en: 'General holidays', zh: '公眾假期' },
  closed: { en: 'Closed', zh: '休息' },
  map: { en: 'Map', zh: '地圖' },
  mapOf: { en: (place: string) => `Map: ${place}`, zh: (place: string) => `地圖：${place}` },
  openUntil: { en: (time: string) => `Open now, until ${time}`, zh: (time: string) => `現正營業，至${time}` },
  opensToday: {
    en: (time: string) => `Closed now, opens today at ${time}`,
    zh: (time: string) => `現正休息，今日${time}開始營業`,
  },
  opensOn: {
    en: (day: string, time: string) => `Closed now, opens ${day} at ${time}`,
    zh: (day: string, time: string) => `現正休息，${day}${time}開始營業`,
  },
  sides: { en: 'Tables for', zh: '對照表' },
  all: { en: 'All', zh: '全部' },
  women: { en: 'Women', zh: '女士' },
  men: { en: 'Men', zh: '男士' },
} satisfies Texts
