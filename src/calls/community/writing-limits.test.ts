import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { join } from '#flows/members/sign-in.builders.ts'
import { addComment } from '#modules/comments/comments.paths.ts'
import type { SavePostInput } from '#modules/posts/posts.contract.ts'
import { getProfilePage } from '#modules/posts/posts.paths.ts'
import { getOwnProfile, openProfile, saveProfile } from '#modules/profiles/profiles.paths.ts'
import { clock, MINUTE } from '#platform/clock.ts'
import { newId } from '#platform/ids.server.ts'
import { inLetters } from '#platform/in-letters.builders.ts'
import { runSql } from '#platform/run-sql.builders.ts'
import { refusals } from '#refusals.ts'
import { type Community, type Member, OPEN, startCommunity } from './community.builders.ts'

let people: Community
beforeAll(async () => {
  people = await startCommunity()
})
afterEach(() => clock.reset())
afterAll(() => people.stop())

const ask: Community['shop']['ask'] = (...asked) => people.shop.ask(...asked)
/** Of an account that was opened so many days ago. */
async function memberSince(days: number): Promise<Member> {
  const { token, account } = await join(people.shop)
  const name = `Since ${days} ${inLetters(account)}`
  await ask(openProfile, { nickname: name, adult: true }, { token })
  await runSql(
    people.shop.database,
    sql`update members set joined_at = now() - make_interval(days => ${days}, mins => 1) where account_id = ${account}`,
  )
  const { data } = await ask(getOwnProfile, {}, { token })
  return { token, account, name, code: data.profile?.code ?? '' }
}
const hasWritten = (by: Member, texts: number) =>
  runSql(
    people.shop.database,
    sql`insert into screened_texts (account_id, written_at, kind, sameness)
      select ${by.account}, now(), 'comment', decode(md5(n::text), 'hex') from generate_series(1, ${texts}) n`,
  )
const say = async (by: Member, code: string, text = `A word ${newId()}`) =>
  (await ask(addComment, { code, text, parentId: '' }, { token: by.token, key: newId() })).code
const { WRITES_TOO_MUCH, BAD_INPUT } = refusals

describe('how much a member may write in an hour', () => {
  test.each([
    [0, 40],
    [1, 60],
    [7, 120],
    [30, 240],
  ])('depends on the days since they joined: after %i days, %i texts', async (days, texts) => {
    const [author, by] = [await people.member(), await memberSince(days)]
    const code = await people.post(author)
    // What opening the page has said is one of them.
    await runSql(people.shop.database, sql`delete from screened_texts where account_id = ${by.account}`)
    await hasWritten(by, texts - 1)
    expect([await say(by, code), await say(by, code)]).toEqual([200, WRITES_TOO_MUCH.code])
    expect((await people.save(by)).code).toBe(WRITES_TOO_MUCH.code)
    clock.advance(61 * MINUTE)
    expect(await say(by, code)).toBe(200)
  })

  test('is counted exactly, however many texts come at once', async () => {
    const [author, by] = [await people.member(), await memberSince(0)]
    const code = await people.post(author)
    await runSql(people.shop.database, sql`delete from screened_texts where account_id = ${by.account}`)
    await hasWritten(by, 35)
    const codes = await Promise.all(Array.from({ length: 12 }, () => say(by, code)))
    expect(codes.filter((one) => one === 200)).toHaveLength(5)
    expect(codes.filter((one) => one === WRITES_TOO_MUCH.code)).toHaveLength(7)
  })
})

describe('a link to elsewhere', () => {
  const linked = async (by: Member) => {
    const code = await people.post(by, { body: `Seen at https://shop-${newId()}.example/bag` })
    return (await people.see(undefined, code)) !== undefined
  }

  test('is shown at once from who has been a member for 30 days, and read first from all others', async () => {
    const [fresh, nearly, trusted] = [await memberSince(0), await memberSince(29), await memberSince(30)]
    expect([await linked(fresh), await linked(nearly), await linked(trusted)]).toEqual([false, false, true])
  })

  test('is read first from who was warned, however long they have been a member, until the strike expires', async () => {
    const by = await memberSince(400)
    const strike = (expires: ReturnType<typeof sql>) =>
      runSql(
        people.shop.database,
        sql`insert into moderation_measures (measure_id, account_id, case_id, kind, begun_at, expires_at)
          select ${newId()}, ${by.account}, case_id, 'warn', now() - interval '1 year', ${expires} from moderation_cases limit 1`,
      )
    await strike(sql`now() - interval '1 day'`)
    expect(await linked(by)).toBe(true)
    await strike(sql`now() + interval '1 day'`)
    expect(await linked(by)).toBe(false)
  })
})

