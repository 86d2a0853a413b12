import type { BenchResult } from '../ops/bench-run.ts'
import { freePort } from '../ops/programs/free-port.ts'
import { startBenchShop, startBeside } from './bench-shop.ts'
import { type Category, lighthouseScores, type Scores } from './lighthouse-scores.ts'
import { openCold, type Vitals } from './phone.ts'
import { type Walk, walkWithFingers } from './phone-journey.ts'
import { waitForPressed } from './pressed-page.ts'
import type { Slowness } from './slowness.ts'

const LIST = '/product/list/women/bags'
const SIZED = '/product/list/women/shoes'
const ROUNDS = 5
const WALKS = 3
const LIGHTHOUSE_RUNS = 5
const BEST = 100
type PageName = 'home' | 'list' | 'product'
type Pages = Record<PageName, string>
/** Closed to search engines, so that no mark says how well these find them. */
const OWN_PAGES = ['/bags', '/member/login']

/**
 * What a shopper with a middling phone on a slow line waits for: a throttled Chromium opens home, list and product with
 * nothing kept (medians), walks from the menu to the placed order, and Lighthouse gives its mobile marks in both languages, of the bag
 * and the page to sign in, too, all over HTTP/2, as every shop that is open to the public is reached (decision 21). All of it twice:
 * with a quarter of this machine's processor, and with the phone that stands for on a good desktop.
 */
export async function run(): Promise<BenchResult> {
  const port = String(await freePort())
  const address = `https://127.0.0.1:${port}`
  const shop = await startBenchShop({ PUBLIC_URL: address })
  const front = await startBeside('https-front.ts', { PORT: port, SHOP: shop.url })
  try {
    const product = await sizedProduct(shop.url)
    const pages: Pages = { home: '/', list: LIST, product }
    for (const path of Object.values(pages)) await prepare(shop.url, path)
    const quarter = await measure(address, pages, 'quarter')
    const phone = await measure(address, pages, 'phone')
    const figures = { ...quarter.figures, ...prefixed(phone.figures) }
    const rows = { ...quarter.figures, ...quarter.steps }
    const beside: Record<string, number> = { ...phone.figures, ...phone.steps }
    return { table: Object.entries(rows).map(([figure, value]) => ({ figure, quarter: value, phone: beside[figure] })), figures }
  } finally {
    await front.stop()
    await shop.stop()
  }
}

type Opened = Record<PageName, Vitals>
type Marks = Record<Category | 'machine' | 'slowdown', number>
type Steps = Record<string, number>
type Walked = { steps: Steps; cls: number }

async function measure(shop: string, pages: Pages, slowness: Slowness) {
  const opened = await openAll(shop, pages, slowness)
  const walked = await walkOften(() => walkWithFingers({ shop, list: LIST, product: pages.product }, slowness))
  return { figures: figuresOf(opened, walked, await markAll(shop, pages, slowness)), steps: walked.steps }
}

function figuresOf({ home, list, product }: Opened, { steps, cls }: Walked, marks: Marks): Record<string, number> {
  return {
    lcp_home_ms: Math.round(home.lcp),
    lcp_list_ms: Math.round(list.lcp),
    lcp_product_ms: Math.round(product.lcp),
    cls_max: Math.round(Math.max(home.cls, list.cls, product.cls, cls) * 10_000) / 10_000,
    interaction_max_ms: Math.max(...Object.values(steps)),
    lighthouse_performance_min: marks.performance,
    lighthouse_accessibility_min: marks.accessibility,
    lighthouse_best_practices_min: marks['best-practices'],
    lighthouse_seo_min: marks.seo,
    lighthouse_machine_index: marks.machine,
    slowdown: marks.slowdown,
    home_first_load_kb: Math.round(home.bytes / 1000),
    list_first_load_kb: Math.round(list.bytes / 1000),
    product_first_load_kb: Math.round(product.bytes / 1000),
  }
}

