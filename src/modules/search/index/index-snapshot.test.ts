import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { draftStateFile, readStateFile } from '#platform/state-file.server.ts'
import { ProductIndex } from './product-index.ts'
import { runQuery } from '#modules/search/query/product-query.ts'
import { randomQueries, randomRows } from '#modules/search/random-catalogue.builders.ts'
import { smallFrame } from '#modules/search/search.builders.ts'
import { atOnce } from '#modules/search/steps.ts'

const NOW = new Date('2026-11-20T04:00:00Z')
const queries = randomQueries(200, 7)
let folder: string
let path: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'praya-kept-index-'))
  path = join(folder, 'kept')
})
afterAll(() => rm(folder, { recursive: true }))

/** What a start does with what the process before it has kept. */
async function restarted(index: ProductIndex): Promise<ProductIndex> {
  await (await draftStateFile(path, {}, index.keep())).publish()
  const next = new ProductIndex()
  next.restore(await readStateFile(path, () => Promise.resolve(undefined)))
  return next
}

function answers(index: ProductIndex) {
  return queries.map((query) => {
    const { first, total, counts } = atOnce(runQuery(index, query, 100, NOW))
    return { total, sale: counts.saleNum, codes: [...first].map((slot) => index.row(slot)!.spuCode) }
  })
}

test('a shop that starts again and again while products come, change and go answers like one that never stopped', async () => {
  const rows = randomRows(900, 11, NOW)
  const steady = new ProductIndex()
  steady.setFrame(smallFrame)
  let restarting = new ProductIndex()
  restarting.setFrame(smallFrame)
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

test('the room that an index is given for what comes is not kept with it', async () => {
  let index = new ProductIndex()
  index.setFrame(smallFrame)
  index.upsert(randomRows(500, 12, NOW))
  index = await restarted(index)
  const { size } = await stat(path)
  for (let round = 0; round < 4; round += 1) index = await restarted(index)
  expect((await stat(path)).size).toBe(size)
})
