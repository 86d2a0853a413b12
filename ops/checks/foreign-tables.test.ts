import { expect, test } from 'vitest'
import { findForeignTables, foreignFaults, tablesIn } from './foreign-tables.ts'

test('a module that begins to read another’s table is named, and so is one that reads it no more until it is off the list', () => {
  const listed = { 'src/modules/reports': ['orders', 'units'] }
  expect(foreignFaults(listed, listed)).toEqual([])
  expect(foreignFaults(listed, { 'src/modules/reports': ['orders'], 'src/modules/bag': ['orders'] })).toEqual([
    'src/modules/bag reads orders, another module’s table: read a view that module publishes',
    'src/modules/reports reads units no more: take it off ops/checks/foreign-tables.json',
  ])
})

test('orders, what is sold and who sells it are read by no module but their own, people by what knows a session, too', () => {
  const found = findForeignTables()
  // The list would be empty as well if nothing were read.
  expect(found['src/modules/ledger']).toContain('ledger_entries')
  const closed = ['orders', 'order_lines', 'units', 'consignments', 'parcels', 'parcel_units', 'order_history', 'order_grants']
  const money = ['payments', 'refunds', 'refund_parts', 'disputes']
  const people = ['account_details']
  const sold = ['merchants', 'offers', 'offer_history', 'products', 'variants', 'product_categories']
  const readersOf = (table: string) => Object.entries(found).flatMap(([part, tables]) => (tables.includes(table) ? [part] : []))
  for (const table of [...closed, ...money, ...people, ...sold]) expect([table, readersOf(table)]).toEqual([table, []])
  expect(readersOf('members')).toEqual(['src/platform'])
})

test('a table is seen behind a comma, in a lateral join and where its name is put in by itself', () => {
  const statement = 'select from bag_lines b, units u, lateral orders where true'
  expect(tablesIn(`sql\`${statement}\``)).toEqual(['bag_lines', 'units', 'orders'])
  expect(tablesIn("sql`select from ${sql.table('units')} join ${sql`orders`} o on true`")).toEqual(['units', 'orders'])
  expect(tablesIn("tables(tx).selectFrom('units as u').innerJoin('orders as o', 'o.order_id', 'u.order_id')")).toEqual([
    'units',
    'orders',
  ])
})
