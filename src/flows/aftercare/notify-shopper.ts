import { hasConsented } from '#modules/consents/index.server.ts'
import { type NewMessage, writeMessage } from '#modules/inbox/index.server.ts'
import { isOpenMember } from '#modules/members/index.server.ts'
import type { OrderRow } from '#modules/orders/index.server.ts'
import type { Tx } from '#platform/database.server.ts'
import { writeMail } from '#platform/mail/mail.server.ts'
import type { Language } from '#language/languages.ts'
import { fillWords } from '#language/fill-words.ts'
import { leadWords } from '#language/mail/letter.text.ts'
import { dressOf, listToldPieces, nameOf, namePieces, orderPage } from './order-letter.ts'

/** A title and a text with gaps, in both languages: what a message says, and a mail with a way to the page below. */
type Told = Record<Language, { title: string; text: string }>

type Telling = {
  kind: NewMessage['kind']
  told: Told
  words: Record<string, string> | ((language: Language) => Record<string, string>)
  /** The pieces it is about: what they are called goes into the gap {pieces}. */
  unitIds: readonly string[]
  /** A path of the shop, without its language. */
  link: string
  /** Said once for each. */
  key: string
}

/** Tells the shopper of an order, in the inbox of a member and by mail, in the order's language; of parcels unless they want no mail. */
export async function notifyShopper(
  tx: Tx,
  order: OrderRow,
  { kind, told, words, unitIds, link, key }: Telling,
  publicUrl: string,
): Promise<void> {
  const pieces = await listToldPieces(tx, order.order_id, unitIds)
  const names = namePieces(pieces)
  const filled = (language: Language, part: 'title' | 'text') => {
    const gaps = typeof words === 'function' ? words(language) : words
    return fillWords(told[language][part], { pieces: names[language], ...gaps }).trim()
  }
  await writeMessage(tx, order.owner_id, {
    kind,
    title: { en: filled('en', 'title'), zh: filled('zh', 'title') },
    text: { en: filled('en', 'text'), zh: filled('zh', 'text') },
    link,
    dedupeKey: key,
  })
  if (kind === 'logistics' && !(await hasConsented(tx, order.owner_id, 'orders-email'))) return
  const { language } = order
  // Anyone who is no member shows by a code that the order is theirs, and finds the rest from there.
  const own = `${language === 'zh' ? '/zh' : ''}${link}`
  const page = publicUrl + ((await isOpenMember(tx, order.owner_id)) ? own : await orderPage(tx, order, language))
  await writeMail(tx, {
    recipient: order.contact_email,
    language,
    subject: filled(language, 'title'),
    body: filled(language, 'text'),
    name: await nameOf(tx, order),
    dress: dressOf(order, { language, pieces, facts: 'none', action: { words: leadWords(page, language), page } }, publicUrl),
    dedupeKey: key,
  })
}
