import type { Texts } from '#language/texts.ts'

/** What stands on the sheets with which shelves are counted. */
export const countSheetText = {
  title: { en: 'Count sheet', zh: '盤點表' },
  by: { en: 'Counted by', zh: '盤點員' },
  found: { en: 'Found', zh: '實點' },
} satisfies Texts
