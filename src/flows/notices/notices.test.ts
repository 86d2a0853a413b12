import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { listenLive } from '#calls/members/inbox.builders.ts'
import { join, type Joined } from '#flows/members/sign-in.builders.ts'
import { getConsents, updateConsent } from '#modules/consents/consents.paths.ts'
import type { WaysWire } from '#modules/inbox/inbox.contract.ts'
import { countMessages, getWays, listMessages, readAllMessages, readMessage, saveWays } from '#modules/inbox/inbox.paths.ts'
import { type NewMessage, writeMessage } from '#modules/inbox/index.server.ts'
import { clock, DAY, MINUTE, timeInHongKong } from '#platform/clock.ts'
import { newId } from '#platform/ids.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { runSql } from '#platform/run-sql.builders.ts'
import { refusals } from '#refusals.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'
import { sendNotices } from './send-notices.ts'

const PATIENCE = { timeout: 60_000, interval: 100 }
let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterEach(() => clock.reset())
afterAll(() => shop.stop())

const limits = { countries: '+852', mostADay: 100 }
const send = (database = shop.database) =>
  sendNotices({ database, publicUrl: () => 'https://praya.test', settings: shop.settings, sms: async () => limits })

type Wanted = Partial<Pick<WaysWire, 'isQuiet' | 'quietFrom' | 'quietUntil' | 'isDigest'>> & { ways?: Partial<WaysWire['ways']> }
const waysOf = async ({ token }: Joined) => (await shop.ask(getWays, {}, { token })).data

/** Without quiet hours, unless they are wanted: it may be night while this runs. */
async function choose(member: Joined, { ways, ...times }: Wanted) {
  const { reached: _, digestHour: __, ...before } = await waysOf(member)
  return shop.ask(saveWays, { ...before, isQuiet: false, ...times, ways: { ...before.ways, ...ways } }, { token: member.token })
}
const ALL = { here: true, mail: true, sms: true }
async function whoWantsOffers(times: Wanted = {}): Promise<Joined> {
  const member = await join(shop)
  await choose(member, { ways: { offers: { here: true, mail: true, sms: false } }, ...times })
  return member
}
const offer = (name: string, more: Partial<NewMessage> = {}): NewMessage => ({
  kind: 'offers',
  title: { en: name, zh: `${name}中` },
  text: { en: `About ${name}`, zh: `關於${name}` },
  link: '/wishlist',
  dedupeKey: name,
  ...more,
})
const tell = ({ account }: Joined, message: NewMessage) => shop.database.inTransaction((tx) => writeMessage(tx, account, message))
const mailsTo = async ({ email }: Joined) =>
  (
    await readRows(
      shop.database.pool,
      z.object({ subject: z.string(), body: z.string() }),
      sql`select subject, body from mails where recipient = ${email} and dedupe_key like 'notice:%' order by mail_id`,
    )
  ).map(({ subject, body }) => ({ subject, body }))
const subjectsTo = async (member: Joined) => (await mailsTo(member)).map(({ subject }) => subject)
const hourNow = (): number => Number(timeInHongKong(clock.now()).slice(0, 2))

test('a member chooses what comes how; orders and receipts always come, and a tick for offers is the consent to them', async () => {
  const member = await join(shop)
  const before = await waysOf(member)
  expect(before).toMatchObject({ isQuiet: true, quietFrom: 22, quietUntil: 8, isDigest: false, digestHour: 9 })
  expect(before.reached).toEqual({ mail: true, sms: false })
  expect(before.ways.offers).toEqual({ here: true, mail: false, sms: false })
  const none = { here: false, mail: false, sms: false }
  const all = { order: none, logistics: none, receipts: none, interactions: none, platform: none, offers: ALL }
  const { data } = await choose(member, { ways: all, quietFrom: 21, isDigest: true })
  expect(data).toMatchObject({ isQuiet: false, quietFrom: 21, isDigest: true })
  expect(data.ways).toEqual({
    order: { here: true, mail: true, sms: false },
    logistics: { here: true, mail: false, sms: false },
    receipts: { here: true, mail: true, sms: false },
    offers: ALL,
    interactions: none,
    platform: none,
  })
  const { list } = (await shop.ask(getConsents, {}, { token: member.token })).data
  expect(list.filter(({ given }) => given).map(({ kind }) => kind)).toEqual(['news-email', 'news-sms'])
  const history = await readRows(
    shop.database.pool,
    z.object({ kind: z.string() }),
    sql`select kind from consent_history where account_id = ${member.account} order by kind`,
  )
  expect(history.map(({ kind }) => kind)).toEqual(['news-email', 'news-sms', 'orders-email'])
  expect((await shop.ask(getWays, {}, { token: await shop.visitor() })).code).toBe(refusals.SESSION_MISSING.code)
  const wrong = await choose(member, { quietFrom: 24 })
  expect(wrong.code).toBe(refusals.BAD_INPUT.code)
})

