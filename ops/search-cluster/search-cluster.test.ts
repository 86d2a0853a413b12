import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { demoProducts } from '../../demo/catalogue/demo-catalogue.ts'
import { demoTaxonomy, rowOfDemo } from '../../demo/search/relevance.builders.ts'
import type { ProductRow, SearchCluster } from '../../src/modules/search/index.server.ts'
import { shoppersQueries } from '../../src/modules/search/judged/shoppers-queries.ts'
import { tunedQueries } from '../../src/modules/search/judged/tuned-queries.ts'
import { answerSearch } from '../../src/modules/search/lists/present-search.ts'
import { ProcessEngine } from '../../src/modules/search/process-engine.ts'
import { randomQueries, randomRows } from '../../src/modules/search/random-catalogue.builders.ts'
import { randomShelves } from '../../src/modules/search/random-shelves.builders.ts'
import { buildEngine, smallTaxonomy } from '../../src/modules/search/search.builders.ts'
import type { ScopedQuery, SearchEngine } from '../../src/modules/search/search-engine.ts'
import { seedSynonyms } from '../../src/modules/search/words/seed-synonyms.ts'
import { Synonyms } from '../../src/modules/search/words/synonyms.ts'
import { SearchInput } from '../../src/modules/search/search.contract.ts'
import { SearchAway } from '../../src/platform/opensearch.server.ts'
import { fillCluster, openCluster } from './filled-cluster.ts'
import { TestNodes } from './test-nodes.ts'

const NOW = new Date('2026-11-20T04:00:00Z')
const SEED = 20_261_121
/** Many questions, or an installation, on a slow and busy machine. */
vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 })
const rows = randomRows(600, SEED, NOW)
const everything = SearchInput.parse({})
/** Between two questions while something happens. */
const BETWEEN_MS = 100

let nodes: TestNodes
let cluster: SearchCluster

beforeAll(async () => {
  nodes = await TestNodes.start(3)
  cluster = openCluster(nodes.address('small'), smallTaxonomy)
  await fillCluster(cluster, rows)
})
afterAll(async () => {
  await nodes?.stop()
})

const ask = (query: ScopedQuery = everything, from = cluster) => answerSearch(from.engine, query, 'en', NOW)

test('300 lists have the totals, counts, pieces and order they have in the process', async () => {
  const inProcess = buildEngine(rows)
  for (const [at, query] of randomQueries(300, SEED).entries()) {
    const told = `query ${at} of seed ${SEED}: ${JSON.stringify(query)}`
    expect({ told, ...(await ask(query)) }).toEqual({ told, ...(await answerSearch(inProcess, query, 'en', NOW)) })
  }
})

test('120 collections and arranged lists have the totals, counts, pieces and order they have in the process', async () => {
  const inProcess = buildEngine(rows)
  const queries = randomQueries(120, SEED)
  for (const [at, shelf] of randomShelves(120, SEED, rows, '2026-09-20').entries()) {
    // A list that is searched in has no order of its own.
    const query = { ...queries[at]!, keyword: '', ...shelf }
    expect({ at, ...(await ask(query)) }).toEqual({ at, ...(await answerSearch(inProcess, query, 'en', NOW)) })
  }
})

test.each([
  ['silk qqqq tote', {}],
  ['purple leather wallet', {}],
  ['silk tote dress sneakers', {}],
  ['tote pleated sneakers silk wallet satin scarf midi qqqq', {}],
  ['紅色 飛機 手袋', {}],
  ['百褶 緞面 真絲 頸巾 托特包', {}],
  ['satin clutch dress', { category: 'men/bags' }],
  ['silk leather', { colour: ['red'], sale: true }],
  ['red grey clutch', {}],
  ['qqqq wwww', {}],
  ['ART-77 unicorn tote', {}],
])('“%s” %j is answered in part, or not, by both engines alike', async (keyword, choices) => {
  const inProcess = buildEngine(rows)
  for (const sort of ['recommended', 'newest', 'price-up', 'price-down', 'discount'] as const) {
    const query = SearchInput.parse({ keyword, sort, ...choices })
    expect(await ask(query)).toEqual(await answerSearch(inProcess, query, 'en', NOW))
  }
})

test('judged queries show the same pieces of the demo shop in the same order in both engines', async () => {
  const products = [...demoProducts()].map(rowOfDemo)
  const demo = openCluster(nodes.address('demo'), demoTaxonomy())
  await fillCluster(demo, products)
  const inProcess = new ProcessEngine()
  const build = inProcess.build(demoTaxonomy())
  build.put(products)
  build.takeOver()
  const codes = async (engine: SearchEngine, keyword: string) => {
    const rowsShown = await engine.rows(SearchInput.parse({ keyword }), 12, NOW)
    return [keyword, ...rowsShown.map(({ spuCode }) => spuCode)]
  }
  for (const { query } of [...shoppersQueries, ...tunedQueries])
    expect(await codes(demo.engine, query)).toEqual(await codes(inProcess, query))
})

