import type { BenchResult } from '../ops/bench-run.ts'
import { startBenchShop } from './bench-shop.ts'
import { type Category, lighthouseScores, type Scores } from './lighthouse-scores.ts'
import { openCold, type Vitals } from './phone.ts'
import { walkWithFingers } from './phone-journey.ts'

const LIST = '/product/list/women/bags'
const SIZED = '/product/list/women/shoes'
const ROUNDS = 5
const WALKS = 3
const LIGHTHOUSE_RUNS = 3
type PageName = 'home' | 'list' | 'product'
type Pages = Record<PageName, string>

/**
 * What a shopper with a middling phone on a slow line waits for: a throttled Chromium opens home, list and product with
 * nothing kept (medians), walks from the menu to the bag, and Lighthouse gives its mobile marks in both languages.
 */
export async function run(): Promise<BenchResult> {
  const shop = await startBenchShop()
  try {
    const product = await sizedProduct(shop.url)
    const pages: Pages = { home: '/', list: LIST, product }
    for (const path of Object.values(pages)) await prepare(shop.url, path)
    const opened = await openAll(shop.url, pages)
    const steps = await walkOften(() => walkWithFingers({ shop: shop.url, list: LIST, product }))
    const marks = await markAll(shop.url, pages)
    const figures = figuresOf(opened, steps, marks)
    return { table: Object.entries({ ...figures, ...steps }).map(([figure, value]) => ({ figure, value })), figures }
  } finally {
    await shop.stop()
  }
}

type Opened = Record<PageName, Vitals>
type Marks = Record<Category | 'machine', number>

function figuresOf(opened: Opened, steps: Record<string, number>, marks: Marks) {
  const { home, list, product } = opened
  return {
    lcp_home_ms: Math.round(home.lcp),
    lcp_list_ms: Math.round(list.lcp),
    lcp_product_ms: Math.round(product.lcp),
    cls_max: Math.round(Math.max(home.cls, list.cls, product.cls) * 10_000) / 10_000,
    interaction_max_ms: Math.max(...Object.values(steps)),
    lighthouse_performance_min: marks.performance,
    lighthouse_accessibility_min: marks.accessibility,
    lighthouse_best_practices_min: marks['best-practices'],
    lighthouse_seo_min: marks.seo,
    lighthouse_machine_index: marks.machine,
    home_first_load_kb: Math.round(home.bytes / 1000),
    list_first_load_kb: Math.round(list.bytes / 1000),
    product_first_load_kb: Math.round(product.bytes / 1000),
  }
}

/** One with sizes to choose from. */
async function sizedProduct(shop: string): Promise<string> {
  const list = await (await fetch(shop + SIZED)).text()
  for (const address of new Set(list.match(/\/product\/detail\/[^"?\\]+/g))) {
    const page = await (await fetch(shop + address)).text()
    if ((page.match(/<label class="size">/g) ?? []).length > 2) return address
  }
  throw new Error(`nothing on ${SIZED} has sizes`)
}

/** Pictures are made when first asked for, pages pressed small when asked for again: neither is what is measured here. */
async function prepare(shop: string, path: string): Promise<void> {
  const page = await (await fetch(shop + path)).text()
  const pictures = new Set(page.match(/\/media\/[0-9a-f]+\/(?:120|240|360|480|720)\.avif/g))
  for (const picture of pictures) await (await fetch(shop + picture)).arrayBuffer()
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const answer = await fetch(shop + path, { headers: { 'accept-encoding': 'br' } })
    await answer.arrayBuffer()
    if (answer.headers.get('content-encoding') === 'br') return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

async function openAll(shop: string, pages: Pages): Promise<Opened> {
  const opened = async (path: string): Promise<Vitals> => {
    const rounds: Vitals[] = []
    for (let round = 0; round < ROUNDS; round += 1) rounds.push(await openCold(shop + path))
    const worstShift = Math.max(...rounds.map(({ cls }) => cls))
    return { ...middle(rounds, ({ lcp }) => lcp), cls: worstShift }
  }
  return { home: await opened(pages.home), list: await opened(pages.list), product: await opened(pages.product) }
}

/** Each step's median. */
async function walkOften(walk: () => ReturnType<typeof walkWithFingers>): Promise<Record<string, number>> {
  const walks: Awaited<ReturnType<typeof walk>>[] = []
  for (let round = 0; round < WALKS; round += 1) walks.push(await walk())
  const names = walks[0]?.map(({ name }) => name) ?? []
  return Object.fromEntries(
    names.map((name, at) => [
      name,
      middle(
        walks.map((steps) => steps[at]?.ms ?? 0),
        (ms) => ms,
      ),
    ]),
  )
}

/** The lowest mark any page got: performance as a median, for it wavers; the others in both languages. */
async function markAll(shop: string, pages: Pages): Promise<Marks> {
  const marks: Scores['scores'][] = []
  const machines: number[] = []
  for (const path of Object.values(pages)) {
    const runs: Scores[] = []
    for (let round = 0; round < LIGHTHOUSE_RUNS; round += 1) runs.push(await lighthouseScores(shop + path))
    const english = middle(runs, ({ scores }) => scores.performance)
    const chinese = await lighthouseScores(`${shop}/zh${path === '/' ? '' : path}`)
    machines.push(...[...runs, chinese].map(({ machine }) => machine))
    for (const { faults } of [english, chinese]) for (const fault of faults) console.log(`${path}  ${fault}`)
    marks.push(english.scores, { ...chinese.scores, performance: english.scores.performance })
  }
  const lowest = (category: Category): number => Math.min(...marks.map((mark) => mark[category]))
  return {
    performance: lowest('performance'),
    accessibility: lowest('accessibility'),
    'best-practices': lowest('best-practices'),
    seo: lowest('seo'),
    machine: Math.round(middle(machines, (machine) => machine)),
  }
}

function middle<Item>(items: readonly Item[], by: (item: Item) => number): Item {
  const found = items.toSorted((one, other) => by(one) - by(other))[Math.floor(items.length / 2)]
  if (found === undefined) throw new Error('nothing was measured')
  return found
}
