import { mkdtemp, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { pixelBomb } from '../../src/calls/hostile-pictures.builders.ts'
import { openFile, receipt, upload } from '../../src/flows/receipt.builders.ts'
import { addOperator } from '../../src/modules/operators/index.server.ts'
import { operatorSignIn } from '../../src/modules/operators/operators.paths.ts'
import { openDatabase } from '../../src/platform/database.server.ts'
import { createTestDatabase, type TestDatabase } from '../../src/platform/test-database.server.ts'
import { refusals } from '../../src/refusals.ts'
import { ensureScreens } from '../screens-build.ts'
import { askUntilServed, type ShopProcess, startShopProcess, visit } from './shop-process.ts'
import { startS3rver, type StorageServer } from './storage-servers.ts'

const MB = 1024 * 1024
/** Whoever waits longer has gone. */
const SECONDS_MS = 30_000
/** Less than a storage is waited for. */
const SLOW_MS = 1_500

let own: TestDatabase
let storage: StorageServer
let shops: ShopProcess[]
const folders: string[] = []

async function folder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'praya-machine-'))
  folders.push(path)
  return path
}

beforeAll(async () => {
  await ensureScreens(() => {})
  own = await createTestDatabase()
  storage = await startS3rver({ folder: await folder() })
  const machine = async () => startShopProcess(own.url, { DATA_DIR: await folder(), ...storage.settings })
  shops = [await machine(), await machine()]
})
afterAll(async () => {
  for (const shop of shops) await shop.kill()
  await storage.stop()
  await own.drop()
  for (const path of folders) await rm(path, { recursive: true, force: true })
})

const visitor = ({ url }: ShopProcess): Promise<string> => visit(url)
const figure = async ({ url }: ShopProcess, name: string): Promise<number> =>
  Number(new RegExp(`^${name} (\\S+)`, 'm').exec(await (await fetch(`${url}/metrics`)).text())?.[1])

/** As a browser asks: again, while a busy machine says "later". */
const untilServed = <Answer extends { status: number }>(ask: () => Promise<Answer>): Promise<Answer> =>
  vi.waitFor(
    async () => {
      const answer = await ask()
      expect(answer.status).not.toBe(503)
      return answer
    },
    { timeout: 90_000, interval: 250 },
  )

/** Each of them sends five files one after the other, all at the same time: the codes of the answers. */
async function fiveFrom(shop: ShopProcess, tokens: readonly string[], file: (turn: number) => Buffer): Promise<number[]> {
  const five = async (token: string) => {
    const codes: number[] = []
    for (let turn = 0; turn < 5; turn += 1) codes.push((await upload(shop, token, file(turn))).code)
    return codes
  }
  return (await Promise.all(tokens.map(five))).flat()
}

async function merchandiser({ url }: ShopProcess): Promise<string> {
  const database = openDatabase(own.url, { connections: 1 })
  const who = { email: 'merchandiser@praya.test', password: 'a good password' }
  await database.inTransaction((tx) => addOperator(tx, { ...who, name: 'Ada', roles: ['merchandiser'] }))
  await database.close()
  return (await askUntilServed(url, operatorSignIn, who)).token
}

describe('two machines over one storage', () => {
  test('what is sent to one is shown by the other: a receipt to its owner, a picture of the shop to everybody', async () => {
    const [one, other] = shops as [ShopProcess, ShopProcess]
    const token = await visitor(one)
    const file = await receipt()
    const { data } = await untilServed(() => upload(one, token, file))
    const answer = await untilServed(() => openFile(other, token, data.uploadId))
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    const staff = await merchandiser(one)
    const picture = await untilServed(() => upload(one, staff, file, { purpose: 'shop-picture' }))
    const shown = await untilServed(() => fetch(`${other.url}/media/${picture.data.hash}/120.webp`))
    expect((await sharp(Buffer.from(await shown.arrayBuffer())).metadata()).format).toBe('webp')
  })

  test('while the storage is down uploads are refused in words, pictures not made yet say "later", and pages go on', async () => {
    const [one] = shops as [ShopProcess]
    const token = await visitor(one)
    await storage.stop()
    const began = performance.now()
    const refused = await upload(one, token, await receipt())
    expect(refused).toMatchObject({ status: 503, code: refusals.STORAGE_AWAY.code, msg: refusals.STORAGE_AWAY.en })
    const picture = await fetch(`${one.url}/media/${'0'.repeat(32)}/120.webp`)
    expect([picture.status, picture.headers.get('cache-control')]).toEqual([503, 'no-store'])
    expect((await fetch(`${one.url}/`)).status).toBe(200)
    expect((await fetch(`${one.url}/readyz`)).status).toBe(200)
    expect(performance.now() - began).toBeLessThan(SECONDS_MS)
    storage = await startS3rver({ folder: folders[0]!, port: Number(new URL(storage.settings.S3_ENDPOINT).port) })
    await expect.poll(async () => (await upload(one, token, await receipt())).code).toBe(200)
  })
})

