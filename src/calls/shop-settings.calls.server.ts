import { z } from 'zod'
import {
  findSettingHistory,
  findSettings,
  type ReadSettings,
  saveSetting as save,
  settingsChanged,
} from '#modules/shop-settings/index.server.ts'
import { SAMPLE_DEALER_NUMBER } from '#modules/shop-settings/setting-list.contract.ts'
import { ShopFactsWire } from '#modules/shop-settings/shop-facts.contract.ts'
import { getShopFacts } from '#modules/shop-settings/shop-facts.paths.ts'
import {
  SettingHistoryInput,
  SettingHistoryWire,
  SettingsWire,
  SettingWire,
} from '#modules/shop-settings/shop-settings.contract.ts'
import { listSettingHistory, listSettings, saveSetting } from '#modules/shop-settings/shop-settings.paths.ts'
import { actorOf, type Call, defineCall } from '#platform/call.server.ts'

const access = 'change-settings'

export const shopSettingsCalls = (read: ReadSettings): Call[] => [
  defineCall(getShopFacts, {
    access: 'anyone',
    input: z.object({}),
    output: ShopFactsWire,
    run: async ({ tx, language }) => {
      const { business, contact, dealer } = await read(tx)
      return {
        ...contact,
        company: business.company[language],
        address: business.address[language],
        email: business.email[language],
        dealer: dealer.category ? { ...dealer, category: dealer.category, sample: dealer.number === SAMPLE_DEALER_NUMBER } : null,
      }
    },
  }),
  defineCall(listSettings, {
    access,
    input: z.object({}),
    output: SettingsWire,
    run: async ({ tx }) => ({ settings: await findSettings(tx, read) }),
  }),
  defineCall(saveSetting, {
    access,
    input: SettingWire,
    output: SettingWire,
    run: ({ tx, caller }, setting) => save(tx, actorOf(caller), read, setting),
    // The other processes learn of it from the outbox; this one shows it from the next page on.
    afterCommit: async (_, saved) => {
      settingsChanged()
      return saved
    },
  }),
  defineCall(listSettingHistory, {
    access,
    input: SettingHistoryInput,
    output: SettingHistoryWire,
    run: ({ tx }, input) => findSettingHistory(tx, input),
  }),
]
