import type { Language } from '#language/languages.ts'

type Told = Record<Language, (name: string, others: number) => string>

const andOthers: Told = {
  en: (name, others) => (others === 0 ? name : `${name} and ${others === 1 ? 'one other' : `${others} others`}`),
  zh: (name, others) => (others === 0 ? name : `${name}及另外${others}人`),
}
const said = (en: string, zh: string): Told => ({
  en: (name, others) => `${andOthers.en(name, others)} ${en}`,
  zh: (name, others) => `${andOthers.zh(name, others)}${zh}`,
})

/** What members are told of each other, by what was done. */
export const interactionText = {
  like: said('liked your post', '讚好您的帖文'),
  comment: said('commented on your post', '於您的帖文留言'),
  answer: said('replied to your comment', '回覆您的留言'),
  mention: said('mentioned you', '提及您'),
  follow: said('started following you', '開始關注您'),
  asked: said('asked to follow you', '要求關注您'),
  'let-in': said('accepted your follow request', '接受您的關注要求'),
} satisfies Record<string, Told>
