import { request } from 'node:http'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { refusals } from '#refusals.ts'
import { listMoney } from '#modules/treasury/money.paths.ts'
import { addOperator } from '#modules/operators/index.server.ts'
import { operatorSignIn } from '#modules/operators/operators.paths.ts'
import { operatorMail } from '#language/mail/operator-mail.text.ts'
import { newId } from '#platform/ids.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { runSql } from '#platform/run-sql.builders.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'

const PASSWORD = 'nine quiet harbours'
let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop({ TRUSTED_PROXIES: '127.0.0.1' })
})
afterAll(() => shop.stop())

/** The path as it is, which `fetch` would have made plain. */
function ask(
  path: string,
  token: string,
  headers: Record<string, string> = {},
  method: 'GET' | 'POST' = listMoney.method,
): Promise<string> {
  const { hostname, port } = new URL(shop.url)
  return new Promise((resolve, reject) => {
    const sent = request(
      { hostname, port, path, method, headers: { Authorization: `Bearer ${token}`, ...headers }, agent: false },
      (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('end', () => resolve(Buffer.concat(parts).toString()))
      },
    )
    sent.once('error', reject).end()
  })
}

describe('a call of finance', () => {
  const plain = `/prod-api${listMoney.path}`
  const isOpen = (body: string): boolean => body.startsWith('{"code":200')

  test('is closed to shoppers and to merchandisers however it is spelled, and opens for no header', async () => {
    const spellings = [
      plain,
      `/${plain}`,
      `${plain}/`,
      `${plain}//`,
      plain.replace('/admin', '//admin'),
      plain.replace('/admin', '/./admin'),
      plain.replace('/admin', '/order/../admin'),
      plain.replace('/admin', '/%2e/admin'),
      plain.replace('/admin', '/order/%2e%2e/admin'),
      plain.replace('admin', 'ADMIN'),
      plain.replace('admin', '%61dmin'),
      plain.replace('/admin/', '/admin%2f'),
      plain.replace('/admin', '/admin;x=1'),
      `${plain}?token=x&roles=administrator`,
      `${plain}%00`,
    ]
    const headers: Record<string, string>[] = [
      {},
      { 'X-HTTP-Method-Override': 'POST', 'X-Method-Override': 'GET' },
      { 'X-Original-URL': plain, 'X-Rewrite-URL': plain },
      { 'X-Forwarded-User': 'administrator', Account: newId(), Role: 'administrator' },
    ]
    const closed = [await shop.visitor(), await shop.operator(['merchandiser']), await shop.operator(['support'])]
    const opened: string[] = []
    for (const token of closed)
      for (const path of spellings)
        for (const sent of headers) if (isOpen(await ask(path, token, sent))) opened.push(`${path} ${JSON.stringify(sent)}`)
    expect(opened).toEqual([])
    for (const method of ['GET', 'POST'] as const)
      expect(
        isOpen(await ask('/prod-api/admin/operator/info', closed[0] ?? '', { 'X-HTTP-Method-Override': 'GET' }, method)),
      ).toBe(false)
    expect(isOpen(await ask(plain, await shop.operator(['finance'])))).toBe(true)
  })
})

describe('stolen passwords', () => {
  const add = async () => {
    const email = `${newId()}@praya.test`
    await shop.database.inTransaction((tx) => addOperator(tx, { email, name: 'Kit', password: PASSWORD, roles: ['support'] }))
    return email
  }
  const tried = async (email: string, password: string, from: string) =>
    (await shop.ask(operatorSignIn, { email, password }, { from })).code
  const { OPERATOR_RESTS, SIGN_IN_WRONG, CHALLENGE_NEEDED } = refusals

  test('tried on one operator from ever other addresses rest the account for them, and keep its owner out at no time', async () => {
    const email = await add()
    expect(await tried(email, PASSWORD, '203.0.113.1')).toBe(200)
    const codes: number[] = []
    for (let at = 0; at < 8; at += 1) codes.push(await tried(email, `stolen ${at}`, `198.51.100.${at + 1}`))
    expect(codes).toEqual([
      ...Array.from({ length: 5 }, () => SIGN_IN_WRONG.code),
      ...Array.from({ length: 3 }, () => OPERATOR_RESTS.code),
    ])
    expect(await tried(email, PASSWORD, '198.51.100.99')).toBe(OPERATOR_RESTS.code)
    expect(await tried(email, PASSWORD, '203.0.113.1')).toBe(200)
    await runSql(shop.database, sql`update sign_in_tries set created_at = created_at - interval '16 minutes' where not succeeded`)
    expect(await tried(email, PASSWORD, '198.51.100.99')).toBe(200)
    const told = await readRows(
      shop.database.pool,
      z.object({ subject: z.string() }),
      sql`select subject from mails where recipient = ${email}`,
    )
    expect(told).toEqual([{ subject: operatorMail.newDevice.en.subject }])
  })

  test('tried one each from ever other addresses are so many of all together, and then asked for a person', async () => {
    const limited = await startTestShop({ RATE_LIMIT_SCALE: '0.1', TRUSTED_PROXIES: '127.0.0.1' })
    try {
      const codes: number[] = []
      for (let at = 0; at < 16; at += 1) {
        const typed = { email: `${newId()}@praya.test`, password: 'stolen' }
        codes.push((await limited.ask(operatorSignIn, typed, { from: `198.51.100.${at + 1}` })).code)
      }
      expect(codes.filter((code) => code === SIGN_IN_WRONG.code)).toHaveLength(8)
      expect(codes.filter((code) => code === CHALLENGE_NEEDED.code)).toHaveLength(8)
    } finally {
      await limited.stop()
    }
  })
})
