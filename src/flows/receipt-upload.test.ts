import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refusals } from '#refusals.ts'
import { BASE_PATH } from '#platform/wire/call-path.ts'
import { startTestShop, type TestShop } from '../test-shop.builders.ts'
import { receipt, upload } from './receipt.builders.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.stop())

describe('a receipt', () => {
  test.each([
    ['an SVG with a script', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')],
    [
      'a web page that calls itself a JPEG',
      async () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from('<html></html>')]),
    ],
    ['a cut-off PNG', async () => (await receipt()).subarray(0, 60)],
  ])('that is %s is refused', async (_, bytes) => {
    expect((await upload(shop, await shop.visitor(), await bytes())).code).toBe(refusals.UPLOAD_REFUSED.code)
  })

  test('is seen by an operator and by nobody else’s session', async () => {
    const token = await shop.visitor()
    const { data } = await upload(shop, token, await receipt())
    const read = async (as: string) =>
      (await fetch(`${shop.url}${BASE_PATH}/admin/upload/${data.uploadId}`, { headers: { Authorization: `Bearer ${as}` } }))
        .status
    expect(await read(await shop.visitor())).toBe(404)
    expect(await read(token)).toBe(200)
    expect(await read(await shop.operator(['finance']))).toBe(200)
  })
})
