import { newsletterMail } from '#language/mail/newsletter-mail.text.ts'
import { noticeMail } from '#language/mail/notice-mail.text.ts'
import { leadWords } from '#language/mail/letter.text.ts'
import { fillWords } from '#language/fill-words.ts'
import type { Language } from '#language/languages.ts'
import { isSmsNumber } from '#modules/codes/mobile-numbers.rules.ts'
import {
  countSent,
  deferNotices,
  getTimes,
  type DueNotice,
  listDueMembers,
  listReached,
  lockDueNotices,
  type Reached,
  settleNotices,
} from '#modules/inbox/index.server.ts'
import { afterQuiet, nextDigest, type Times } from '#modules/inbox/notice-times.rules.ts'
import { findMember, findPersonName } from '#modules/members/index.server.ts'
import type { ReadSettings } from '#modules/shop-settings/index.server.ts'
import type { ShopSettings } from '#modules/shop-settings/setting-list.contract.ts'
import { clock, dayInHongKong, startOfDay } from '#platform/clock.ts'
import type { Database, Read, Tx } from '#platform/database.server.ts'
import { writeMail } from '#platform/mail/mail.server.ts'
import { countSmsOfDay, writeSms } from '#platform/sms/sms.server.ts'

type SmsLimits = { countries: string; mostADay: number }
type NoticeHost = {
  database: Database
  publicUrl: () => string
  settings: ReadSettings
  sms: (tx: Read) => Promise<SmsLimits | undefined>
}

export const MEMBERS_AT_ONCE = 50

/** Sends what is due by mail and SMS, a transaction for each member. Answers of how many members something was due. */
export async function sendNotices(host: NoticeHost): Promise<number> {
  const due = await listDueMembers(host.database.pool, MEMBERS_AT_ONCE)
  for (const accountId of due) await host.database.inTransaction((tx) => sendToMember(tx, accountId, host))
  return due.length
}

type Member = { accountId: string; name: string; language: Language; times: Times; settings: ShopSettings; publicUrl: string }

/** Twice at once it sends once: the second finds nothing due. */
async function sendToMember(tx: Tx, accountId: string, { settings, publicUrl, sms }: NoticeHost): Promise<void> {
  const due = await lockDueNotices(tx, accountId)
  const known = due.filter(({ isKnown }) => isKnown)
  await settleNotices(tx, idsOf(known), 'read')
  const member = await findMember(tx, accountId)
  const left = due.filter(({ isKnown }) => !isKnown)
  if (!member?.isOpen) return settleNotices(tx, idsOf(left), 'unwanted')
  const read = await settings(tx)
  const { language } = member
  const times = await getTimes(tx, accountId, read.notices)
  const name = await findPersonName(tx, accountId)
  const to: Member = { accountId, name, language, times, settings: read, publicUrl: publicUrl() }
  const now = await defer(tx, to, left)
  const contacts = await contactsOf(tx, accountId, now)
  const isWanted = (notice: DueNotice): boolean => contacts.has(keyOf(notice))
  await settleNotices(tx, idsOf(now.filter((notice) => !isWanted(notice))), 'unwanted')
  const wanted = now.filter(isWanted).map((notice) => ({ ...notice, ...contacts.get(keyOf(notice))! }))
  const sent = await countSent(tx, accountId, startOfDay(dayInHongKong(clock.now())))
  await sendMail(tx, to, ofWay(wanted, 'mail'), sent.mail)
  await sendSms(tx, to, ofWay(wanted, 'sms'), sent.sms, await sms(tx))
}

const idsOf = (notices: readonly DueNotice[]): string[] => notices.map(({ id }) => id)
const keyOf = ({ kind, way }: Pick<DueNotice, 'kind' | 'way'>): string => `${kind} ${way}`
const ofWay = <Some extends DueNotice>(notices: readonly Some[], way: DueNotice['way']): Some[] =>
  notices.filter((notice) => notice.way === way)