test('an offer is mailed once to who agreed, with the way out of it, however often and by how many it is sent', async () => {
  const [member, other] = [await whoWantsOffers(), await join(shop)]
  await choose(other, {})
  for (const one of [member, other, member]) await tell(one, offer('Coat reduced'))
  await Promise.all([send(), send(), send()])
  await send()
  const [mail, ...more] = await mailsTo(member)
  expect(more).toEqual([])
  expect(mail?.subject).toBe('Coat reduced')
  expect(mail?.body).toContain('https://praya.test/wishlist')
  expect(mail?.body).toMatch(/unsubscribe, free of charge: https:\/\/praya\.test\/newsletter\/stop\?token=\S+/)
  expect(mail?.body).toContain('https://praya.test/myaccount/notifications')
  expect(await mailsTo(other)).toEqual([])
  expect((await shop.ask(listMessages, {}, { token: other.token })).data.list).toMatchObject([{ title: 'Coat reduced' }])
})

test('in quiet hours it waits for their end, and then all of it is one mail', async () => {
  const hour = hourNow()
  const member = await whoWantsOffers({ isQuiet: true, quietFrom: hour, quietUntil: (hour + 2) % 24 })
  await tell(member, offer('Night one'))
  await tell(member, offer('Night two'))
  await send()
  expect(await mailsTo(member)).toEqual([])
  clock.advance(120 * MINUTE)
  await send()
  const mails = await mailsTo(member)
  expect(mails.map(({ subject }) => subject)).toEqual(['2 messages from praya'])
  expect(mails[0]?.body).toContain('Night one\nAbout Night one')
})

test('who wants one mail a day has one, and beyond the most for a day the rest waits for the next', async () => {
  const [daily, keen] = [await whoWantsOffers({ isDigest: true }), await whoWantsOffers()]
  for (const name of ['Bag', 'Belt']) await tell(daily, offer(name))
  await send()
  expect(await mailsTo(daily)).toEqual([])
  for (const name of ['One', 'Two', 'Three', 'Four', 'Five']) {
    await tell(keen, offer(name))
    await send()
  }
  expect(await subjectsTo(keen)).toEqual(['One', 'Two', 'Three'])
  clock.advance(2 * DAY)
  await send()
  expect(await subjectsTo(daily)).toEqual(['2 messages from praya'])
  expect(await subjectsTo(keen)).toEqual(['One', 'Two', 'Three', '2 messages from praya'])
})

test('what was read in the shop, or is not wanted any more, is not sent', async () => {
  const [reader, changed] = [await whoWantsOffers(), await whoWantsOffers()]
  await tell(reader, offer('Read here'))
  await tell(changed, offer('Not wanted'))
  await shop.ask(readAllMessages, {}, { token: reader.token })
  await shop.ask(updateConsent, { kind: 'news-email', given: false }, { token: changed.token })
  await send()
  expect([await mailsTo(reader), await mailsTo(changed)]).toEqual([[], []])
  const states = await readRows(
    shop.database.pool,
    z.object({ state: z.string() }),
    sql`select state from member_notices where account_id in (${reader.account}, ${changed.account}) order by state`,
  )
  expect(states.map(({ state }) => state)).toEqual(['read', 'unwanted'])
})

test('a kind that is not wanted here leaves no message, and still comes by the way that is', async () => {
  const member = await join(shop)
  await choose(member, { ways: { interactions: { here: false, mail: true, sms: false } } })
  await tell(member, offer('Wai likes your post', { kind: 'interactions' }))
  await tell(member, offer('Order sent', { kind: 'logistics' }))
  await send()
  expect((await shop.ask(listMessages, {}, { token: member.token })).data.list.map(({ title }) => title)).toEqual(['Order sent'])
  const [mail] = await mailsTo(member)
  expect(mail?.subject).toBe('Wai likes your post')
  expect(mail?.body).not.toContain('unsubscribe')
})