const prefixed = (figures: Record<string, number>): Record<string, number> =>
  Object.fromEntries(Object.entries(figures).map(([name, value]) => [`phone_${name}`, value]))

/** One with sizes to choose from. */
async function sizedProduct(shop: string): Promise<string> {
  const list = await (await fetch(shop + SIZED)).text()
  for (const address of new Set(list.match(/\/product\/detail\/[^"?\\]+/g))) {
    const page = await (await fetch(shop + address)).text()
    if ((page.match(/<label class="size">/g) ?? []).length > 2) return address
  }
  throw new Error(`nothing on ${SIZED} has sizes`)
}

/** Pictures are made when first asked for, pages pressed small once many have asked: neither is what is measured here. */
async function prepare(shop: string, path: string): Promise<void> {
  const page = await (await fetch(shop + path)).text()
  const pictures = new Set(page.match(/\/media\/[0-9a-f]+\/(?:120|240|360|720)\.avif/g))
  for (const picture of pictures) await (await fetch(shop + picture)).arrayBuffer()
  await waitForPressed(shop + path)
}

async function openAll(shop: string, pages: Pages, slowness: Slowness): Promise<Opened> {
  const opened = async (path: string): Promise<Vitals> => {
    const rounds: Vitals[] = []
    for (let round = 0; round < ROUNDS; round += 1) rounds.push(await openCold(shop + path, slowness))
    const worstShift = Math.max(...rounds.map(({ cls }) => cls))
    return { ...middle(rounds, ({ lcp }) => lcp), cls: worstShift }
  }
  return { home: await opened(pages.home), list: await opened(pages.list), product: await opened(pages.product) }
}

/** Each step's median, and the most that any page of any walk moved by. */
async function walkOften(walk: () => Promise<Walk>): Promise<Walked> {
  const walks: Walk[] = []
  for (let round = 0; round < WALKS; round += 1) walks.push(await walk())
  const names = walks[0]?.steps.map(({ name }) => name) ?? []
  const answers = (at: number): number[] => walks.map(({ steps }) => steps[at]?.ms ?? 0)
  const steps = Object.fromEntries(names.map((name, at) => [name, middle(answers(at), (ms) => ms)]))
  return { steps, cls: Math.max(...walks.map(({ cls }) => cls)) }
}

/** The lowest mark any page got: performance as a median, for it wavers; the others in both languages. */
async function markAll(shop: string, pages: Pages, slowness: Slowness): Promise<Marks> {
  const marks: Scores['scores'][] = []
  const speeds: Scores[] = []
  for (const path of [...Object.values(pages), ...OWN_PAGES]) {
    const runs: Scores[] = []
    for (let round = 0; round < LIGHTHOUSE_RUNS; round += 1) runs.push(await lighthouseScores(shop + path, slowness))
    const english = middle(runs, ({ scores }) => scores.performance)
    const chinese = await lighthouseScores(`${shop}/zh${path === '/' ? '' : path}`, slowness)
    speeds.push(...runs, chinese)
    for (const { faults } of [english, chinese]) for (const fault of faults) console.log(`${path}  ${fault}`)
    const found = OWN_PAGES.includes(path) ? { seo: BEST } : {}
    marks.push({ ...english.scores, ...found }, { ...chinese.scores, performance: english.scores.performance, ...found })
  }
  const lowest = (category: Category): number => Math.min(...marks.map((mark) => mark[category]))
  return {
    performance: lowest('performance'),
    accessibility: lowest('accessibility'),
    'best-practices': lowest('best-practices'),
    seo: lowest('seo'),
    machine: Math.round(middle(speeds, ({ machine }) => machine).machine),
    slowdown: Math.round(middle(speeds, ({ slowdown }) => slowdown).slowdown * 10) / 10,
  }
}

function middle<Item>(items: readonly Item[], by: (item: Item) => number): Item {
  const found = items.toSorted((one, other) => by(one) - by(other))[Math.floor(items.length / 2)]
  if (found === undefined) throw new Error('nothing was measured')
  return found
}
