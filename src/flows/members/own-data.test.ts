import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { bookCare } from '#modules/care/care.paths.ts'
import { bookableDays } from '#modules/care/care.rules.ts'
import { getOwnData } from '#modules/members/sign-in.paths.ts'
import { writeReview } from '#modules/reviews/reviews.paths.ts'
import { askStockAlert } from '#modules/stock-alerts/stock-alerts.paths.ts'
import { clock } from '#platform/clock.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { runSql } from '#platform/run-sql.builders.ts'
import { BASE_PATH } from '#platform/wire/call-path.ts'
import { sendPicture } from '../aftercare/aftercare.builders.ts'
import { claimsIn } from '../aftercare/claims.builders.ts'
import { withdrawalsOf } from '../balance/withdrawals.builders.ts'
import { returnsOf } from '../aftercare/returns.builders.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'
import { ownParts, type Part } from './own-rows.ts'
import { join } from './sign-in.builders.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.stop())

const Data = z.record(z.string(), z.array(z.record(z.string(), z.unknown())))
const download = async (token: string) => {
  const answer = await fetch(`${shop.url}${BASE_PATH}${getOwnData.path}`, { headers: { Authorization: `Bearer ${token}` } })
  const text = await answer.text()
  return { text, data: Data.parse(JSON.parse(text)), name: answer.headers.get('content-disposition') }
}

type Told = { table: string; columns: readonly string[] | undefined; without: readonly string[] }
const tellOf = ({ table, only, without = [], with: parts = {} }: Part): Told[] => [
  { table, columns: only, without },
  ...Object.values(parts).flatMap(tellOf),
]
const told = Object.values(ownParts).flatMap(tellOf)
/** Tables that name a member, or what is theirs, and are kept from the download: why. */
const KEPT_FROM_THEM: Record<string, string[]> = {
  'opens the account, or did so for minutes; a copy of it would be a key': [
    ...['challenges', 'one_time_codes', 'passkey_challenges', 'provider_arrivals', 'provider_visits', 'recovery_codes'],
    ...['second_factors', 'second_factor_tries', 'factor_shows'],
  ],
  'what somebody who works here has done, not a shopper': [
    ...['api_keys', 'audit_trail', 'bank_statements', 'bulk_edits', 'merchants', 'money_repairs', 'operators', 'page_versions'],
    ...[
      'payout_files',
      'product_drafts',
      'product_imports',
      'product_views',
      'offer_files',
      'proposals',
      'proposal_steps',
      'offer_history',
      'word_lists',
      'stock_changes',
      'webhook_endpoints',
      'debt_reminders',
      'merchant_visits',
      'settings_history',
      'statement_approvals',
    ],
  ],
  'a colleague’s yes or no to money that is in the download': ['approvals'],
  'pictures of the item on the bench, shown with the order': ['authentication_pictures'],
  'a fingerprint of contacts and addresses; it cannot be read': ['coupon_traces'],
  'a fingerprint of what was written within a day; it cannot be read': ['screened_texts'],
  'who of the shop decided what; the decision is in the download': ['moderation_steps'],
  'what a refused picture looks like, in numbers': ['refused_pictures'],
  'answers that were given already, kept for a day': ['idempotency_keys'],
  'an address a seller typed to ask somebody; gone after a month': ['merchant_invitations'],
  'what the shop has held of its sellers and why, told to their people': ['merchant_holds', 'merchant_steps'],
  'what a seller has said and shown the shop about a return or claim; that it was asked is in the download': [
    'seller_answer_pictures',
    'seller_answer_steps',
    'seller_answer_units',
  ],
  'when a seller was away, which is of the seller': ['merchant_holidays'],
  'photographs of what a seller offers, shown to every buyer': ['offer_pictures'],
  'photographs of what a seller has sent, which are of the seller': ['sent_item_pictures'],
  'a fingerprint of a browser that followed a link; it cannot be read': ['referral_visits'],
  'what an influencer shows and earns, which is the influencer’s': ['referral_picks', 'referral_sales'],
  'what the shop owes its sellers, and where it pays them': ['merchant_payables', 'merchant_bank_accounts'],
  'the file a transfer went to the bank in; the transfer is in the download': ['payout_file_lines'],
  'what was opened after a search; gone after three days': ['search_trails'],
  'a count of tries, kept for a day or two': ['card_declines', 'point_gift_misses'],
  'told within seconds; the message is in the download': ['interactions'],
  'the bank’s account of the shop; the payment is in the download': ['statement_lines'],
}
const kept = Object.values(KEPT_FROM_THEM).flat()

/** What is only looked up for its name belongs to everybody. */
const LOOKED_UP = new Set(['products', 'variants', 'campaigns', 'merchants'])

const Column = z.object({ table: z.string(), column: z.string(), type: z.string() })
const columns = () =>
  readRows(
    shop.database.pool,
    Column,
    sql`select c.relname::text as table, a.attname::text as column, t.typname::text as type from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped join pg_type t on t.oid = a.atttypid
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')`,
  )

