import { saveSetting as save } from '#flows/approvals/save-money-setting.ts'
import { requireReady } from '#flows/open-shop.ts'
import type { z } from 'zod'
import { openingLines } from '#modules/fulfilment/opening.rules.ts'
import {
  findSettingHistory,
  findSettings,
  houseOf,
  type ReadSettings,
  settingsChanged,
} from '#modules/shop-settings/index.server.ts'
import { SAMPLE_DEALER_NUMBER } from '#modules/shop-settings/setting-list.contract.ts'
import { getClosedDoor, getHouse, getShopFacts } from '#modules/shop-settings/shop-facts.paths.ts'
import type { SettingWire } from '#modules/shop-settings/shop-settings.contract.ts'
import { listSettingHistory, listSettings, saveSetting } from '#modules/shop-settings/shop-settings.paths.ts'
import { holds } from '#platform/access/permissions.ts'
import { actorOf, type Call, defineCall } from '#platform/call.server.ts'
import { refuse } from '#platform/refusal.ts'

const opensDoors = ({ name, value }: z.output<typeof SettingWire>): boolean =>
  name === 'doors' && 'state' in value && value.state === 'open'

export const shopSettingsCalls = (read: ReadSettings): Call[] => [...publicCalls(read), ...adminCalls(read)]

/** What every page says of the shop. */
const publicCalls = (read: ReadSettings): Call[] => [
  defineCall(getShopFacts, async ({ tx, language }) => {
    const { business, community, contact, dealer, enquiries, sourcing } = await read(tx)
    return {
      ...contact,
      takesRequests: sourcing.isOpen,
      hasCommunity: community.isOpen,
      company: business.company[language],
      telephone: enquiries.telephone,
      hours: openingLines(language),
      address: business.address[language],
      email: business.email[language],
      dealer: dealer.category ? { ...dealer, category: dealer.category, sample: dealer.number === SAMPLE_DEALER_NUMBER } : null,
    }
  }),
  defineCall(getClosedDoor, async ({ tx, language }) => {
    const { doors, business, enquiries, contact } = await read(tx)
    return {
      state: doors.state,
      words: doors.words[language],
      company: business.company[language],
      address: business.address[language],
      email: business.email[language],
      telephone: enquiries.telephone,
      social: contact.social,
    }
  }),
  defineCall(getHouse, async ({ tx }) => houseOf(await read(tx))),
]

const adminCalls = (read: ReadSettings): Call[] => [
  defineCall(listSettings, async ({ tx }) => ({ settings: await findSettings(tx, read) })),
  defineCall(
    saveSetting,
    async ({ tx, caller }, setting) => {
      // Rules of commission have a page and a permission of their own.
      if (setting.name === 'settlement' && !holds(caller, 'keep-commissions')) refuse('NOT_PERMITTED')
      if (opensDoors(setting)) await requireReady(tx, read)
      return save(tx, actorOf(caller), read, setting)
    },
    {
      // The other processes learn of it from the outbox; this one shows it from the next page on.
      afterCommit: async (_, saved) => {
        settingsChanged()
        return saved
      },
    },
  ),
  defineCall(listSettingHistory, ({ tx }, input) => findSettingHistory(tx, input)),
]
