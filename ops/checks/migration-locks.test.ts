import { expect, test } from 'vitest'
import { findLongLocks } from './migration-locks.ts'

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
