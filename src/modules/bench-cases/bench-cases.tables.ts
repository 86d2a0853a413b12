import type { Selectable } from 'kysely'
import { type Own, ownTables } from '#platform/tables/own-tables.ts'
import type { BenchCasesTableRows } from './bench-cases.tables.generated.ts'

/** The tables only this module may write. */
export type BenchCaseTables = Own<BenchCasesTableRows, 'bench_cases' | 'bench_case_pictures' | 'bench_case_steps'>
export type BenchCaseRow = Selectable<BenchCaseTables['bench_cases']>

export const benchCaseTables = ownTables<BenchCaseTables>()
