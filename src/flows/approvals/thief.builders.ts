import { getDetails } from '#modules/members/members.paths.ts'
import type { BuiltProduct } from '#modules/catalogue/catalogue.builders.ts'
import { sql } from 'kysely'
import { z } from 'zod'
import { clock } from '#platform/clock.ts'
import { hashToken, newId } from '#platform/ids.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { runSql } from '#platform/run-sql.builders.ts'
import type { TestShop } from '../../test-shop.builders.ts'
import { join, type Joined } from '../members/sign-in.builders.ts'

// One person who means to help themselves: they work in the shop, in every role, and shop there under accounts of their own.

export const PRICE = 900
export type OwnOrder = { orderNo: string; me: Joined; paymentId: string; providerUrl: string | null }
export type Thief = {
  shop: TestShop
  /** In the office. */
  token: string
  operatorId: string
  own: readonly Joined[]
  /** Something to buy, of which there is plenty. */
  product: BuiltProduct
  orders: OwnOrder[]
  /** Of campaigns of their own. */
  codes: string[]
  campaigns: string[]
}
export type Way = (thief: Thief, roll: number) => Promise<unknown>

export const pick = <Item>(items: readonly Item[], roll: number): Item | undefined => items[roll % Math.max(items.length, 1)]
export const mine = ({ own }: Thief, roll: number): Joined => own[roll % own.length]!
/** No other thief has this name. */
export const accountOf = ({ operatorId }: Pick<Thief, 'operatorId'>) => ({
  payee: `EVE ${operatorId.slice(-12).toUpperCase()}`,
  bankCode: '004',
  account: '123-456789-001',
})

export const buildPlenty = (shop: TestShop): Promise<BuiltProduct> => {
  const offers = [{ available: 100_000, salePriceCents: PRICE * 100, merchantCode: 'praya' }]
  const colours = [{ colourId: 'black', nameEn: 'Black', nameZh: '黑色', variants: [{ offers }] }]
  return shop.product({ colours, flags: ['lowestPrice'], categories: ['women/bags/tote-bags'] })
}

/** The second account was invited by the first, with an order that holds the reward for review. */
export async function meetThief(shop: TestShop, product: BuiltProduct, roles?: string[]): Promise<Thief> {
  const token = await shop.operator(roles)
  const operatorId = await operatorOf(shop, token)
  const first = await join(shop)
  const { inviteCode } = (await shop.ask(getDetails, {}, { token: first.token })).data
  const second = await join(shop, { inviteCode })
  await staySignedIn(shop)
  return { shop, token, operatorId, own: [first, second], product, orders: [], codes: [], campaigns: [] }
}

const operatorOf = async ({ database }: Pick<TestShop, 'database'>, token: string): Promise<string> => {
  const found = sql`select account_id as id from sessions where token_hash = ${hashToken(token)}`
  return (await readRows(database.pool, z.object({ id: z.string() }), found))[0]?.id ?? ''
}

/** Time passes, and nobody is signed out by it. */
export const staySignedIn = (shop: Pick<TestShop, 'database'>): Promise<unknown> =>
  runSql(shop.database, sql`update sessions set expires_at = greatest(expires_at, now() + interval '30 days')`)

/** Somebody whom the thief has let in just now, and is. */
export async function letInPuppet({ shop, operatorId }: Thief): Promise<string> {
  const token = await shop.operator()
  const letIn = sql`update operators set invited_by = ${operatorId}, created_at = ${clock.now()} where operator_id = ${await operatorOf(shop, token)}`
  await runSql(shop.database, letIn)
  return token
}

/** As if a first order of the friend's had been kept, by the same device as the inviter's. */
export const holdReward = ({ shop, own }: Thief, orderNo: string): Promise<unknown> =>
  runSql(
    shop.database,
    sql`update invitations set state = 'held', flags = '[{"kind": "device"}]',
        order_id = (select order_id from orders where order_number = ${orderNo})
      where friend_id = ${own[1]?.account ?? newId()} and state = 'open' and exists (select from orders where order_number = ${orderNo})`,
  )
