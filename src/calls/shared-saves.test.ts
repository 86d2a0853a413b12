import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isForStaff } from '#platform/call.server.ts'
import { newId } from '#platform/ids.server.ts'
import { readSettings } from '#platform/settings.server.ts'
import type { CallPath } from '#platform/wire/call-path.ts'
import { refusals } from '#refusals.ts'
import { servicesOf } from '../services.ts'
import { startTestShop, type TestShop } from '../test-shop.builders.ts'
import { allCalls } from '../subjects.server.ts'
import { acts } from './lone-saves.builders.ts'
import { sharedSaves } from './shared-saves.builders.ts'

let shop: TestShop
let tokens: string[]
beforeAll(async () => {
  shop = await startTestShop()
  tokens = [await shop.operator(['administrator']), await shop.operator(['administrator'])]
})
afterAll(() => shop.stop())

const asking =
  (who: 0 | 1): TestShop['ask'] =>
  (path, input, asked = {}) =>
    shop.ask(path, input, { token: tokens[who] ?? '', key: newId(), ...asked })

const paths = allCalls(servicesOf(readSettings({}), () => ''))
  .filter((call) => isForStaff(call) && call.method === 'POST')
  .map(({ path }) => path)
const saves = Object.keys(sharedSaves(asking(0), {} as TestShop))

test('every call of the back office that writes is known to save what others keep, or for what reason it does not', () => {
  expect([...saves, ...Object.values(acts).flat()].toSorted()).toEqual(paths.toSorted())
})

describe('an older page', () => {
  test.each(saves)('is refused by %s, which says who was quicker, and saves nothing', async (path) => {
    const call: CallPath<unknown, unknown> = { method: 'POST', path, once: true }
    const { sends, meanwhile } = await sharedSaves(asking(0), shop)[path]!()
    const first = (await (meanwhile ? meanwhile() : asking(0)(call, sends))) as { code: number; data: unknown }
    expect(first, 'what somebody else does meanwhile').toMatchObject({ code: 200 })
    const late = await asking(1)(call, sends)
    expect(late).toMatchObject({ code: refusals.MOVED_ON.code, msg: refusals.MOVED_ON.en })
    expect(late.data).toMatchObject({ by: 'Ada', time: expect.any(String) })
    const { version: _, was: __, live: ___, ...unseen } = sends as Record<string, unknown>
    expect((await asking(1)(call, unseen)).code, 'without what was seen').toBe(refusals.BAD_INPUT.code)
  })
})
