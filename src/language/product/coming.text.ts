import type { Texts } from '#language/texts.ts'

/** What is shown before it can be bought. */
export const comingText = {
  coming: {
    en: (day: string, time: string) => `On sale from ${day}, ${time}.`,
    zh: (day: string, time: string) => `${day} ${time}開售。`,
  },
} satisfies Texts
