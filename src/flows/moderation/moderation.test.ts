import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aftercareOf } from '#flows/aftercare/aftercare.builders.ts'
import { join } from '#flows/members/sign-in.builders.ts'
import { listMessages } from '#modules/inbox/inbox.paths.ts'
import { getDetails, updateDetails } from '#modules/members/members.paths.ts'
import type { DecideCaseInput } from '#modules/moderation/queue/cases.contract.ts'
import {
  appealDecision,
  decideAppeal,
  decideModerationCase,
  getModerationCase,
  listModerationCases,
  listOwnDecisions,
  reopenModerationCase,
} from '#modules/moderation/queue/cases.paths.ts'
import {
  addModerationWord,
  discardModerationWords,
  listModerationWords,
  publishModerationWords,
  removeModerationWord,
  testModerationWords,
} from '#modules/moderation/words/words.paths.ts'
import { listReviews } from '#modules/catalogue/catalogue.paths.ts'
import { decideReview, listAdminReviews, listReviewChoices, reportReview, writeReview } from '#modules/reviews/reviews.paths.ts'
import { runSql } from '#platform/run-sql.builders.ts'
import { refusals } from '#refusals.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'

let shop: TestShop
let people: Awaited<ReturnType<typeof aftercareOf>>
let [moderator, colleague] = ['', '']
beforeAll(async () => {
  shop = await startTestShop()
  people = await aftercareOf(shop)
  moderator = people.support
  colleague = await shop.operator(['support'])
})
afterAll(() => shop.stop())

type Order = Awaited<ReturnType<typeof people.received>>
const write = (order: Order, text: string, name = '') =>
  shop.ask(
    writeReview,
    { orderNo: order.orderNo, productId: order.product.productId, stars: 2, text, name },
    { token: order.token },
  )
/** A member who has received a piece and written of it. */
const reviewed = async (text: string) => {
  const member = await join(shop)
  const order = await people.received({ token: member.token })
  const answer = await write(order, text)
  return { ...order, ...member, answer, found: await caseWith(text) }
}
const cases = async (queue: 'open' | 'appealed' | 'hidden' | 'left' = 'open') =>
  (await shop.ask(listModerationCases, { queue }, { token: moderator })).data.list
const caseWith = async (body: string) => {
  const row = (await cases()).find((one) => one.body === body)
  if (!row) throw new Error(`no case with ${body}`)
  return row.caseNo
}
const open = async (caseNo: string, token = moderator) => (await shop.ask(getModerationCase, { caseNo }, { token })).data
const decide = async (caseNo: string, given: Partial<DecideCaseInput>, token = moderator) =>
  shop.ask(decideModerationCase, { caseNo, version: (await open(caseNo)).version, decision: 'leave', ...given }, { token })
const isShown = async ({ product }: Order) => (await shop.ask(listReviews, { spuCode: product.spuCode })).data.total > 0
const told = async (token: string) => {
  await shop.workOff()
  return (await shop.ask(listMessages, {}, { token })).data.list.filter(({ kind }) => kind === 'platform')
}

