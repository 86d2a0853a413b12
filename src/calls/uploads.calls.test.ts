import { readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { openFile, receipt, sendForm, upload } from '#flows/receipt.builders.ts'
import { refusals } from '#refusals.ts'
import { visitorLogin } from '#modules/members/members.paths.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { BASE_PATH } from '#platform/wire/call-path.ts'
import { startTestShop, type TestShop } from '../test-shop.builders.ts'
import { animatedPng, polyglot } from './hostile-pictures.builders.ts'

const LARGEST = 2 * 1024 * 1024

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.stop())

const shown = async (token: string, uploadId: string): Promise<Buffer> =>
  Buffer.from(await (await openFile(shop, token, uploadId)).arrayBuffer())
/** Nothing but zeros follows the picture. */
const padded = async (bytes: number): Promise<Buffer> => {
  const picture = await sharp(await receipt())
    .jpeg()
    .toBuffer()
  return Buffer.concat([picture, Buffer.alloc(bytes - picture.length)])
}

describe('the name of a file', () => {
  test.each([
    '../../x.jpg',
    '..%2f..%2fx.jpg',
    'C:\\windows\\x.jpg',
    `${'x'.repeat(300)}.jpg`,
    'x.jpg\0.html',
    'x\u202egpj.exe',
    'x.jpg.html',
    '"; filename="y.html',
  ])('%j is not looked at: what is stored and served is named by us', async (name) => {
    const token = await shop.visitor()
    const sent = await upload(shop, token, await receipt(), { name })
    expect(sent.code).toBe(200)
    const answer = await openFile(shop, token, sent.data.uploadId)
    expect(answer.headers.get('content-disposition')).toBe(`inline; filename="${sent.data.uploadId}.jpg"`)
    const files = await readdir(join(shop.dataDir), { recursive: true, withFileTypes: true })
    for (const file of files.filter((one) => one.isFile())) expect(file.name).toMatch(/^[0-9a-f-]{36}\.jpg$/)
  })
})

describe('what a file is', () => {
  test.each<[string, () => Promise<Uint8Array>]>([
    ['an SVG with a script', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')],
    ['a web page named .jpg', async () => Buffer.from('<html><script>1</script></html>')],
    [
      'a web page that begins like a JPEG',
      async () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from('<html></html>')]),
    ],
    ['a GIF with a page in it', async () => Buffer.concat([Buffer.from('GIF89a'), Buffer.from('<html></html>')])],
    ['a PNG that breaks off', async () => (await receipt()).subarray(0, 60)],
    [
      'a JPEG that breaks off',
      async () =>
        (
          await sharp(await receipt())
            .resize(600, 600)
            .jpeg()
            .toBuffer()
        ).subarray(0, 900),
    ],
    ['nothing', async () => Buffer.alloc(0)],
  ])('decides, not what it is called: %s is refused', async (_, bytes) => {
    expect(await upload(shop, await shop.visitor(), await bytes(), { name: 'receipt.jpg' })).toMatchObject({
      code: refusals.UPLOAD_REFUSED.code,
      data: { field: 'file' },
    })
  })

  test('is all that is kept: scripts, places and pages hidden in a picture are gone, and a browser is told to believe its type', async () => {
    const token = await shop.visitor()
    const { data } = await upload(shop, token, await polyglot())
    const answer = await openFile(shop, token, data.uploadId)
    const served = Buffer.from(await answer.arrayBuffer())
    expect(served.toString('latin1')).not.toMatch(/script|php|html|Exif/)
    expect(await sharp(served).metadata()).toMatchObject({ format: 'jpeg', width: 60, height: 40 })
    expect((await sharp(served).metadata()).exif).toBeUndefined()
    expect(answer.headers.get('content-type')).toBe('image/jpeg')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'/)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(answer.headers.get('set-cookie')).toBeNull()
  })

  test('of an animation the first picture is kept', async () => {
    const token = await shop.visitor()
    const { code, data } = await upload(shop, token, await animatedPng())
    expect(code).toBe(200)
    const served = await shown(token, data.uploadId)
    expect(await sharp(served, { animated: true }).metadata()).toMatchObject({ format: 'jpeg', width: 8, height: 8 })
  })
})

