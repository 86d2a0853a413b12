import type { Language } from '#language/languages.ts'
import { fillWords } from '#language/fill-words.ts'
import { notifyMember } from '#modules/inbox/index.server.ts'
import { findAddressee } from '#modules/members/index.server.ts'
import { getMerchantName, listOwnersOf } from '#modules/merchants/index.server.ts'
import type { Tx } from '#platform/database.server.ts'

type Message = Record<Language, { title: string; text: string }>
/** `words`: for the gaps of the message, beside the name of the seller; `key`: said once for each. */
type Said = { message: Message; link: string; key: string; words?: (language: Language) => Record<string, string> }

/** Every owner of a merchant, and all others who are named, in the inbox and by e-mail. */
export async function notifyOwners(
  tx: Tx,
  merchantId: string,
  { message, link, key, words }: Said,
  others: readonly string[] = [],
): Promise<void> {
  const name = await getMerchantName(tx, merchantId)
  const say = (language: Language, part: 'title' | 'text'): string =>
    fillWords(message[language][part], { seller: name[language], ...words?.(language) })
  for (const accountId of new Set([...(await listOwnersOf(tx, merchantId)), ...others]))
    await notifyMember(tx, accountId, await findAddressee(tx, accountId), {
      kind: 'platform',
      title: { en: say('en', 'title'), zh: say('zh', 'title') },
      text: { en: say('en', 'text'), zh: say('zh', 'text') },
      link,
      dedupeKey: `merchant:${key}:${merchantId}:${accountId}`,
    })
}
