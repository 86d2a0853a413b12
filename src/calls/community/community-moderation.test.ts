import { afterAll, beforeAll, expect, test } from 'vitest'
import { addComment } from '#modules/comments/comments.paths.ts'
import { reportToShop } from '#modules/community-reports/community-reports.paths.ts'
import { answerFollow } from '#modules/follows/follows.paths.ts'
import { listMessages } from '#modules/inbox/inbox.paths.ts'
import type { DecideCaseInput } from '#modules/moderation/queue/cases.contract.ts'
import {
  appealDecision,
  decideAppeal,
  decideModerationCase,
  getModerationCase,
  listModerationCases,
  reopenModerationCase,
} from '#modules/moderation/queue/cases.paths.ts'
import { getProfilePage } from '#modules/posts/posts.paths.ts'
import { saveProfile } from '#modules/profiles/profiles.paths.ts'
import { newId } from '#platform/ids.server.ts'
import { refusals } from '#refusals.ts'
import { type Community, type Member, startCommunity } from './community.builders.ts'

let people: Community
let moderator = ''
beforeAll(async () => {
  people = await startCommunity()
  moderator = await people.shop.operator(['support'])
})
afterAll(() => people.stop())

const ask: Community['shop']['ask'] = (...asked) => people.shop.ask(...asked)
const say = (by: Member, code: string, text: string) =>
  ask(addComment, { code, text, parentId: '' }, { token: by.token, key: newId() })
const cases = async () => (await ask(listModerationCases, { queue: 'open' }, { token: moderator })).data.list
const decide = async (caseNo: string, given: Partial<DecideCaseInput>) => {
  const { version } = (await ask(getModerationCase, { caseNo }, { token: moderator })).data
  return ask(decideModerationCase, { caseNo, version, decision: 'leave', ...given }, { token: moderator })
}
const caseOf = async (kind: string, words: string) => {
  const found = (await cases()).find((one) => one.kind === kind && `${one.title} ${one.body}`.includes(words))
  return found?.caseNo ?? ''
}

test('a post that leads elsewhere waits: its author reads so, others see it once a moderator has left it', async () => {
  const [author, reader] = [await people.member(), await people.member()]
  const code = await people.post(author, { body: 'Cheaper at https://other.example/shop' })
  expect(await people.see(reader, code)).toBeUndefined()
  expect((await people.see(author, code))?.hiddenReason).toContain('Waiting for a moderator')
  const told = (await ask(listMessages, { kind: 'platform' }, { token: author.token })).data.list
  expect(told.map(({ link }) => link)).toEqual(['/myaccount/decisions'])
  expect((await decide(await caseOf('post', 'other.example'), {})).code).toBe(200)
  expect((await people.see(reader, code))?.hiddenReason).toBe('')
})

test('what the list of words refuses is not kept, and answered by its field', async () => {
  const [author, reader] = [await people.member(), await people.member()]
  const refused = { code: refusals.BAD_INPUT.code, data: { fields: { body: expect.any(String) } } }
  expect(await people.save(author, { body: 'Kill yourself' })).toMatchObject(refused)
  const code = await people.post(author)
  expect((await say(reader, code, 'Kill yourself')).code).toBe(refusals.BAD_INPUT.code)
  expect((await people.see(reader, code))?.commentNum).toBe(0)
})

test('a post that is reported stays until it is decided on, and is gone from every reader once it is hidden', async () => {
  const [author, reader] = [await people.member(), await people.member()]
  const code = await people.post(author, { title: 'Reported by another' })
  await ask(
    reportToShop,
    { kind: 'post', subject: code, reason: 'counterfeit', words: 'The stamp is wrong.' },
    { token: reader.token },
  )
  expect(await people.see(reader, code)).toBeDefined()
  const caseNo = await caseOf('post', 'Reported by another')
  await decide(caseNo, { decision: 'hide', rule: 'counterfeit', words: 'No papers.' })
  expect(await people.see(reader, code)).toBeUndefined()
  expect((await people.see(author, code))?.hiddenReason).toContain('No papers.')
  expect(await people.codes(reader)).not.toContain(code)
})

test('what is said below a post for fans is not reported, and so not read, by a stranger who has its number', async () => {
  const [author, fan, stranger] = [await people.member(), await people.member(), await people.member()]
  await people.follow(fan, author)
  const code = await people.post(author)
  const { commentId } = (await say(fan, code, 'For us alone')).data
  const sees = { posts: 'fans', following: 'all', fans: 'all', friends: 'all', wishes: 'me' } as const
  await ask(saveProfile, { nickname: author.name, bio: '', sees, indexed: true }, { token: author.token })
  const report = async (by: Member) => {
    const about = { kind: 'comment', subject: commentId, reason: 'other', words: '' } as const
    return (await ask(reportToShop, about, { token: by.token })).code
  }
  expect([await report(stranger), await report(fan)]).toEqual([refusals.NOT_FOUND.code, refusals.NOT_FOUND.code])
  const other = await people.member()
  await people.follow(other, author)
  await ask(answerFollow, { code: other.code, letIn: true }, { token: author.token })
  expect(await report(other)).toBe(200)
})

