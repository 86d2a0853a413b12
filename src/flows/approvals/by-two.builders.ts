import type { SettingWire } from '#modules/shop-settings/shop-settings.contract.ts'
import { saveSetting } from '#modules/shop-settings/shop-settings.paths.ts'
import type { Envelope } from '#platform/wire/call-path.ts'
import type { TestShop } from '../../test-shop.builders.ts'

/** What lets more out is saved once a colleague asks for the same. */
export async function saveByTwo(shop: TestShop, token: string, setting: SettingWire): Promise<Envelope<SettingWire>> {
  const asked = await shop.ask(saveSetting, setting, { token })
  const isWaiting = asked.code === 200 && asked.data.version === setting.version
  return isWaiting ? shop.ask(saveSetting, setting, { token: await shop.colleague() }) : asked
}
