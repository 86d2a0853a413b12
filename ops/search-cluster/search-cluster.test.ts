import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { refusals } from '../../src/refusals.ts'
import { type ProductRow, SearchCluster } from '../../src/modules/search/index.server.ts'
import { answerSearch } from '../../src/modules/search/lists/present-search.ts'
import { randomQueries, randomRows } from '../../src/modules/search/random-catalogue.builders.ts'
import { randomShelves } from '../../src/modules/search/random-shelves.builders.ts'
import { buildEngine, smallTaxonomy } from '../../src/modules/search/search.builders.ts'
import { seedSynonyms } from '../../src/modules/search/words/seed-synonyms.ts'
import { SearchInput } from '../../src/modules/search/search.contract.ts'
import { SearchAway } from '../../src/platform/sphinxql.server.ts'
import { TestNodes } from './test-nodes.ts'

const NOW = new Date('2026-11-20T04:00:00Z')
const SEED = 20_261_121
/** Many questions, or an installation, on a slow and busy machine. */
vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 })
const rows = randomRows(600, SEED, NOW)

let nodes: TestNodes
let cluster: SearchCluster

async function* inBatches(all: readonly ProductRow[]): AsyncGenerator<ProductRow[]> {
  for (let from = 0; from < all.length; from += 250) yield all.slice(from, from + 250)
}

beforeAll(async () => {
  nodes = await TestNodes.start(2)
  cluster = new SearchCluster(nodes.address)
  cluster.engine.setTaxonomy(smallTaxonomy)
  await cluster.fill(inBatches(rows), () => {})
  await cluster.markFilled()
})
afterAll(async () => {
  await cluster?.close()
  await nodes?.stop()
})

const everything = SearchInput.parse({})
const ask = (asked = everything) => answerSearch(cluster.engine, asked, 'en', NOW)

test('300 lists have the totals, counts, pieces and order they have in the process', async () => {
  const inProcess = buildEngine(rows)
  for (const [at, query] of randomQueries(300, SEED).entries()) {
    const [theirs, ours] = [await ask(query), await answerSearch(inProcess, query, 'en', NOW)]
    const told = `query ${at} of seed ${SEED}: ${JSON.stringify(query)}`
    // How well words were met is judged in another way; which pieces are met is not.
    const isRanked = query.keyword !== '' && query.sort === 'recommended'
    const shown = (answer: typeof ours) => ({
      ...{ told, ...answer, shown: answer.list.length },
      list: isRanked ? [] : answer.list.map(({ spuCode }) => spuCode),
    })
    expect(shown(theirs)).toEqual(shown(ours))
  }
})

test('120 collections and arranged lists have the totals, counts, pieces and order they have in the process', async () => {
  const inProcess = buildEngine(rows)
  const queries = randomQueries(120, SEED)
  for (const [at, shelf] of randomShelves(120, SEED, rows, '2026-09-20').entries()) {
    // A list that is searched in has no order of its own.
    const query = { ...queries[at]!, keyword: '', ...shelf }
    const [theirs, ours] = [await answerSearch(cluster.engine, query, 'en', NOW), await answerSearch(inProcess, query, 'en', NOW)]
    const shown = (answer: typeof ours) => ({ at, ...answer, list: answer.list.map(({ spuCode }) => spuCode) })
    expect(shown(theirs)).toEqual(shown(ours))
  }
})

const refused = async (asked = cluster): Promise<string> => {
  const problem: unknown = await answerSearch(asked.engine, everything, 'en', NOW).then(
    () => 'answered',
    (problem: unknown) => problem,
  )
  return problem instanceof SearchAway ? problem.message : String(problem)
}

test.each([
  ['silk qqqq tote', {}],
  ['purple leather wallet', {}],
  ['silk tote dress sneakers', {}],
  ['tote pleated sneakers silk wallet satin scarf midi qqqq', {}],
  ['紅色 飛機 手袋', {}],
  ['百褶 緞面 真絲 頸巾 托特包', {}],
  ['satin clutch dress', { category: 'men/bags' }],
  ['silk leather', { colour: ['red'], sale: true }],
  ['qqqq wwww', {}],
  ['ART-77 unicorn tote', {}],
])('“%s” %j is answered in part, or not, by both engines alike', async (keyword, choices) => {
  const inProcess = buildEngine(rows)
  for (const sort of ['recommended', 'newest'] as const) {
    const query = SearchInput.parse({ keyword, sort, ...choices })
    const [theirs, ours] = [await ask(query), await answerSearch(inProcess, query, 'en', NOW)]
    const list = (answer: typeof ours) => (sort === 'newest' ? answer.list.map(({ spuCode }) => spuCode) : answer.list.length)
    expect({ ...theirs, list: list(theirs) }).toEqual({ ...ours, list: list(ours) })
  }
})

