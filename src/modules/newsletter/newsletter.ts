import { fillWords } from '#language/fill-words.ts'
import type { Selectable } from 'kysely'
import type { Language } from '#language/languages.ts'
import { newsletterMail } from '#language/mail/newsletter-mail.text.ts'
import { clock, DAY } from '#platform/clock.ts'
import { type Locked, lockRows, type Read, type Tx } from '#platform/database.server.ts'
import { newId, newToken } from '#platform/ids.server.ts'
import { writeMail } from '#platform/mail/mail.server.ts'
import { refuse } from '#platform/refusal.ts'
import type { Subscribing, SubscribeWire } from './newsletter.contract.ts'
import { CONSENT_VERSION } from './newsletter.rules.ts'
import { type NewsletterTables, newsletterTables } from './newsletter.tables.ts'

/** Who writes, as every commercial message has to say. */
type Sender = Record<'company' | 'address' | 'email', Record<Language, string>>
export type NewsHost = { publicUrl: string; sender: Sender }

const CONFIRM_DAYS = 30

type Row = Selectable<NewsletterTables['newsletter_subscriptions']>
type Kind = 'asked' | 'confirmed' | 'stopped'
type Consent = { textVersion: string; language: Language; source: string }

/**
 * Somebody asks for news. A mailbox is asked to confirm, once a day at most; a number waits until messages can be sent
 * to it. Who stopped stays stopped until the mailbox itself says otherwise. The answer never reveals what was known before.
 */
export async function subscribe(tx: Tx, input: Subscribing, language: Language, host: NewsHost): Promise<SubscribeWire> {
  const { email, areaNum, mobile, source, textVersion } = input
  const consent = { textVersion, language, source }
  if (email) {
    const row = await ask(tx, 'email', email, consent)
    if (row.state !== 'confirmed') await mail(tx, 'confirm', row, host)
  }
  if (mobile) await ask(tx, 'sms', areaNum + mobile, consent)
  return { email: email !== '', sms: mobile !== '' }
}

/** Somebody asks for news at a contact that has just been proven to be theirs: it begins at once. */
export async function subscribeProven(
  tx: Tx,
  channel: Row['channel'],
  contact: string,
  consent: Omit<Consent, 'textVersion'>,
): Promise<void> {
  const row = await ask(tx, channel, contact, { ...consent, textVersion: CONSENT_VERSION })
  if (row.state === 'confirmed') return
  await newsletterTables(tx)
    .updateTable('newsletter_subscriptions')
    .set({ state: 'confirmed', confirmed_at: clock.now() })
    .where('subscription_id', '=', row.subscription_id)
    .execute()
  await record(tx, row.subscription_id, 'confirmed')
}

/** Its owner wants none any more. */
export async function stopProven(tx: Tx, channel: Row['channel'], contact: string): Promise<void> {
  const row = await findRow(tx, channel, contact)
  if (row) await stop(tx, row.token)
}

/** Whether news goes to a contact, and since when it does or not; undefined where nobody has ever asked for it. */
export async function findNews(tx: Read, channel: Row['channel'], contact: string) {
  const row = await findRow(tx, channel, contact)
  if (!row) return undefined
  const changedAt = row.state === 'stopped' ? row.stopped_at : row.state === 'confirmed' ? row.confirmed_at : row.asked_at
  return { given: row.state === 'confirmed', changedAt: changedAt ?? row.asked_at }
}

const findRow = (tx: Read, channel: Row['channel'], contact: string): Promise<Row | undefined> =>
  newsletterTables(tx)
    .selectFrom('newsletter_subscriptions')
    .selectAll()
    .where('channel', '=', channel)
    .where('contact', '=', contact)
    .executeTakeFirst()

