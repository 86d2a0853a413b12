import type { Texts } from '#language/texts.ts'

/** Posts of members on the page of an item or a designer. */
export const postsRowText = {
  label: { en: 'Posts by members', zh: '會員分享' },
} satisfies Texts
