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
  'no-category': { en: 'This category is no longer there. Please choose another.', zh: '此類別已不存在，請選擇其他類別。' },
  'category-inside': {
    en: 'A category cannot stand inside itself. Please choose another place.',
    zh: '類別不可置於自身之內，請選擇其他位置。',
  },
  'category-itself': { en: 'Choose a category that is neither this one nor below it.', zh: '請選擇此類別及其下層以外的類別。' },
  'category-side': {
    en: 'Women and Men are the sides of the shop: they can be renamed, but keep their place and address.',
    zh: '女士及男士為商店的兩大分區，可更改名稱，但位置及網址不變。',
  },
  'name-beside': {
    en: 'Its neighbour has this name. Please use another, or merge the two.',
    zh: '同層已有此名稱，請另取名稱，或將兩者合併。',
  },
  'address-beside': {
    en: 'Its neighbour has this address. Please use another, or merge the two.',
    zh: '同層已有此網址，請另取網址，或將兩者合併。',
  },
  'address-word': {
    en: 'Use small letters, digits and hyphens, such as tote-bags.',
    zh: '請使用小寫英文字母、數字或連字號，例如tote-bags。',
  },
  'address-taken': { en: 'This address is taken. Please use another.', zh: '此網址已被使用，請使用另一網址。' },
} as const

export const adminFieldProblems = { ...fieldProblems, ...ofTheOffice }

export type AdminFieldProblem = keyof typeof adminFieldProblems
export const isFieldProblem = (key: string): key is AdminFieldProblem => key in adminFieldProblems
