import { counted } from '../counted.ts'
import type { Texts } from '#language/texts.ts'

/** What buyers wrote of a seller's items, and its answers. */
export const sellerReviewsText = {
  title: { en: 'Reviews', zh: '評價' },
  lead: {
    en: 'What buyers wrote about items you sold. Your answer is shown below the review, with your name.',
    zh: '顧客對您售出貨品的評價。您的回覆會連同店名顯示於評價之下。',
  },
  postWords: { en: 'In the community you post in the name of your shop.', zh: '您亦可於社群以店舖名義發帖。' },
  post: { en: 'Write a post', zh: '發帖' },
  queues: { en: 'Reviews by state', zh: '評價狀態' },
  open: { en: 'To answer', zh: '待回覆' },
  answered: { en: 'Answered', zh: '已回覆' },
  count: {
    en: (num: number) => `${counted(num)} ${num === 1 ? 'review' : 'reviews'}`,
    zh: (num: number) => `${counted(num)}則評價`,
  },
  noneTitle: { en: 'No reviews here', zh: '暫無評價' },
  none: {
    en: 'Reviews are listed here once a moderator has read them.',
    zh: '評價經審核後會於此顯示。',
  },
  nothingTitle: { en: 'No reviews here', zh: '暫無評價' },
  nothing: { en: 'Check the other tab.', zh: '請查看其他分類。' },
  clear: { en: 'All reviews to answer', zh: '全部待回覆評價' },
  stars: { en: (num: number) => `${num} of 5 stars`, zh: (num: number) => `${num}星（滿分5星）` },
  own: { en: 'Your answer', zh: '您的回覆' },
  waiting: { en: 'A moderator reads this answer before others see it.', zh: '此回覆待審核，審核後才會公開。' },
  hidden: { en: 'This answer is not shown. Reason:', zh: '此回覆未能公開，原因：' },
  answer: { en: 'Answer', zh: '回覆' },
  edit: { en: 'Edit answer', zh: '更改回覆' },
  remove: { en: 'Remove answer', zh: '移除回覆' },
  ofReview: {
    en: (act: string, author: string) => `${act}: review by ${author}`,
    zh: (act: string, author: string) => `${act}：${author}的評價`,
  },
  words: { en: 'Answer', zh: '回覆' },
  wordsHint: {
    en: 'All members read it. Leave out telephone numbers, e-mail addresses and order details.',
    zh: '回覆會公開顯示，請勿包含電話、電郵或訂單資料。',
  },
  save: { en: 'Publish answer', zh: '發布回覆' },
  saved: { en: 'Answer saved.', zh: '已儲存回覆。' },
  removed: { en: 'Answer removed.', zh: '已移除回覆。' },
} satisfies Texts