describe('the same words again and again', () => {
  test('are read first from the fourth time in a day, however they are written; short ones and others’ are not', async () => {
    const [author, by, other] = [await people.member(), await memberSince(60), await memberSince(60)]
    const code = await people.post(author)
    const words = 'The strap is softer than it looks in pictures.'
    const shown = async () => {
      await people.settle()
      return (await people.see(author, code))?.commentNum
    }
    for (const text of [words, words.toUpperCase(), `The\u200b strap is softer than it looks in pictures.`])
      await say(by, code, text)
    expect(await shown()).toBe(3)
    expect(await say(by, code, 'Ｔｈｅ strap is softer than it looks in pictures.')).toBe(200)
    expect(await shown()).toBe(3)
    await say(other, code, words)
    for (let at = 0; at < 5; at += 1) await say(other, code, 'Thank you!')
    expect(await shown()).toBe(9)
    clock.advance(25 * 60 * MINUTE)
    await say(by, code, words)
    expect(await shown()).toBe(10)
  })

  test('of a post are not said again by other pictures of it, which who rests does not change either', async () => {
    const by = await memberSince(60)
    const words = { title: 'The strap in the rain', body: 'Softer than it looks in pictures.' }
    const code = await people.post(by, words)
    const swap = async () => (await people.save(by, { ...words, code })).code
    for (let at = 0; at < 4; at += 1) expect(await swap()).toBe(200)
    expect(await people.see(undefined, code)).toMatchObject({ edits: 4, hiddenReason: '' })
    await people.post(await memberSince(0), { body: 'Seen at https://other.example/bag' })
    await runSql(
      people.shop.database,
      sql`insert into moderation_measures (measure_id, account_id, case_id, kind, begun_at, rests_until, expires_at)
        select ${newId()}, ${by.account}, case_id, 'rest', now(), now() + interval '1 day', now() + interval '1 day'
        from moderation_cases limit 1`,
    )
    expect(await swap()).toBe(refusals.MAY_NOT_WRITE.code)
  })
})

const script = '<img src=x onerror=alert(1)><script>alert(1)</script>'
describe('what is written to be more than words', () => {
  test('is shown as the text it is in the title, the words and the topics of a post, and on a page', async () => {
    const author = await people.member()
    const code = await people.post(author, {
      title: script,
      body: `${script} [x](javascript:alert(1)) javascript:alert(1)`,
      topics: ['<b>bold</b>'],
    })
    const seen = await people.see(undefined, code)
    expect(seen?.title).toBe(script)
    expect(seen?.parts).toEqual([{ kind: 'text', text: `${script} [x](javascript:alert(1)) javascript:alert(1)`, code: '' }])
    expect(seen?.topics).toMatchObject([{ name: '<b>bold</b>' }])
    await ask(saveProfile, { nickname: author.name, bio: '<b>x</b>', sees: OPEN, indexed: true }, { token: author.token })
    expect((await ask(getProfilePage, { code: author.code }, {})).data.person.bio).toBe('<b>x</b>')
  })

  const turned = 'Bags \u202esgab'
  const posts: [string, Partial<SavePostInput>][] = [
    ['title', { title: turned }],
    ['body', { body: turned }],
    ['topics', { topics: [turned] }],
    ['title', { title: '\u200b\u2060' }],
    ['body', { body: '\u200b\u200d' }],
  ]
  test.each(posts)('is refused beside its field where it turns the text around or cannot be seen: %s', async (field, wanted) => {
    const answer = await people.save(await people.member(), wanted)
    expect(answer.code).toBe(BAD_INPUT.code)
    expect(Object.keys((answer.data as { fields?: object }).fields ?? {}).join()).toContain(field)
  })

  test.each([
    ['nickname', { nickname: `Wai ${turned}` }],
    ['bio', { bio: turned }],
    ['nickname', { nickname: '\u200b\u200b' }],
  ])('is no name and no signature: %s', async (field, wanted) => {
    const { token, name } = await people.member()
    const answer = await ask(saveProfile, { nickname: name, bio: '', sees: OPEN, indexed: true, ...wanted }, { token })
    expect(answer.code).toBe(BAD_INPUT.code)
    expect(Object.keys((answer.data as { fields?: object }).fields ?? {})).toEqual([field])
  })

  test('with signs between its letters that cannot be seen is read like what it says', async () => {
    const [author, reader] = [await people.member(), await people.member()]
    const code = await people.post(author)
    const hidden = 'K\u200bi\u2060l\u200dl y\u200bourself'
    expect(await say(reader, code, hidden)).toBe(BAD_INPUT.code)
    for (const wanted of [{ title: hidden }, { body: hidden }, { topics: [hidden] }])
      expect((await people.save(author, wanted)).code).toBe(BAD_INPUT.code)
  })
})