test('every table that names a member or what is theirs is in the download, or kept from it for a reason', async () => {
  const Key = z.object({ table: z.string(), to: z.string() })
  const keys = await readRows(
    shop.database.pool,
    Key,
    sql`select conrelid::regclass::text as table, confrelid::regclass::text as to from pg_constraint
      where contype = 'f' and connamespace = 'public'::regnamespace`,
  )
  const NAMES_SOMEBODY =
    /^((owner|account|member|giver|friend|caller|viewer|inviter|payer)_id|recipient|e?mail|contact(_email|_phone)?)$/
  const naming = (await columns()).filter(({ column }) => NAMES_SOMEBODY.test(column)).map(({ table }) => table)
  const theirs = new Set(['accounts', ...naming])
  const ours = new Set(told.map(({ table }) => table).filter((table) => !LOOKED_UP.has(table)))
  // What belongs to a row that is theirs is theirs; what is kept from them takes along what belongs to it.
  for (let size = -1; size !== theirs.size; ) {
    size = theirs.size
    for (const { table, to } of keys) if (to === 'accounts' || (theirs.has(to) && ours.has(to))) theirs.add(table)
  }
  const left = [...theirs].filter((table) => !ours.has(table) && !kept.includes(table) && !table.startsWith('sandbox_'))
  expect(left.toSorted()).toEqual([])
  const named = new Set((await columns()).map(({ table }) => table))
  expect(kept.filter((table) => !named.has(table) || ours.has(table))).toEqual([])
})

test('no column that could open an account, or that nobody can read, is told of', async () => {
  const SECRET = /hash|token|secret|sealed|fingerprint|public_key|pick_up_code/
  const open = (await columns()).filter(({ table, column, type }) =>
    told
      .filter((part) => part.table === table)
      .some(
        (part) =>
          (part.columns ? part.columns.includes(column) : !part.without.includes(column)) &&
          (SECRET.test(column) || type === 'bytea'),
      ),
  )
  expect(open.map(({ table, column }) => `${table}.${column}`)).toEqual([])
})

test('a member’s download holds their orders with items, address and payment, and what came after: return, claim, review, care', async () => {
  const work = await returnsOf(shop)
  const claims = claimsIn(shop, work)
  const { token, email, account } = await join(shop)
  const order = await work.received({ token, quantity: 3, product: { flags: ['lowestPrice'] } })
  const [backId = '', claimedId = '', cleanedId = ''] = order.unitIds
  await work.ask(order, { units: [{ unitId: backId, reason: 'faulty' }], note: 'The clasp is loose.' })
  await claims.askPrice({ ...order, unitIds: [claimedId] })
  await shop.ask(
    writeReview,
    { orderNo: order.orderNo, productId: order.product.productId, stars: 4, text: 'A fine bag.' },
    { token },
  )
  await shop.ask(
    bookCare,
    { unitId: cleanedId, day: bookableDays(clock.now()).at(-1) ?? '', place: 'store', half: 'morning' },
    { token },
  )
  await sendPicture(shop, 'claim', token)
  await runSql(
    shop.database,
    sql`insert into member_notes (note_id, account_id, note, actor_kind, actor, actor_id, created_at)
    values (gen_random_uuid(), ${account}, 'Prefers to be called', 'operator', 'Ada', ${account}, now())`,
  )
  await runSql(shop.database, sql`update offers set available = 0 where sku_id = ${order.product.skuIds[0]}`)
  await shop.ask(askStockAlert, { skuId: order.product.skuIds[0] ?? '', email }, { token })

  const { data, text, name } = await download(token)
  expect(name).toMatch(/^inline; filename="praya-\d{4}-\d\d-\d\d\.json"$/)
  expect(data.contacts).toMatchObject([{ kind: 'email', value: email }])
  expect(data.orders).toMatchObject([
    {
      orderNumber: order.orderNo,
      total: expect.stringMatching(/^\d+\.\d\d$/),
      parts: { goods: expect.stringMatching(/^\d+\.\d\d$/) },
      receiver: { address: expect.any(String) },
      lines: [{ quantity: 3, snapshot: { titleEn: expect.any(String) }, pieces: [{}, {}, {}] }],
      payments: [{ method: 'bank', state: 'succeeded' }],
      returns: [{ note: 'The clasp is loose.', pieces: [{ reason: 'faulty' }], history: [{ act: 'ask' }] }],
      claims: [{ kind: 'price', link: 'https://example.com/bag' }],
      reviews: [{ stars: 4, body: 'A fine bag.' }],
      care: [{ place: 'store' }],
    },
  ])
  expect(data.uploads).toMatchObject([{ purpose: 'claim' }])
  expect(data.notes).toMatchObject([{ note: 'Prefers to be called' }])
  expect(data.stockAlerts).toMatchObject([{ email, item: { product: { nameEn: expect.any(String) } } }])
  expect(data.messages?.length).toBeGreaterThan(0)
  expect(data.mails?.every(({ subject }) => typeof subject === 'string')).toBe(true)
  // The code that opened the account was a mail, too; and who of the shop noted something is none of theirs.
  expect(text).not.toMatch(/argon2|tokenHash|"Ada"/)
})

test('what came to the balance is in the download as it is said on the page, and so is what was paid out', async () => {
  const finance = await shop.operator(['finance'])
  const work = withdrawalsOf(shop, () => finance)
  const { token } = await work.holder('50')
  await work.ask(token, '20')
  const { data } = await download(token)
  expect(data.balanceAndPoints).toMatchObject([
    { purpose: 'balance', sum: '30.00', entries: [{ amount: '50.00' }, { amount: '-20.00' }] },
  ])
  expect(data.withdrawals).toMatchObject([{ amount: '20.00', state: 'requested', account: '•••833' }])
})
