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
  ['create index "by_day" on public."orders" (day)', 'orders'],
  ['/* for search */ update only orders set kind = 1', 'orders'],
  ['with old as (select 1) update orders set kind = 1 where exists (select from old)', 'orders'],
  ['with gone as (delete from outbox returning id) select count(*) from gone', 'outbox'],
  ['merge into orders o using payments p on p.id = o.id when matched then update set kind = 1', 'orders'],
  ['do $$ begin if true then update orders set kind = 1; end if; end $$', 'orders'],
  ["do $$ begin execute format('update %I set kind = 1', 'orders'); end $$", 'any_table'],
  ["do $$ begin execute 'update orders set note = ''a'''; end $$", 'orders'],
  ['alter table orders add constraint a check (n > 0) not valid, add constraint b unique (n)', 'orders'],
  ['alter table orders add constraint a check (n > 0) not valid; alter table orders validate constraint a', 'orders'],
  ['alter table orders add constraint a not null n', 'orders'],
  ['alter table orders add column n int check (n > 0)', 'orders'],
  ['alter table orders add column n int unique', 'orders'],
  ['alter table orders add column n bigint default 1 references offers', 'orders'],
  ['alter table orders add column n bigserial', 'orders'],
  ['alter table orders add column n bigint generated always as identity', 'orders'],
  ["alter table orders add column n bigint default nextval('numbers')", 'orders'],
  ['alter table orders add column n text not null default (new_code())', 'orders'],
  ['alter table orders set unlogged', 'orders'],
  ['alter domain cents add check (value >= 0)', 'cents'],
  ['refresh materialized view sales', 'sales'],
  ['reindex table orders', 'orders'],
  ['cluster orders using by_day', 'orders'],
  ['lock table brands, orders in share mode', 'orders'],
  ['create table if not exists orders (id int); update orders set id = 1', 'orders'],
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
  ['a word in a text', "alter table orders add column kind text default 'update orders; delete from orders';"],
  ['what a function does once it is called', 'create function f() returns trigger as $$ begin update orders set a = 1; end $$;'],
  ['a row that is there already', 'insert into brands (id) values (1) on conflict (id) do update set rank = 1;'],
  ['a column that refers to another table', 'alter table orders add column brand uuid references brands;'],
  ['the moment of the migration', 'alter table orders add column seen_at timestamptz not null default now();'],
  ['a value that is worked out when it is read', 'alter table orders add column twice int generated always as (n + n) virtual;'],
  ['what is validated in a later file', 'alter table orders validate constraint kinds;'],
  ['a trigger', 'create trigger t after insert or update on orders for each row execute function f();'],
  ['a table of the session', 'create temp table orders (id int); update orders set id = 1;'],
])('%s is let through', (_, sql) => {
  expect(found(sql)).toEqual([])
})

test.each([
  ['alter table offers add column day date; create index by_day on orders (day)', 'offers'],
  ['alter table orders add column day date; create index by_day on orders (day)', 'orders'],
  ['drop index by_week; create index by_day on orders (day)', 'by_week'],
  ['create trigger t before insert on offers for each row execute function f(); update orders set kind = 1', 'offers'],
])('what closes a table to readers comes after the long work, or in another file: %s', (sql, table) => {
  expect(found(`-- orders: 4 s with 1,000,000 rows\n${sql};`)).toEqual([table])
  expect(found(`-- orders: 20 ms with 1,000,000 rows\n${sql};`)).toEqual([])
  const turned = sql.split('; ').toReversed().join('; ')
  expect(found(`-- orders: 4 s with 1,000,000 rows\n${turned};`)).toEqual([])
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
  'alter table posts alter column code type uuid',
  'alter table posts alter column code drop identity',
  'alter table posts alter column code drop expression',
  'alter table posts add constraint short check (length(body) < 10) not valid',
  'alter table posts add constraint there not null body not valid',
  'create unique index once on posts (body)',
  'truncate posts',
  'drop view posts',
  'alter view posts rename to writings',
  'alter view posts set schema old',
  "alter type posts rename value 'a' to 'b'",
  'drop function if exists posts(int)',
])('what the release before still needs is kept, unless the file names the one that does without: %s', (sql) => {
  const table = /\b(orders|offers|follows|posts)\b/.exec(sql)?.[1] ?? ''
  const broken = (text: string): string[] => findContracts(text, '0.5.0')
  expect(broken(`${sql};`)).toHaveLength(1)
  expect(broken(`-- ${table}: not used since 0.4.0\n${sql};`)).toEqual([])
  expect(broken(`-- other: not used since 0.4.0\n${sql};`)).toHaveLength(1)
  expect(broken(`create table ${table} (id int); ${sql};`)).toEqual([])
})

test('what goes was left unused by a release before this one, and is not made again in the same file', () => {
  const sql = '-- orders: not used since 0.5.0\nalter table orders drop column courier;'
  expect(findContracts(sql, '0.5.0')).toHaveLength(1)
  expect(findContracts(sql, '0.4.9')).toHaveLength(1)
  expect(findContracts(sql, '0.10.0')).toEqual([])
  expect(findContracts('drop table orders; create table orders (id int);', '0.5.0')).toHaveLength(1)
  expect(findContracts('drop table offers, orders;', '0.5.0')).toHaveLength(2)
})

test.each([
  'alter table orders add column courier text',
  "alter table orders add column courier text not null default ''",
  'alter table orders drop constraint kinds',
  'alter table orders alter column courier drop not null',
  'alter table orders rename constraint a to b',
  'alter table orders alter column courier type bigint',
  'alter table orders add column n int; alter table orders add constraint few check (n < 3) not valid',
  'alter table orders add column n int; create unique index once on orders (n)',
  "alter table orders drop constraint kinds; alter table orders add constraint kinds check (kind in ('a', 'b')) not valid",
  'create or replace view order_totals as select 1 as n',
  'drop index by_day; drop trigger t on orders',
])('the release before can live with it: %s', (sql) => {
  expect(findContracts(`${sql};`, '0.5.0')).toEqual([])
})
