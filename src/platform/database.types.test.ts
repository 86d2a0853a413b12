import { expectTypeOf, test } from 'vitest'
import { bagTables } from '#modules/bag/bag.tables.ts'
import { changeBagQuantity } from '#flows/bag/keep-bag.ts'
import { lockOrder, moveOrder, type succeedPayment } from '#modules/orders/index.server.ts'
import type { OrderRow } from '#modules/orders/orders.tables.ts'
import type { CallContext, defineCall } from './call.server.ts'
import type { Schema } from './value-schema.ts'
import type { Database, Locked, Read, Tx } from './database.server.ts'

// What is said here is held to by `npm run check`: a wrong sentence does not compile.
test('the pool reads, and a transaction reads and writes', () => {
  expectTypeOf<Database['pool']>().toExtend<Read>()
  expectTypeOf<Tx>().toExtend<Read>()
  expectTypeOf<Database['pool']>().not.toExtend<Tx>()
  expectTypeOf(changeBagQuantity).parameter(0).toEqualTypeOf<Tx>()
  expectTypeOf<Read>().not.toHaveProperty('insertInto')
  expectTypeOf<Tx>().not.toHaveProperty('insertInto')
})

test('a module writes to its own tables, inside a transaction, and reads from all', () => {
  const inside = (tx: Tx) => bagTables(tx)
  const outside = (read: Read) => bagTables(read)
  expectTypeOf<ReturnType<typeof inside>['insertInto']>().parameter(0).toEqualTypeOf<'bag_lines'>()
  expectTypeOf<ReturnType<typeof outside>>().not.toHaveProperty('insertInto')
  expectTypeOf<ReturnType<typeof outside>>().toHaveProperty('selectFrom')
})

test('an order and its payments move only while the order is locked', () => {
  expectTypeOf<OrderRow>().not.toExtend<Locked<OrderRow>>()
  expectTypeOf(lockOrder).returns.resolves.toEqualTypeOf<Locked<OrderRow>>()
  expectTypeOf(moveOrder).parameter(1).toEqualTypeOf<Locked<OrderRow>>()
  expectTypeOf<OrderRow>().not.toExtend<Parameters<typeof succeedPayment>[1]>()
  expectTypeOf<Locked<OrderRow>>().toExtend<Parameters<typeof succeedPayment>[1]>()
})

test('a GET and a call that reads are given something to read with, any other call a transaction', () => {
  type GivenBy<Method extends 'GET' | 'POST', Reads extends boolean> = Parameters<
    Parameters<typeof defineCall<Schema, Schema, Method, 'anyone', Reads>>[1]
  >[0]
  expectTypeOf<GivenBy<'GET', false>['tx']>().toEqualTypeOf<Read>()
  expectTypeOf<GivenBy<'POST', true>['tx']>().toEqualTypeOf<Read>()
  expectTypeOf<GivenBy<'POST', false>['tx']>().toEqualTypeOf<Tx>()
  expectTypeOf<CallContext['tx']>().toEqualTypeOf<Read>()
})
