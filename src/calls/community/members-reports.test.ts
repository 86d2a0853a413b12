import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from 'kysely'
import { addComment } from '#modules/comments/comments.paths.ts'
import { reportToShop } from '#modules/community-reports/community-reports.paths.ts'
import { purgeEvidence } from '#modules/moderation/index.server.ts'
import {
  appealDecision,
  decideModerationCase,
  getModerationCase,
  listModerationCases,
  listOwnDecisions,
  reopenModerationCase,
} from '#modules/moderation/queue/cases.paths.ts'
import { inLetters } from '#platform/in-letters.builders.ts'
import { newId } from '#platform/ids.server.ts'
import { runSql } from '#platform/run-sql.builders.ts'
import { openFile } from '#flows/receipt.builders.ts'
import { saveProfile } from '#modules/profiles/profiles.paths.ts'
import { refusals } from '#refusals.ts'
import { type Community, type Member, OPEN, startCommunity } from './community.builders.ts'

let people: Community
let moderator = ''
beforeAll(async () => {
  people = await startCommunity()
  moderator = await people.shop.operator(['support'])
})
afterAll(() => people.stop())

const ask: Community['shop']['ask'] = (...asked) => people.shop.ask(...asked)
type Kind = 'post' | 'comment' | 'profile'
const report = (by: { token: string }, kind: Kind, subject: string, words = '') =>
  ask(reportToShop, { kind, subject, reason: 'harassment', words }, { token: by.token })
const open = async (caseNo: string) => (await ask(getModerationCase, { caseNo }, { token: moderator })).data
const list = async () => (await ask(listModerationCases, { queue: 'open' }, { token: moderator })).data.list
async function caseSaying(words: string): Promise<string> {
  for (const { caseNo } of await list()) if ((await open(caseNo)).signals.some((signal) => signal.words === words)) return caseNo
  throw new Error(words)
}
const say = async (by: Member, code: string, text: string) =>
  (await ask(addComment, { code, text, parentId: '' }, { token: by.token, key: newId() })).data.commentId

test('who has no page of their own reports a post, a comment and a page, and what is not there for them is not found', async () => {
  const reader = await people.signedIn()
  const [author, closed] = [await people.member(), await people.member('', { posts: 'fans' })]
  const code = await people.post(author)
  const commentId = await say(author, code, 'Said in anger.')
  const hidden = await people.post(closed)
  const wanted: [Kind, string][] = [
    ['post', code],
    ['comment', commentId],
    ['profile', author.code],
  ]
  for (const [kind, subject] of wanted) {
    const words = `Of a ${kind}, by one without a page`
    expect((await report(reader, kind, subject, words)).code).toBe(200)
    expect(await open(await caseSaying(words))).toMatchObject({ kind, author: author.name, reports: 1 })
  }
  expect((await report(reader, 'post', hidden)).code).toBe(refusals.NOT_FOUND.code)
  expect((await ask(reportToShop, { kind: 'post', subject: code, reason: 'spam' })).code).toBe(refusals.SESSION_INVALID.code)
})

test('of what is equally bad, what more people see comes first, and more reports bring it further', async () => {
  const [star, quiet, reader] = [await people.member(), await people.member(), await people.member()]
  for (let at = 0; at < 4; at += 1) await people.follow(await people.member(), star)
  const [wide, narrow] = [await people.post(star), await people.post(quiet)]
  const [said, saidNarrow] = [`Wide ${inLetters(newId(), 12)}`, `Narrow ${inLetters(newId(), 12)}`]
  await report(reader, 'post', narrow, saidNarrow)
  await report(reader, 'post', wide, said)
  const [first, second] = [await caseSaying(said), await caseSaying(saidNarrow)]
  expect([(await open(first)).reach, (await open(second)).reach]).toEqual([4, 0])
  const order = async () => (await list()).map(({ caseNo }) => caseNo).filter((caseNo) => [first, second].includes(caseNo))
  expect(await order()).toEqual([first, second])
  for (const by of [await people.signedIn(), await people.member()]) await report(by, 'post', narrow)
  expect(await order()).toEqual([second, first])
})

test('the picture of a page that is reported is shown to who moderates, and to no colleague without the permission', async () => {
  const [author, reader] = [await people.member(), await people.member()]
  const avatar = await people.picture(author, 'profile-picture')
  await ask(saveProfile, { nickname: author.name, sees: OPEN, indexed: true, avatar }, { token: author.token })
  await report(reader, 'profile', author.code, 'A stolen face')
  expect((await open(await caseSaying('A stolen face'))).pictures).toEqual([avatar])
  expect((await openFile(people.shop, moderator, avatar)).status).toBe(200)
  expect((await openFile(people.shop, await people.shop.operator(['finance']), avatar)).status).not.toBe(200)
})

describe('two years after a decision', () => {
  const decidedBefore = (caseNo: string, days: number) =>
    runSql(
      people.shop.database,
      sql`update moderation_cases set decided_at = now() - make_interval(days => ${days}::integer) where case_number = ${caseNo}`,
    )
  const purge = () => people.shop.database.inTransaction(purgeEvidence)

  test('nothing is left of what was seen, said and reported; that it was decided, and how, stays', async () => {
    const [author, reader] = [await people.member(), await people.member()]
    const [words, said] = [`Words to go ${inLetters(newId(), 12)}`, `Reported ${inLetters(newId(), 12)}`]
    const code = await people.post(author, { body: words })
    await report(reader, 'post', code, said)
    const caseNo = await caseSaying(said)
    const { version } = await open(caseNo)
    const decision = { caseNo, version, decision: 'hide', rule: 'harassment', words: 'Because of a name.' } as const
    await ask(decideModerationCase, decision, { token: moderator })
    await ask(appealDecision, { caseNo, words: 'It was a joke.' }, { token: author.token })
    // What waits for an appeal is kept.
    await decidedBefore(caseNo, 800)
    await purge()
    expect((await open(caseNo)).body).toContain(words)
    await runSql(people.shop.database, sql`update moderation_cases set state = 'closed' where case_number = ${caseNo}`)
    await decidedBefore(caseNo, 729)
    await purge()
    expect((await open(caseNo)).body).toContain(words)
    await decidedBefore(caseNo, 731)
    await purge()
    const purged = await open(caseNo)
    const gone = JSON.stringify(purged)
    for (const text of [words, said, 'Because of a name.', 'It was a joke.', author.name]) expect(gone).not.toContain(text)
    expect(purged).toMatchObject({ kind: 'post', decision: 'hide', rule: 'harassment', pictures: [], versions: [], acts: [] })
    expect((await ask(reopenModerationCase, { caseNo }, { token: moderator })).code).toBe(refusals.CASE_MOVED_ON.code)
    expect((await ask(listOwnDecisions, {}, { token: author.token })).data.list).toMatchObject([{ decision: 'hide', title: '' }])
  })

  test('what was left comes back whole where it is reported anew', async () => {
    const [author, reader] = [await people.member(), await people.member()]
    const words = `Left once ${inLetters(newId(), 12)}`
    const code = await people.post(author, { body: words })
    await report(reader, 'post', code, 'For the first time')
    const caseNo = await caseSaying('For the first time')
    const { version } = await open(caseNo)
    await ask(decideModerationCase, { caseNo, version, decision: 'leave' }, { token: moderator })
    await decidedBefore(caseNo, 731)
    await purge()
    expect((await open(caseNo)).body).toBe('')
    await report(await people.signedIn(), 'post', code, 'For the second time')
    expect(await open(caseNo)).toMatchObject({ state: 'open', body: expect.stringContaining(words) })
  })
})
