import { sql } from 'kysely'
import { placeAsGuest } from '#flows/order.builders.ts'
import type { BuildProduct, BuiltProduct } from '#modules/catalogue/catalogue.builders.ts'
import { confirmPayment, startPayment } from '#modules/orders/payments/payments.paths.ts'
import { listSettings, saveSetting } from '#modules/shop-settings/shop-settings.paths.ts'
import type { SellerScope } from '#platform/access/permissions.ts'
import { hashToken, newId } from '#platform/ids.server.ts'
import { runSql } from '#platform/run-sql.builders.ts'
import type { TestShop } from '../../test-shop.builders.ts'
import { join } from '../members/sign-in.builders.ts'

export type BuiltMerchant = { merchantId: string; code: string; token: string; account: string; email: string }

/** A company that sells here, with its owner. */
export async function merchantOf(shop: TestShop, code: string): Promise<BuiltMerchant> {
  const merchantId = newId()
  await runSql(
    shop.database,
    sql`insert into merchants (merchant_id, merchant_code, kind, name_en, name_zh)
      values (${merchantId}, ${code}, 'company', ${`${code} Limited`}, ${`${code}有限公司`})`,
  )
  return { merchantId, code, ...(await personOf(shop, merchantId, 'owner')) }
}

export async function personOf(shop: TestShop, merchantId: string, role: 'owner' | 'staff', scopes: SellerScope[] = []) {
  const { token, account, email } = await join(shop)
  await runSql(
    shop.database,
    sql`insert into merchant_people (person_id, merchant_id, account_id, role, scopes)
      values (${newId()}, ${merchantId}, ${account}, ${role}, ${scopes})`,
  )
  await shownFactor(shop, account)
  return { token, account, email }
}

/** An operator who is known by this member’s e-mail address, in capitals. */
export async function actsAlsoAs({ database }: Pick<TestShop, 'database'>, token: string, email: string): Promise<void> {
  await runSql(
    database,
    sql`update operators set email = ${email.toUpperCase()} where operator_id =
      (select account_id from sessions where token_hash = ${hashToken(token)})`,
  )
}

/** Somebody whose sessions have all shown a second factor, whatever the clock says afterwards. */
export async function shownFactor(shop: Pick<TestShop, 'database'>, account: string): Promise<void> {
  await runSql(
    shop.database,
    sql`insert into second_factors (account_id, secret, confirmed_at) values (${account}, 'sealed', now()) on conflict do nothing`,
  )
  await runSql(
    shop.database,
    sql`insert into factor_shows (session_id, account_id, shown_at)
      select session_id, account_id, now() + interval '5 years' from sessions where account_id = ${account} on conflict do nothing`,
  )
}

/** The application a merchant came from, approved with these brands. */
export async function acceptedWith(
  { database }: Pick<TestShop, 'database'>,
  { merchantId, account }: Pick<BuiltMerchant, 'merchantId' | 'account'>,
  kind: string,
  brands: string,
): Promise<string> {
  const applicationId = newId()
  await runSql(
    database,
    sql`insert into applications (application_id, application_number, account_id, kind, state, details, terms_of, terms_at, merchant_id,
        begun_at, submitted_at, decided_at)
      values (${applicationId}, ${`A-${applicationId}`}, ${account}, ${kind}, 'approved', ${JSON.stringify({ brands })}, '2026-01-01', now(),
        ${merchantId}, now(), now(), now())`,
  )
  return applicationId
}

/** What its owner has named is accepted, by a reviewer of before. */
export async function acceptAccount({ database }: Pick<TestShop, 'database'>, merchantId: string): Promise<void> {
  await runSql(
    database,
    sql`update merchant_bank_accounts set review = 'accepted', reviewed_at = named_at
      where merchant_id = ${merchantId} and ended_at is null and review = 'waiting'`,
  )
}

/** Something a merchant alone sells. */
export const productOf = (shop: TestShop, { code }: BuiltMerchant, more: BuildProduct = {}): Promise<BuiltProduct> =>
  shop.product({
    colours: [
      {
        colourId: 'black',
        nameEn: 'Black',
        nameZh: '黑色',
        variants: [{ offers: [{ merchantCode: code, available: 50 }] }],
      },
    ],
    ...more,
  })

/** Bought by a guest, or whose `own` session is said, and paid by transfer. */
export async function paidOrderOf(shop: TestShop, office: string, products: BuiltProduct[], quantity = 1, own?: string) {
  const { token, answer } = await placeAsGuest(shop, products, { quantity, ...(own ? { token: own } : {}) })
  const { orderNo } = answer.data
  const { paymentId } = (await shop.ask(startPayment, { orderNo, payType: 'bank' }, { token })).data
  await shop.ask(confirmPayment, { paymentId }, { token: office })
  return { orderNo, token }
}

/** What companies pay for each item that they did not send; a merchant's share is changed by two people. */
export async function chargeLate(shop: TestShop, office: string, late: string): Promise<void> {
  const { settings } = (await shop.ask(listSettings, {}, { token: office })).data
  const version = settings.find(({ name }) => name === 'settlement')?.version ?? 0
  const every = { category: '', campaign: '', from: '', until: '', least: '', most: '' }
  const rules = late ? [{ ...every, name: { en: 'Late', zh: '逾期' }, kind: 'company' as const, commission: '12', late }] : []
  for (const token of [office, await shop.colleague()])
    await shop.ask(saveSetting, { name: 'settlement', version, value: { commission: '12', card: '1', rules } }, { token })
}
