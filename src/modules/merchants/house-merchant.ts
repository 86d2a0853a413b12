import { house } from '#language/house.ts'
import type { Tx } from '#platform/database.server.ts'
import { newId } from '#platform/ids.server.ts'
import { merchantTables } from './merchants.tables.ts'

/** The merchant that is the shop itself; there from the first price on. */
export async function houseMerchant(tx: Tx): Promise<string> {
  const find = () =>
    merchantTables(tx).selectFrom('merchants').select('merchant_id').where('is_house', '=', true).executeTakeFirst()
  const there = await find()
  if (there) return there.merchant_id
  await merchantTables(tx)
    .insertInto('merchants')
    .values({
      merchant_id: newId(),
      merchant_code: 'SHOP',
      kind: 'platform',
      name_en: house().name.en,
      name_zh: house().name.zh,
      is_house: true,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const made = await find()
  if (!made) throw new Error('there is no merchant that is the shop itself')
  return made.merchant_id
}