test('why a piece stands where it stands is explained by both engines alike, and so is what shoppers chose', async () => {
  const inProcess = buildEngine(rows)
  const query = SearchInput.parse({ keyword: 'silk tote' })
  const { list } = await inProcess.explain(query, 'en', NOW)
  const chosen = list.findLast(({ soldOut }) => !soldOut)!.spuCode
  for (const engine of [inProcess, cluster.engine]) engine.changeLessons(new Map([['silk tote', new Map([[chosen, 600]])]]))
  const ours = await inProcess.explain(query, 'en', NOW)
  expect(ours.list[0]).toMatchObject({ spuCode: chosen, learned: 600 })
  expect(await cluster.engine.explain(query, 'en', NOW)).toEqual(ours)
  cluster.engine.changeLessons(new Map())
  expect((await cluster.engine.explain(query, 'en', NOW)).list).toEqual(list)
})

test('other synonyms find the same in both engines, tried out or in use', async () => {
  const inProcess = buildEngine(rows)
  const query = SearchInput.parse({ keyword: 'thingummy' })
  const groups = [{ words: ['thingummy', 'tote'], oneWay: false }]
  const { version } = cluster.engine
  const tried = await ask({ ...query, synonyms: new Synonyms(groups, seedSynonyms) })
  for (const engine of [inProcess, cluster.engine]) engine.changeSynonyms(groups)
  expect(cluster.engine.version).toBeGreaterThan(version)
  const ours = await answerSearch(inProcess, query, 'en', NOW)
  expect(ours.total).toBeGreaterThan(0)
  expect([await ask(query), tried.list]).toEqual([ours, ours.list])
  cluster.engine.changeSynonyms(seedSynonyms)
  expect((await ask(query)).total).toBe(0)
})

test('a product that changes is changed in both engines, one that leaves is gone, and an older reading brings neither back', async () => {
  const inProcess = buildEngine(rows)
  const [dearer, gone] = rows.filter(({ listed }) => listed) as [ProductRow, ProductRow]
  const changed = [
    { ...dearer, salePriceCents: 9_999_00, titleEn: 'Embroidered kimono' },
    { ...gone, listed: false },
  ]
  await inProcess.put(changed)
  expect(await cluster.write(changed, [], 7)).toContain('kimono')
  expect(await cluster.write([dearer, gone], [], 6)).toEqual([])
  cluster.engine.changed()
  for (const engine of [inProcess, cluster.engine]) {
    const found = await answerSearch(engine, SearchInput.parse({ keyword: 'kimono' }), 'en', NOW)
    expect(found.list.map(({ spuCode, salesPrice }) => [spuCode, salesPrice])).toEqual([[dearer.spuCode, '9999.00']])
    expect(await engine.cardsByCode([gone.spuCode, dearer.spuCode], 'en', NOW)).toMatchObject([{ spuCode: dearer.spuCode }])
  }
  expect(await ask()).toEqual(await answerSearch(inProcess, everything, 'en', NOW))
})

test('an index is built beside: what changes meanwhile is in both, and the new one answers once it holds as much', async () => {
  const other = openCluster(nodes.address('small'), smallTaxonomy)
  await other.apply()
  const listed = rows.filter((row) => row.listed)
  const [changed, left] = listed as [ProductRow, ProductRow]
  const { total } = await ask()
  const build = await other.beginBuild(8)
  await other.write([{ ...changed, titleEn: 'Sequinned kimono' }], [left.productId], 9)
  for (const engine of [cluster.engine, other.engine]) engine.changed()
  const kimono = SearchInput.parse({ keyword: 'sequinned' })
  expect((await ask(kimono, other)).total).toBe(1)
  await build.put(rows.slice(0, 300))
  await build.settle()
  expect((await build.totals()).count).toBeLessThan(listed.length - 1)
  await build.put(rows.slice(300))
  await build.settle()
  expect(await build.totals()).toEqual({
    count: listed.length - 1,
    signs: listed.reduce(
      (sum, { productId }) => sum + (productId === left.productId ? 0 : Number.parseInt(productId.slice(-7), 16)),
      0,
    ),
  })
  expect((await ask()).total).toBe(total)
  await build.takeOver()
  await other.removeFormer()
  await cluster.apply()
  const inProcess = buildEngine([
    { ...changed, titleEn: 'Sequinned kimono' },
    ...rows.filter((row) => row !== changed && row !== left),
  ])
  for (const query of [everything, kimono]) expect(await ask(query)).toEqual(await answerSearch(inProcess, query, 'en', NOW))
  await fillCluster(cluster, rows, 10)
  expect((await ask(kimono)).total).toBe(0)
})

