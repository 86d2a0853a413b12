import { setTimeout as pause } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { EVERYTHING, type Tag } from '#platform/cache/page-tags.server.ts'
import { encoded, type Page, PageCache } from './page-cache.server.ts'

const PATIENCE = { timeout: 60_000, interval: 1 }
const KILOBYTE = 1024
const pageOf = (tags: Tag[], size = KILOBYTE): Page => ({
  status: 200,
  headers: {},
  tags: new Set(tags),
  plain: Buffer.alloc(size),
})

async function cacheWith(pages: Record<string, Page>, mostBytes = 100 * KILOBYTE): Promise<PageCache> {
  const cache = new PageCache(mostBytes)
  for (const [key, page] of Object.entries(pages)) await cache.render(key, async () => page)
  return cache
}

test('a change drops the pages that show it, and no others', async () => {
  const cache = await cacheWith({ bags: pageOf(['bags', 'frame']), shoes: pageOf(['shoes', 'frame']) })
  cache.drop(['bags', 'of nobody'])
  expect([cache.get('bags'), cache.get('shoes')?.status]).toEqual([undefined, 200])
  cache.drop([EVERYTHING])
  expect(cache.get('shoes')).toBeUndefined()
})

test('a page of which nobody said what it shows goes with every change', async () => {
  const cache = await cacheWith({ anything: pageOf([EVERYTHING]) })
  cache.drop(['bags'])
  expect(cache.get('anything')).toBeUndefined()
})

test.each([
  ['is not kept when it shows what changed', ['bags'], false],
  ['is not kept when nobody said what it shows', [EVERYTHING], false],
  ['is kept when it shows something else', ['shoes'], true],
])('a page begun before a change %s', async (_, tags, isKept) => {
  const cache = new PageCache(KILOBYTE * 10)
  const { promise, resolve } = Promise.withResolvers<Page>()
  const asked = cache.render('page', () => promise)
  cache.drop(['bags'])
  resolve(pageOf(tags))
  expect((await asked).status).toBe(200)
  expect(cache.get('page') !== undefined).toBe(isKept)
})

test('nothing but a whole page is kept', async () => {
  const cache = await cacheWith({ missing: { ...pageOf(['bags']), status: 404 }, large: pageOf(['bags'], 200 * KILOBYTE) })
  expect([cache.get('missing'), cache.get('large')]).toEqual([undefined, undefined])
})

test('the page that has not been read for longest makes room, and one that comes again is dropped like the first', async () => {
  const cache = await cacheWith({ first: pageOf(['one']), second: pageOf(['two']) }, 4 * KILOBYTE)
  cache.get('first')
  await cache.render('third', async () => pageOf(['three']))
  expect(['first', 'second', 'third'].map((key) => cache.get(key) !== undefined)).toEqual([true, false, true])
  await cache.render('first', async () => pageOf(['other']))
  cache.drop(['one'])
  expect(cache.get('first')).toBeDefined()
  cache.drop(['other'])
  expect(cache.get('first')).toBeUndefined()
})

test('a page is pressed small once many have asked for it, and of many such pages one at a time: reading files waits for the same threads', async () => {
  const keys = Array.from({ length: 30 }, (_, at) => `page ${at}`)
  const cache = await cacheWith(Object.fromEntries(keys.map((key) => [key, pageOf(['bags'])])))
  const pressed = (): number => keys.filter((key) => cache.get(key)?.pressed).length
  for (let time = 1; time < 10; time += 1) pressed()
  await pause(100)
  expect(pressed(), 'each has been asked for nine times').toBe(0)
  await vi.waitFor(() => expect(cache.get('page 0')?.pressed).toBeDefined(), PATIENCE)
  expect(pressed()).toBe(1)
  await vi.waitFor(() => expect(pressed()).toBe(keys.length), PATIENCE)
})

test('who takes brotli has it at once, and from the same page smaller once it is pressed', async () => {
  const plain = Buffer.from(Array.from({ length: 2_000 }, (_, at) => `<li>Bag ${at * 7919} of calf leather</li>`).join('\n'))
  const page: Page = { ...pageOf(['bags']), plain }
  const cache = await cacheWith({ bags: page })
  const quick = await encoded(page, 'gzip, deflate, br')
  expect([quick.encoding, brotliDecompressSync(quick.body).equals(plain)]).toEqual(['br', true])
  await vi.waitFor(() => expect(cache.get('bags')?.pressed).toBeDefined(), PATIENCE)
  const small = await encoded(page, 'br')
  expect(small.body.length).toBeLessThan(quick.body.length)
  expect([small.encoding, brotliDecompressSync(small.body).equals(plain)]).toEqual(['br', true])
  const older = await encoded(page, 'gzip')
  expect([older.encoding, gunzipSync(older.body).equals(plain)]).toEqual(['gzip', true])
  expect(await encoded(page, 'br;q=0')).toEqual({ body: plain })
})