/** In quiet hours everything waits for their end, and mails for that of the day where the member wants one; answers what goes now. */
async function defer(tx: Tx, { times, settings }: Member, due: readonly DueNotice[]): Promise<DueNotice[]> {
  const now = clock.now()
  const end = afterQuiet(now, times)
  const isFirst = ({ way, isHeld }: DueNotice): boolean => times.isDigest && way === 'mail' && !isHeld
  await deferNotices(tx, idsOf(due.filter(isFirst)), nextDigest(now, settings.notices.digestHour, times), true)
  const rest = due.filter((notice) => !isFirst(notice))
  if (end.getTime() === now.getTime()) return rest
  await deferNotices(tx, idsOf(rest), end, false)
  return []
}

/** As it is now: a consent may have been withdrawn since it was written. */
async function contactsOf(tx: Tx, accountId: string, due: readonly DueNotice[]): Promise<Map<string, Reached>> {
  const found = new Map<string, Reached>()
  for (const kind of new Set(due.map((notice) => notice.kind)))
    for (const reached of await listReached(tx, accountId, kind)) found.set(keyOf({ kind, way: reached.way }), reached)
  return found
}

type Wanted = DueNotice & Reached

/** All that is due is one mail. Beyond the most for a day it waits for that of the next. */
async function sendMail(tx: Tx, to: Member, notices: readonly Wanted[], sent: number): Promise<void> {
  const [first] = notices
  if (!first) return
  const { mailsADay, digestHour } = to.settings.notices
  if (sent >= mailsADay) {
    const tomorrow = new Date(startOfDay(dayInHongKong(clock.now())).getTime() + DAY_LESS_A_MOMENT)
    return deferNotices(tx, idsOf(notices), nextDigest(tomorrow, digestHour, to.times), true)
  }
  const { language, publicUrl } = to
  const base = `${publicUrl}${language === 'zh' ? '/zh' : ''}`
  const foot = footOf(to, notices, base)
  const page = base + (notices.length === 1 ? first.link : '/myaccount/messages')
  const body = notices.map(({ title, text }) => [...(notices.length === 1 ? [] : [title[language]]), text[language]].join('\n'))
  const action = { words: leadWords(page, language), page }
  await writeMail(tx, {
    recipient: first.contact,
    name: to.name,
    language,
    subject:
      notices.length === 1 ? first.title[language] : fillWords(noticeMail.several[language], { num: String(notices.length) }),
    body: [...body, `${action.words}\n${page}`, foot].join('\n\n'),
    dress: { action },
    dedupeKey: `notice:${first.id}`,
  })
  await settleNotices(tx, idsOf(notices), 'sent')
}

const DAY_LESS_A_MOMENT = 86_399_999

/** Who writes, and how it ends at no cost, as advertising has to say; and where all of it is chosen. */
function footOf({ language, settings }: Member, notices: readonly Wanted[], base: string): string {
  const token = notices.find((notice) => notice.token !== null)?.token
  const { company, address, email } = settings.business
  const ways = fillWords(noticeMail.ways[language], { ways: `${base}/myaccount/notifications` })
  if (!token) return ways
  const words = { company: company[language], address: address[language], email: email[language], stop: stopPage(base, token) }
  return `${ways}\n\n${fillWords(newsletterMail.foot[language], words)}`
}

const stopPage = (base: string, token: string): string => `${base}/newsletter/stop?token=${token}`

/** The newest alone is worth a text message; the others are in the shop. */
async function sendSms(
  tx: Tx,
  { language, publicUrl, settings }: Member,
  notices: readonly Wanted[],
  sent: number,
  limits: SmsLimits | undefined,
): Promise<void> {
  const last = notices.at(-1)
  if (!last) return
  const isOver = sent >= settings.notices.smsADay || !limits || (await countSmsOfDay(tx)) >= limits.mostADay
  if (isOver || !isSmsNumber(last.contact, limits.countries)) return settleNotices(tx, idsOf(notices), 'capped')
  const base = `${publicUrl}${language === 'zh' ? '/zh' : ''}`
  const stop = last.token ? stopPage(base, last.token) : ''
  const words = { title: last.title[language], page: base + last.link, stop }
  await writeSms(tx, {
    recipient: last.contact,
    language,
    body: fillWords((stop ? noticeMail.sms : noticeMail.smsPlain)[language], words),
    dedupeKey: `notice:${last.id}`,
    usefulMinutes: 24 * 60,
  })
  await settleNotices(tx, [last.id], 'sent')
  await settleNotices(tx, idsOf(notices.slice(0, -1)), 'capped')
}
