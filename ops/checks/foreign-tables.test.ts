import { expect, test } from 'vitest'
import { findForeignTables, foreignFaults } from './foreign-tables.ts'

test('a module that begins to read another’s table is named, and so is one that reads it no more until it is off the list', () => {
  const listed = { 'src/modules/reports': ['orders', 'units'] }
  expect(foreignFaults(listed, listed)).toEqual([])
  expect(foreignFaults(listed, { 'src/modules/reports': ['orders'], 'src/modules/bag': ['orders'] })).toEqual([
    'src/modules/bag reads orders, another module’s table: read a view that module publishes',
    'src/modules/reports reads units no more: take it off ops/checks/foreign-tables.json',
  ])
})

test('merchants and offers are read by no module but their own', () => {
  const found = findForeignTables()
  // The list would be empty as well if nothing were read.
  expect(found['src/modules/reports']).toContain('orders')
  for (const table of ['merchants', 'offers', 'offer_history'])
    expect(Object.entries(found).filter(([, tables]) => tables.includes(table))).toEqual([])
})
