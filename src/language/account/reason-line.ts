import type { Language } from '#language/languages.ts'

const REASON = { en: (words: string) => `Reason: ${words}`, zh: (words: string) => `原因：${words}` }

/** What somebody of the shop typed as a reason: always last, on a line of its own; nothing when they typed nothing. */
export const reasonLine = (words: string, language: Language): string => (words === '' ? '' : `\n${REASON[language](words)}`)
