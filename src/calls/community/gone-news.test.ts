import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { join } from '#flows/members/sign-in.builders.ts'
import { sendNotices } from '#flows/notices/send-notices.ts'
import { addComment } from '#modules/comments/comments.paths.ts'
import { getWays, readAllMessages, readMessage, saveWays } from '#modules/inbox/inbox.paths.ts'
import {
  decideModerationCase,
  getModerationCase,
  listModerationCases,
  reopenModerationCase,
} from '#modules/moderation/queue/cases.paths.ts'
import { reportToShop } from '#modules/community-reports/community-reports.paths.ts'
import { deletePost, setLike } from '#modules/posts/posts.paths.ts'
import { getOwnProfile, leaveCommunity, openProfile, saveProfile } from '#modules/profiles/profiles.paths.ts'
import { clock, DAY } from '#platform/clock.ts'
import { inLetters } from '#platform/in-letters.builders.ts'
import { newId } from '#platform/ids.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { refusals } from '#refusals.ts'
import { type Community, type Member, OPEN, startCommunity } from './community.builders.ts'

let people: Community
let moderator = ''
beforeAll(async () => {
  people = await startCommunity()
  moderator = await people.shop.operator(['support'])
})
afterEach(() => clock.reset())
afterAll(() => people.stop())

const ask: Community['shop']['ask'] = (...asked) => people.shop.ask(...asked)
const like = (by: Member, code: string) => ask(setLike, { code, like: true }, { token: by.token })
const say = (by: Member, code: string) =>
  ask(addComment, { code, text: `A word ${newId()}`, parentId: '' }, { token: by.token, key: newId() })
const titles = async (reader: Member) => (await people.told(reader)).map(({ title }) => title)
const texts = async (reader: Member) => (await people.told(reader)).map(({ text }) => text)

async function caseOf(code: string): Promise<string> {
  const { list } = (await ask(listModerationCases, { queue: 'open' }, { token: moderator })).data
  const all = await Promise.all(
    list.map(({ caseNo }) => ask(getModerationCase, { caseNo }, { token: moderator }).then(({ data }) => data)),
  )
  return all.find(({ link }) => link.endsWith(code))?.caseNo ?? ''
}
/** A moderator hides what a reader has reported, or shows it again. */
async function decide(caseNo: string, decision: 'hide' | 'leave') {
  const { version } = (await ask(getModerationCase, { caseNo }, { token: moderator })).data
  await ask(decideModerationCase, { caseNo, version, decision, rule: 'spam' }, { token: moderator })
}
const reportBy = (reader: Member, kind: 'post' | 'profile', subject: string) =>
  ask(reportToShop, { kind, subject, reason: 'spam', words: '' }, { token: reader.token })

/** Who reads of what others do by e-mail alone, in one of a day. */
async function digestReader(): Promise<Member & { email: string }> {
  const joined = await join(people.shop)
  const name = `Digest ${inLetters(joined.account)}`
  await ask(openProfile, { nickname: name, adult: true }, joined)
  await ask(saveProfile, { nickname: name, sees: OPEN, indexed: true }, joined)
  const { reached: _, digestHour: __, ...before } = (await ask(getWays, {}, joined)).data
  const ways = { ...before.ways, interactions: { here: false, mail: true, sms: false } }
  await ask(saveWays, { ...before, isQuiet: false, isDigest: true, ways }, joined)
  return { ...joined, name, code: (await ask(getOwnProfile, {}, joined)).data.profile?.code ?? '' }
}
const send = () =>
  sendNotices({
    ...{ database: people.shop.database, settings: people.shop.settings, publicUrl: () => 'https://praya.test' },
    sms: async () => ({ countries: '+852', mostADay: 100 }),
  })
const mailsTo = async (email: string): Promise<string> => {
  const rows = await readRows(
    people.shop.database.pool,
    z.object({ words: z.string() }),
    sql`select subject || body as words from mails where recipient = ${email} and dedupe_key like 'notice:%'`,
  )
  return rows.map(({ words }) => words).join('\n')
}

