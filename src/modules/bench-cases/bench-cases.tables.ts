import type { Selectable } from 'kysely'
import { type Own, ownTables } from '#platform/tables/own-tables.ts'

/** The tables only this module may write. */
export type BenchCaseTables = Own<'bench_cases' | 'bench_case_pictures' | 'bench_case_steps'>
export type BenchCaseRow = Selectable<BenchCaseTables['bench_cases']>

export const benchCaseTables = ownTables<BenchCaseTables>()
