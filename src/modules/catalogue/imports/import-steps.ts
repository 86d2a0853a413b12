import { type Database, isDatabaseAway, type Read } from '#platform/database.server.ts'
import { catalogueTables } from '../catalogue.tables.ts'
import { gatherItems } from './gather-items.ts'
import { findTwins, nextItems, noteItems } from './import-items.ts'
import { awaitPictures } from './import-pictures.ts'
import { keyRows, lockImport, moveImport, readRawRows, type StoredImport } from './import-store.ts'
import type { Plan } from './import-plan.ts'
import type { PriceGuard } from '../price-guard/price-guard.rules.ts'
import { planItems } from './plan-import.ts'
import { type Writing, writePlans } from './write-plans.ts'

/** Products in one transaction: few enough that nobody waits for it. */
const AT_ONCE = 25
const ROWS_AT_ONCE = 5_000

/** What a step is done by: pictures stay until it is done, and prices move no further than the shop says. */
export type Ways = { hold: Writing['hold']; guard: (tx: Read) => Promise<PriceGuard> }

/** Looks at the next products of a file, whose columns may have changed since. False when all have been looked at. */
export const checkSome = (database: Database, importId: string, { guard }: Pick<Ways, 'guard'>): Promise<boolean> =>
  database.inTransaction(async (tx) => {
    const work = await lockImport(tx, importId)
    if (work.state !== 'checking') return false
    const items = await nextItems(tx, importId, ['open'], AT_ONCE * 2)
    if (items.length === 0) {
      await moveImport(tx, importId, 'checked')
      return false
    }
    const plans = await planItems(tx, { work, items, locked: false, farPercent: (await guard(tx)).percent, fileName: '' })
    await refuseTwins(tx, importId, plans)
    await noteItems(tx, importId, plans, 'planned')
    return true
  })

async function refuseTwins(tx: Parameters<typeof findTwins>[0], importId: string, plans: readonly Plan[]): Promise<void> {
  const twins = await findTwins(tx, importId, plans)
  for (const plan of plans) {
    const { itemNo, firstRow, twinRow } = plan.item
    if (twinRow === null && !twins.has(itemNo)) continue
    plan.outcome = 'refused'
    plan.problems =
      twinRow === null
        ? [{ row: firstRow, field: '', problem: 'twice' }]
        : [...plan.problems, { row: twinRow, field: 'item_number', problem: 'item-number-twice' }]
  }
}

/** Tells by which columns rows belong together, and makes a product of each group. */
export async function gatherRows(database: Database, importId: string): Promise<void> {
  for (let after = 0, isMore = true; isMore; )
    await database.inTransaction(async (tx) => {
      const work = await lockImport(tx, importId)
      const rows = await readRawRows(tx, importId, after, ROWS_AT_ONCE)
      await keyRows(tx, work, rows)
      after = rows.at(-1)?.row ?? after
      isMore = rows.length === ROWS_AT_ONCE
    })
  await database.inTransaction(async (tx) => {
    await gatherItems(tx, await lockImport(tx, importId))
  })
}

/** Takes over the next products of a file. False when there are none, or somebody has stopped it. */
export async function importSome(database: Database, importId: string, ways: Ways): Promise<boolean> {
  try {
    return await writeSome(database, importId, ways, AT_ONCE)
  } catch (problem) {
    if (isDatabaseAway(problem)) throw problem
    // One of them cannot be written, whatever the plan said: it alone is refused.
    if (await writeSingly(database, importId, ways)) return true
    throw problem
  }
}

const writeSome = (database: Database, importId: string, ways: Ways, limit: number): Promise<boolean> =>
  database.inTransaction(async (tx) => {
    const work = await lockImport(tx, importId)
    if (work.state !== 'running') return false
    const items = await nextItems(tx, importId, ['planned'], limit)
    if (items.length === 0) {
      // What waits for its pictures goes on when they are here.
      if ((await nextItems(tx, importId, ['waiting'], 1)).length === 0) await moveImport(tx, importId, 'done')
      return false
    }
    const guard = await ways.guard(tx)
    const fileName = await nameOfFile(tx, importId)
    const plans = await planItems(tx, { work, items, locked: true, farPercent: guard.percent, fileName })
    await refuseTwins(tx, importId, plans)
    const waits = plans.filter(({ awaited, outcome }) => awaited.length > 0 && outcome !== 'refused')
    await awaitPictures(
      tx,
      waits.flatMap(({ awaited }) => awaited),
    )
    await noteItems(tx, importId, waits, 'waiting')
    const ready = plans.filter((plan) => !waits.includes(plan))
    await writePlans(tx, writingOf(work, ways, guard, fileName), ready)
    await noteItems(tx, importId, ready, 'settled')
    return true
  })

async function nameOfFile(tx: Read, importId: string): Promise<string> {
  const { fileName } = await catalogueTables(tx)
    .selectFrom('product_imports')
    .select('file_name as fileName')
    .where('import_id', '=', importId)
    .executeTakeFirstOrThrow()
  return fileName.slice(0, 200)
}

function writingOf(work: StoredImport, { hold }: Ways, guard: PriceGuard, reason: string): Writing {
  const { by, publish, countStock, newStock, farPrices } = work
  const way = farPrices === 'take' && guard.secondPerson ? 'wait' : farPrices
  return { by, publish, countStock, newStock, reason, hold, far: { percent: guard.percent, way } }
}

async function writeSingly(database: Database, importId: string, ways: Ways): Promise<boolean> {
  const [item] = await nextItems(database.pool, importId, ['planned'], 1)
  if (!item) return false
  try {
    await writeSome(database, importId, ways, 1)
  } catch (problem) {
    if (isDatabaseAway(problem)) throw problem
    await database.inTransaction(async (tx) => {
      const work = await lockImport(tx, importId)
      const plans = await planItems(tx, {
        ...{ work, items: [item], locked: false, farPercent: (await ways.guard(tx)).percent, fileName: '' },
      })
      for (const plan of plans) {
        plan.outcome = 'refused'
        plan.problems = [{ row: item.firstRow, field: '', problem: 'failed' }]
      }
      await noteItems(tx, importId, plans, 'settled')
    })
  }
  return true
}
