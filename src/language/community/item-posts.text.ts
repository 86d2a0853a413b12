import type { Texts } from '#language/texts.ts'

export const itemPostsText = {
  posts: { en: 'See how members wear it', zh: '看看會員的分享' },
} satisfies Texts