/** Asks for what needs no storage, as long as `work` takes. */
async function pagesDuring<Result>(shop: ShopProcess, work: Promise<Result>): Promise<{ result: Result; statuses: Set<number> }> {
  const statuses = new Set<number>()
  let over = false
  void work.finally(() => (over = true)).catch(() => {})
  while (!over) {
    for (const path of ['/', '/readyz']) statuses.add((await fetch(shop.url + path)).status)
    await pause(100)
  }
  return { result: await work, statuses }
}

describe('a storage that is slow', () => {
  test('keeps waiting only those who need it: a file arrives late, and pages go on', async () => {
    const [one] = shops as [ShopProcess]
    const token = await visitor(one)
    await untilServed(async () => upload(one, token, await receipt()))
    storage.freeze()
    const began = performance.now()
    setTimeout(() => storage.thaw(), SLOW_MS)
    const { result, statuses } = await pagesDuring(one, upload(one, token, await receipt()))
    expect([result.code, [...statuses]]).toEqual([200, [200]])
    expect(performance.now() - began).toBeGreaterThan(SLOW_MS - 100)
  })

  test('and one that says nothing is given up in words, pages go on, and files are taken again once it answers', async () => {
    const [one] = shops as [ShopProcess]
    const token = await visitor(one)
    storage.freeze()
    const { result, statuses } = await pagesDuring(one, upload(one, token, await receipt()))
    storage.thaw()
    expect(result).toMatchObject({ status: 503, code: refusals.STORAGE_AWAY.code, msg: refusals.STORAGE_AWAY.en })
    expect([...statuses]).toEqual([200])
    await expect.poll(async () => (await upload(one, token, await receipt())).code, { timeout: SECONDS_MS }).toBe(200)
  })
})

describe('an attack with pictures', () => {
  test('of nine hundred million pixels each decodes nothing, takes under 100 MB more than reading as many bytes does, and keeps nobody else waiting', async () => {
    const [shop] = shops as [ShopProcess]
    const bomb = pixelBomb()
    expect(bomb.length).toBeLessThan(2 * MB)
    const tokens = await Promise.all(Array.from({ length: 20 }, () => visitor(shop)))
    await upload(shop, tokens[0]!, await receipt())
    // The runtime lets what was read lie for a while before it clears up: that is no matter of pixels.
    for (let wave = 0; wave < 3; wave += 1) await fiveFrom(shop, tokens, () => Buffer.alloc(bomb.length, 1))
    const decoded = await figure(shop, 'praya_decoded_pictures_total')
    const before = await figure(shop, 'process_resident_memory_bytes')
    const most = { bytes: before }
    let over = false
    const attack = fiveFrom(shop, tokens, (turn) => (turn === 4 ? Buffer.concat([bomb, Buffer.alloc(2 * MB)]) : bomb)).finally(
      () => (over = true),
    )
    let answered = 0
    while (!over) {
      expect((await fetch(`${shop.url}/livez`)).status).toBe(200)
      most.bytes = Math.max(most.bytes, await figure(shop, 'process_resident_memory_bytes'))
      answered += 1
    }
    const codes = await attack
    const expected = new Set<number>([refusals.UPLOAD_TOO_LARGE.code, refusals.BUSY.code])
    expect(codes.filter((code) => !expected.has(code))).toEqual([])
    expect(codes.filter((code) => code === refusals.UPLOAD_TOO_LARGE.code).length).toBeGreaterThan(20)
    expect(await figure(shop, 'praya_decoded_pictures_total')).toBe(decoded)
    expect((most.bytes - before) / MB).toBeLessThan(100)
    expect(answered).toBeGreaterThan(3)
  })

  test('that sends a byte a second is answered and cut off', async () => {
    const [shop] = shops as [ShopProcess]
    const { hostname, port } = new URL(shop.url)
    const socket = connect(Number(port), hostname)
    let text = ''
    socket.setEncoding('utf8').on('data', (part: string) => (text += part))
    socket.on('error', () => {})
    const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()))
    const head = [
      'POST /prod-api/upload/receipt HTTP/1.1',
      'Host: shop',
      `Authorization: Bearer ${await visitor(shop)}`,
      'Content-Type: multipart/form-data; boundary=b',
      'Content-Length: 100000',
    ]
    socket.write(`${head.join('\r\n')}\r\n\r\n--b\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n`)
    const drip = setInterval(() => socket.write('x'), 1_000)
    const began = performance.now()
    await closed
    clearInterval(drip)
    expect(text).toMatch(/^HTTP\/1\.1 408 /)
    expect(JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1))).toMatchObject({
      code: refusals.UPLOAD_SLOW.code,
    })
    expect(performance.now() - began).toBeLessThan(60_000)
  })
})
