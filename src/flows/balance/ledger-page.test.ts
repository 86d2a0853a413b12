import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkLedger, LEDGER_CHECK } from '#modules/ledger/index.server.ts'
import { getTrialBalance, ledgerFile, listAccounts, listPostings } from '#modules/ledger/ledger.paths.ts'
import type { PostingsInput } from '#modules/ledger/ledger.contract.ts'
import { showToday } from '#modules/reports/reports.paths.ts'
import { listJobs } from '#modules/jobs/jobs.paths.ts'
import { clock, DAY, dayInHongKong } from '#platform/clock.ts'
import { runSql } from '#platform/run-sql.builders.ts'
import { BASE_PATH } from '#platform/wire/call-path.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'
import { payoutPage } from '../money/payout.builders.ts'
import { withdrawalsOf } from './withdrawals.builders.ts'

let shop: TestShop
let finance: string
let work: ReturnType<typeof withdrawalsOf>
let orderNo: string
let member: Awaited<ReturnType<ReturnType<typeof withdrawalsOf>['holder']>>
beforeAll(async () => {
  shop = await startTestShop()
  finance = await shop.operator(['finance'])
  work = withdrawalsOf(shop, () => finance)
  clock.advance(-DAY)
  orderNo = (await payoutPage(shop, () => finance).owed()).orderNo
  clock.reset()
  member = await work.holder('300')
  await work.ask(member.token, '100')
})
afterAll(() => shop.stop())

const find = async (wanted: PostingsInput) => (await shop.ask(listPostings, wanted, { token: finance })).data
const trial = async (day = '') => (await shop.ask(getTrialBalance, { day }, { token: finance })).data

test('the trial balance comes to nothing, now and at the end of any day, and shows what each account held then', async () => {
  const now = await trial()
  const amounts = Object.fromEntries(now.list.map(({ purpose, amount }) => [purpose, amount]))
  expect(amounts).toMatchObject({
    'clearing-bank': '12000.00',
    balance: '-200.00',
    'withdrawals-held': '-100.00',
    goodwill: '300.00',
  })
  expect(now.sums).toEqual([{ unit: 'cents', amount: '0.00' }])
  const yesterday = await trial(dayInHongKong(new Date(clock.now().getTime() - DAY)))
  expect(yesterday.list.map(({ purpose }) => purpose)).not.toContain('balance')
  expect(yesterday.sums).toEqual([{ unit: 'cents', amount: '0.00' }])
  expect((await trial('2020-01-01')).list).toEqual([])
})

test('an order leads to its entries, and they lead back; so do an owner, an account, a kind and what a posting is about', async () => {
  const ofOrder = await find({ word: orderNo.toLowerCase() })
  expect(ofOrder.list.map(({ kind }) => kind)).toEqual(['sale', 'payment'])
  expect(new Set(ofOrder.list.map((posting) => posting.orderNo))).toEqual(new Set([orderNo]))
  expect(ofOrder.list[1]?.entries).toMatchObject([
    { purpose: 'clearing-bank', amount: '12000.00' },
    { purpose: 'customers', amount: '-12000.00' },
  ])
  const kindsOf = async (wanted: PostingsInput) => (await find(wanted)).list.map(({ kind }) => kind)
  expect(await kindsOf({ ownerId: member.account })).toEqual(['withdrawal-asked', 'goodwill-balance'])
  expect(await kindsOf({ word: member.account })).toEqual(['withdrawal-asked', 'goodwill-balance'])
  expect(await kindsOf({ purpose: 'withdrawals-held' })).toEqual(['withdrawal-asked'])
  expect(await kindsOf({ kind: 'goodwill-balance' })).toEqual(['goodwill-balance'])
  expect(await kindsOf({ word: ofOrder.list[0]?.subjectId ?? '' })).toEqual(['sale'])
  expect(await kindsOf({ word: 'PNOSUCHONE' })).toEqual([])
  const today = dayInHongKong(clock.now())
  expect(await kindsOf({ from: today, to: today })).toEqual(['withdrawal-asked', 'goodwill-balance'])
  const accounts = await shop.ask(listAccounts, { purpose: 'balance' }, { token: finance })
  expect(accounts.data).toMatchObject({
    total: 1,
    list: [{ ownerId: member.account, amount: '-200.00', entries: 2, isMember: true }],
  })
})

test('the export has a line for each entry, whatever is searched for, and no other role has it', async () => {
  const fetchFile = async (query: Record<string, string>, token = finance) =>
    (
      await fetch(`${shop.url}${BASE_PATH}${ledgerFile.path}?${new URLSearchParams(query)}`, {
        headers: { Authorization: `Bearer ${token}` },
      })
    ).text()
  const lines = (await fetchFile({ purpose: 'withdrawals-held' })).trim().split('\r\n')
  expect(lines).toHaveLength(3)
  expect(lines[1]).toMatch(/,withdrawal-asked,[0-9a-f-]{36},,balance,.*,Wai,cents,100.00,$/)
  expect((await fetchFile({})).trim().split('\r\n').length).toBeGreaterThan(8)
  expect(await fetchFile({}, await shop.operator(['support']))).not.toContain('withdrawal-asked')
})

test('a page goes on where the one before ended, with nothing twice and nothing left out', async () => {
  for (let num = 0; num < 60; num += 1) await work.give(member.account, '1')
  const first = await find({ purpose: 'balance' })
  expect([first.list.length, first.hasMore]).toEqual([50, true])
  const rest = await find({ purpose: 'balance', after: first.list.at(-1)?.postingId ?? '' })
  expect([rest.list.length, rest.hasMore]).toEqual([12, false])
  expect(new Set([...first.list, ...rest.list].map(({ postingId }) => postingId)).size).toBe(62)
})

test('by night the books are looked at; what is wrong raises an alarm in the rooms of work and of today', async () => {
  await expect(checkLedger(shop.database.pool)).resolves.toBeUndefined()
  const administrator = await shop.operator()
  const alarm = async () => (await shop.ask(listJobs, {}, { token: administrator })).data.ledgerAlarm
  const waits = async () =>
    (await shop.ask(showToday, {}, { token: administrator })).data.waiting.find(({ room }) => room === 'ledger')?.num
  expect([await alarm(), await waits()]).toEqual([[], 0])
  // As somebody with the database's own password might.
  await runSql(shop.database, sql`alter table ledger_entries disable trigger user`)
  await runSql(shop.database, sql`update ledger_entries set amount = amount + 1 where amount = -30000`)
  await runSql(shop.database, sql`alter table ledger_entries enable trigger user`)
  const problem = await checkLedger(shop.database.pool).catch((caught: Error) => caught.message)
  expect(problem).toBe('units postings')
  await runSql(
    shop.database,
    sql`insert into timed_tasks (task, every_seconds, last_error, finished_at) values (${LEDGER_CHECK}, 86400, ${problem}, now())`,
  )
  expect([await alarm(), await waits()]).toEqual([['units', 'postings'], 2])
  expect((await trial()).problems).toEqual(['units', 'postings'])
})
