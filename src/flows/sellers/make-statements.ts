import { rulesOfKind } from '#modules/merchants/merchant-kinds.contract.ts'
import type { ApplicantKind } from '#modules/merchants/merchants.contract.ts'
import { addStatement, findDuePeriod, listStated } from '#modules/settlement/index.server.ts'
import { findMerchantKinds } from '#modules/shop-settings/index.server.ts'
import { clock, dayInHongKong } from '#platform/clock.ts'
import type { Database } from '#platform/database.server.ts'
import { lockNames } from '#platform/name-lock.server.ts'

/** What was under way when a day ended is booked by then. */
const PAUSE_MS = 60 * 60_000

/** Makes the statements that are due, each once, whoever else makes them now; a crash leaves the rest for the next turn. */
export async function makeStatements(database: Database): Promise<void> {
  const { kinds } = await findMerchantKinds(database.pool)
  const today = dayInHongKong(new Date(clock.now().getTime() - PAUSE_MS))
  for (const { merchantId, kind } of await listStated(database.pool)) {
    const { statements } = rulesOfKind({ kinds }, kind as ApplicantKind)
    for (let made = true; made; )
      made = await database.inTransaction(async (tx) => {
        await lockNames(tx, [`statements of ${merchantId}`])
        const period = await findDuePeriod(tx, merchantId, statements, today)
        if (period) await addStatement(tx, merchantId, period)
        return period !== undefined
      })
  }
}
