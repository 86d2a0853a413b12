import { sql } from 'kysely'
import { type Operator, recordAudit } from '#platform/audit-trail.server.ts'
import { clock } from '#platform/clock.ts'
import { lockRows, type Read, type Tx } from '#platform/database.server.ts'
import { newId } from '#platform/ids.server.ts'
import { toWire } from '#platform/money.ts'
import { lockNames } from '#platform/name-lock.server.ts'
import { refuse } from '#platform/refusal.ts'
import type { Language } from '#language/languages.ts'
import { offerTables } from '../offers.tables.ts'
import { choosePrices, findClashes, loweredBy, type MeantSale } from './choose-prices.ts'
import type { SalePreviewWire, SaleWanted } from './scheduled-prices.contract.ts'
import { fromHongKong } from '#platform/text/hong-kong-minute.ts'

const EXAMPLES = 5

/** What a sale would do, before anybody says so. */
export async function previewSale(tx: Read, wanted: MeantSale, language: Language): Promise<SalePreviewWire> {
  const { lowered, unchanged } = await choosePrices(tx, wanted)
  const examples = lowered.slice(0, EXAMPLES).map(({ itemNumber, titleEn, titleZh, listCents, usualCents, datedCents }) => ({
    itemNumber,
    title: language === 'zh' ? titleZh : titleEn,
    listPrice: toWire(listCents),
    usual: toWire(usualCents),
    price: toWire(datedCents),
  }))
  return { lowered: lowered.length, unchanged, examples, ...(await findClashes(tx, lowered, wanted)) }
}

/**
 * Prices of the shop itself go down from one minute to another; what costs no more already is left out. Refuses prices that another sale
 * holds within that time (DATES_CLASH), a time that is over, and a sale that lowers nothing. Two that are set at once wait for each other.
 */
export async function setSale(tx: Tx, by: Operator, { spuCodes, ...wanted }: MeantSale): Promise<{ saleId: string }> {
  if (fromHongKong(wanted.until) <= clock.now()) refuse('SALE_OVER', { field: 'until' })
  await lockNames(tx, ['scheduled-prices'])
  const { lowered } = await choosePrices(tx, { ...wanted, spuCodes })
  if (lowered.length === 0) refuse('NOTHING_LOWERED', { field: wanted.percent === '' ? 'price' : 'percent' })
  const { clashing, clashName } = await findClashes(tx, lowered, wanted)
  if (clashing > 0) refuse('DATES_CLASH', { field: 'from', clashing, clashName })
  const saleId = newId()
  await writeSale(tx, by, saleId, wanted)
  await sql`insert into scheduled_prices (sale_id, offer_id, sale_price_cents, starts_at, ends_at)
    select ${saleId}, id, cents, ${fromHongKong(wanted.from)}, ${fromHongKong(wanted.until)}
    from unnest(${lowered.map(({ offerId }) => offerId)}::uuid[], ${lowered.map(({ datedCents }) => datedCents)}::bigint[]) t (id, cents)`.execute(
    tx,
  )
  await recordAudit(tx, {
    by,
    action: 'sale-set',
    subject: 'sale',
    subjectId: saleId,
    after: { ...wanted, prices: lowered.length },
  })
  return { saleId }
}

async function writeSale(tx: Tx, by: Operator, saleId: string, wanted: SaleWanted): Promise<void> {
  const lowered = loweredBy(wanted)
  await offerTables(tx)
    .insertInto('price_sales')
    .values({
      sale_id: saleId,
      name: wanted.name,
      brand_code: wanted.brandCode,
      category: wanted.category,
      spu_code: wanted.product,
      collection: wanted.collection,
      percent: 'percent' in lowered ? lowered.percent : null,
      price_cents: 'priceCents' in lowered ? lowered.priceCents : null,
      starts_at: fromHongKong(wanted.from),
      ends_at: fromHongKong(wanted.until),
      created_at: clock.now(),
      created_by: by.name,
    })
    .execute()
}

/** Whether a price of it is lowered, whatever the clock says here; until the transaction ends none is. */
async function hasBegun(tx: Tx, saleId: string): Promise<boolean> {
  const prices = offerTables(tx).selectFrom('scheduled_prices').select('state').where('sale_id', '=', saleId)
  return (await lockRows(tx, prices)).some(({ state }) => state !== 'waiting')
}

/** Ends a sale now; what it has lowered goes up again within seconds. One that has not begun never will. Refuses NOT_FOUND, and SALE_OVER. */
export async function endSale(tx: Tx, by: Operator, saleId: string): Promise<void> {
  await lockNames(tx, ['scheduled-prices'])
  const [sale] = await lockRows(
    tx,
    offerTables(tx)
      .selectFrom('price_sales')
      .select(['starts_at as startsAt', 'ends_at as endsAt', 'name'])
      .where('sale_id', '=', saleId),
  )
  const { startsAt, endsAt, name } = sale ?? refuse('NOT_FOUND')
  const now = clock.now()
  if (endsAt <= now) refuse('SALE_OVER')
  await recordAudit(tx, {
    by,
    action: 'sale-ended',
    subject: 'sale',
    subjectId: saleId,
    before: { name, until: endsAt.toISOString() },
    after: { until: now.toISOString() },
  })
  if (startsAt > now && !(await hasBegun(tx, saleId))) {
    await offerTables(tx).deleteFrom('price_sales').where('sale_id', '=', saleId).execute()
    return
  }
  // One that begins in this very moment lasts for the least there is.
  const until = new Date(Math.max(now.getTime(), startsAt.getTime() + 1))
  await offerTables(tx)
    .updateTable('price_sales')
    .set({ ends_at: until, ended_by: by.name })
    .where('sale_id', '=', saleId)
    .execute()
  await offerTables(tx)
    .updateTable('scheduled_prices')
    .set({ ends_at: until })
    .where('sale_id', '=', saleId)
    .where('state', '<>', 'ended')
    .execute()
}
