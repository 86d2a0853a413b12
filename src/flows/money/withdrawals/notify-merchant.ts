import { fillWords } from '#language/fill-words.ts'
import type { Language } from '#language/languages.ts'
import { merchantMessages } from '#language/seller/merchant-messages.text.ts'
import { notifyMember } from '#modules/inbox/index.server.ts'
import { findAddressee } from '#modules/members/index.server.ts'
import { listMoneyPeople } from '#modules/merchants/index.server.ts'
import type { Tx } from '#platform/database.server.ts'
import { type Cents, showHkdExactly } from '#platform/money.ts'

type About = keyof typeof merchantMessages
/** Where a merchant is paid its owners alone decide. */
const OWNERS_ALONE: ReadonlySet<About> = new Set<About>([
  'accountNamed',
  'accountGiven',
  'accountAccepted',
  'accountRests',
  'accountRefused',
])
/** `reason`: in the words of each language; `words`: what else the message names. Said once for each key. */
type Said = {
  cents?: Cents
  key: string
  reason?: Record<Language, string>
  words?: (language: Language) => Record<string, string>
}

/** Tells everybody who may see a merchant's money, or its owners alone, what has become of it: in their inbox and by mail. */
export async function notifyMerchant(
  tx: Tx,
  merchantId: string,
  about: About,
  { cents = 0, key, reason, words }: Said,
): Promise<void> {
  const say = (part: 'title' | 'text', language: Language): string =>
    fillWords(merchantMessages[about][language][part], {
      amount: showHkdExactly(cents),
      reason: reason?.[language] ?? '',
      ...words?.(language),
    })
  const people = await listMoneyPeople(tx, merchantId, OWNERS_ALONE.has(about))
  for (const accountId of people)
    await notifyMember(tx, accountId, await findAddressee(tx, accountId), {
      kind: 'receipts',
      title: { en: say('title', 'en'), zh: say('title', 'zh') },
      text: { en: say('text', 'en'), zh: say('text', 'zh') },
      link: '/seller/money',
      dedupeKey: `merchant:${about}:${key}:${accountId}`,
    })
}
