import { saveSetting } from '#flows/approvals/save-money-setting.ts'
import { listCampaignNames } from '#modules/coupons/admin/index.server.ts'
import { listInfluencers } from '#modules/merchants/index.server.ts'
import { findSettingHistory, findSettings, type ReadSettings, settingsChanged } from '#modules/shop-settings/index.server.ts'
import type { CommissionsInput } from '#modules/shop-settings/commissions.contract.ts'
import { getCommissions, listCommissionHistory, saveCommissions } from '#modules/shop-settings/commissions.paths.ts'
import { actorOf, type Call, defineCall } from '#platform/call.server.ts'
import type { Read } from '#platform/database.server.ts'
import { refuse } from '#platform/refusal.ts'

/** What the shop keeps of merchants' prices. */
export const commissionCalls = ({ settings }: { settings: ReadSettings }): Call[] => [
  defineCall(getCommissions, async ({ tx, language }) => ({
    rules: await findRules(tx, settings),
    campaigns: await listCampaignNames(tx, language),
    influencers: await listInfluencers(tx, language),
  })),
  defineCall(
    saveCommissions,
    async ({ tx, caller }, { version, value }) => {
      const saved = await saveSetting(tx, actorOf(caller), settings, { name: 'settlement', version, value })
      return rulesOf(saved)
    },
    {
      afterCommit: async (_, saved) => {
        settingsChanged()
        return saved
      },
    },
  ),
  defineCall(listCommissionHistory, ({ tx }, { pageNum }) => findSettingHistory(tx, { pageNum, name: 'settlement' })),
]

type Saved = Awaited<ReturnType<typeof saveSetting>>

function rulesOf({ name, version, value }: Saved): CommissionsInput {
  // What the name says of the value the type does not.
  if (name !== 'settlement' || !('commission' in value)) return refuse('NOT_FOUND')
  return { version, value }
}

async function findRules(tx: Read, read: ReadSettings): Promise<CommissionsInput> {
  const found = (await findSettings(tx, read)).find(({ name }) => name === 'settlement')
  return rulesOf(found ?? refuse('NOT_FOUND'))
}
