import { type RawBuilder, sql } from 'kysely'
import { speakOf } from './house-facts.ts'
import type { Read } from '#platform/database.server.ts'
import { originOf } from '#platform/database/origins.server.ts'
import { WrongSettings } from '#platform/settings.server.ts'
import { FIRST_HEALTH, healthRulesIn, SellerHealth } from './health-rules.contract.ts'
import { FIRST_INVITATIONS, Invitations } from './invitation-rules.contract.ts'
import { FIRST_POINTS, Points } from './points-setting.contract.ts'
import { FIRST_HOLIDAYS, type Holidays, holidaysIn } from './holidays.contract.ts'
import {
  FIRST_GUARD,
  FIRST_MERCHANT_KINDS,
  FIRST_ONE_LANGUAGE,
  FIRST_SEARCH,
  FIRST_SELLER_CASES,
  FIRST_SELLING,
  type Given,
  type SettingName,
  settingNames,
  type ShopSettings,
  shopSettings,
} from './setting-list.contract.ts'
import { CommunitySetting, FIRST_COMMUNITY } from './community-setting.contract.ts'
import { FIRST_SOURCING, Sourcing } from './sourcing-setting.contract.ts'
import { noteSettings, settingsVersion } from './settings-version.ts'
import { shopSettingsTables } from './shop-settings.tables.ts'

/** All settings as they are now: inside a transaction read anew, elsewhere only when one has changed. */
export type ReadSettings = (tx: Read) => Promise<ShopSettings>

/** What the environment and content/facts.json say; throws WrongSettings with one line per part that will not do. */
export function firstSettings(given: Given): ShopSettings {
  const wrong: string[] = []
  const values = everySetting((name) => {
    const parsed = shopSettings[name].shape.safeParse(shopSettings[name].first(given))
    // What only the owner of a new shop can say is empty until they do.
    if (given.environment.own) return parsed.data ?? shopSettings[name].first(given)
    for (const { path, message } of parsed.error?.issues ?? []) wrong.push(`${[name, ...path].join('.')}: ${message}`)
    return parsed.data
  })
  if (wrong.length > 0) throw new WrongSettings(`Wrong settings:\n  ${wrong.join('\n  ')}`)
  return values
}

const everySetting = (valueOf: (name: SettingName) => unknown): ShopSettings =>
  Object.fromEntries(settingNames.map((name) => [name, valueOf(name)])) as ShopSettings

/** Reads rows over what each setting is at first. A row that its shape does not take is an unexpected error: no other payee is made up. */
export function settingsReader(first: ShopSettings): ReadSettings {
  const cache = new WeakMap<Read, { settings: ShopSettings; version: number }>()
  let last: { written: string; settings: ShopSettings } | undefined
  /** While no row has been written since, what was made of them before is the same. */
  const make = async (read: Read): Promise<ShopSettings> => {
    const written = await whenWritten(read)
    if (last?.written === written) return last.settings
    const rows = await shopSettingsTables(read).selectFrom('settings').select(['name', 'value']).execute()
    const stored = new Map(rows.map(({ name, value }) => [name, value]))
    const settings = everySetting((name) => {
      const value = stored.get(name)
      return value ? shopSettings[name].shape.parse(value) : first[name]
    })
    last = { written, settings }
    return settings
  }
  return async (tx) => {
    noteSettings()
    // Taken before reading: what changes while we read is read again.
    const version = settingsVersion()
    const found = cache.get(originOf(tx))
    if (found?.version === version) return found.settings
    const settings = await make(readingFor(tx))
    cache.set(originOf(tx), { settings, version })
    speakOf(settings)
    return settings
  }
}

/** What is kept is read from where it is kept for; within a transaction nothing is, and what reads it with more is one statement with it. */
const readingFor = (tx: Read): Read => {
  const origin = originOf(tx)
  return 'isTransaction' in origin && origin.isTransaction ? tx : origin
}

/** By which transaction each row was written, and where it is kept: another value is another row, of the same transaction too. */
async function whenWritten(read: Read): Promise<string> {
  const { written } = await shopSettingsTables(read)
    .selectFrom('settings')
    .select(sql<string>`coalesce(string_agg(name || ' ' || xmin || ' ' || ctid, ',' order by name), '')`.as('written'))
    .executeTakeFirstOrThrow()
  return written
}

/** What of a setting is the same wherever the shop starts, so that what reads it need not be handed the settings. */
function readerOf<Value>(name: SettingName, read: (stored: unknown) => Value): (tx: Read) => Promise<Value> {
  const kept = new WeakMap<Read, { value: Value; version: number }>()
  return async (tx) => {
    noteSettings()
    const version = settingsVersion()
    const found = kept.get(originOf(tx))
    if (found?.version === version) return found.value
    const row = await shopSettingsTables(readingFor(tx))
      .selectFrom('settings')
      .select('value')
      .where('name', '=', name)
      .executeTakeFirst()
    const value = read(row?.value)
    kept.set(originOf(tx), { value, version })
    return value
  }
}

/** The days on which nobody works. */
export const findHolidays = readerOf<Holidays>('holidays', (stored) => holidaysIn(stored ?? FIRST_HOLIDAYS))

/** What points are earned with and spent on. */
export const findPointRules = readerOf('points', (stored) => Points.parse(stored ?? FIRST_POINTS))

/** What each kind of merchant shows, sells and sees. */
export const findMerchantKinds = readerOf('merchantKinds', (stored) =>
  shopSettings.merchantKinds.shape.parse(stored ?? FIRST_MERCHANT_KINDS),
)

/** What invitations bring, and how many. */
export const findInvitationRules = readerOf('invitations', (stored) => Invitations.parse(stored ?? FIRST_INVITATIONS))

/** How far prices may move. */
export const findPriceGuard = readerOf('priceGuard', (stored) => shopSettings.priceGuard.shape.parse(stored ?? FIRST_GUARD))

/** Whether one language is enough for what files bring. */
export const findOneLanguage = readerOf('oneLanguage', (stored) =>
  shopSettings.oneLanguage.shape.parse(stored ?? FIRST_ONE_LANGUAGE),
)

/** What merchants keep to. */
export const findSelling = readerOf('selling', (stored) => shopSettings.selling.shape.parse(stored ?? FIRST_SELLING))

/** What becomes of merchants' pieces after they are sent. */
export const findSellerCases = readerOf('sellerCases', (stored) =>
  shopSettings.sellerCases.shape.parse(stored ?? FIRST_SELLER_CASES),
)

/** Above which shares of what merchants do something follows. */
export const findHealthRules = readerOf('sellerHealth', (stored) => healthRulesIn(SellerHealth.parse(stored ?? FIRST_HEALTH)))

/** What global buyers keep to. */
export const findSourcing = readerOf('sourcing', (stored) => Sourcing.parse(stored ?? FIRST_SOURCING))

/** How search orders what it finds. */
export const findSearchRules = readerOf('search', (stored) => shopSettings.search.shape.parse(stored ?? FIRST_SEARCH))

/** Whether the shop's name and signs show the picture of this hash. */
export const isShopSign = (hash: RawBuilder<string>): RawBuilder<boolean> =>
  sql`exists (select from settings s where s.name = 'shop' and strpos(s.value::text, ${hash}) > 0)`

/** Whether members meet here. */
export const findCommunity = readerOf('community', (stored) => CommunitySetting.parse(stored ?? FIRST_COMMUNITY))
