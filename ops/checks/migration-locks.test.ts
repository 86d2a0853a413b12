import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { listFiles } from './sources.ts'
import { findContracts, findLongLocks, SMALL } from './migration-locks.ts'

const found = (sql: string): string[] => findLongLocks(sql).map((fault) => fault.slice(0, fault.indexOf(':')))

test.each([
  ['create index orders_by_day on orders (day)', 'orders'],
  ['create unique index\n  on "products" (slug) where live', 'products'],
  ['alter table payments add constraint positive check (cents > 0)', 'payments'],
  ['alter table order_lines add foreign key (offer_id) references offers', 'order_lines'],
  ['alter table if exists only offers alter column price type bigint', 'offers'],
  ['alter table members alter column name set not null', 'members'],
  ['alter table posts add column code uuid not null default gen_random_uuid()', 'posts'],
  ['alter table posts add column folded text generated always as (lower(body)) stored', 'posts'],
  ['UPDATE orders SET kind = 1', 'orders'],
  ['select 1; delete from outbox', 'outbox'],
])('a migration that holds a large table up is refused: %s', (sql, table) => {
  expect(found(`${sql};`)).toEqual([table])
})

test.each([
  ['a small table', 'create index on brands (name); update brands set rank = 1;'],
  ['a table of the same file', 'create table orders (id int); create index on orders (id); update orders set id = 1;'],
  ['a column with a value that is the same for all', "alter table orders add column kind text not null default 'sale';"],
  ['a constraint that is validated later', 'alter table orders add constraint kinds check (kind is not null) not valid;'],
  ['what was measured', '-- orders: 4 s with 1,000,000 rows\ncreate index orders_by_day on orders (day);'],
  ['what is only spoken of', '-- update orders\nselect 1;'],
])('%s is let through', (_, sql) => {
  expect(found(sql)).toEqual([])
})

test('how long one table takes says nothing of another', () => {
  const sql = '-- orders: 4 s with 1,000,000 rows\ncreate index a on orders (a); create index b on offers (b);'
  expect(found(sql)).toEqual(['offers'])
})

test('a table counts as one that grows until its name is among the small ones, which all exist', () => {
  for (const table of ['follows', 'merchant_statements', 'one_of_tomorrow'])
    expect(found(`create index by_day on ${table} (day);`)).toEqual([table])
  const sql = listFiles('migrations').map((path) => readFileSync(path, 'utf8'))
  const named = new Set(
    sql.flatMap((text) => [...text.matchAll(/(?:create (?:unlogged )?table|rename to) (\w+)/g)].map(([, table]) => table)),
  )
  expect([...SMALL].filter((table) => !named.has(table))).toEqual([])
})

test.each([
  'alter table orders drop column courier',
  'alter table orders add column a int, drop b',
  'alter table offers rename column price to amount',
  'alter table offers rename to prices',
  'drop table if exists follows',
  'alter table posts alter column body set not null',
  'alter table posts alter code drop default',
  'alter table posts add column code text not null',
])('what the release before still needs is kept, unless the file names the one that does without: %s', (sql) => {
  const table = /(?:table|exists) (orders|offers|follows|posts)/.exec(sql)?.[1] ?? ''
  expect(findContracts(`${sql};`)).toHaveLength(1)
  expect(findContracts(`-- ${table}: not used since 0.4.0\n${sql};`)).toEqual([])
  expect(findContracts(`-- other: not used since 0.4.0\n${sql};`)).toHaveLength(1)
  expect(findContracts(`create table ${table} (id int); ${sql};`)).toEqual([])
})

test.each([
  'alter table orders add column courier text',
  "alter table orders add column courier text not null default ''",
  'alter table orders drop constraint kinds',
  'alter table orders alter column courier drop not null',
  'alter table orders rename constraint a to b',
])('the release before can live with it: %s', (sql) => {
  expect(findContracts(`${sql};`)).toEqual([])
})
