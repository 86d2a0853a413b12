import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { checkTrail, sealTrail } from '#modules/audit/index.server.ts'
import { listAudit, listAuditKinds } from '#modules/audit/audit.paths.ts'
import { addRole } from '#modules/operators/roles.paths.ts'
import { recordAudit } from '#platform/audit-trail.server.ts'
import { newId } from '#platform/ids.server.ts'
import { signingWith } from '#platform/access/signing.server.ts'
import { readSettings } from '#platform/settings.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { runSql } from '#platform/run-sql.builders.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'

let shop: TestShop
let token: string
const actor = '01900000-0000-7000-8000-000000000001'
beforeAll(async () => {
  shop = await startTestShop()
  token = await shop.operator()
  await runSql(shop.database, sql`insert into accounts (account_id, kind) values (${actor}, 'operator')`)
})
afterAll(() => shop.stop())

const find = async (wanted: Parameters<typeof ask>[0] = {}) => (await ask(wanted)).data
const ask = (wanted: { actorId?: string; action?: string; subjectId?: string; from?: string; to?: string; after?: string }) =>
  shop.ask(listAudit, wanted, { token })

test('what an operator did is found by who, what, which and when, with what it was before', async () => {
  const role = { nameEn: 'Tried', nameZh: '測試', permissions: ['read-orders' as const] }
  await shop.ask(addRole, role, { token })
  const { actors, actions } = (await shop.ask(listAuditKinds, {}, { token })).data
  expect(actions).toEqual(['role-added'])
  const [entry] = (await find({ actorId: actors[0]?.actorId ?? '', action: 'role-added' })).list
  expect(entry).toMatchObject({ actor: 'Ada', subject: 'role' })
  expect(entry?.changes).toContainEqual({ field: 'permissions', before: null, after: 'read-orders' })
  expect((await find({ subjectId: entry?.subjectId ?? '' })).list).toHaveLength(1)
  for (const other of [{ actorId: newId() }, { action: 'x' }, { subjectId: 'x' }, { to: '2020-01-01' }, { from: '2999-01-01' }])
    expect((await find(other)).list).toEqual([])
})

describe('the trail', () => {
  const signing = signingWith(readSettings({}).CERTIFICATE_KEYS)
  const seal = () => shop.database.inTransaction((tx) => sealTrail(tx, signing))
  const check = () => checkTrail(shop.database.pool, signing)
  /** As somebody would who owns the tables. */
  const tamper = (statement: ReturnType<typeof sql>) =>
    shop.database.inTransaction(async (tx) => {
      for (const table of ['audit_trail', 'audit_seals'])
        await sql`alter table ${sql.table(table)} disable trigger all`.execute(tx)
      await statement.execute(tx)
      for (const table of ['audit_trail', 'audit_seals'])
        await sql`alter table ${sql.table(table)} enable trigger all`.execute(tx)
    })

  test.each([
    sql`delete from audit_trail where action = 'paged'`,
    sql`update audit_trail set actor = 'Nobody'`,
    sql`truncate audit_trail cascade`,
    sql`delete from audit_seals`,
  ])('is only ever added to, also by the shop’s own role', async (statement) => {
    await seal()
    await expect(runSql(shop.database, statement)).rejects.toThrow(/is added to and never changed/)
  })

  test('is not the only evidence that cannot be emptied: whatever refuses to be changed refuses that, too', async () => {
    const kept = await readRows(
      shop.database.pool,
      z.object({ table: z.string() }),
      sql`select distinct c.relname::text as "table" from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_proc p on p.oid = t.tgfoid
        where p.proname in ('refuse_change', 'refuse_rewriting', 'keep_settings_history') order by 1`,
    )
    expect(kept.length).toBeGreaterThanOrEqual(10)
    for (const { table } of kept)
      await expect(runSql(shop.database, sql`truncate ${sql.table(table)} cascade`)).rejects.toThrow(/added to|not changed/)
  })

  test('is sealed by and by, also what is written meanwhile, and each entry once', async () => {
    const write = (note: string) =>
      shop.database.inTransaction((tx) =>
        recordAudit(tx, {
          by: { kind: 'operator', id: actor, name: 'Ada' },
          action: 'role-added',
          subject: 'sealed',
          subjectId: note,
        }),
      )
    await Promise.all([...Array.from({ length: 20 }, (_, at) => write(`n${at}`)), seal(), seal()])
    while ((await seal()) > 0) continue
    const [count] = await readRows(
      shop.database.pool,
      z.object({ num: z.number() }),
      sql`select count(*)::int as num from audit_trail`,
    )
    expect(await check()).toMatchObject({ entries: count?.num })
  })

  test.each([
    [
      'changed',
      sql`update audit_trail set actor = 'Nobody' where subject_id = 'n7'`,
      sql`update audit_trail set actor = 'Ada' where subject_id = 'n7'`,
    ],
    [
      'put down to another kind of actor',
      sql`update audit_trail set actor_kind = 'clock' where subject_id = 'n7'`,
      sql`update audit_trail set actor_kind = 'operator' where subject_id = 'n7'`,
    ],
    [
      'signed with another key',
      sql`update audit_seals set key_name = 'other' where signature is not null`,
      sql`update audit_seals set key_name = ${signing.current} where signature is not null`,
    ],
    [
      'taken out',
      sql`update audit_seals set place = place + 1000000 where place = 3`,
      sql`update audit_seals set place = 3 where place = 1000003`,
    ],
  ])('that is %s behind its back is found in the night', async (_, change, back) => {
    const { head } = await check()
    await tamper(change)
    await expect(check()).rejects.toThrow(/the audit trail is broken at entry \d+/)
    await tamper(back)
    expect(await check()).toMatchObject({ head })
  })
})

