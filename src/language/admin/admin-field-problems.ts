import { fieldProblems } from '../field-problems.ts'

/** What can be wrong in a field of the back office alone: words that no shopper has to load. */
const ofTheOffice = {
  'page-form': { en: 'These words cannot be shown. Please look at their marks.', zh: '內容無法顯示，請檢查標記。' },
  'page-link': {
    en: 'A link leads to a page of the shop, such as /statement/delivery, or begins with https:, mailto: or tel:.',
    zh: '連結須為本店頁面，例如/statement/delivery，或以https:、mailto:、tel:開首。',
  },
  'page-html': { en: 'HTML is not shown here. Use Markdown.', zh: '不支援HTML，請使用Markdown。' },
  'page-picture': { en: 'Pages of words have no pictures.', zh: '文字頁面不可加入圖片。' },
  'page-heading': { en: 'Headings begin with ## or ###.', zh: '標題須以##或###開首。' },
  'empty-heading': { en: 'Nothing stands under one of the headings.', zh: '其中一個標題之下沒有內容。' },
  'heading-twice': { en: 'Two headings have the same words.', zh: '有兩個標題相同。' },
  'other-headings': {
    en: 'Both languages have the same headings in the same order.',
    zh: '中英文版本的標題數目及層級須一致。',
  },
  'question-form': {
    en: 'Here ## names a group, ### a question, and the answer stands under it.',
    zh: '此頁以##為分類，###為問題，答案寫於問題之下。',
  },
  'no-such-figure': { en: 'A figure in {{ }} is not in the list of figures.', zh: '{{ }}內的數字不在清單之列。' },
} as const

export const adminFieldProblems = { ...fieldProblems, ...ofTheOffice }

export type AdminFieldProblem = keyof typeof adminFieldProblems
export const isFieldProblem = (key: string): key is AdminFieldProblem => key in adminFieldProblems