describe('a review', () => {
  test('waits in the queue and is shown once a moderator leaves it', async () => {
    const one = await reviewed('A fine clasp, well made.')
    expect(await isShown(one)).toBe(false)
    expect((await open(one.found)).signals).toMatchObject([{ source: 'first', reason: 'new' }])
    expect((await decide(one.found, {})).data).toMatchObject({ state: 'left', acts: ['reopen'] })
    expect(await isShown(one)).toBe(true)
    expect((await shop.ask(listOwnDecisions, {}, { token: one.token })).data.list).toEqual([])
  })

  test('with a word of the list says which, and is hidden by a rule that its author is told', async () => {
    const one = await reviewed('The seller is a w a n k e r.')
    const seen = await open(one.found)
    expect(seen.signals).toMatchObject([{ source: 'word', reason: 'harassment', words: 'wanker' }])
    expect(seen.marks.map(({ from, to }) => seen.body.slice(from, to))).toEqual(['w a n k e r'])
    expect((await decide(one.found, { decision: 'hide' })).code).toBe(refusals.BAD_INPUT.code)
    await decide(one.found, { decision: 'hide', rule: 'harassment', words: 'Please say it without the insult.' })
    const [message] = await told(one.token)
    expect(message).toMatchObject({ link: '/myaccount/decisions', title: 'Review: what you wrote is not shown' })
    expect(message?.text).toContain('1.1 Insults or harasses someone')
    expect(message?.text).toMatch(/\nReason: Please say it without the insult\.$/)
    const own = await shop.ask(listReviewChoices, { orderNo: one.orderNo }, { token: one.token })
    expect(own.data.pieces[0]?.review).toMatchObject({ state: 'hidden' })
  })

  test('that is refused outright is not kept, and what was typed is answered by its field', async () => {
    const order = await people.received()
    const answer = await write(order, 'Kill yourself')
    expect(answer).toMatchObject({ code: refusals.BAD_INPUT.code, data: { fields: { text: expect.any(String) } } })
  })

  test('of a guest leads to elsewhere, which a moderator sees; nobody can be warned for it', async () => {
    const order = await people.received()
    const text = 'Cheaper at other.example/shop and www.other.example'
    await write(order, text)
    const seen = await open(await caseWith(text))
    expect(seen.signals).toMatchObject([{ source: 'link', words: expect.stringContaining('other.example') }])
    expect(seen.authorFacts).toMatchObject({ accountId: '', memberSince: '' })
  })

  test('that others report comes back once for each of them, first the worse, and stays once it is left', async () => {
    const one = await reviewed('It came late, says my sister.')
    await decide(one.found, {})
    const reviewId = (await shop.ask(listReviews, { spuCode: one.product.spuCode })).data.list[0]?.reviewId ?? ''
    const [first, second] = [await shop.visitor(), await shop.visitor()]
    const report = (token: string) => shop.ask(reportReview, { reviewId, words: 'Names my sister.' }, { token })
    for (const token of [first, first, second]) await report(token)
    expect(await open(one.found)).toMatchObject({ state: 'open', reports: 2, isHeld: false })
    expect(await isShown(one)).toBe(true)
    await decide(one.found, {})
    await report(first)
    expect((await open(one.found)).state).toBe('left')
  })
})

describe('a decision', () => {
  test('that is undone counts against no one, and is made anew', async () => {
    const one = await reviewed('A word in haste, warned for by mistake.')
    await decide(one.found, { decision: 'rest', rule: 'spam', days: 7 })
    const standing = async () => {
      const { strikes, rests } = (await shop.ask(listOwnDecisions, {}, { token: one.token })).data
      return [strikes, rests]
    }
    expect(await standing()).toEqual([1, 'until'])
    await shop.ask(reopenModerationCase, { caseNo: one.found }, { token: moderator })
    expect(await standing()).toEqual([0, ''])
    await decide(one.found, {})
    expect(await isShown(one)).toBe(true)
  })

  test('of two moderators at once is one', async () => {
    const one = await reviewed('Two of us read this.')
    const answers = await Promise.all([
      decide(one.found, { decision: 'hide', rule: 'spam' }, moderator),
      decide(one.found, { decision: 'leave' }, colleague),
    ])
    expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([200, refusals.CASE_MOVED_ON.code])
  })

  test('names the version that was read', async () => {
    const one = await reviewed('Read in an older version.')
    const old = await decide(one.found, { version: 7 })
    expect(old.code).toBe(refusals.CASE_MOVED_ON.code)
  })

  test('is only for who may moderate', async () => {
    for (const token of [people.desk, people.finance, people.bench])
      expect((await shop.ask(listModerationCases, {}, { token })).code).toBe(refusals.NOT_PERMITTED.code)
  })

  test('to rest keeps its author from writing for days; the third strike is the end', async () => {
    const one = await reviewed('First strike of three.')
    await decide(one.found, { decision: 'rest', rule: 'spam', days: 3 })
    const other = await people.received({ token: one.token })
    expect((await write(other, 'I write again.')).code).toBe(refusals.MAY_NOT_WRITE.code)
    const own = () => shop.ask(listOwnDecisions, {}, { token: one.token })
    expect((await own()).data).toMatchObject({ strikes: 1, rests: 'until' })
    await runSql(
      shop.database,
      sql`update moderation_measures set rests_until = now() - interval '1 day'
      where case_id = (select case_id from moderation_cases where case_number = ${one.found})`,
    )
    for (const text of ['Second strike of three.', 'Third strike of three.']) {
      const next = await people.received({ token: one.token })
      expect((await write(next, text)).code).toBe(200)
      await decide(await caseWith(text), { decision: 'warn', rule: 'spam' })
    }
    expect((await own()).data).toMatchObject({ strikes: 3, rests: 'for-good' })
    await runSql(shop.database, sql`update moderation_measures set expires_at = now() - interval '1 day' where kind = 'warn'`)
    expect((await own()).data.strikes).toBe(2)
  })
})

