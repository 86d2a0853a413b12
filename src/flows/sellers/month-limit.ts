import { rulesOfKind } from '#modules/merchants/merchant-kinds.contract.ts'
import type { MerchantKind } from '#modules/merchants/merchants.contract.ts'
import type { MonthLimit } from '#modules/offers/selling/selling.rules.ts'
import { countSold } from '#modules/orders/index.server.ts'
import { findMerchantKinds } from '#modules/shop-settings/index.server.ts'
import { clock, dayInHongKong, startOfDay } from '#platform/clock.ts'
import type { Read } from '#platform/database.server.ts'

/** How many items a merchant may sell this month, and how many are left; undefined where its kind has no limit. */
export async function findMonthLimit(
  tx: Read,
  { merchantId, kind }: { merchantId: string; kind: MerchantKind },
): Promise<MonthLimit | undefined> {
  if (kind === 'platform') return undefined
  const most = rulesOfKind(await findMerchantKinds(tx), kind).mostAMonth
  if (most === 0) return undefined
  const month = dayInHongKong(clock.now()).slice(0, 7)
  return { most, left: Math.max(0, most - (await countSold(tx, merchantId, startOfDay(`${month}-01`)))) }
}
