import type { LedgerUnit } from '#platform/ledger.server.ts'
import { toWire } from '#platform/money.ts'

/** Points are whole; money has its cents. */
export const amountIn = (unit: LedgerUnit, amount: number): string => (unit === 'points' ? String(amount) : toWire(amount))
