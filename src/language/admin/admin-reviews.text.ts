import { counted } from '../counted.ts'
import type { Texts } from '#language/texts.ts'

export const adminReviewsText = {
  title: { en: 'Reviews', zh: '評價' },
  queues: { en: 'Queues', zh: '分類' },
  hidden: { en: 'Hidden', zh: '已隱藏' },
  approved: { en: 'Shown', zh: '已顯示' },
  count: {
    en: (num: number) => `${counted(num)} ${num === 1 ? 'review' : 'reviews'}`,
    zh: (num: number) => `${counted(num)}則評價`,
  },
  noneTitle: { en: 'No reviews', zh: '暫無評價' },
  none: { en: 'Reviews appear here once a moderator has decided on them.', zh: '經審核的評價會在此顯示。' },
  nothingTitle: { en: 'No reviews', zh: '暫無評價' },
  nothing: { en: 'Please check another queue.', zh: '請查看其他分類。' },
  clear: { en: 'Shown', zh: '已顯示' },
  stars: { en: (num: number) => `${num} of 5`, zh: (num: number) => `${num}分，滿分5分` },
  order: { en: 'Order', zh: '訂單' },
  reports: { en: 'Reports about it', zh: '舉報內容' },
  reason: { en: 'Hidden because', zh: '隱藏原因' },
  reply: { en: 'The shop’s reply', zh: '本店回覆' },
  approve: { en: 'Show', zh: '顯示' },
  keep: { en: 'Keep shown', zh: '維持顯示' },
  hide: { en: 'Hide', zh: '隱藏' },
  answer: { en: 'Reply', zh: '回覆' },
  hideTitle: { en: 'Hide this review', zh: '隱藏此評價' },
  hideWords: { en: 'The author receives the reason.', zh: '系統會通知撰寫者隱藏原因。' },
  why: { en: 'Reason', zh: '原因' },
  answerTitle: { en: 'Reply to this review', zh: '回覆此評價' },
  answerWords: {
    en: 'It is shown below the review. Leave it empty to remove it.',
    zh: '回覆將顯示於評價下方；如留空，將移除原有回覆。',
  },
  words: { en: 'Reply', zh: '回覆內容' },
  ofReview: {
    en: (act: string, author: string) => `${act}: ${author}`,
    zh: (act: string, author: string) => `${act}：${author}`,
  },
  keys: {
    en: 'J/K move, A shows, H hides, R replies',
    zh: '按J、K上下移動，A顯示，H隱藏，R回覆',
  },
  done: { en: 'Done.', zh: '已完成。' },
} satisfies Texts