/** No more news to the contacts of somebody who is no longer, nor anything that says there was any. */
export async function forgetSubscriptions(tx: Tx, contacts: readonly string[]): Promise<void> {
  if (contacts.length === 0) return
  const gone = newsletterTables(tx)
    .selectFrom('newsletter_subscriptions')
    .select('subscription_id')
    .where('contact', 'in', contacts)
  await newsletterTables(tx).deleteFrom('newsletter_events').where('subscription_id', 'in', gone).execute()
  await newsletterTables(tx).deleteFrom('newsletter_subscriptions').where('contact', 'in', contacts).execute()
}

/** The mailbox has spoken: news begins. */
export async function confirm(tx: Tx, token: string, host: NewsHost): Promise<void> {
  const row = await lockByToken(tx, token)
  if (row.state === 'confirmed') return
  const oldest = Math.max(clock.now().getTime() - CONFIRM_DAYS * DAY, row.stopped_at?.getTime() ?? 0)
  if (row.asked_at.getTime() <= oldest) refuse('NOT_FOUND')
  await move(tx, row, { state: 'confirmed', confirmed_at: clock.now() })
  await record(tx, row.subscription_id, 'confirmed')
  await mail(tx, 'welcome', row, host)
}

/** No more news, from this moment on; by the link of any mail, however old. */
export async function stop(tx: Tx, token: string): Promise<void> {
  const row = await lockByToken(tx, token)
  if (row.state === 'stopped') return
  await move(tx, row, { state: 'stopped', stopped_at: clock.now() })
  await record(tx, row.subscription_id, 'stopped')
}

async function ask(tx: Tx, channel: Row['channel'], contact: string, consent: Consent): Promise<Row> {
  const row = await newsletterTables(tx)
    .insertInto('newsletter_subscriptions')
    .values({
      subscription_id: newId(),
      channel,
      contact,
      state: 'pending',
      language: consent.language,
      token: newToken(),
      asked_at: clock.now(),
    })
    .onConflict((conflict) =>
      conflict.columns(['channel', 'contact']).doUpdateSet({ language: consent.language, asked_at: clock.now() }),
    )
    .returningAll()
    .executeTakeFirstOrThrow()
  await record(tx, row.subscription_id, 'asked', consent)
  return row
}

async function lockByToken(tx: Tx, token: string): Promise<Locked<Row>> {
  const wanted = newsletterTables(tx).selectFrom('newsletter_subscriptions').selectAll().where('token', '=', token)
  const [row] = await lockRows(tx, wanted)
  return row ?? refuse('NOT_FOUND')
}

async function move(tx: Tx, row: Locked<Row>, to: Partial<Pick<Row, 'state' | 'confirmed_at' | 'stopped_at'>>): Promise<void> {
  await newsletterTables(tx)
    .updateTable('newsletter_subscriptions')
    .set(to)
    .where('subscription_id', '=', row.subscription_id)
    .execute()
}

async function record(tx: Tx, subscriptionId: string, kind: Kind, consent?: Consent): Promise<void> {
  await newsletterTables(tx)
    .insertInto('newsletter_events')
    .values({
      event_id: newId(),
      subscription_id: subscriptionId,
      kind,
      text_version: consent?.textVersion ?? null,
      language: consent?.language ?? null,
      source: consent?.source ?? null,
      happened_at: clock.now(),
    })
    .execute()
}

async function mail(tx: Tx, kind: 'confirm' | 'welcome', row: Row, { publicUrl, sender }: NewsHost): Promise<void> {
  const { language, contact, token } = row
  const page = (name: string) => `${publicUrl}${language === 'zh' ? '/zh' : ''}/newsletter/${name}?token=${token}`
  const words: Record<string, string> = {
    confirm: page('confirm'),
    stop: page('stop'),
    company: sender.company[language],
    address: sender.address[language],
    email: sender.email[language],
  }
  const { subject, body } = newsletterMail[kind][language]
  await writeMail(tx, {
    recipient: contact,
    language,
    subject: fillWords(subject, words),
    body: fillWords(`${body}\n\n${newsletterMail.foot[language]}`, words),
    dedupeKey: `newsletter-${kind}:${row.subscription_id}:${clock.now().toISOString().slice(0, 10)}`,
  })
}
