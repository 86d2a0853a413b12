import type { Language } from '#language/languages.ts'

type Told = Record<Language, { title: string; text: string }>

/** What members are told of items they keep; {names} are filled in. */
export const offerMessages = {
  drop: {
    en: { title: '{piece} is now {now}', text: 'Reduced from {before}. The item is on your wish list and is not held for you.' },
    zh: { title: '{piece}現售{now}', text: '原為{before}。此貨品在您的願望清單內，不設預留。' },
  },
  back: {
    en: { title: '{piece} is back in stock', text: '{variant}. It is not held for you: please order it soon.' },
    zh: { title: '{piece}現已有貨', text: '{variant}。貨品不設預留，先到先得。' },
  },
} satisfies Record<string, Told>
