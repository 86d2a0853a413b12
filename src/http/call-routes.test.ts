import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { allFieldProblems } from '#language/all-field-problems.ts'
import { refusals } from '#refusals.ts'
import { getMiniBag } from '#modules/bag/bag.paths.ts'
import { updateDetails } from '#modules/members/members.paths.ts'
import { getOrder } from '#modules/orders/orders.paths.ts'
import { BASE_PATH } from '#platform/wire/call-path.ts'
import { startTestShop, type TestShop } from '../test-shop.builders.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.stop())

describe('what is typed', () => {
  const sent = { lastName: 'Chan', areaNum: '+852', mobile: '', email: '', language: 'cht_CN', sexType: 1 } as const
  const code = (point: number): string => String.fromCharCode(point)

  test.each([
    ['a NUL', `Tai${code(0)}Man`, 'unreadable'],
    ['half a letter', `Tai ${code(0xd83d)}`, 'unreadable'],
    ['text that runs the other way', `Tai${code(0x202e)}naM`, 'unreadable'],
    ['nothing that can be seen', code(0x200b), 'invisible'],
  ] as const)('with %s is refused beside its field, in the caller’s language', async (_, firstName, problem) => {
    const answer = await shop.ask(updateDetails, { ...sent, firstName }, { token: await shop.visitor(), language: 'cht_CN' })
    expect(answer).toMatchObject({ code: refusals.BAD_INPUT.code, data: { fields: { firstName: allFieldProblems[problem].zh } } })
  })

  test('into a search is no error of ours either', async () => {
    const response = await fetch(`${shop.url}${BASE_PATH}${getOrder.path}?orderNo=%00`, {
      headers: { Authorization: `Bearer ${await shop.visitor()}` },
    })
    expect([response.status, ((await response.json()) as { code: number }).code]).toEqual([200, refusals.BAD_INPUT.code])
  })
})

test('a call without fields may send nothing at all as its JSON', async () => {
  const response = await fetch(`${shop.url}${BASE_PATH}${getMiniBag.path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${await shop.visitor()}` },
  })
  expect([response.status, ((await response.json()) as { code: number }).code]).toEqual([200, 200])
})
