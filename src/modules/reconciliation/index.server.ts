export { listOurMovements, listStatementMovements, ordersOfKeys } from './our-movements.ts'
export { keepReconciliation, listReconciliations, listSettledReports, noteReconciliation } from './reconciliations.ts'
