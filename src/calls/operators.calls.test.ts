import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refusals } from '#refusals.ts'
import { getMiniBag } from '#modules/bag/bag.paths.ts'
import { signInOperator } from '#flows/members/sign-in-operator.ts'
import { addOperator, closePublishedAccounts } from '#modules/operators/index.server.ts'
import { getOperator, listOutbox, operatorSignIn } from '#modules/operators/operators.paths.ts'
import { createLog } from '#platform/log.server.ts'
import { newId } from '#platform/ids.server.ts'
import { writeMail } from '#platform/mail/mail.server.ts'
import { writeSms } from '#platform/sms/sms.server.ts'
import { BASE_PATH } from '#platform/wire/call-path.ts'
import { sealingWith } from '#platform/access/sealing.server.ts'
import { startTestShop, type TestShop } from '../test-shop.builders.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.stop())

type Answered = { code: number; status: number; retryAfter: string | null }

async function wrongSignIn(): Promise<Answered> {
  const response = await fetch(shop.url + BASE_PATH + operatorSignIn.path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: `${newId()}@praya.test`, password: 'a wrong password' }),
  })
  const { code } = (await response.json()) as { code: number }
  return { code, status: response.status, retryAfter: response.headers.get('retry-after') }
}

describe('three hundred wrong sign-ins at once', () => {
  test('are refused, those beyond the queue at once with a time to come again, and shoppers are served meanwhile', async () => {
    const token = await shop.visitor()
    const ended: string[] = []
    const flood = Array.from({ length: 300 }, () => wrongSignIn())
    const isOver = Promise.all(flood).then(() => ended.push('the flood'))
    for (let call = 0; call < 10; call += 1) expect((await shop.ask(getMiniBag, {}, { token })).code).toBe(200)
    ended.push('ten shopper calls in turn')
    await isOver
    expect(ended).toEqual(['ten shopper calls in turn', 'the flood'])
    const answers = await Promise.all(flood)
    const busy = answers.filter(({ code }) => code === refusals.BUSY.code)
    expect(busy.length).toBeGreaterThan(0)
    expect(new Set(busy.map(({ status, retryAfter }) => `${status} ${retryAfter}`))).toEqual(new Set(['503 2']))
    const others = answers.filter(({ code }) => code !== refusals.BUSY.code)
    expect(new Set(others.map(({ code }) => code))).toEqual(new Set([refusals.SIGN_IN_WRONG.code]))
  })
})

test.each([
  ['six letters', 'abcdef'],
  ['eighteen letters', 'abcdefghijklmnopqr'],
  ['blanks around it', '  two blanks  '],
  ['signs of other scripts', '密碼👩‍👩‍👧pässwörd'],
])('a password of %s opens only as it was set, to the last sign', async (_, password) => {
  const email = `${newId()}@praya.test`
  await shop.database.inTransaction((tx) => addOperator(tx, { email, name: 'Ada', password, roles: ['support'] }))
  const enter = async (typed: string) => (await shop.ask(operatorSignIn, { email, password: typed })).code
  expect(await enter(password)).toBe(200)
  for (const other of [password.slice(0, -1), `${password}x`, ` ${password}`, password.toUpperCase()])
    expect(await enter(other)).toBe(refusals.SIGN_IN_WRONG.code)
})

test('a password of a megabyte, or with a sign that cannot be typed, is refused before anybody looks at it', async () => {
  const long = await fetch(shop.url + BASE_PATH + operatorSignIn.path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'a@praya.test', password: 'x'.repeat(2 ** 20) }),
  })
  expect(long.status).toBe(413)
  const zero = await shop.ask(operatorSignIn, { email: 'a@praya.test', password: `abc${String.fromCharCode(0)}def` })
  expect(zero).toMatchObject({ code: refusals.BAD_INPUT.code, data: { field: 'password' } })
})

describe('an account whose password everybody may read', () => {
  const account = { email: 'everybody@praya.test', password: 'harbour-light-1888' }

  test('opens a demo shop, and no shop that runs as production, whatever its database once was', async () => {
    const { database } = shop
    await database.inTransaction((tx) =>
      addOperator(tx, { ...account, name: 'Ada', roles: ['administrator'], isPublished: true }),
    )
    const { token } = (await shop.ask(operatorSignIn, account)).data
    expect((await shop.ask(getOperator, {}, { token })).code).toBe(200)
    const sealing = sealingWith([{ name: 'test', key: Buffer.alloc(32, 1) }])
    const production = { demo: false, limitScale: 1_000, sealing }
    const given = { challengeId: '', challengeAnswer: '' }
    const asking = {
      database,
      caller: { kind: 'nobody' },
      deviceId: undefined,
      network: '',
      given,
      scale: 1_000,
      sealing,
    } as const
    const arriving = { on: { device: '', network: '' }, log: createLog('silent') }
    const asked = signInOperator(asking, arriving, { ...account, code: '' }, production)
    await expect(asked).rejects.toMatchObject({ reason: 'SIGN_IN_WRONG' })
    // What a production shop does as it starts.
    await database.inTransaction(closePublishedAccounts)
    expect((await shop.ask(getOperator, {}, { token })).code).toBe(refusals.SESSION_INVALID.code)
  })
})

test('while a shop is tried out its mails and text messages are read in one list, the newest first, mails in their dress, too', async () => {
  const letter = { language: 'zh' as const, body: '驗證碼：\n\n123456' }
  await shop.database.inTransaction((tx) =>
    writeMail(tx, { ...letter, recipient: 'ann@example.com', subject: '您的驗證碼', dedupeKey: 'outbox' }),
  )
  await shop.database.inTransaction((tx) => writeSms(tx, { ...letter, recipient: '+85291234567', dedupeKey: 'outbox' }))
  const { data } = await shop.ask(listOutbox, {}, { token: await shop.operator(['order-desk']) })
  expect(data.list.slice(0, 2)).toMatchObject([
    { kind: 'sms', recipient: '+85291234567', subject: '', body: letter.body, html: '', sentTime: null },
    {
      kind: 'mail',
      recipient: 'ann@example.com',
      subject: '您的驗證碼',
      body: letter.body,
      html: expect.stringContaining('>123456</p>'),
    },
  ])
})
