import { counted } from '#language/counted.ts'
import { HOUSE_OF_THE_DEMO } from '#language/house.ts'
import { join } from 'node:path'
import { MOST_UNITS } from '#modules/bag/bag.rules.ts'
import type { InformationWire } from '#modules/content/information.contract.ts'
import {
  type Facts,
  type InfoPages,
  presentInfoPage,
  readFacts,
  readInfoPages,
  type RewrittenPage,
} from '#modules/content/index.server.ts'
import { EARLIEST_WORKING_DAYS, LATEST_WORKING_DAYS } from '#modules/fulfilment/arrival.rules.ts'
import { openingWords } from '#modules/fulfilment/opening.rules.ts'
import { AUTO_RECEIVE_DAYS, PAYMENT_WINDOW_MINUTES, PICK_UP_DAYS } from '#modules/orders/orders.rules.ts'
import { FIRST_POINTS, lastDayIn, mostToRedeem, type PointRules } from '#modules/points/points.rules.ts'
import type { ShopSettings } from '#modules/shop-settings/setting-list.contract.ts'
import { CARD_FEE_BASIS_POINTS } from '#modules/orders/placing/price.rules.ts'
import { showDate } from '#language/dates.ts'
import { refuse } from '#platform/refusal.ts'
import type { Language } from '#language/languages.ts'

export const CONTENT = join(import.meta.dirname, '../../../content')

const figure = (value: number) => ({ en: String(value), zh: String(value) })

/** What the program itself does, in figures: the pages name these instead of repeating them. */
const factsOfTheProgram: Facts = {
  paymentMinutes: figure(PAYMENT_WINDOW_MINUTES),
  cardFee: { en: `${CARD_FEE_BASIS_POINTS / 100}%`, zh: `${CARD_FEE_BASIS_POINTS / 100}%` },
  earliestDays: figure(EARLIEST_WORKING_DAYS),
  latestDays: figure(LATEST_WORKING_DAYS),
  receiveDays: figure(AUTO_RECEIVE_DAYS),
  pickUpDays: figure(PICK_UP_DAYS),
  mostUnits: figure(MOST_UNITS),
}

/** What of the settings the pages of words name. */
export type Named = Pick<ShopSettings, 'business' | 'enquiries' | 'shop' | 'hours' | 'points'>

/** Merchandise for which the page of rules says how much of it points may pay, in HK$. */
const EXAMPLES = [800, 5_000, 10_000, 40_000]

const factsOfPoints = (rules: PointRules): Facts => ({
  spentPerPoint: figure(rules.spentPerPoint),
  redeemPercent: { en: `${rules.redeemPercent}%`, zh: `${rules.redeemPercent}%` },
  redeemMost: { en: counted(rules.redeemMost), zh: counted(rules.redeemMost) },
  giftMost: { en: counted(rules.giftMost), zh: counted(rules.giftMost) },
  giftMostADay: { en: counted(rules.giftMostADay), zh: counted(rules.giftMostADay) },
  pointsReturnedDays: figure(rules.returnedDays),
  pointsLastDay: {
    en: showDate(lastDayIn(2000, rules), 'en').replace(/ 2000$/, ''),
    zh: showDate(lastDayIn(2000, rules), 'zh').replace(/^2000年/, ''),
  },
  ...Object.fromEntries(EXAMPLES.map((dollars) => [`pointsFor${dollars}`, redeemable(dollars, rules)])),
})
const redeemable = (dollars: number, rules: PointRules) => {
  const most = counted(mostToRedeem(dollars * 100, rules))
  return { en: most, zh: most }
}

const factsOfTheBusiness = ({ business: { company, address, registration, email }, enquiries, shop, points }: Named): Facts => ({
  ...factsOfPoints(points),
  shop: shop.name,
  openingHours: { en: openingWords('en'), zh: openingWords('zh') },
  privacyEmail: enquiries.privacyEmail ? { en: enquiries.privacyEmail, zh: enquiries.privacyEmail } : email,
  company,
  companyAddress: address,
  businessRegistration: { en: registration, zh: registration },
  email,
})

/** Before a shop is known, to see that every page can be read. */
const NOBODYS: Facts = { shop: HOUSE_OF_THE_DEMO.name, openingHours: { en: '', zh: '' }, ...factsOfPoints(FIRST_POINTS) }

/** Every figure and name that pages may use. */
export const figuresOf = (named?: Named): Facts => ({
  ...readFacts(CONTENT),
  ...factsOfTheProgram,
  ...(named ? factsOfTheBusiness(named) : NOBODYS),
})

/** What operators have made of pages, by name, with the version of each. */
export type Rewritten = ReadonlyMap<string, RewrittenPage & { version: number }>
const NOTHING: Rewritten = new Map()

const readPages = (named?: Named, rewritten = NOTHING): InfoPages => readInfoPages(CONTENT, figuresOf(named), rewritten)
let cached: InfoPages | undefined
const infoPages = (): InfoPages => (cached ??= readPages())

/** The settings are the same object until one of them changes. */
const cachedFor = new WeakMap<Named, { versions: string; pages: InfoPages }>()
function infoPagesOf(settings: Named, rewritten: Rewritten): InfoPages {
  const versions = [...rewritten].map(([name, { version }]) => `${name} ${version}`).join()
  const found = cachedFor.get(settings)
  if (found?.versions === versions) return found.pages
  const pages = readPages(settings, rewritten)
  cachedFor.set(settings, { versions, pages })
  return pages
}

/** Moves when a word that came with the program has changed. Asked at the start, so that content which must not be shown stops it there. */
export const informationVersion = (): string => infoPages().version

/** Every page, in the order of the shop's own list. */
export const listInformation = (settings: Named, rewritten: Rewritten): InfoPages['pages'] =>
  infoPagesOf(settings, rewritten).pages

/** Where the pages stand, without their language. */
export const informationAddresses = (): string[] => infoPages().pages.map((page) => page.address)

/** The day the words of a page last changed, in either language. */
export function informationChangedAt(address: string, rewritten: Rewritten): Date | undefined {
  const days = infoPages().pages.flatMap((page) =>
    page.address === address ? [page.en.updated, page.zh.updated, rewritten.get(page.name)?.updated ?? ''] : [],
  )
  const last = days.toSorted().at(-1)
  return last === undefined ? undefined : new Date(last)
}

const STORES = '/statement/stores'

/** Shows one page of words beside the list of its neighbours; `fresh` reads the program's own again, for authors. */
export function showInformation(
  address: string,
  language: Language,
  settings: ShopSettings,
  { fresh = false, rewritten = NOTHING } = {},
): InformationWire {
  const pages = fresh ? readPages(settings, rewritten) : infoPagesOf(settings, rewritten)
  const page = presentInfoPage(pages, address, language) ?? refuse('NOT_FOUND')
  return { ...page, closedDays: address === STORES ? settings.holidays.years.flatMap(({ days }) => days) : [] }
}
