export const wordLanguages = ['en', 'zh', 'yue'] as const
export type WordLanguage = (typeof wordLanguages)[number]
/** What becomes of a text with the word: not taken at all, read before it is shown, or shown and put before a moderator. */
export const wordEffects = ['refuse', 'wait', 'mark'] as const
export type WordEffect = (typeof wordEffects)[number]
