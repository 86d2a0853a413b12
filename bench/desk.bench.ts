import type { BenchResult } from '../ops/bench-run.ts'
import { useTestPostgres } from '../ops/test-postgres.ts'
import { measureImport, measurePictures } from './import-beside-shoppers.ts'
import { measureProductList } from './admin-product-list.ts'

/** What merchandisers wait for, and what shoppers notice of them. */
export async function run(): Promise<BenchResult> {
  const [list, bringing, pictures] = [await inTestPostgres(measureProductList), await measureImport(), await measurePictures()]
  return {
    table: [...list.table, bringing.figures, pictures.figures],
    figures: { ...list.figures, ...bringing.figures, ...pictures.figures },
  }
}

async function inTestPostgres<Result>(work: () => Promise<Result>): Promise<Result> {
  const leave = await useTestPostgres()
  try {
    return await work()
  } finally {
    await leave()
  }
}
