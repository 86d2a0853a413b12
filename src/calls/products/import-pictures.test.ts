import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refusedRows, sendImportPictures } from '#modules/catalogue/imports/imports.paths.ts'
import { ensureCategories } from '#modules/catalogue/index.server.ts'
import { refusals } from '#refusals.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'
import { coat, fetchFile, heads, importDesk, sendFile, storedZip } from './imports.builders.ts'

let shop: TestShop
let token: string
beforeAll(async () => {
  shop = await startTestShop({ WEBHOOK_LOOPBACK: 'on' })
  await shop.database.inTransaction(ensureCategories)
  await shop.product()
  token = await shop.operator(['merchandiser'])
})
afterAll(() => shop.stop())

const { detail, items, look, run } = importDesk(() => ({ shop, token }))

describe('pictures', () => {
  const file = [heads, coat('Z1', { pictures: 'Black%20coat.JPG' })].join('\n')
  const zip = async (): Promise<Buffer> =>
    storedZip([
      ['photos/black coat.jpg', await jpeg('#111111')],
      ['notes.txt', Buffer.from('x')],
    ])

  test('come from an archive by their names, and are kept under their contents', async () => {
    const before = new Set(await pictures())
    const importId = await look(file)
    expect((await items(importId))[0]).toMatchObject({
      isWhole: false,
      problems: expect.arrayContaining([{ row: 2, field: 'pictures', problem: 'picture' }]),
    })
    expect((await sendFile(shop, token, sendImportPictures, { importId }, Buffer.from('no archive'))).code).toBe(
      refusals.IMPORT_UNREADABLE.code,
    )
    expect((await sendFile(shop, token, sendImportPictures, { importId }, await zip())).code).toBe(200)
    await shop.workOff()
    expect(await detail(importId)).toMatchObject({ state: 'checked', isUnpacking: false, unpacked: 1, whole: 1 })
    expect(await run(importId)).toMatchObject({ state: 'done', whole: 1 })
    const [added = '', ...others] = (await pictures()).filter((name) => !before.has(name))
    const content = await readFile(join(shop.dataDir, 'media', added))
    const print = createHash('sha256').update(content).digest('hex').slice(0, 32)
    expect([others, added]).toEqual([[], join(print.slice(0, 2), print)])
  })

  test.each(['../black coat.jpg', '/etc/black coat.jpg', 'C:/black coat.jpg', '..\\black coat.jpg'])(
    'from an archive whose list names %s are refused beside the file',
    async (name) => {
      const importId = await look([heads, coat('Z2', { pictures: 'black%00coat.jpg' })].join('\n'))
      const archive = storedZip([[name, await jpeg('#111111')]])
      expect(await sendFile(shop, token, sendImportPictures, { importId }, archive)).toMatchObject({
        code: refusals.IMPORT_UNREADABLE.code,
        data: { field: 'file' },
      })
      expect(await detail(importId)).toMatchObject({ state: 'checked' })
    },
  )

  test('are read as WebP, AVIF and GIF, too; one that cannot be read is told apart from one that is not there', async () => {
    const names = ['a.webp', 'b.avif', 'c.gif', 'd.jpg', 'e.jpg']
    const importId = await look([heads, ...names.map((name, at) => coat(`WB${at}`, { pictures: name }))].join('\n'))
    const drawn = await sharp({ create: { width: 30, height: 40, channels: 3, background: '#123456' } })
      .png()
      .toBuffer()
    const archive = storedZip([
      ['a.webp', await sharp(drawn).webp().toBuffer()],
      ['b.avif', await sharp(drawn).avif().toBuffer()],
      ['c.gif', await sharp(drawn).gif().toBuffer()],
      ['d.jpg', Buffer.from('no picture at all')],
    ])
    await sendFile(shop, token, sendImportPictures, { importId }, archive)
    await shop.workOff()
    const list = await items(importId)
    expect(list.map(({ isWhole, problems }) => (isWhole ? 'whole' : problems[0]?.problem))).toEqual([
      'whole',
      'whole',
      'whole',
      'picture-unread',
      'picture',
    ])
  })

  test('come in one archive after the other: of two that are sent at once the second is refused, leaves nothing behind, and can be sent when the first is done', async () => {
    const importId = await look([heads, coat('X1', { pictures: 'one.jpg' }), coat('X2', { pictures: 'two.jpg' })].join('\n'))
    const before = await kept()
    const archives = [storedZip([['one.jpg', await jpeg('#333333')]]), storedZip([['two.jpg', await jpeg('#444444')]])] as const
    const send = (archive: Buffer) => sendFile(shop, token, sendImportPictures, { importId }, archive)
    const [one, other] = await Promise.all(archives.map(send))
    expect(new Set([one?.code, other?.code])).toEqual(new Set([200, refusals.IMPORT_MOVED_ON.code]))
    expect(await kept()).toHaveLength(before.length + 1)
    await shop.workOff()
    expect(await detail(importId)).toMatchObject({ isUnpacking: false, unpacked: 1, whole: 1 })
    expect((await send(archives[one?.code === 200 ? 1 : 0])).code).toBe(200)
    await shop.workOff()
    expect(await detail(importId)).toMatchObject({ isUnpacking: false, unpacked: 1, whole: 2 })
    expect(await kept()).toEqual(before)
  })

  test('of an archive are taken though one of them is broken', async () => {
    const importId = await look([heads, coat('W1', { pictures: 'broken.jpg' }), coat('W2', { pictures: 'whole.jpg' })].join('\n'))
    const picture = await jpeg('#555555')
    const archive = storedZip([
      ['broken.jpg', picture],
      ['whole.jpg', picture],
    ])
    // No file begins where the list of the archive says.
    archive.fill(0, 0, 4)
    await sendFile(shop, token, sendImportPictures, { importId }, archive)
    await shop.workOff()
    expect(await detail(importId)).toMatchObject({ isUnpacking: false, whole: 1 })
  })

  test('of an archive are there for the refused rows, too, when these come back mended', async () => {
    const importId = await look([heads, coat('Z2', { pictures: 'Black%20coat.JPG', list_price: 'tba' })].join('\n'))
    await sendFile(shop, token, sendImportPictures, { importId }, await zip())
    await shop.workOff()
    const refused = (await fetchFile(shop, token, refusedRows.path, { importId })).toString()
    const mended = await look(refused.replace('tba', '12800'))
    expect(await detail(mended)).toMatchObject({ whole: 1, counts: { new: 1, refused: 0 } })
  })

  test('are fetched from addresses that may be called, tried again, and waited for; what is not to be had is said', async () => {
    let asked = 0
    const picture = await jpeg('#222222')
    const server = createServer((request, response) => {
      if (request.url === '/coat.jpg') asked += 1
      if (request.url === '/moved.jpg') response.writeHead(302, { Location: '/coat.jpg' }).end()
      else if (asked === 1) response.writeHead(503).end()
      else response.writeHead(200, { 'Content-Type': 'image/jpeg' }).end(picture)
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const at = `http://localhost:${(server.address() as AddressInfo).port}`
    const importId = await look(
      [
        heads,
        coat('Y1', { pictures: `${at}/coat.jpg` }),
        ...['http://169.254.169.254/x.jpg', 'https://10.0.0.1/x.jpg', 'file:///etc/passwd', `${at}/moved.jpg`].map(
          (pictures, place) => coat(`Y${place + 2}`, { pictures }),
        ),
      ].join('\n'),
    )
    await run(importId)
    expect(await detail(importId)).toMatchObject({ state: 'running', waiting: 1 })
    await shop.database.inTransaction(async (tx) => {
      await sql`update import_pictures set due_at = now() where state = 'waiting'`.execute(tx)
      await sql`update graphile_worker._private_jobs set run_at = now()`.execute(tx)
    })
    await shop.workOff()
    server.close()
    expect(await detail(importId)).toMatchObject({ state: 'done', whole: 1, counts: { new: 5 } })
    expect((await items(importId)).map(({ isWhole }) => isWhole)).toEqual([true, false, false, false, false])
    // Of what is there now nothing is fetched again.
    const again = await look([heads, coat('Y1', { pictures: `${at}/coat.jpg` })].join('\n'))
    expect(await detail(again)).toMatchObject({ counts: { same: 1 } })
  })
})

/** What of files that came in lies in the storage. */
const pictures = async (): Promise<string[]> => {
  const found = await readdir(join(shop.dataDir, 'media'), { recursive: true }).catch(() => [])
  return found.filter((name) => /[0-9a-f]{32}$/.test(name))
}
const kept = (): Promise<string[]> => readdir(join(shop.dataDir, 'imports'))

const jpeg = (background: string): Promise<Buffer> =>
  sharp({ create: { width: 30, height: 40, channels: 3, background } })
    .jpeg()
    .toBuffer()
