import type { BenchResult } from '../ops/bench-run.ts'
import { useTestPostgres } from '../ops/test-postgres.ts'
import { measureProductList } from './office-product-list.ts'

/** What merchandisers wait for. */
export async function run(): Promise<BenchResult> {
  const leave = await useTestPostgres()
  try {
    return await measureProductList()
  } finally {
    await leave()
  }
}
