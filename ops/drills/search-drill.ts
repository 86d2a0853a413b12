import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeQuestions } from '../../bench/search-questions.ts'
import { fillSynthetic } from '../../demo/synthetic.ts'
import { fillAlone } from '../../src/jobs/search/search-cluster-fill.ts'
import { loadIndex } from '../../src/jobs/search/search-load.ts'
import { readSearchTaxonomy } from '../../src/modules/catalogue/index.server.ts'
import { openSearchCluster, type SearchCluster, searchProducts, startNewDay } from '../../src/modules/search/index.server.ts'
import type { SearchQuery } from '../../src/modules/search/search.contract.ts'
import { type Database, openDatabase } from '../../src/platform/database.server.ts'
import { createLog } from '../../src/platform/log.server.ts'
import { migrate } from '../../src/platform/migrations.server.ts'
import { startEmbeddedPostgres } from '../postgres/embedded-postgres.ts'
import { TestNodes } from '../search-cluster/test-nodes.ts'
import { requireAtMost, say, timed } from './drill-steps.ts'

/** So many questions of each kind are timed, after a few that are not. */
const ASKED = 200
const WARMED = 30
const HOUR_MS = 3_600_000

type Questions = Record<string, SearchQuery[]>

/**
 * `DRILL_PRODUCTS` (2,000,000) invented products in this process and in three nodes of OpenSearch, asked the same questions with nothing
 * kept; then a node is killed and one is added while lists are asked for. `DRILL_DIR` says where there is room, 20 GB for two
 * million; `DRILL_HEAP` (1g) is what each node has.
 */
export async function drillSearch(): Promise<void> {
  const products = Number(process.env.DRILL_PRODUCTS ?? 2_000_000)
  const folder = await mkdtemp(join(process.env.DRILL_DIR ?? tmpdir(), 'praya-drill-'))
  await chmod(folder, 0o755)
  const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres'), log: say, waitsForDisk: false })
  const database = openDatabase(postgres.url, { connections: 8, statementMs: HOUR_MS })
  try {
    await migrate({ url: postgres.url })
    await timed(`${products} products made`, () => fillSynthetic({ databaseUrl: postgres.url, products }))
    await timed('Index of the process built', () => loadIndex(database))
    const { suggestion: _, ...questions } = makeQuestions()
    const ours = await askAll('process', questions, startNewDay)
    const nodes = await TestNodes.start(3, { heap: process.env.DRILL_HEAP ?? '1g', place: folder })
    try {
      await drillNodes(nodes, database, questions, ours)
    } finally {
      await nodes.stop()
    }
  } finally {
    await database.close()
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function drillNodes(nodes: TestNodes, database: Database, questions: Questions, ours: readonly string[]): Promise<void> {
  const cluster = openSearchCluster(nodes.address('drill'))
  cluster.engine.setTaxonomy(await readSearchTaxonomy(database.pool))
  const filled = 'Index of the cluster built, compared with the catalogue and put in place'
  await timed(filled, () => fillAlone(database, cluster, createLog('info')))
  await cluster.apply()
  const theirs = await askAll('cluster', questions, () => cluster.engine.changed())
  const differing = theirs.filter((each, at) => each !== ours[at]).length
  say(`Answers of the cluster that differ from the process: ${differing} of ${ours.length}`)
  requireAtMost('answers of the cluster that differ from the process', differing, 0)
  const asked = questions.filters!.slice(0, ASKED)
  await whileAsking('A node killed, until copies are made', cluster, asked, async () => {
    await nodes.kill(1)
    await nodes.waitFor('wait_for_nodes=2&wait_for_status=green', HOUR_MS)
  })
  await whileAsking('A node added, until it has its part', cluster, asked, async () => {
    await nodes.add()
    await nodes.waitFor('wait_for_nodes=3&wait_for_status=green&wait_for_no_relocating_shards=true', HOUR_MS)
  })
}

const answerTo = async (query: SearchQuery): Promise<string> => {
  const { total, list } = await searchProducts(query, 'en')
  return JSON.stringify([total, list.map(({ spuCode }) => spuCode)])
}

/** Asks all questions, printing how long each kind takes; `forget`: what was counted before is counted again. */
async function askAll(engine: string, questions: Questions, forget: () => void): Promise<string[]> {
  const answers: string[] = []
  for (const [kind, all] of Object.entries(questions)) {
    const asked = all.slice(0, ASKED)
    for (const query of asked.slice(0, WARMED)) await answerTo(query)
    const taken: number[] = []
    for (const query of asked) {
      forget()
      const began = performance.now()
      answers.push(await answerTo(query))
      taken.push(performance.now() - began)
    }
    say(`${engine}, ${kind}: ${told(taken)}`)
  }
  return answers
}

/** Asks again and again while something happens, and says how many answers were others than before or none. */
async function whileAsking(
  what: string,
  cluster: SearchCluster,
  asked: readonly SearchQuery[],
  happening: () => Promise<void>,
): Promise<void> {
  const right = new Map<SearchQuery, string>()
  for (const query of asked) right.set(query, await answerTo(query))
  const [taken, wrong]: [number[], string[]] = [[], []]
  let isOver = false
  const asking = (async () => {
    for (let at = 0; !isOver || at === 0; at += 1) {
      cluster.engine.changed()
      const query = asked[at % asked.length]!
      const began = performance.now()
      const answer = await answerTo(query).catch(String)
      taken.push(performance.now() - began)
      if (answer !== right.get(query)) wrong.push(answer.slice(0, 200))
    }
  })()
  await timed(what, () => happening().finally(() => (isOver = true)))
  await asking
  say(`  ${taken.length} lists asked for meanwhile, ${wrong.length} partial or wrong; ${told(taken)}`)
  for (const answer of wrong.slice(0, 3)) say(`  ${answer}`)
  requireAtMost(`partial or wrong lists (${what})`, wrong.length, 0)
}

function told(taken: readonly number[]): string {
  const sorted = taken.toSorted((one, other) => one - other)
  const quantile = (part: number): string =>
    (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0).toFixed(1)
  return `p50 ${quantile(0.5)} ms, p99 ${quantile(0.99)} ms, slowest ${quantile(1)} ms`
}
