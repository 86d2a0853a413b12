import type { BenchCasesViewRows } from './bench-cases.views.generated.ts'

/** What other modules may read of what the bench has found. Made in migrations. */
export const benchCaseViews = ['bench_case_card'] as const satisfies readonly (keyof BenchCasesViewRows)[]
