import { receiveArrivedOrders } from '../../src/flows/receive-order.ts'
import { closeExpiredOrders } from '../../src/flows/close-order.ts'
import { bookCommissions } from '../../src/flows/referrals/book-commissions.ts'
import { settleReceivedPieces } from '../../src/flows/settlement/complete-order.ts'
import { writeCounts } from '../../src/modules/daily-counts/index.server.ts'
import { clock } from '../../src/platform/clock.ts'
import { createLog } from '../../src/platform/log.server.ts'
import type { Tx } from '../../src/platform/database.server.ts'
import type { Storage } from '../../src/platform/storage/storage.server.ts'
import { openBank } from './bank-life.ts'
import { days, HOUR, later, type Life, liveThrough } from './lives.ts'
import { countDays, houseLives } from './house-life.ts'
import { membersLives } from './member-life.ts'
import { keepMerchants, merchantsLives } from './merchant-life.ts'
import { enterPast } from './past.ts'
import { openPastShop, type PastShop } from './past-shop.ts'
import { openPhotographs } from './pictures.ts'
import { liveOrder, planOrders, WEEKS } from './plan.ts'
import { comeToRest } from './rest.ts'
import { findOwners } from './sellers.ts'
import { openShelves } from './shelves.ts'
import { openDoor } from './shoppers.ts'
import { findStaff } from './staff.ts'

type Weeks = { storage: Storage; orders: number; begin: (present: Date) => Promise<void> }

/**
 * Ten weeks of the demo shop: people shop, and colleagues do their work, through the shop’s own flows and with the clocks set back. All
 * of it is written in the given transaction, and nothing of it waits to be done or to be sent afterwards. `begin`: what was there on the
 * first day.
 */
export async function liveTenWeeks(tx: Tx, { storage, orders: usual, begin }: Weeks): Promise<void> {
  const past = await enterPast(tx)
  const shop = await openPastShop(tx, past, storage)
  try {
    const began = later(past.present, -days(WEEKS * 7))
    await past.goTo(began)
    await begin(past.present)
    const staff = await findStaff(tx)
    const bank = openBank()
    const town = { shop, staff, owners: await findOwners(tx), bank, photographs: openPhotographs(tx, storage) }
    const weeks = { town, door: openDoor(tx), shelves: await openShelves(tx) }
    const orders = planOrders(past.present, usual).map((order) => liveOrder(weeks, order))
    const others = [...houseLives(town), ...(await membersLives(tx, town, weeks.shelves)), ...merchantsLives(weeks)]
    await liveThrough(shop, [...orders, ...others, bank.live(shop, staff, began), keepTime(shop, began)])
    await past.goTo(past.present)
    await countDays(tx, past.present, WEEKS)
    await writeCounts(past.database.inTransaction)
    await comeToRest(tx)
    await past.leave()
  } finally {
    clock.reset()
    await shop.close()
  }
}

/** What time does by itself: what is not paid closes, what has arrived is received, what is kept is settled. */
async function* keepTime({ past, services }: PastShop, from: Date): Life {
  const log = createLog('silent')
  const { database } = past
  for (let at = later(from, HOUR); ; at = later(at, 6 * HOUR)) {
    yield at
    await database.inTransaction((tx) => closeExpiredOrders(tx, 50))
    if (at.getUTCHours() >= 6) continue
    await database.inTransaction((tx) => receiveArrivedOrders(tx, 50))
    await settleReceivedPieces({ database, settings: services.settings, log })
    await bookCommissions({ database, log })
    await keepMerchants(database, at)
  }
}
