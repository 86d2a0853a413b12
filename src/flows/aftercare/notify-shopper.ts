import { hasConsented } from '#modules/consents/index.server.ts'
import { type NewMessage, writeMessage } from '#modules/inbox/index.server.ts'
import type { OrderRow } from '#modules/orders/index.server.ts'
import type { Tx } from '#platform/database.server.ts'
import { writeMail } from '#platform/mail/mail.server.ts'
import type { Language } from '#language/languages.ts'
import { fillWords } from '#language/fill-words.ts'

/** A title and a text with gaps, in both languages: what a message says, and a mail with a way to the page below. */
export type Told = Record<Language, { title: string; text: string }>

type Telling = {
  kind: NewMessage['kind']
  told: Told
  words: Record<string, string> | ((language: Language) => Record<string, string>)
  /** A path of the shop, without its language. */
  link: string
  /** Said once for each. */
  key: string
}

/** Tells the shopper of an order, in the inbox of a member and by mail unless they want none, in the order's language. */
export async function notifyShopper(
  tx: Tx,
  order: OrderRow,
  { kind, told, words, link, key }: Telling,
  publicUrl: string,
): Promise<void> {
  const filled = (language: Language, part: 'title' | 'text') =>
    fillWords(told[language][part], typeof words === 'function' ? words(language) : words)
  await writeMessage(tx, order.owner_id, {
    kind,
    title: { en: filled('en', 'title'), zh: filled('zh', 'title') },
    text: { en: filled('en', 'text'), zh: filled('zh', 'text') },
    link,
    dedupeKey: key,
  })
  if (!(await hasConsented(tx, order.owner_id, 'orders-email'))) return
  const { language } = order
  const page = `${publicUrl}${language === 'zh' ? '/zh' : ''}/order/find?orderNo=${order.order_number}`
  await writeMail(tx, {
    recipient: order.contact_email,
    language,
    subject: filled(language, 'title'),
    body: `${filled(language, 'text')}\n\n${page}`,
    dedupeKey: key,
  })
}
