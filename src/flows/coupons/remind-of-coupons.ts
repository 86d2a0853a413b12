import { leadWords } from '#language/mail/letter.text.ts'
import { hasConsented } from '#modules/consents/index.server.ts'
import { takeEndingCoupons } from '#modules/coupons/index.server.ts'
import { writeMessage } from '#modules/inbox/index.server.ts'
import { findAddressee } from '#modules/members/index.server.ts'
import type { Tx } from '#platform/database.server.ts'
import { writeMail } from '#platform/mail/mail.server.ts'

/** Reminds of coupons that end soon: in the inbox, and by mail those who want news from the shop. Answers how many were looked at. */
export async function remindOfCoupons(tx: Tx, publicUrl: string, most: number): Promise<number> {
  const reminders = await takeEndingCoupons(tx, most)
  for (const { ownerId, message } of reminders) {
    await writeMessage(tx, ownerId, message)
    const addressee = await findAddressee(tx, ownerId)
    if (!addressee?.isOpen || !(await hasConsented(tx, ownerId, 'news-email'))) continue
    const { recipient, name, language } = addressee
    const page = `${publicUrl}${language === 'zh' ? '/zh' : ''}${message.link}`
    await writeMail(tx, {
      recipient,
      name,
      language,
      subject: message.title[language],
      body: message.text[language],
      dress: { action: { words: leadWords(page, language), page } },
      dedupeKey: message.dedupeKey,
    })
  }
  return reminders.length
}
