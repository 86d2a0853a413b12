import { join } from 'node:path'
import { expect } from '@playwright/test'
import pg from 'pg'
import { hashToken, newId, newToken } from '../src/platform/ids.server.ts'
import { openCluster, superuser } from '../ops/postgres/postgres-cluster.ts'

export type MemberSession = { token: string; account: string }

const dataDir = process.env.DATA_DIR ?? join(import.meta.dirname, '../.cache/e2e-data')

type Change = {
  timesPrice?: number
  /** Units of each offer, and the one unit that is left of the cheapest. */
  available?: number
  oneLeft?: boolean
}

/**
 * Changes what only time or another merchant would change: the price and the stock of everything a product is offered for.
 * The shop learns of it as of any change.
 */
export function changeOffers(spuCode: string, change: Change): Promise<void> {
  return withDatabase(async (client) => {
    await client.query(
      `update offers o set sale_price_cents = round(sale_price_cents * $2::numeric / 100) * 100, available = coalesce($3, available)
       from variants v join products p on p.product_id = v.product_id where v.sku_id = o.sku_id and p.spu_code = $1`,
      [spuCode, change.timesPrice ?? 1, change.available ?? null],
    )
    if (change.oneLeft)
      await client.query(
        `update offers set available = 1 where offer_id = (select o.offer_id from offers o join variants v on v.sku_id = o.sku_id
           join products p on p.product_id = v.product_id where p.spu_code = $1 and not o.withdrawn order by o.sale_price_cents limit 1)`,
        [spuCode],
      )
    await client.query(
      `insert into outbox (topic, payload) select 'product-changed', json_build_object('productIds', json_build_array(product_id))
       from products where spu_code = $1`,
      [spuCode],
    )
  })
}

/** The newest code that was mailed about an order; its page lists mails for operators alone. */
export function codeSentAbout(orderNo: string): Promise<string> {
  return withDatabase(async (client) => {
    const { rows } = await client.query<{ subject: string }>(
      `select subject from mails where dedupe_key like 'code:%' and subject like '%' || $1 || '%' order by created_at desc, mail_id desc limit 1`,
      [orderNo],
    )
    return /\d{6}/.exec(rows[0]?.subject ?? '')?.[0] ?? ''
  })
}

/** Where the newest invitation to a seller's team leads that was mailed to somebody. */
export function invitationSentTo(email: string): Promise<string> {
  return withDatabase(async (client) => {
    const { rows } = await client.query<{ link: string }>(
      `select substring(body from '(/(zh/)?seller/welcome#\\S+)') as link from mails where recipient = $1 order by created_at desc, mail_id desc limit 1`,
      [email],
    )
    return rows[0]?.link ?? ''
  })
}

/** The newest code that was mailed to somebody. */
export function codeSentTo(email: string): Promise<string> {
  return withDatabase(async (client) => {
    const { rows } = await client.query<{ body: string }>(
      `select body from mails where dedupe_key like 'code:%' and recipient = $1 order by created_at desc, mail_id desc limit 1`,
      [email],
    )
    return /\b\d{6}\b/.exec(rows[0]?.body ?? '')?.[0] ?? ''
  })
}

/**
 * The bench has found every piece of an order genuine: for tests that are about something else. What follows a payment by itself may bring
 * them here a moment later, so that it waits until there are some.
 */
export function passPieces(orderNo: string): Promise<void> {
  return withDatabase((client) =>
    expect
      .poll(async () => {
        const passed = await client.query(
          `update units set state = 'passed' where state = 'with-us' and order_id = (select order_id from orders where order_number = $1)`,
          [orderNo],
        )
        return passed.rowCount
      }, `items of ${orderNo} are with us`)
      .toBeGreaterThan(0),
  )
}

/** The session of a member nobody has met before. */
export function beginMemberSession(): Promise<MemberSession> {
  const [token, account] = [newToken(), newId()]
  return withDatabase(async (client) => {
    await client.query(`insert into accounts (account_id, kind) values ($1, 'member')`, [account])
    await client.query(
      `insert into sessions (token_hash, session_id, kind, account_id, created_at, expires_at)
       values ($1, $2, 'member', $3, now(), now() + interval '1 day')`,
      [hashToken(token), newId(), account],
    )
    return { token, account }
  })
}

/** The session of an administrator who was let in long ago. */
export function beginOperatorSession(): Promise<string> {
  const [token, account] = [newToken(), newId()]
  return withDatabase(async (client) => {
    await client.query(`insert into accounts (account_id, kind) values ($1, 'operator')`, [account])
    await client.query(
      `insert into operators (operator_id, email, name, password_hash, roles, created_at)
       values ($1, $2, 'Kit Wong', '', '{administrator}', now())`,
      [account, `${account}@praya.test`],
    )
    await client.query(
      `insert into sessions (token_hash, session_id, kind, account_id, created_at, expires_at)
       values ($1, $2, 'operator', $3, now(), now() + interval '1 day')`,
      [hashToken(token), newId(), account],
    )
    return token
  })
}

/** The session of one who works in the demo shop, as if they had just signed in. */
export function beginSessionOf(email: string): Promise<string> {
  const token = newToken()
  return withDatabase(async (client) => {
    await client.query(
      `insert into sessions (token_hash, session_id, kind, account_id, created_at, expires_at)
       select $1, $2, 'operator', operator_id, now(), now() + interval '1 day' from operators where email = $3`,
      [hashToken(token), newId(), email],
    )
    return token
  })
}

/** The session of a member of the demo, as if they had just signed in. */
export function beginMemberSessionOf(email: string): Promise<MemberSession> {
  const token = newToken()
  return withDatabase(async (client) => {
    const { rows } = await client.query<{ account: string }>(
      `insert into sessions (token_hash, session_id, kind, account_id, created_at, expires_at)
       select $1, $2, 'member', account_id, now(), now() + interval '1 day' from contacts where value = $3
       returning account_id as account`,
      [hashToken(token), newId(), email],
    )
    return { token, account: rows[0]?.account ?? '' }
  })
}

export async function databaseUrl(): Promise<string> {
  const { port, password } = await openCluster(dataDir, () => {})
  return `postgres://${superuser}:${password}@127.0.0.1:${port}/praya`
}

export async function withDatabase<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(await databaseUrl())
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
