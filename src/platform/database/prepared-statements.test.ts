import { sql } from 'kysely'
import pg from 'pg'
import { expect, test } from 'vitest'
import { openDatabase } from '../database.server.ts'
import { createTestDatabase } from '../test-database.server.ts'

test('a table that gets another column while its statements are known is read and written as before', async () => {
  const own = await createTestDatabase()
  const beside = new pg.Client({ connectionString: own.url })
  await beside.connect()
  const database = openDatabase(own.url, { connections: 1 })
  const ask = sql`select * from shapes where id >= ${1}`
  try {
    await beside.query('create table shapes (id int); insert into shapes values (1)')
    for (let turn = 0; turn < 20; turn += 1) await database.inTransaction((tx) => ask.execute(tx))
    const { rows: known } = await database.inTransaction((tx) =>
      sql`select name from pg_prepared_statements where statement like '%shapes%' and ${true}`.execute(tx),
    )
    expect(known).toHaveLength(1)

    await beside.query("alter table shapes add colour text default 'black'")
    expect((await sql`select * from shapes where id >= ${1}`.execute(database.pool as never)).rows).toEqual([
      { id: 1, colour: 'black' },
    ])

    for (let turn = 0; turn < 20; turn += 1) await database.inTransaction((tx) => ask.execute(tx))
    await beside.query("alter table shapes add size text default 'M'")
    const written = await database.inTransaction(async (tx) => {
      await sql`insert into shapes (id) values (2)`.execute(tx)
      return ask.execute(tx)
    })
    expect(written.rows).toEqual([
      { id: 1, colour: 'black', size: 'M' },
      { id: 2, colour: 'black', size: 'M' },
    ])
  } finally {
    await Promise.all([database.close(), beside.end()])
    await own.drop()
  }
})
