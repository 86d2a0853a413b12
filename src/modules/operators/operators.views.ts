import type { OperatorsViewRows } from './operators.views.generated.ts'

/** What other modules may read of operators. Made in migrations. */
export const operatorViews = ['operator_card'] as const satisfies readonly (keyof OperatorsViewRows)[]
