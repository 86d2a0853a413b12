import { type House, sayHouse } from '#language/house.ts'
import type { ShopSettings } from './setting-list.contract.ts'

/** What words about the shop say, from the settings they are kept in. */
export function houseOf({ shop, places, hours }: Pick<ShopSettings, 'shop' | 'places' | 'hours'>): House {
  const { name, wordmark, tagline, logo } = shop
  return {
    name,
    mark: wordmark,
    tagline,
    logo,
    places: places.places.map(({ code, name: called, address }) => ({
      code,
      en: `${called.en}: ${address.en}`,
      zh: `${called.zh}：${address.zh}`,
    })),
    hours: hours.week,
  }
}

/** From now on this process speaks of the shop as the settings have it. */
export const speakOf = (settings: ShopSettings): void => sayHouse(houseOf(settings))