test('a text message has the newest alone, to a mobile number, and no more than the day allows', async () => {
  const member = await join(shop)
  await runSql(
    shop.database,
    sql`insert into contacts (contact_id, account_id, kind, value, proven_at) values (${newId()}, ${member.account}, 'mobile', '+85291230077', now())`,
  )
  await choose(member, { ways: { offers: { here: true, mail: false, sms: true } } })
  for (const name of ['First', 'Second']) await tell(member, offer(name))
  await send()
  for (const name of ['Third', 'Fourth']) {
    await tell(member, offer(name))
    await send()
  }
  const texts = await readRows(
    shop.database.pool,
    z.object({ body: z.string() }),
    sql`select body from sms_messages where recipient = '+85291230077' order by sms_id`,
  )
  expect(texts.map(({ body }) => body.split(' ')[1])).toEqual(['Second', 'Third'])
  expect(texts[0]?.body).toContain('Unsubscribe: https://praya.test/newsletter/stop?token=')
})

test('what is read on one device is heard of on the other', async () => {
  const member = await join(shop)
  await tell(member, offer('Seen twice'))
  const other = await listenLive(shop, member.token)
  await expect.poll(other.heard, PATIENCE).toBe(1)
  const { messageId = '' } = (await shop.ask(listMessages, {}, { token: member.token })).data.list[0] ?? {}
  for (const _ of [1, 2]) await shop.ask(readMessage, { messageId }, { token: member.token })
  await expect.poll(other.heard, PATIENCE).toBe(2)
  await tell(member, offer('And all'))
  await expect.poll(other.heard, PATIENCE).toBe(3)
  await shop.ask(readAllMessages, {}, { token: member.token })
  await expect.poll(other.heard, PATIENCE).toBe(4)
  other.leave()
})

test('what is told while the stream is down is there once it is back', async () => {
  const member = await join(shop)
  const before = await listenLive(shop, member.token)
  await expect.poll(before.heard, PATIENCE).toBe(1)
  before.leave()
  await before.over
  for (const name of ['First while away', 'Second while away']) await tell(member, offer(name))
  const after = await listenLive(shop, member.token)
  // A stream that opens says at once that there is something to ask for.
  await expect.poll(after.heard, PATIENCE).toBe(1)
  const { list } = (await shop.ask(listMessages, { kind: 'offers' }, { token: member.token })).data
  expect(list.map(({ title }) => title)).toEqual(['Second while away', 'First while away'])
  expect((await shop.ask(countMessages, {}, { token: member.token })).data.unread).toBe(2)
  await tell(member, offer('Third'))
  await expect.poll(after.heard, PATIENCE).toBe(2)
  after.leave()
})

test('the number at the bell is what the list shows, whatever comes and is read at the same time', async () => {
  const member = await join(shop)
  const { token } = member
  for (let turn = 0; turn < 5; turn++) {
    const { list } = (await shop.ask(listMessages, { pageSize: 100 }, { token })).data
    await Promise.all([
      ...[1, 2, 3].map((at) => tell(member, offer(`${turn} ${at % 2}`, { kind: at === 3 ? 'receipts' : 'offers' }))),
      ...list.slice(0, 2).map(({ messageId }) => shop.ask(readMessage, { messageId }, { token })),
      ...(turn === 3 ? [shop.ask(readAllMessages, { kind: 'offers' }, { token })] : []),
    ])
    const all = (await shop.ask(listMessages, { pageSize: 100 }, { token })).data
    const counts = (await shop.ask(countMessages, {}, { token })).data
    expect(counts).toMatchObject({ total: all.list.length, unread: all.list.filter(({ read }) => !read).length })
    for (const [kind, count] of Object.entries(counts.kinds))
      expect(count.unread).toBe(all.list.filter((one) => one.kind === kind && !one.read).length)
  }
})

test('the count reads an index alone, of one member’s messages, however many there are of others', async () => {
  await runSql(
    shop.database,
    sql`insert into inbox_messages (message_id, account_id, kind, title_en, title_zh, text_en, text_zh, link, dedupe_key)
      select gen_random_uuid(), account_id, 'offers', 'A', 'A', '', '', '/bags', 'many ' || n
      from (select account_id from accounts limit 20) someone, generate_series(1, 400) n`,
  )
  await readRows(shop.database.pool, z.unknown(), sql`vacuum analyze inbox_messages`)
  const plan = await readRows(
    shop.database.pool,
    z.object({ 'QUERY PLAN': z.string() }),
    sql`explain select kind, count(*), count(*) filter (where read_at is null) from inbox_messages
      where account_id = ${newId()} and not is_withheld group by kind`,
  )
  const told = plan.map((line) => line['QUERY PLAN']).join('\n')
  expect(told).toContain('Index Only Scan using inbox_messages_counts')
})
