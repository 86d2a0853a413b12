import { balanceMessages } from '#language/account/balance-messages.text.ts'
import { fillWords } from '#language/fill-words.ts'
import type { Language } from '#language/languages.ts'
import { notifyMember } from '#modules/inbox/index.server.ts'
import { findAddressee } from '#modules/members/index.server.ts'
import type { Tx } from '#platform/database.server.ts'
import { type Cents, showHkdExactly } from '#platform/money.ts'

/** `reason`: in the words of each language, where something has gone wrong; `days`: within how many something is done. Said once for each key. */
type Said = { cents: Cents; key: string; reason?: Record<Language, string>; days?: number }

/** Tells a member what has become of their balance: in the inbox, and by mail in their language. */
export async function notifyOfBalance(
  tx: Tx,
  memberId: string,
  about: keyof typeof balanceMessages,
  { cents, key, reason, days }: Said,
): Promise<void> {
  const say = (part: 'title' | 'text', language: Language): string =>
    fillWords(balanceMessages[about][language][part], {
      amount: showHkdExactly(cents),
      reason: reason?.[language] ?? '',
      days: String(days ?? ''),
    })
  await notifyMember(tx, memberId, await findAddressee(tx, memberId), {
    kind: 'receipts',
    title: { en: say('title', 'en'), zh: say('title', 'zh') },
    text: { en: say('text', 'en'), zh: say('text', 'zh') },
    link: '/myaccount/balance',
    dedupeKey: `balance:${about}:${key}`,
  })
}