describe('a moderator who is a member, too', () => {
  /** The same person twice: an operator and a member with one e-mail address, however it is written. */
  const both = async (text: string) => {
    const one = await reviewed(text)
    const token = await shop.operator(['support'])
    const { email } = one
    await runSql(
      shop.database,
      sql`update operators set email = ${email.toUpperCase()} where operator_id = (select operator_id from operators order by created_at desc, operator_id desc limit 1)`,
    )
    return { ...one, operator: token }
  }
  const acts = async (caseNo: string, token: string) => (await shop.ask(getModerationCase, { caseNo }, { token })).data.acts
  const decideAs = async (token: string, caseNo: string, decision: DecideCaseInput['decision']) => {
    const { version } = (await shop.ask(getModerationCase, { caseNo }, { token })).data
    return shop.ask(decideModerationCase, { caseNo, version, decision, rule: 'spam' }, { token })
  }

  test('does not decide on what they wrote themselves, at its desk or at that of reviews', async () => {
    const one = await both('My own bag, and I decide on it.')
    expect(await acts(one.found, one.operator)).toEqual([])
    expect((await decideAs(one.operator, one.found, 'leave')).code).toBe(refusals.OWN_CASE.code)
    const { list } = (await shop.ask(listAdminReviews, { queue: 'waiting' }, { token: one.operator })).data
    const reviewId = list.find(({ orderNo }) => orderNo === one.orderNo)?.reviewId ?? ''
    for (const act of ['approve', 'hide', 'reply'] as const)
      expect((await shop.ask(decideReview, { reviewId, act, words: 'Mine.' }, { token: one.operator })).code).toBe(
        refusals.OWN_CASE.code,
      )
    expect((await decideAs(colleague, one.found, 'leave')).code).toBe(200)
  })

  test('decides on no appeal of their own, and does not bring what was hidden of them back', async () => {
    const one = await both('Mine again, and against the rules.')
    expect((await decideAs(moderator, one.found, 'hide')).code).toBe(200)
    expect((await shop.ask(reopenModerationCase, { caseNo: one.found }, { token: one.operator })).code).toBe(
      refusals.OWN_CASE.code,
    )
    await shop.ask(appealDecision, { caseNo: one.found, words: 'I meant it well.' }, { token: one.token })
    const judge = (token: string) => shop.ask(decideAppeal, { caseNo: one.found, version: 1, decision: 'overturn' }, { token })
    expect((await judge(one.operator)).code).toBe(refusals.OWN_CASE.code)
    expect((await judge(colleague)).code).toBe(200)
  })

  test('is not known by an address that a member only claims to have', async () => {
    const one = await both('Another moderator may decide on this.')
    await runSql(shop.database, sql`update contacts set proven_at = null where account_id = ${one.account}`)
    expect((await decideAs(one.operator, one.found, 'leave')).code).toBe(200)
  })
})

describe('an appeal', () => {
  test('is made once, by the author alone, and decided by somebody else than who decided', async () => {
    const one = await reviewed('I only said what is true.')
    await decide(one.found, { decision: 'warn', rule: 'defamation' })
    const appeal = (token: string) => shop.ask(appealDecision, { caseNo: one.found, words: 'I have the receipt.' }, { token })
    expect((await appeal((await join(shop)).token)).code).toBe(refusals.NOT_FOUND.code)
    const answers = await Promise.all([appeal(one.token), appeal(one.token)])
    expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([200, refusals.APPEAL_CLOSED.code])
    expect((await cases('appealed')).map(({ caseNo }) => caseNo)).toContain(one.found)
    const judge = (token: string) => shop.ask(decideAppeal, { caseNo: one.found, version: 1, decision: 'overturn' }, { token })
    expect((await judge(moderator)).code).toBe(refusals.OWN_CASE.code)
    expect((await open(one.found)).acts).toEqual([])
    expect((await open(one.found, colleague)).acts).toEqual(['uphold', 'overturn'])
    expect((await judge(colleague)).data.state).toBe('closed')
    expect(await isShown(one)).toBe(true)
    const own = await shop.ask(listOwnDecisions, {}, { token: one.token })
    expect(own.data).toMatchObject({ strikes: 0, list: [{ outcome: 'overturn', appealUntil: '' }] })
    expect((await appeal(one.token)).code).toBe(refusals.APPEAL_CLOSED.code)
  })

  test('that is declined needs a reason, and the thing stays hidden', async () => {
    const one = await reviewed('This stays where it is.')
    await decide(one.found, { decision: 'hide', rule: 'spam' })
    await shop.ask(appealDecision, { caseNo: one.found, words: 'No.' }, { token: one.token })
    const judge = (words: string) =>
      shop.ask(decideAppeal, { caseNo: one.found, version: 1, decision: 'uphold', words }, { token: colleague })
    expect((await judge('')).code).toBe(refusals.BAD_INPUT.code)
    expect((await judge('It is an advertisement.')).data.state).toBe('closed')
    expect(await isShown(one)).toBe(false)
    await shop.ask(reopenModerationCase, { caseNo: one.found }, { token: colleague })
    expect((await open(one.found)).state).toBe('open')
  })
})

