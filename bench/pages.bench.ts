import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { weighFirstLoad } from '../ops/checks/first-load-weight.ts'
import type { BenchResult } from '../ops/bench-run.ts'
import { startEmbeddedPostgres } from '../ops/postgres/embedded-postgres.ts'
import { benchDataDir, startBenchShop, startBeside } from './bench-shop.ts'
import { plainRendersPerSecond } from './plain-render.ts'
import { waitForPressed } from './pressed-page.ts'
import { shopperCallsPerSecond } from './shopper-calls.ts'

const LIST = '/product/list/women/bags'
const SECONDS = 8
const CLIENT = { 'accept-encoding': 'br' }

/** The list page, rendered and from the cache, each against what the same machine can do at most in the same minute; and the calls of shoppers. */
export async function run(): Promise<BenchResult> {
  const uncached = await uncachedPagesPerSecond()
  const shop = await startBenchShop()
  const postgres = await startEmbeddedPostgres({ dataDir: benchDataDir, log: () => {} })
  try {
    const plain = await plainRendersPerSecond(postgres.url, LIST, SECONDS)
    const { cached, bytes } = await cachedPagesPerSecond(shop.url)
    const bare = await bareHttpPerSecond(bytes)
    const calls = await shopperCallsPerSecond(shop.url, SECONDS)
    const client = join(import.meta.dirname, '../build/client')
    const kilobytes = (address: string) => Math.round(weighFirstLoad(client, address).script.bytes / 100) / 10
    const figures = {
      list_uncached_vs_plain_render: round(uncached / plain),
      list_cached_vs_bare_http: round(cached / bare),
      detail_vs_list: round(calls.detail / calls.list),
      add_vs_list: round(calls.add / calls.list),
      list_uncached_pages_per_second: Math.round(uncached),
      plain_renders_per_second: Math.round(plain),
      list_cached_pages_per_second: Math.round(cached),
      bare_http_per_second: Math.round(bare),
      list_html_brotli_kb: round(bytes.length / 1000),
      home_script_brotli_kb: kilobytes('/'),
      list_script_brotli_kb: kilobytes(LIST),
      product_script_brotli_kb: kilobytes('/product/detail/brand/code'),
    }
    return { table: Object.entries(figures).map(([figure, value]) => ({ figure, value })), figures }
  } finally {
    await shop.stop()
  }
}

const round = (ratio: number): number => Math.round(ratio * 1000) / 1000

/** A shop that keeps no page: every answer is a fresh rendering. */
async function uncachedPagesPerSecond(): Promise<number> {
  const shop = await startBenchShop({ PAGE_CACHE_MB: '0' })
  const measure = (duration: number) =>
    autocannon({ url: shop.url + LIST, connections: 2, duration, headers: { 'accept-encoding': 'identity' } })
  try {
    await measure(8)
    return requireSound(await measure(SECONDS))
  } finally {
    await shop.stop()
  }
}

async function cachedPagesPerSecond(url: string): Promise<{ cached: number; bytes: Buffer }> {
  const bytes = await waitForPressed(url + LIST)
  const measure = (duration: number) => autocannon({ url: url + LIST, connections: 16, duration, headers: CLIENT })
  await measure(2)
  return { cached: requireSound(await measure(SECONDS)), bytes }
}

async function bareHttpPerSecond(bytes: Buffer): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'praya-bench-'))
  await writeFile(join(folder, 'page.br'), bytes)
  const bare = await startBeside('bare-http.ts', { BODY: join(folder, 'page.br') })
  const measure = (duration: number) => autocannon({ url: `${bare.url}/`, connections: 16, duration, headers: CLIENT })
  await measure(2)
  const result = requireSound(await measure(SECONDS))
  await bare.stop()
  await rm(folder, { recursive: true })
  return result
}

function requireSound(result: { requests: { average: number }; non2xx: number; errors: number }): number {
  if (result.non2xx + result.errors > 0) throw new Error(`${result.non2xx} answers were not pages, ${result.errors} failed`)
  return result.requests.average
}
