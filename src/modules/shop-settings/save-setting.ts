import { type Operator, recordAudit } from '#platform/audit-trail.server.ts'
import { clock } from '#platform/clock.ts'
import type { Read, Tx } from '#platform/database.server.ts'
import { emit } from '#events/events.server.ts'
import { refuse } from '#platform/refusal.ts'
import type { ReadSettings } from './read-settings.ts'
import { type SettingName, settingNames } from './setting-list.contract.ts'
import type { SettingWire } from './shop-settings.contract.ts'
import { shopSettingsTables } from './shop-settings.tables.ts'

/** Every setting with its version, in the order they are declared in. */
export async function findSettings(tx: Read, read: ReadSettings): Promise<SettingWire[]> {
  const settings = await read(tx)
  const rows = await shopSettingsTables(tx).selectFrom('settings').select(['name', 'version']).execute()
  const versions = new Map(rows.map(({ name, version }) => [name, version]))
  return settingNames.map((name) => ({ name, version: versions.get(name) ?? 0, value: settings[name] }))
}

/** Changes one setting, and writes down what it was; refused when somebody else has changed it since `version`. */
export async function saveSetting(tx: Tx, operator: Operator, read: ReadSettings, change: SettingWire): Promise<SettingWire> {
  const { name, value } = change
  const before = (await read(tx))[name]
  const row = { name, version: change.version + 1, changed_at: clock.now(), changed_by: operator.name }
  const saved = await shopSettingsTables(tx)
    .insertInto('settings')
    .values({ ...row, value: JSON.stringify(value) })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet((column) => ({
          value: column.ref('excluded.value'),
          version: column.ref('excluded.version'),
          changed_at: column.ref('excluded.changed_at'),
          changed_by: column.ref('excluded.changed_by'),
        }))
        .where('settings.version', '=', change.version),
    )
    .executeTakeFirstOrThrow()
  if (saved.numInsertedOrUpdatedRows !== 1n) return refuseLate(tx, name)
  await shopSettingsTables(tx)
    .insertInto('settings_history')
    .values({ ...row, operator_id: operator.id, before: JSON.stringify(before), after: JSON.stringify(value) })
    .execute()
  await recordAudit(tx, { by: operator, action: 'setting-changed', subject: 'setting', subjectId: name, before, after: value })
  await emit(tx, 'settings-changed', { name })
  return { ...change, version: row.version }
}

async function refuseLate(tx: Read, name: string): Promise<never> {
  const winner = await shopSettingsTables(tx)
    .selectFrom('settings')
    .select(['changed_by', 'changed_at'])
    .where('name', '=', name)
    .executeTakeFirst()
  refuse('MOVED_ON', { by: winner?.changed_by ?? '', time: winner?.changed_at.toISOString() ?? '' })
}

/** Every change of a setting, the oldest first: what it was until then and from then on, and whose hand it was. */
export const listChangesOf = (tx: Read, name: SettingName) =>
  shopSettingsTables(tx)
    .selectFrom('settings_history')
    .select(['version', 'changed_at as changedAt', 'operator_id as operatorId', 'before', 'after'])
    .where('name', '=', name)
    .orderBy('version')
    .execute()
