import { conversationMailText } from '#language/mail/conversation-mail.text.ts'
import type { Language } from '#language/languages.ts'
import { type AwayReader, findAwayReaders, keepMailed } from '#modules/conversations/index.server.ts'
import { findAddressee } from '#modules/members/index.server.ts'
import { listAnswerers } from '#modules/merchants/index.server.ts'
import type { Tx } from '#platform/database.server.ts'
import { writeMail } from '#platform/mail/mail.server.ts'

/** Mails those who have not read what was written to them, once until they have been here again. Answers how many sides were told. */
export async function mailAwayReaders(tx: Tx, most: number): Promise<number> {
  const away = await findAwayReaders(tx, most)
  for (const reader of away) if (await keepMailed(tx, reader)) await mailSide(tx, reader)
  return away.length
}

async function mailSide(tx: Tx, reader: AwayReader): Promise<void> {
  const { side, accountId, merchantId } = reader
  const people = side === 'buyer' ? [accountId] : await listAnswerers(tx, merchantId ?? '')
  for (const person of people) {
    const addressee = person ? await findAddressee(tx, person) : undefined
    if (!person || !addressee?.isOpen) continue
    const { recipient, name, language } = addressee
    const { subject, body } = wordsFor(reader, language)
    const page = pageFor(reader, language)
    await writeMail(tx, {
      ...{ recipient, name, language, subject, body },
      dress: { action: { words: conversationMailText.lead[language], page } },
      dedupeKey: `conversation:${reader.conversationId}:${reader.position}:${person}`,
    })
  }
}

/** What was written is not in the mail: it may be forwarded, and is read where it can be answered. */
function wordsFor({ side, kind, merchantEn, merchantZh }: AwayReader, language: Language) {
  const who = (language === 'zh' ? merchantZh : merchantEn) ?? ''
  if (side === 'merchant') {
    const texts = kind === 'seller' ? conversationMailText.toSeller : conversationMailText.shopToSeller
    return { subject: texts.subject[language](who), body: texts.body[language](who) }
  }
  const texts = kind === 'seller' ? conversationMailText.toBuyer : conversationMailText.shopToBuyer
  return { subject: texts.subject[language](who), body: texts.body[language](who) }
}

function pageFor({ side, conversationId }: AwayReader, language: Language): string {
  const page =
    side === 'merchant' ? `/seller/questions/${conversationId}` : `/myaccount/conversations/thread?id=${conversationId}`
  return `${language === 'zh' ? '/zh' : ''}${page}`
}