test('pieces like another one, the newest of a category and the piece of a brand are those of the process', async () => {
  const inProcess = buildEngine(rows)
  cluster.engine.changed()
  const codes = rows.filter(({ listed }) => listed).map(({ spuCode }) => spuCode)
  for (const engine of [inProcess, cluster.engine])
    expect((await engine.countsInCategories()).get('women/bags')).toBeGreaterThan(0)
  for (const code of codes.slice(0, 20)) {
    const [ours, theirs] = await Promise.all(
      [inProcess, cluster.engine].map((engine) => engine.cardsLike(code, codes.slice(20, 24), 8, 'zh', NOW)),
    )
    expect(theirs).toEqual(ours)
  }
  const [ours, theirs] = await Promise.all(
    [inProcess, cluster.engine].map((engine) => engine.newestCards('women/bags', 12, 'en', NOW)),
  )
  expect(theirs).toEqual(ours)
  expect(await cluster.engine.cardOfEachBrand('en', NOW)).toEqual(await inProcess.cardOfEachBrand('en', NOW))
})

test('the same is suggested for a word that is still being typed', async () => {
  const inProcess = buildEngine(rows)
  for (const word of ['ard', 'sca', 'clu', '手', 'le', 'PR500', 'qqqq']) {
    const [ours, theirs] = await Promise.all([inProcess, cluster.engine].map((engine) => engine.suggest(word, 1, 'en', NOW)))
    const named = (list: typeof ours) => [word, list?.length, list?.filter(({ kind }) => kind !== 'product')]
    expect(named(theirs)).toEqual(named(ours))
  }
})

/** Asks for the same list again and again, with nothing kept, while something happens; the answers that were not the whole list. */
async function askedDuring(happening: () => Promise<void>): Promise<{ asked: number; wrong: string[] }> {
  const right = JSON.stringify(await ask())
  const wrong: string[] = []
  let [asked, isOver] = [0, false]
  const asking = (async () => {
    for (; !isOver || asked === 0; asked += 1) {
      cluster.engine.changed()
      const answer = await ask().then(JSON.stringify, String)
      if (answer !== right) wrong.push(answer.slice(0, 500))
      // So that the nodes come to what is happening to them.
      await pause(BETWEEN_MS)
    }
  })()
  await happening().finally(() => (isOver = true))
  await asking
  return { asked, wrong }
}

test('a node that dies is not missed, and one that is added takes its part without a pause', async () => {
  await nodes.waitFor('wait_for_status=green')
  const killed = await askedDuring(async () => {
    await nodes.kill(1)
    await cluster.write([rows.find((row) => row.listed)!], [], 11)
    await nodes.waitFor('wait_for_nodes=2&wait_for_status=green')
  })
  expect(killed.wrong).toEqual([])
  const added = await askedDuring(async () => {
    await nodes.add()
    await nodes.waitFor('wait_for_nodes=3&wait_for_status=green&wait_for_no_relocating_shards=true')
  })
  expect(added.wrong).toEqual([])
  expect(Math.min(killed.asked, added.asked)).toBeGreaterThan(3)
  await nodes.begin(1)
  await nodes.waitFor('wait_for_nodes=4&wait_for_status=green&wait_for_no_relocating_shards=true')
  expect((await askedDuring(async () => {})).wrong).toEqual([])
})

const refused = (asked: SearchCluster): Promise<string> =>
  ask(everything, asked).then(
    () => 'answered',
    (problem: unknown) => (problem instanceof SearchAway ? problem.message : `unexpected ${String(problem)}`),
  )

test('without an index nothing is answered and nothing counts as written', async () => {
  const empty = openCluster(nodes.address('empty'), smallTaxonomy)
  expect(await empty.isFilled()).toBe(false)
  expect(await refused(empty)).toContain('index_not_found')
  await expect(empty.write(rows.slice(0, 1), [], 1)).rejects.toThrow('there is no index to write to')
})

test('servers that do not answer in time are an error, and what has no copy left makes no list shorter', async () => {
  const right = JSON.stringify(await ask())
  const brief = openCluster(nodes.address('small', 3), smallTaxonomy)
  const every = [0, 1, 2, 3]
  for (const at of every) nodes.signal(at, 'SIGSTOP')
  expect(await refused(brief)).toMatch(/^127\.0\.0\.1:/)
  for (const at of every) nodes.signal(at, 'SIGCONT')
  await expect.poll(() => refused(brief), { timeout: 120_000 }).toBe('answered')
  await Promise.all([0, 2, 3].map((at) => nodes.kill(at)))
  cluster.engine.changed()
  const answer = await ask().then(JSON.stringify, (problem: unknown) =>
    problem instanceof SearchAway ? 'refused' : String(problem),
  )
  expect([right, 'refused']).toContain(answer)
  await nodes.kill(1)
  expect(await refused(brief)).toMatch(/^127\.0\.0\.1:/)
})
