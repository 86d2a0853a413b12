import { findSettings, type ReadSettings, saveSetting as save } from '#modules/shop-settings/index.server.ts'
import { isAboutMoney, letsMoreOut } from '#modules/shop-settings/money-settings.rules.ts'
import type { SettingWire } from '#modules/shop-settings/shop-settings.contract.ts'
import { recordAudit } from '#platform/audit-trail.server.ts'
import type { Tx } from '#platform/database.server.ts'
import { refuse } from '#platform/refusal.ts'
import { type Decider, hasOpened, mayGo } from '#modules/approvals/index.server.ts'

/** Changes one setting; what lets more money out waits for a second person once the shop is open, and is answered as it still is. */
export async function saveSetting(tx: Tx, by: Decider, read: ReadSettings, setting: SettingWire): Promise<SettingWire> {
  if (isAboutMoney(setting.name) && (await hasOpened(tx))) {
    const now = (await findSettings(tx, read)).find(({ name }) => name === setting.name) ?? refuse('NOT_FOUND')
    if (now.version !== setting.version || !letsMoreOut(setting.name, now.value, setting.value))
      return save(tx, by, read, setting)
    const about = { subjectId: setting.name, amountCents: 0, wanted: { version: setting.version, value: setting.value } }
    if (!(await mayGo(tx, by, { kind: setting.name === 'settlement' ? 'commission' : 'setting', ...about }))) {
      const trail = { by, action: 'setting-asked' as const, subject: 'setting', subjectId: setting.name }
      await recordAudit(tx, { ...trail, before: now.value, after: setting.value })
      return now
    }
  }
  return save(tx, by, read, setting)
}
