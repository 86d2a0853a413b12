import { pointMessages } from '#language/account/point-messages.text.ts'
import { fillWords } from '#language/fill-words.ts'
import type { Language } from '#language/languages.ts'
import { notifyMember } from '#modules/inbox/index.server.ts'
import { findAddressee } from '#modules/members/index.server.ts'
import type { Tx } from '#platform/database.server.ts'

type Words = Record<string, string>
type Said = {
  words: (language: Language) => Words
  /** What is not the same by mail. */
  mailWords?: (language: Language) => Words
  /** Said once for each. */
  key: string
}

/** Tells a member what has become of their points: in the inbox, and by mail in their language. */
export async function notifyOfPoints(
  tx: Tx,
  memberId: string,
  about: keyof typeof pointMessages,
  { words, mailWords = () => ({}), key }: Said,
): Promise<void> {
  const say = (part: 'title' | 'text', language: Language, more: Words = {}): string =>
    fillWords(pointMessages[about][language][part], { ...words(language), ...more }).trim()
  const message = {
    kind: about === 'received' || about === 'given' ? ('interactions' as const) : ('offers' as const),
    title: { en: say('title', 'en'), zh: say('title', 'zh') },
    text: { en: say('text', 'en'), zh: say('text', 'zh') },
    link: '/myaccount/points',
    dedupeKey: `points:${about}:${key}`,
  }
  const mailText = { en: say('text', 'en', mailWords('en')), zh: say('text', 'zh', mailWords('zh')) }
  await notifyMember(tx, memberId, await findAddressee(tx, memberId), message, mailText)
}
