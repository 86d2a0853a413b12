import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { draftSnapshot, readSnapshot } from '#platform/snapshot-file.server.ts'
import { ProductIndex } from './product-index.ts'
import { runQuery } from '#modules/search/query/product-query.ts'
import { randomQueries, randomRows } from '#modules/search/random-catalogue.builders.ts'
import { smallTaxonomy } from '#modules/search/search.builders.ts'
import { runNow } from '#modules/search/answer-scheduler.ts'

const NOW = new Date('2026-11-20T04:00:00Z')
const queries = randomQueries(200, 7)
let folder: string
let path: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'praya-index-snapshot-'))
  path = join(folder, 'snapshot')
})
afterAll(() => rm(folder, { recursive: true }))

/** What a start does with the snapshot of the process before it. */
async function restarted(index: ProductIndex): Promise<ProductIndex> {
  await (await draftSnapshot(path, {}, index.snapshot())).publish()
  const next = new ProductIndex()
  next.restore(await readSnapshot(path, () => Promise.resolve(undefined)))
  return next
}

function answers(index: ProductIndex) {
  return queries.map((query) => {
    const { first, total, counts } = runNow(runQuery(index, query, 100, NOW))
    return { total, sale: counts.saleNum, codes: [...first].map((slot) => index.row(slot)!.spuCode) }
  })
}

test('a shop that starts again and again while products come, change and go answers like one that never stopped', async () => {
  const rows = randomRows(900, 11, NOW)
  const steady = new ProductIndex()
  steady.setTaxonomy(smallTaxonomy)
  let restarting = new ProductIndex()
  restarting.setTaxonomy(smallTaxonomy)
  for (let round = 0; round < 6; round += 1) {
    const coming = rows.slice(round * 150, (round + 1) * 150)
    const changing = rows
      .slice(0, round * 100)
      .map((row, at) => ({ ...row, salePriceCents: 1_00 * (at + round), stock: 'in' as const }))
    const leaving = rows.slice(round * 20, round * 20 + 10).map((row) => ({ ...row, listed: false }))
    for (const batch of [coming, changing, leaving]) {
      steady.upsert(batch)
      restarting.upsert(batch)
    }
    restarting = await restarted(restarting)
    expect(answers(restarting)).toEqual(answers(steady))
  }
  expect(steady.size).toBeGreaterThan(500)
})

test('the spare room of an index is not written to the snapshot', async () => {
  let index = new ProductIndex()
  index.setTaxonomy(smallTaxonomy)
  index.upsert(randomRows(500, 12, NOW))
  index = await restarted(index)
  const { size } = await stat(path)
  for (let round = 0; round < 4; round += 1) index = await restarted(index)
  expect((await stat(path)).size).toBe(size)
})
