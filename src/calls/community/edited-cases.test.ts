import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openFile } from '#flows/receipt.builders.ts'
import { reportToShop } from '#modules/community-reports/community-reports.paths.ts'
import {
  appealDecision,
  decideAppeal,
  decideModerationCase,
  getModerationCase,
  listModerationCases,
  reopenModerationCase,
} from '#modules/moderation/queue/cases.paths.ts'
import type { SavePostInput } from '#modules/posts/posts.contract.ts'
import { getOwnPost } from '#modules/posts/posts.paths.ts'
import { sweepUploads } from '#modules/uploads/index.server.ts'
import { runSql } from '#platform/run-sql.builders.ts'
import { folderStorage } from '#platform/storage/folder-storage.server.ts'
import { refusals } from '#refusals.ts'
import { type Community, type Member, startCommunity } from './community.builders.ts'

let people: Community
let [moderator, colleague] = ['', '']
beforeAll(async () => {
  people = await startCommunity()
  moderator = await people.shop.operator(['support'])
  colleague = await people.shop.operator(['support'])
})
afterAll(() => people.stop())

const ask: Community['shop']['ask'] = (...asked) => people.shop.ask(...asked)
const WORDS = { title: 'Seen in the rain', body: 'It dries by itself, and the edges stay straight.' }
const open = async (caseNo: string) => (await ask(getModerationCase, { caseNo }, { token: moderator })).data
const caseOf = async (code: string) => {
  const { list } = (await ask(listModerationCases, { queue: 'open' }, { token: moderator })).data
  const all = await Promise.all(list.map(({ caseNo }) => open(caseNo)))
  return all.find(({ link }) => link.endsWith(code))?.caseNo ?? ''
}
const decide = (caseNo: string, version: number, decision: 'leave' | 'hide') =>
  ask(decideModerationCase, { caseNo, version, decision, rule: 'spam' }, { token: moderator })
const overturn = (caseNo: string, version: number) =>
  ask(decideAppeal, { caseNo, version, decision: 'overturn' }, { token: colleague })

/** A post that a reader has reported, with the picture they saw. */
async function reported(words: Partial<SavePostInput> = {}) {
  const [author, reader] = [await people.member(), await people.member()]
  const picture = await people.picture(author)
  const code = await people.post(author, { ...WORDS, ...words, pictures: [picture] })
  await ask(reportToShop, { kind: 'post', subject: code, reason: 'nudity', words: '' }, { token: reader.token })
  const as = { ...WORDS, ...words, code, pictures: [picture] }
  return { author, reader, code, picture, as, caseNo: await caseOf(code) }
}
type Reported = Awaited<ReturnType<typeof reported>>
const edit = async ({ author, as }: Reported, change: Partial<SavePostInput>) =>
  expect((await people.save(author, { ...as, ...change })).code).toBe(200)
const swapped = async (author: Member) => ({ pictures: [await people.picture(author)] })

const edits: [string, (one: Reported) => Promise<Partial<SavePostInput>>][] = [
  ['its words', async () => ({ body: 'Other words altogether.' })],
  ['its pictures', ({ author }) => swapped(author)],
  ['that it was paid', async () => ({ paid: true })],
  ['its topics', async () => ({ topics: ['Rain'] })],
  ['its place', async () => ({ place: 'wan-chai' })],
  ['its items', async () => ({ products: [{ spuCode: (await people.shop.product()).spuCode, at: null }] })],
]

describe('an edit of a post that was reported', () => {
  test.each(edits)('moves its case on when it changes %s: a decision on how it was is refused', async (_, change) => {
    const one = await reported()
    const { version } = await open(one.caseNo)
    await edit(one, await change(one))
    expect((await decide(one.caseNo, version, 'leave')).code).toBe(refusals.CASE_MOVED_ON.code)
    expect((await people.see(one.reader, one.code))?.edits).toBe(1)
    expect((await decide(one.caseNo, version + 1, 'leave')).code).toBe(200)
  })

  test('shows the moderator how it is and how it was, and saving it as it is changes nothing', async () => {
    const one = await reported()
    const change = { ...(await swapped(one.author)), topics: ['Rain'] }
    await edit(one, change)
    await edit(one, change)
    const { version, pictures, body, versions, steps } = await open(one.caseNo)
    expect({ version, pictures, body }).toEqual({ version: 2, pictures: change.pictures, body: `${WORDS.body}\n#Rain` })
    expect(versions).toMatchObject([{ version: 1, body: WORDS.body, pictures: [one.picture] }])
    expect(steps.map(({ act }) => act)).toEqual(['open', 'change'])
    const own = (await ask(getOwnPost, { code: one.code }, { token: one.author.token })).data
    expect(own.edits).toMatchObject([{ ...WORDS, parts: { pictureNum: 1, productNum: 0, topics: [], place: '', paid: false } }])
  })

  test('of a post that waits does not let its new pictures through by a decision on the old ones', async () => {
    const author = await people.member()
    const words = { ...WORDS, body: 'Cheaper at https://other.example/shop' }
    const pictures = [await people.picture(author)]
    const code = await people.post(author, { ...words, pictures })
    const caseNo = await caseOf(code)
    expect((await people.save(author, { ...words, code, ...(await swapped(author)) })).code).toBe(200)
    expect((await decide(caseNo, 1, 'leave')).code).toBe(refusals.CASE_MOVED_ON.code)
    expect(await people.see(undefined, code)).toBeUndefined()
  })
})

describe('an edit of a post that is hidden', () => {
  test.each([
    ['before its author appeals', false],
    ['after its author has appealed', true],
  ])('%s is what the second person decides on', async (_, isLate) => {
    const one = await reported()
    const appeal = () => ask(appealDecision, { caseNo: one.caseNo, words: 'It is a statue.' }, { token: one.author.token })
    await decide(one.caseNo, 1, 'hide')
    if (isLate) await appeal()
    const change = await swapped(one.author)
    await edit(one, change)
    if (!isLate) await appeal()
    expect((await overturn(one.caseNo, 1)).code).toBe(refusals.CASE_MOVED_ON.code)
    expect(await people.see(undefined, one.code)).toBeUndefined()
    expect(await open(one.caseNo)).toMatchObject({ state: 'appealed', version: 2, ...change })
    expect((await overturn(one.caseNo, 2)).code).toBe(200)
    expect(await people.see(undefined, one.code)).toBeDefined()
  })
})

test('a case that is opened again shows the post as it is by now', async () => {
  const one = await reported()
  await decide(one.caseNo, 1, 'leave')
  const change = await swapped(one.author)
  await edit(one, change)
  expect(await open(one.caseNo)).toMatchObject({ state: 'left', version: 1 })
  await ask(reopenModerationCase, { caseNo: one.caseNo }, { token: moderator })
  expect(await open(one.caseNo)).toMatchObject({ state: 'open', version: 2, ...change, versions: [{ pictures: [one.picture] }] })
})

test('a picture that was reported stays until it is decided on, though it is in no post any more', async () => {
  const one = await reported()
  await edit(one, await swapped(one.author))
  const sweep = async () => {
    await runSql(
      people.shop.database,
      sql`update uploads set created_at = now() - interval '3 days' where upload_id = ${one.picture}`,
    )
    await sweepUploads(people.shop.database, folderStorage(people.shop.dataDir))
    return (await openFile(people.shop, moderator, one.picture)).status
  }
  expect(await sweep()).toBe(200)
  await decide(one.caseNo, 2, 'leave')
  expect(await sweep()).toBe(404)
})
