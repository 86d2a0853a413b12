import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { bookCare } from '#modules/care/care.paths.ts'
import { getOwnData } from '#modules/members/sign-in.paths.ts'
import { writeReview } from '#modules/reviews/reviews.paths.ts'
import { askStockAlert } from '#modules/stock-alerts/stock-alerts.paths.ts'
import { type ExportedPart, exportedParts } from '#platform/access/personal-data.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { runSql } from '#platform/run-sql.builders.ts'
import { BASE_PATH } from '#platform/wire/call-path.ts'
import { sendPicture, wholeCareDays } from '../aftercare/aftercare.builders.ts'
import { claimsIn } from '../aftercare/claims.builders.ts'
import { withdrawalsOf } from '../balance/withdrawals.builders.ts'
import { returnsOf } from '../aftercare/returns.builders.ts'
import { knownOfPeople } from '../../subjects.server.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'
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
const tellOf = ({ table, only, without = [], with: parts = {} }: ExportedPart): Told[] => [
  { table, columns: only, without },
  ...Object.values(parts).flatMap(tellOf),
]
const told = Object.values(exportedParts(knownOfPeople)).flatMap(tellOf)
const notExported = knownOfPeople.flatMap((one) => Object.keys(one.notExported ?? {}))

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

test('every table that names a member or what is theirs is in the download, or a subject says why it is not', async () => {
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
  const left = [...theirs].filter((table) => !ours.has(table) && !notExported.includes(table) && !table.startsWith('sandbox_'))
  expect(left.toSorted()).toEqual([])
  const named = new Set((await columns()).map(({ table }) => table))
  expect(notExported.filter((table) => !named.has(table) || ours.has(table))).toEqual([])
})

test('a part of the download has one subject, and is added to where it is', () => {
  const bag = { bag: { table: 'bag_lines', account: 'owner_id' } }
  expect(() => exportedParts([{ exported: bag }, { exported: bag }])).toThrow('two subjects export bag')
  expect(() => exportedParts([{ exported: bag, exportedWithin: { 'bag.lines': {} } }])).toThrow('nothing is exported as lines')
  const item = { item: { table: 'variants', on: 'sku_id' } }
  expect(exportedParts([{ exportedWithin: { bag: item } }, { exported: bag }])).toEqual({ bag: { ...bag.bag, with: item } })
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
  await shop.ask(bookCare, { unitId: cleanedId, day: wholeCareDays().at(-1) ?? '', place: 'store', half: 'morning' }, { token })
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