describe('a form', () => {
  test('of exactly two megabytes is taken; one byte more is told so', async () => {
    const token = await shop.visitor()
    expect((await upload(shop, token, await padded(LARGEST))).code).toBe(200)
    expect(await upload(shop, token, await padded(LARGEST + 1))).toMatchObject({
      status: 413,
      code: refusals.UPLOAD_TOO_LARGE.code,
      data: { mostBytes: LARGEST },
    })
  })

  test.each([2, 11])('of %i files is refused, and none of them kept', async (count) => {
    const token = await shop.visitor()
    const form = new FormData()
    for (let at = 0; at < count; at += 1) form.append('file', new Blob([new Uint8Array(await receipt())]), `${at}.png`)
    const before = (await readdir(join(shop.dataDir, 'uploads'))).length
    expect((await sendForm(shop, token, form)).code).toBe(refusals.UPLOAD_ONE_FILE.code)
    expect((await readdir(join(shop.dataDir, 'uploads'))).length).toBe(before)
  })

  test('without a file, or that is none, is refused; any other call refuses a form', async () => {
    const token = await shop.visitor()
    const form = new FormData()
    form.append('name', 'value')
    expect((await sendForm(shop, token, form)).code).toBe(refusals.UPLOAD_REFUSED.code)
    expect((await shop.ask({ method: 'POST', path: '/upload/receipt', once: false }, {}, { token })).code).toBe(
      refusals.UPLOAD_REFUSED.code,
    )
    expect((await fetch(shop.url + BASE_PATH + visitorLogin.path, { method: 'POST', body: form })).status).toBe(415)
  })
})

describe('a receipt', () => {
  test('is for its owner, finance and administrators; others are not told that it is there', async () => {
    const token = await shop.visitor()
    const { data } = await upload(shop, token, await receipt())
    const status = async (as: string): Promise<number> => (await openFile(shop, as, data.uploadId)).status
    expect(await status(token)).toBe(200)
    expect([await status(await shop.visitor()), await status('')]).toEqual([404, 404])
    for (const role of ['order-desk', 'merchandiser'] as const) expect(await status(await shop.operator([role]))).toBe(403)
    expect([await status(await shop.operator(['finance'])), await status(await shop.operator())]).toEqual([200, 200])
    const read = await readRows(
      shop.database.pool,
      z.object({ action: z.string() }),
      sql`select action from audit_trail where subject = 'upload' and subject_id = ${data.uploadId}`,
    )
    expect(read).toEqual([{ action: 'read-receipt' }, { action: 'read-receipt' }])
  })

  test('is not sent without a session, nor by operators', async () => {
    expect((await upload(shop, '', await receipt())).code).toBe(refusals.SESSION_INVALID.code)
    expect((await upload(shop, await shop.operator(['finance']), await receipt())).code).toBe(refusals.NOT_PERMITTED.code)
  })

  test('that no order uses may be sent ten times, also by many at once', async () => {
    const token = await shop.visitor()
    const codes: number[] = []
    for (let round = 0; round < 5; round += 1) {
      const bytes = await receipt()
      codes.push(...(await Promise.all([1, 2, 3].map(() => upload(shop, token, bytes)))).map(({ code }) => code))
    }
    expect(codes.filter((code) => code === 200)).toHaveLength(10)
    expect(codes.filter((code) => code === refusals.UPLOAD_QUOTA.code)).toHaveLength(5)
    expect((await upload(shop, token, await receipt())).status).toBe(429)
    expect((await upload(shop, await shop.visitor(), await receipt())).code).toBe(200)
  })
})

test('a disk that has no room for a file, or is broken, is told of in words, and files are taken again once it is mended', async () => {
  const token = await shop.visitor()
  expect((await upload(shop, token, await receipt())).code).toBe(200)
  const [folder, aside] = [join(shop.dataDir, 'uploads'), join(shop.dataDir, 'aside')]
  await rename(folder, aside)
  // Nothing can be written below a file, as on a full disk.
  await writeFile(folder, '')
  const refused = await upload(shop, token, await receipt())
  await rm(folder)
  await rename(aside, folder)
  expect(refused).toMatchObject({ status: 503, code: refusals.STORAGE_AWAY.code, msg: refusals.STORAGE_AWAY.en })
  expect((await upload(shop, token, await receipt())).code).toBe(200)
})
