import type { EventFor, Topic } from '#events/events.server.ts'
import { hasConsented } from '#modules/consents/index.server.ts'
import { findChoice, getTimes, kindsOfOrderNews, messageAboutOrder } from '#modules/inbox/index.server.ts'
import { afterQuiet } from '#modules/inbox/notice-times.rules.ts'
import { listContacts } from '#modules/members/index.server.ts'
import { mailAboutOrder, smsAboutOrder } from '#modules/mailing/index.server.ts'
import { getOrderById, type OrderRow } from '#modules/orders/index.server.ts'
import { leadWords } from '#language/mail/letter.text.ts'
import type { ReadSettings } from '#modules/shop-settings/index.server.ts'
import { clock } from '#platform/clock.ts'
import { isSmsNumber } from '#modules/codes/mobile-numbers.rules.ts'
import { countMailsOfDay } from '#platform/mail/mail.server.ts'
import { lockNames } from '#platform/name-lock.server.ts'
import { countSmsOfDay } from '#platform/sms/sms.server.ts'
import type { Read, Tx } from '#platform/database.server.ts'
import { dressOf, type Facts, nameOf, orderPage } from './order-letter.ts'
import { type OrderEvent, toldOf } from './order-told.ts'

type Others<Event> = readonly Event[]

/**
 * Turns an order's event, and those told of with it, into a mail to the shopper, in the transaction that records the effect. Of what was ordered,
 * paid and refunded they are always told; of parcels unless they want no mail.
 */
export async function sendOrderMail(
  tx: Tx,
  event: EventFor<'order-mail'>,
  others: Others<EventFor<'order-mail'>>,
  { publicUrl, rateLimitScale }: { publicUrl: string; rateLimitScale: number },
): Promise<void> {
  const order = await getOrderById(tx, event.payload.orderId)
  if (isKnown(event) || needsNoWords(event, order)) return
  const isOfParcels = kindsOfOrderNews[event.topic] === 'logistics'
  if (isOfParcels && !(await hasConsented(tx, order.owner_id, 'orders-email'))) return
  if (isUnpaidNews(event) && !(await mayWriteTo(tx, order, MOST_UNPAID_LETTERS * rateLimitScale))) return
  const told = await toldOf(tx, [event, ...others], order)
  const { language } = order
  const page = publicUrl + (await orderPage(tx, order, language))
  const action = { words: leadWords(page, language), page }
  const dress = dressOf(order, { language, pieces: told.pieces, facts: FACTS[event.topic] ?? 'none', action }, publicUrl)
  const letter = { name: await nameOf(tx, order), dress, page }
  await mailAboutOrder(tx, event, { language, email: order.contact_email, letter, ...told }, publicUrl)
}

/** Anybody may order without paying, to an address that is somebody else's: of so many orders a day they hear. */
const MOST_UNPAID_LETTERS = 4
const UNPAID_NEWS: readonly Topic[] = ['order-placed', 'order-closed']
const isUnpaidNews = ({ topic }: OrderEvent): boolean => UNPAID_NEWS.includes(topic)

/** Members with a proven address get a mail for each order. */
async function mayWriteTo(tx: Tx, { owner_id, contact_email }: OrderRow, most: number): Promise<boolean> {
  const own = await listContacts(tx, owner_id)
  if (own.some(({ kind, value }) => kind === 'email' && value === contact_email.toLowerCase())) return true
  await lockNames(tx, [`letters of unpaid orders to ${contact_email.toLowerCase()}`])
  return (await countMailsOfDay(tx, contact_email, UNPAID_NEWS)) < most
}

/** What stands below the pieces. */
const FACTS: { [Topic in EventFor<'order-mail'>['topic']]?: Facts } = {
  'order-placed': 'all',
  'order-paid': 'all',
  'order-dispatched': 'place',
  'parcel-came-back': 'place',
}

/** And into a message in the inbox of the member whose order it is. */
export async function writeOrderMessage(tx: Tx, event: EventFor<'inbox'>, others: Others<EventFor<'inbox'>>): Promise<void> {
  const order = await getOrderById(tx, event.payload.orderId)
  if (needsNoWords(event, order)) return
  await messageAboutOrder(tx, event, { ownerId: order.owner_id, ...(await toldOf(tx, [event, ...others], order)) })
}

/** What text messages may cost, and to which countries they go; nothing where none are sent. */
type ReadSmsLimits = (tx: Read) => Promise<{ countries: string; mostADay: number } | undefined>
type SmsHost = { publicUrl: string; limits: ReadSmsLimits; settings: ReadSettings }

/** They answer what the shopper has just done, so they come at once, by night as well. */
const ANSWERS: ReadonlySet<Topic> = new Set<Topic>(['order-paid'])

/**
 * And into a text message, for a member who has said yes to them, and for anyone who gave no mail address: to mobile phones of the countries
 * that the settings allow, and no more in a day than they do.
 */
export async function sendOrderSms(
  tx: Tx,
  event: EventFor<'order-sms'>,
  others: Others<EventFor<'order-sms'>>,
  { publicUrl, limits, settings }: SmsHost,
): Promise<void> {
  if (isKnown(event)) return
  const order = await getOrderById(tx, event.payload.orderId)
  if (needsNoWords(event, order)) return
  const phone = order.contact_phone.replace(/[\s-]/g, '')
  const isWanted = order.contact_email === '' || (await wantsSms(tx, order.owner_id, event))
  const allowed = isWanted ? await limits(tx) : undefined
  if (!allowed || !isSmsNumber(phone, allowed.countries) || (await countSmsOfDay(tx)) >= allowed.mostADay) return
  const link = publicUrl + (await orderPage(tx, order, order.language))
  const now = clock.now()
  const times = await getTimes(tx, order.owner_id, (await settings(tx)).notices)
  const notBefore = ANSWERS.has(event.topic) ? now : afterQuiet(now, times)
  const told = await toldOf(tx, [event, ...others], order)
  await smsAboutOrder(tx, event, { phone, language: order.language, link, notBefore, ...told })
}

const wantsSms = async (tx: Read, ownerId: string, { topic }: EventFor<'order-sms'>): Promise<boolean> =>
  (await hasConsented(tx, ownerId, 'orders-sms')) && (await findChoice(tx, ownerId, kindsOfOrderNews[topic], 'sms')) !== false

/** A shopper who confirms a parcel needs no mail about it. */
const isKnown = ({ topic, payload }: OrderEvent): boolean => topic === 'order-received' && payload.by.kind === 'shopper'

/** What is paid as soon as it is placed is told of once, and parts of what is refunded whole with the whole. */
const needsNoWords = ({ topic }: OrderEvent, { total_cents, state }: OrderRow): boolean =>
  (topic === 'order-placed' && total_cents === 0) || (topic === 'part-refunded' && state === 'refunded')