test('other synonyms find the same in both engines, and why a piece stands where it stands is refused in words', async () => {
  const inProcess = buildEngine(rows)
  const query = SearchInput.parse({ keyword: 'thingummy', sort: 'newest' })
  const { version } = cluster.engine
  for (const engine of [inProcess, cluster.engine]) engine.changeSynonyms([{ words: ['thingummy', 'tote'], oneWay: false }])
  expect(cluster.engine.version).toBeGreaterThan(version)
  const ours = await answerSearch(inProcess, query, 'en', NOW)
  expect(ours.total).toBeGreaterThan(0)
  expect(await ask(query)).toEqual(ours)
  cluster.engine.changeSynonyms(seedSynonyms)
  expect((await ask(query)).total).toBe(0)
  await expect(cluster.engine.explain()).rejects.toThrow(refusals.ORDER_NOT_EXPLAINED.en)
})

test('a node that has died is an error that names it, never a shorter list; back again, it answers with all it had', async () => {
  const { total } = await ask()
  await nodes.kill(1)
  cluster.engine.changed()
  expect(await refused()).toContain(nodes.nodeName(1))
  await nodes.begin(1)
  expect((await ask()).total).toBe(total)
})

test('a node that does not answer in time is an error, too', async () => {
  // Nodes that wait for each other as briefly as a shop's do.
  const brief = await TestNodes.start(2, 10)
  const briefly = new SearchCluster(brief.address)
  const told = (): Promise<string> => {
    briefly.engine.changed()
    return refused(briefly)
  }
  try {
    briefly.engine.setTaxonomy(smallTaxonomy)
    await briefly.fill(inBatches(rows.slice(0, 20)), () => {})
    await briefly.markFilled()
    await expect.poll(told, { timeout: 120_000 }).toBe('answered')
    brief.signal(1, 'SIGSTOP')
    await expect.poll(told, { timeout: 120_000 }).toContain(brief.nodeName(1))
    brief.signal(1, 'SIGCONT')
    await expect.poll(told, { timeout: 120_000 }).toBe('answered')
  } finally {
    await briefly.close()
    await brief.stop()
  }
})

test('a node that has lost what it held is an error until the cluster is filled anew', async () => {
  const { total } = await ask()
  await nodes.empty(1)
  cluster.engine.changed()
  expect(await refused()).toContain('1 of 2 nodes')
  expect(await cluster.isFilled()).toBe(false)
  await cluster.fill(inBatches(rows), () => {})
  await cluster.markFilled()
  cluster.engine.changed()
  expect((await ask()).total).toBe(total)
})

test('a product that changes is changed in both engines, and one that leaves is gone from both', async () => {
  const inProcess = buildEngine(rows)
  const [dearer, gone] = rows.filter(({ listed }) => listed) as [ProductRow, ProductRow]
  const changed = [
    { ...dearer, salePriceCents: 9_999_00, titleEn: 'Embroidered kimono' },
    { ...gone, listed: false },
  ]
  await inProcess.put(changed)
  await cluster.write(changed)
  cluster.engine.changed()
  for (const engine of [inProcess, cluster.engine]) {
    const found = await answerSearch(engine, SearchInput.parse({ keyword: 'kimono' }), 'en', NOW)
    expect(found.list.map(({ spuCode, salesPrice }) => [spuCode, salesPrice])).toEqual([[dearer.spuCode, '9999.00']])
    expect(await engine.cardsByCode([gone.spuCode, dearer.spuCode], 'en', NOW)).toMatchObject([{ spuCode: dearer.spuCode }])
  }
  expect(await ask()).toEqual(await answerSearch(inProcess, everything, 'en', NOW))
})

test('another process learns the words from the nodes, and filling again takes out what the catalogue no longer has', async () => {
  const other = new SearchCluster(nodes.address)
  other.engine.setTaxonomy(smallTaxonomy)
  await other.learnTokens()
  const kimono = SearchInput.parse({ keyword: 'kimonoo' })
  expect((await answerSearch(other.engine, kimono, 'en', NOW)).total).toBe(1)
  await other.fill(inBatches(rows), () => {})
  other.engine.changed()
  expect((await answerSearch(other.engine, everything, 'en', NOW)).total).toBe(rows.filter(({ listed }) => listed).length)
  expect((await answerSearch(other.engine, kimono, 'en', NOW)).total).toBe(0)
  await other.close()
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
