import { clock } from '#platform/clock.ts'
import type { Read, Tx } from '#platform/database.server.ts'
import type { Viewed } from './viewed-products.contract.ts'
import { MOST_VIEWED } from './viewed-products.rules.ts'
import { viewedProductsTables } from './viewed-products.tables.ts'

/** The codes of the pieces a member opened last, the newest first. */
export async function listViewed(tx: Read, accountId: string): Promise<string[]> {
  const found = await viewedProductsTables(tx)
    .selectFrom('viewed_products as v')
    .innerJoin('product_card as p', 'p.product_id', 'v.product_id')
    .select('p.spu_code as code')
    .where('v.account_id', '=', accountId)
    .orderBy('v.viewed_at', 'desc')
    .orderBy('v.product_id', 'desc')
    .limit(MOST_VIEWED)
    .execute()
  return found.map(({ code }) => code)
}

/** Codes nobody knows are passed over: a piece may be gone since a browser kept it. */
export async function addViewed(tx: Tx, accountId: string, { spuCode, before }: Viewed): Promise<void> {
  const now = clock.now().getTime()
  if (before.length > 0) {
    // In the order the browser has them, and older than whatever is opened from now on.
    const codes = before.map((code, place) => ({ code, at: new Date(now - (place + 1) * 1000) }))
    await insertViewed(tx, accountId, codes, 'keep')
  }
  if (spuCode) await insertViewed(tx, accountId, [{ code: spuCode, at: new Date(now) }], 'renew')
  await makeRoom(tx, accountId)
}

async function insertViewed(
  tx: Tx,
  accountId: string,
  codes: { code: string; at: Date }[],
  known: 'keep' | 'renew',
): Promise<void> {
  const moments = new Map(codes.map(({ code, at }) => [code, at]))
  const products = await viewedProductsTables(tx)
    .selectFrom('product_card')
    .select(['product_id', 'spu_code'])
    .where('spu_code', 'in', [...moments.keys()])
    .orderBy('product_id')
    .execute()
  if (products.length === 0) return
  await viewedProductsTables(tx)
    .insertInto('viewed_products')
    .values(
      products.map(({ product_id, spu_code }) => ({
        account_id: accountId,
        product_id,
        viewed_at: moments.get(spu_code) ?? clock.now(),
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'product_id'])
        .doUpdateSet(({ ref }) => ({ viewed_at: ref(known === 'renew' ? 'excluded.viewed_at' : 'viewed_products.viewed_at') })),
    )
    .execute()
}

async function makeRoom(tx: Tx, accountId: string): Promise<void> {
  const tables = viewedProductsTables(tx)
  const beyond = tables
    .selectFrom('viewed_products')
    .select('product_id')
    .where('account_id', '=', accountId)
    .orderBy('viewed_at', 'desc')
    .orderBy('product_id', 'desc')
    .offset(MOST_VIEWED)
  await tables.deleteFrom('viewed_products').where('account_id', '=', accountId).where('product_id', 'in', beyond).execute()
}

export async function forgetViewed(tx: Tx, accountId: string): Promise<void> {
  await viewedProductsTables(tx).deleteFrom('viewed_products').where('account_id', '=', accountId).execute()
}