describe('the title of a post', () => {
  test('that its author deletes is in no inbox any more, and the bell counts what is listed', async () => {
    const [author, named, fan] = [await people.member(), await people.member(), await people.member()]
    const code = await people.post(author, { title: 'Gone by noon', body: `With @${named.name}.` })
    await like(fan, code)
    await people.settle()
    expect([await texts(named), await texts(author)]).toEqual([['Gone by noon'], ['Gone by noon']])
    await ask(deletePost, { code }, { token: author.token })
    expect([await texts(named), await texts(author)]).toEqual([[], []])
    expect([await people.unread(named), await people.unread(author)]).toEqual([0, 0])
  })

  test('that a moderator hides is there for its author alone, cannot be read by its message, and comes back with the post', async () => {
    const [author, named, fan] = [await people.member(), await people.member(), await people.member()]
    const code = await people.post(author, { title: 'Hidden at noon', body: `With @${named.name}.` })
    await like(fan, code)
    await people.settle()
    const messageId = (await people.told(named))[0]?.messageId ?? ''
    await reportBy(fan, 'post', code)
    const caseNo = await caseOf(code)
    await decide(caseNo, 'hide')
    expect([await texts(named), await people.unread(named), await texts(author)]).toEqual([[], 0, ['Hidden at noon']])
    expect((await ask(readMessage, { messageId }, { token: named.token })).code).toBe(refusals.NOT_FOUND.code)
    await ask(readAllMessages, {}, { token: named.token })
    await ask(reopenModerationCase, { caseNo }, { token: moderator })
    await decide(caseNo, 'leave')
    expect([await texts(named), await people.unread(named)]).toEqual([['Hidden at noon'], 1])
  })

  test.each(['deleted', 'hidden'] as const)('that is %s is not in an e-mail of the day that waits', async (state) => {
    const [author, fan] = [await people.member(), await people.member()]
    const reader = await digestReader()
    const code = await people.post(author, { title: `Not to be sent ${state}`, body: `With @${reader.name}.` })
    await people.post(author, { title: 'To be sent', body: `Once more @${reader.name}.` })
    await people.settle()
    await send()
    if (state === 'deleted') await ask(deletePost, { code }, { token: author.token })
    else {
      await reportBy(fan, 'post', code)
      await decide(await caseOf(code), 'hide')
    }
    clock.advance(DAY)
    await send()
    expect(await mailsTo(reader.email)).toContain('To be sent')
    expect(await mailsTo(reader.email)).not.toContain('Not to be sent')
  })
})

describe('one message of several', () => {
  /** A post that three have liked and commented on, the last of them last. */
  async function liked() {
    const author = await people.member()
    const [one, two, last] = [await people.member(), await people.member(), await people.member()]
    const code = await people.post(author)
    for (const by of [one, two, last]) {
      await people.follow(by, author)
      await like(by, code)
      await say(by, code)
      await people.settle()
    }
    return { author, one, two, last, code }
  }
  const saying = (name: string, others: string) => [
    `${name}${others} commented on your post`,
    `${name}${others} liked your post`,
    `${name}${others} started following you`,
  ]
  const sorted = async (reader: Member) => (await titles(reader)).toSorted()

  test('names the one before once its last is blocked, counts the others, and stays read', async () => {
    const { author, one, two, last } = await liked()
    expect(await sorted(author)).toEqual(saying(last.name, ' and 2 others').toSorted())
    await ask(readAllMessages, {}, { token: author.token })
    await people.block(author, last)
    expect(await sorted(author)).toEqual(saying(two.name, ' and one other').toSorted())
    expect(await people.unread(author)).toBe(0)
    await people.block(one, author)
    expect(await sorted(author)).toEqual(saying(two.name, '').toSorted())
    await people.block(two, author)
    expect(await sorted(author)).toEqual([])
  })

  test('counts without one who is among the others and is blocked or leaves, and names the one before where the last leaves', async () => {
    const { author, one, two, last } = await liked()
    await people.block(author, one)
    expect(await sorted(author)).toEqual(saying(last.name, ' and one other').toSorted())
    await ask(leaveCommunity, {}, { token: last.token })
    expect(await sorted(author)).toEqual(saying(two.name, '').toSorted())
  })

  test('leaves out a page that moderators hide', async () => {
    const { author, two, last } = await liked()
    await reportBy(two, 'profile', last.code)
    const caseNo = await caseOf(last.code)
    await decide(caseNo, 'hide')
    expect(await sorted(author)).toEqual(saying(two.name, ' and one other').toSorted())
  })
})
