import type { Tx } from '#platform/database.server.ts'
import { lockStock, type StockLine } from './stock.ts'

/** What one buyer takes alone. */
export async function takeStock(tx: Tx, lines: readonly StockLine[]): Promise<void> {
  const stock = await lockStock(
    tx,
    lines.map(({ offerId }) => offerId),
  )
  stock.take(lines)
  await stock.write()
}
