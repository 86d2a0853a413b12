import type { Texts } from '#language/texts.ts'

/** Beside the chat, and not among what every page loads first. */
export const chatText = {
  ask: { en: 'Write to us here', zh: '在本店留言' },
} satisfies Texts
