import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { getChallenge } from '#modules/members/challenges.paths.ts'
import { sendSignInCode, signInWithPassword } from '#modules/members/sign-in.paths.ts'
import { newId } from '#platform/ids.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { runSql } from '#platform/run-sql.builders.ts'
import { refusals } from '#refusals.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'
import { join, PASSWORD } from './sign-in.builders.ts'

let shop: TestShop
let token: string
/** From here much was wrong lately. */
const HERE = '198.51.100.7'
beforeAll(async () => {
  shop = await startTestShop({ RATE_LIMIT_SCALE: '1', TRUSTED_PROXIES: '127.0.0.1' })
})
beforeEach(async () => {
  await runSql(shop.database, sql`delete from sign_in_tries`)
  await runSql(shop.database, sql`delete from one_time_codes`)
  token = await shop.visitor()
})
afterAll(() => shop.stop())

const someone = (): string => `${newId()}@mail.test`
/** As many wrong passwords as are passed over, each for another account. */
const wrongPasswords = () =>
  runSql(
    shop.database,
    sql`insert into sign_in_tries (try_id, contact, network) select gen_random_uuid(), 'x' || n || '@mail.test', ${HERE} from generate_series(1, 10) n`,
  )
const comeIn = (email: string, given: object = {}, as = token, from = HERE) =>
  shop.ask(signInWithPassword, { email, password: PASSWORD, ...given }, { token: as, from })
const ask = async (kind: 'picture' | 'work', as = token) =>
  (await shop.ask(getChallenge, { kind }, { token: as, from: HERE })).data

/** What a person reads, the test finds by trying all there is: the answer is stored as a hash alone. */
async function readPicture(challengeId: string): Promise<string> {
  const rows = await readRows(
    shop.database.pool,
    z.object({ hash: z.instanceof(Buffer) }),
    sql`select answer_hash as hash from challenges where challenge_id = ${challengeId}`,
  )
  return findAnswer(challengeId, rows[0]?.hash.toString('hex') ?? '')
}

function findAnswer(challengeId: string, target: string): string {
  for (let number = 0; number < 100_000; number += 1)
    if (createHash('sha256').update(`${challengeId} ${number}`).digest('hex') === target) return String(number)
  throw new Error('no such number')
}

test('nobody is asked who comes from where all is well, nor a member who is signed in', async () => {
  const { email, token: own } = await join(shop)
  await wrongPasswords()
  expect((await comeIn(email, {}, token, '203.0.113.9')).code).toBe(200)
  expect((await comeIn(email, {}, own)).code).toBe(200)
})

test('after many wrong passwords from a network a picture is to be read, and reading it lets one more be tried', async () => {
  const { email } = await join(shop)
  await wrongPasswords()
  expect(await comeIn(email)).toMatchObject({ code: refusals.CHALLENGE_NEEDED.code, data: { field: 'challengeAnswer' } })
  const { challengeId, picture, target } = await ask('picture')
  const image = await sharp(Buffer.from(picture?.split(',')[1] ?? '', 'base64')).metadata()
  expect([image.format, image.width, target]).toEqual(['png', 480, null])
  const challengeAnswer = await readPicture(challengeId)
  expect(challengeAnswer).toMatch(/^[2-9]{5}$/)
  expect((await comeIn(email, { challengeId, challengeAnswer })).code).toBe(200)
})

test('whoever cannot see has the browser find a number instead', async () => {
  const { email } = await join(shop)
  await wrongPasswords()
  const { challengeId, picture, target } = await ask('work')
  expect(picture).toBeNull()
  expect((await comeIn(email, { challengeId, challengeAnswer: findAnswer(challengeId, target ?? '') })).code).toBe(200)
})

test('an answer counts once, for the session that was asked, and a wrong one uses the picture up', async () => {
  const { email } = await join(shop)
  await wrongPasswords()
  const first = await ask('picture')
  const right = { challengeId: first.challengeId, challengeAnswer: await readPicture(first.challengeId) }
  expect((await comeIn(email, right, await shop.visitor())).code).toBe(refusals.CHALLENGE_WRONG.code)
  expect((await comeIn(email, { ...right, challengeAnswer: '00000' })).code).toBe(refusals.CHALLENGE_WRONG.code)
  expect((await comeIn(email, right)).code).toBe(refusals.CHALLENGE_WRONG.code)
  const second = await ask('picture')
  const again = { challengeId: second.challengeId, challengeAnswer: await readPicture(second.challengeId) }
  expect((await comeIn(someone(), again)).code).toBe(refusals.MEMBER_UNKNOWN.code)
  expect((await comeIn(email, again)).code).toBe(refusals.CHALLENGE_WRONG.code)
})

test('one that is too old, or was followed by another, counts no more', async () => {
  await wrongPasswords()
  const [old, newer] = [await ask('work'), await ask('work')]
  const answerTo = ({ challengeId, target }: typeof old) => ({
    challengeId,
    challengeAnswer: findAnswer(challengeId, target ?? ''),
  })
  expect((await comeIn(someone(), answerTo(old))).code).toBe(refusals.CHALLENGE_WRONG.code)
  await runSql(shop.database, sql`update challenges set expires_at = now() - interval '1 second'`)
  expect((await comeIn(someone(), answerTo(newer))).code).toBe(refusals.CHALLENGE_WRONG.code)
})

test('after many codes from a network, or many that were typed wrongly, the next is sent to a person alone', async () => {
  const send = (given: object = {}) => shop.ask(sendSignInCode, { email: someone(), ...given }, { token, from: HERE })
  for (let at = 0; at < 10; at += 1) expect((await send()).code).toBe(200)
  expect((await send()).code).toBe(refusals.CHALLENGE_NEEDED.code)
  const { challengeId, target } = await ask('work')
  expect((await send({ challengeId, challengeAnswer: findAnswer(challengeId, target ?? '') })).code).toBe(200)
  await runSql(shop.database, sql`delete from one_time_codes where code_id not in (select code_id from one_time_codes limit 4)`)
  expect((await send()).code).toBe(200)
  await runSql(shop.database, sql`update one_time_codes set tries = 5 where network = ${HERE}`)
  expect((await send()).code).toBe(refusals.CHALLENGE_NEEDED.code)
})
