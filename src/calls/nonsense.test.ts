import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { join } from '#flows/members/sign-in.builders.ts'
import { addOperator } from '#modules/operators/index.server.ts'
import { type Call, isForStaff } from '#platform/call.server.ts'
import { newId } from '#platform/ids.server.ts'
import { startSession } from '#platform/access/sessions.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { readSettings } from '#platform/settings.server.ts'
import { BASE_PATH } from '#platform/wire/call-path.ts'
import { servicesOf } from '../services.ts'
import { startTestShop, type TestShop } from '../test-shop.builders.ts'
import { allCalls } from '../subjects.server.ts'
import { nonsenseFor, samplesOf } from './nonsense.builders.ts'

const calls = allCalls(servicesOf(readSettings({}), () => '')).toSorted((a, b) => (a.path < b.path ? -1 : 1))

let shop: TestShop
let operatorId: string
let memberId: string
beforeAll(async () => {
  shop = await startTestShop()
  await shop.product()
  const ada = { email: 'ada@praya.test', name: 'Ada', password: newId(), roles: ['administrator'] }
  await shop.database.inTransaction((tx) => addOperator(tx, ada))
  const [found] = await readRows(
    shop.database.pool,
    z.object({ id: z.string() }),
    sql`select operator_id as id from operators where email = ${ada.email}`,
  )
  operatorId = found?.id ?? ''
  memberId = (await join(shop)).account
})
afterAll(() => shop.stop())

/** A session of its own for each call: some end it. */
const tokenFor = (call: Call): Promise<string> =>
  shop.database.inTransaction((tx) =>
    isForStaff(call) ? startSession(tx, 'operator', operatorId) : startSession(tx, 'member', memberId),
  )

/** So many files of one sender may be on their way. */
const AT_ONCE = 3

async function ask(call: Call, token: string, input: unknown): Promise<string | undefined> {
  const inQuery = call.method === 'GET' || call.carries === 'form'
  const query = inQuery
    ? `?${new URLSearchParams(Object.entries(input as object).map(([name, value]) => [name, String(value)]))}`
    : ''
  const form = new FormData()
  form.set('file', new Blob(['nonsense']), '../../nonsense.jpg')
  const response = await fetch(shop.url + BASE_PATH + call.path + query, {
    method: call.method,
    headers: {
      ...(call.carries === 'form' ? {} : { 'Content-Type': 'application/json' }),
      'Idempotency-Key': newId(),
      Authorization: `Bearer ${token}`,
    },
    ...(call.method === 'GET' ? {} : { body: call.carries === 'form' ? form : JSON.stringify(input) }),
  })
  const said = await response.text()
  return response.status < 500 ? undefined : `${response.status} to ${JSON.stringify(input)}: ${said.slice(0, 200)}`
}

describe.each([
  ['the back office', calls.filter(isForStaff)],
  ['shoppers', calls.filter((call) => !isForStaff(call))],
])('every call of %s', (_, asked) => {
  test('that is asked with nothing, with nonsense, or for what does not exist answers, and never with a fault of ours', async () => {
    const faults: string[] = []
    for (const call of asked) {
      const token = await tokenFor(call)
      const inputs = [{}, ...nonsenseFor(call.input), ...samplesOf(call.input)]
      for (let from = 0; from < inputs.length; from += AT_ONCE) {
        const answers = await Promise.all(inputs.slice(from, from + AT_ONCE).map((input) => ask(call, token, input)))
        for (const fault of answers) if (fault) faults.push(`${call.method} ${call.path} ${fault}`)
      }
    }
    expect(faults).toEqual([])
  })
})