test('pages follow each other without a gap or a repeat, though entries share a moment and others come meanwhile', async () => {
  await runSql(
    shop.database,
    sql`insert into audit_trail (entry_id, actor_kind, actor, action, subject, subject_id, recorded_at)
      select gen_random_uuid(), 'operator', 'Kit', 'paged', 'page', (n % 3)::text, now() - (n / 40) * interval '1 hour' from generate_series(1, 130) n`,
  )
  const seen: string[] = []
  let after = ''
  for (;;) {
    const { list, hasMore } = await find({ action: 'paged', after })
    seen.push(...list.map(({ entryId }) => entryId))
    after = list.at(-1)?.entryId ?? ''
    await shop.database.inTransaction((tx) =>
      recordAudit(tx, {
        by: { kind: 'operator', id: actor, name: 'Kit' },
        action: 'work-retried',
        subject: 'page',
        subjectId: '1',
      }),
    )
    if (!hasMore) break
  }
  expect(seen).toHaveLength(130)
  expect(new Set(seen).size).toBe(130)
})

test('a page of a long trail is read from an index, whatever it is searched by', async () => {
  await runSql(
    shop.database,
    sql`insert into audit_trail (entry_id, actor_kind, actor, actor_id, action, subject, subject_id, recorded_at)
      select gen_random_uuid(), 'operator', 'Kit', case when n % 3 = 0 then ${actor}::uuid end, 'kind-' || n % 20, 'page', (n % 5000)::text, now() - n * interval '1 minute'
      from generate_series(1, 20000) n`,
  )
  await runSql(shop.database, sql`analyze audit_trail`)
  for (const filter of [sql`true`, sql`action = 'kind-7'`, sql`subject_id = '77'`, sql`actor_id = ${actor}`]) {
    const plan = await readRows(
      shop.database.pool,
      z.object({ 'QUERY PLAN': z.string() }),
      sql`explain select * from audit_trail where ${filter} and (recorded_at, entry_id) < (now() - interval '5 days', ${actor}::uuid)
        order by recorded_at desc, entry_id desc limit 51`,
    )
    const told = plan.map((line) => line['QUERY PLAN']).join('\n')
    expect(told).toMatch(/Index (Only )?Scan using audit_/)
    expect(told).not.toMatch(/Seq Scan|Sort/)
  }
})

test('what looks like a secret never reaches the trail', async () => {
  const by = { kind: 'operator', id: actor, name: 'Kit' } as const
  const after = { password: 'p1', nested: { tokenHash: 'p2', list: [{ secret: 'p3' }] }, reason: 'kept' }
  await shop.database.inTransaction((tx) =>
    recordAudit(tx, { by, action: 'work-given-up', subject: 'page', subjectId: 'told', after }),
  )
  const [row] = await readRows(
    shop.database.pool,
    z.object({ told: z.string() }),
    sql`select after::text as told from audit_trail where subject_id = 'told'`,
  )
  expect(row?.told).toContain('kept')
  expect(row?.told).not.toMatch(/p\d/)
})
