import { sql } from 'kysely'
import { expect } from 'vitest'
import { join } from '#flows/members/sign-in.builders.ts'
import type { BuiltProduct } from '#modules/catalogue/catalogue.builders.ts'
import { regroupOwners } from '#modules/merchants/index.server.ts'
import { findBestOffers } from '#modules/offers/index.server.ts'
import type { SaveOfferInput } from '#modules/offers/selling/selling.contract.ts'
import { listOwnOffers, saveOffer } from '#modules/offers/selling/selling.paths.ts'
import { newId } from '#platform/ids.server.ts'
import { runSql } from '#platform/run-sql.builders.ts'
import type { TestShop } from '../../test-shop.builders.ts'

export type Merchant = { merchantId: string; token: string; account: string }

export const skuOf = ({ skuIds }: BuiltProduct): string => skuIds[0] ?? ''

export const typed = (product: BuiltProduct, salesPrice: string, more: Partial<SaveOfferInput> = {}): SaveOfferInput => ({
  skuId: skuOf(product),
  salesPrice,
  stock: 3,
  dispatchDays: 2,
  ...more,
})

/** Merchants of a shop under test, and what they offer. */
export function offersIn(shop: () => TestShop) {
  let serial = 0
  const nextSerial = (): number => {
    serial += 1
    return serial
  }

  /** A merchant with its owner, who may own another already. */
  async function merchant(kind = 'company', owner?: Pick<Merchant, 'token' | 'account'>, called?: string): Promise<Merchant> {
    const merchantId = newId()
    const { token, account } = owner ?? (await join(shop()))
    const at = nextSerial()
    const [code, name] = [`SELLER-${at}`, called ?? `Seller ${at}`]
    await runSql(
      shop().database,
      sql`insert into merchants (merchant_id, merchant_code, kind, name_en, name_zh) values (${merchantId}, ${code}, ${kind}, ${name}, ${name})`,
    )
    await runSql(
      shop().database,
      sql`insert into merchant_people (person_id, merchant_id, account_id, role, scopes)
      values (${newId()}, ${merchantId}, ${account}, 'owner', '{}')`,
    )
    if (owner) await shop().database.inTransaction(regroupOwners)
    return { merchantId, token, account }
  }

  /** A listed item at HK$12,000, of the shop itself; `sold`: so many are there. */
  const item = (sold = 5): Promise<BuiltProduct> =>
    shop().product({
      brandCode: 'house',
      colours: [
        {
          colourId: 'black',
          nameEn: 'Black',
          nameZh: '黑色',
          variants: [{ offers: [{ available: sold, merchantCode: 'SHOP' }] }],
        },
      ],
    })
  const ask = async (by: Merchant, product: BuiltProduct, price: string, more: Partial<SaveOfferInput> = {}) =>
    shop().ask(saveOffer, typed(product, price, more), { token: by.token })
  const listOf = async ({ token }: Merchant) => (await shop().ask(listOwnOffers, {}, { token })).data.list
  const offerOf = async (by: Merchant, product: BuiltProduct) =>
    (await listOf(by)).find(({ skuId }) => skuId === skuOf(product)) ?? expect.fail('there is no such offer')
  const soldBy = async (product: BuiltProduct) =>
    (await findBestOffers(shop().database.pool, product.skuIds)).get(skuOf(product))?.merchantId
  return { merchant, item, ask, listOf, offerOf, soldBy }
}