test('a comment that is hidden is counted no more, and its author writes nothing while they rest', async () => {
  const [author, reader] = [await people.member(), await people.member()]
  const code = await people.post(author)
  const { commentId } = (await say(reader, code, 'Not as nice as they say')).data
  await ask(reportToShop, { kind: 'comment', subject: commentId, reason: 'other', words: '' }, { token: author.token })
  await decide(await caseOf('comment', 'Not as nice'), { decision: 'rest', rule: 'harassment', days: 3 })
  await people.settle()
  expect(await people.see(author, code)).toMatchObject({ commentNum: 0, comments: [] })
  expect((await say(reader, code, 'Again')).code).toBe(refusals.MAY_NOT_WRITE.code)
  expect((await people.save(reader)).code).toBe(refusals.MAY_NOT_WRITE.code)
})

test('a name like the shop’s own comes before a moderator, and its page is hidden', async () => {
  const [member, reader] = [await people.member(), await people.member()]
  const sees = { posts: 'all', following: 'all', fans: 'all', friends: 'all', wishes: 'me' } as const
  const wanted = { nickname: 'Praya 0fficial', bio: '', sees, indexed: true }
  expect((await ask(saveProfile, wanted, { token: member.token })).code).toBe(200)
  const code = await people.post(member)
  for (const [fan, whom] of [
    [member, reader],
    [reader, member],
  ] as const)
    await people.follow(fan, whom)
  const numbers = async () => {
    await people.settle()
    return (await ask(getProfilePage, { code: reader.code }, { token: reader.token })).data
  }
  expect(await numbers()).toMatchObject({ fanNum: 1, followingNum: 1 })
  await decide(await caseOf('profile', 'Praya 0fficial'), { decision: 'hide', rule: 'impersonation' })
  expect(await people.see(reader, code)).toBeUndefined()
  // Numbers say what the lists show.
  expect(await numbers()).toMatchObject({ fanNum: 0, followingNum: 0 })
})

test('a comment that waits says so to its author, and one that does not says nothing', async () => {
  const [author, reader] = [await people.member(), await people.member()]
  const code = await people.post(author)
  expect((await say(reader, code, 'Cheaper at https://fifth.example/x')).data).toMatchObject({ held: true, commentNum: 0 })
  expect((await say(reader, code, 'Which size is it?')).data).toMatchObject({ held: false })
})

test('who is mentioned in a post that was edited while it waited, or that an appeal brings back, is told once', async () => {
  const [author, named] = [await people.member(), await people.member('Alder Q')]
  const toldOf = async () => {
    await people.settle()
    return (await people.told(named)).length
  }
  const linked = (title: string) => ({ title, body: `${title}: for @Alder Q, seen at https://sixth.example/shop` })
  const edited = await people.post(author, linked('An edited one'))
  await people.save(author, { code: edited, ...linked('An edited one'), body: 'For @Alder Q, at https://seventh.example/shop' })
  expect(await toldOf()).toBe(0)
  const caseNo = await caseOf('post', 'An edited one')
  await decide(caseNo, {})
  expect(await toldOf()).toBe(1)
  await ask(reopenModerationCase, { caseNo }, { token: moderator })
  await decide(caseNo, { decision: 'hide', rule: 'spam' })
  await ask(reopenModerationCase, { caseNo }, { token: moderator })
  await decide(caseNo, {})
  expect(await toldOf()).toBe(1)
  await people.post(author, linked('An appealed one'))
  const appealed = await caseOf('post', 'An appealed one')
  await decide(appealed, { decision: 'hide', rule: 'spam' })
  await ask(appealDecision, { caseNo: appealed, words: 'It is my own.' }, { token: author.token })
  const colleague = await people.shop.operator(['support'])
  await ask(decideAppeal, { caseNo: appealed, version: 1, decision: 'overturn' }, { token: colleague })
  expect(await toldOf()).toBe(2)
})

test('who is mentioned in a post or a comment that waits is told once it is shown, and not before', async () => {
  const [author, named, reader] = [await people.member(), await people.member('Linden Q'), await people.member()]
  const code = await people.post(author, { body: 'For @Linden Q, seen at https://third.example/shop' })
  await people.settle()
  expect(await people.told(named)).toEqual([])
  await decide(await caseOf('post', 'third.example'), {})
  await people.settle()
  expect(await people.told(named)).toHaveLength(1)
  await say(reader, code, 'Cheaper for @Linden Q at https://fourth.example/x')
  await people.settle()
  expect(await people.told(author)).toEqual([])
  await decide(await caseOf('comment', 'fourth.example'), {})
  await people.settle()
  expect(await people.told(author)).toHaveLength(1)
})