test('a nickname like the shop’s own is put before a moderator, and is gone when it is hidden', async () => {
  const { token } = await join(shop)
  const { data } = await shop.ask(getDetails, {}, { token })
  const details = { ...data, language: data.language ?? 'en_US', sexType: data.sexType ?? 1 } as const
  const refused = await shop.ask(updateDetails, { ...details, signature: 'go and die' }, { token })
  expect(refused.data).toMatchObject({ fields: { signature: expect.any(String) } })
  await shop.ask(updateDetails, { ...details, nickname: 'Рraya 0fficial' }, { token })
  const found = await caseWith('Рraya 0fficial')
  expect((await open(found)).signals).toMatchObject([{ source: 'word', reason: 'impersonation' }])
  await decide(found, { decision: 'hide', rule: 'impersonation' })
  expect((await shop.ask(getDetails, {}, { token })).data.nickname).toBe('')
})

describe('the list of words', () => {
  const list = async (word = '') => (await shop.ask(listModerationWords, { word }, { token: moderator })).data
  const word = { language: 'en', severity: 2, follows: 'refuse', rule: 'spam', isWhole: true, namesOnly: false } as const
  const add = (text: string) => shop.ask(addModerationWord, { ...word, word: text }, { token: moderator })
  const send = (path: typeof publishModerationWords, draft: number) => shop.ask(path, { draft }, { token: moderator })

  test('changes in a draft, is tested with what is shown, and only then in force', async () => {
    const one = await reviewed('Bring zorbleworts to the party.')
    await decide(one.found, {})
    expect((await add('Zorbleworts')).code).toBe(200)
    expect((await add('ｚｏｒｂｌｅｗｏｒｔｓ')).data).toMatchObject({ fields: { word: expect.any(String) } })
    const { draft, added, trial } = await list('zorble')
    expect({ added, trial }).toEqual({ added: 1, trial: null })
    expect((await send(publishModerationWords, draft)).code).toBe(refusals.WORDS_NOT_TRIED.code)
    const tested = await shop.ask(testModerationWords, { draft }, { token: moderator })
    expect(tested.data).toMatchObject({ caught: [], held: [{ words: ['Zorbleworts'] }], freed: [] })
    expect((await send(publishModerationWords, draft)).code).toBe(200)
    expect((await send(publishModerationWords, draft)).code).toBe(refusals.WORDS_MOVED_ON.code)
    expect(await list('zorble')).toMatchObject({ live: draft, draft: 0, list: [{ change: '' }] })
    expect((await write(await people.received(), 'More ZORBLEWORTS!')).code).toBe(refusals.BAD_INPUT.code)
  })

  test('that holds what must always pass cannot be put in force; a draft is discarded whole', async () => {
    await add('Scunthorpe')
    const [gone] = (await list('fucker')).list
    await shop.ask(removeModerationWord, { wordId: gone?.wordId ?? '' }, { token: moderator })
    const { draft } = await list()
    const { data } = await shop.ask(testModerationWords, { draft }, { token: moderator })
    expect(data.caught).toMatchObject([{ words: ['Scunthorpe'] }])
    expect((await send(publishModerationWords, draft)).code).toBe(refusals.WORDS_CATCH_GOOD.code)
    await send(discardModerationWords, draft)
    expect(await list('fucker')).toMatchObject({ draft: 0, list: [{ change: '' }, { change: '' }] })
  })
})
