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
import type { Business, ShopSettings } from '#modules/shop-settings/setting-list.contract.ts'
import { CARD_FEE_BASIS_POINTS } from '#modules/orders/price.rules.ts'
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
  openingHours: { en: openingWords('en'), zh: openingWords('zh') },
}

const factsOfTheBusiness = ({ company, address, registration, email }: Business): Facts => ({
  company,
  companyAddress: address,
  businessRegistration: { en: registration, zh: registration },
  email,
})

/** Every figure and name that pages may use. */
export const figuresOf = (business?: Business): Facts => ({
  ...readFacts(CONTENT),
  ...factsOfTheProgram,
  ...(business ? factsOfTheBusiness(business) : {}),
})

/** What operators have made of pages, by name, with the version of each. */
export type Rewritten = ReadonlyMap<string, RewrittenPage & { version: number }>
const NOTHING: Rewritten = new Map()

const readPages = (business?: Business, rewritten = NOTHING): InfoPages => readInfoPages(CONTENT, figuresOf(business), rewritten)
let cached: InfoPages | undefined
const infoPages = (): InfoPages => (cached ??= readPages())

/** The settings are the same object until one of them changes. */
const cachedFor = new WeakMap<Business, { versions: string; pages: InfoPages }>()
function infoPagesOf(business: Business, rewritten: Rewritten): InfoPages {
  const versions = [...rewritten].map(([name, { version }]) => `${name} ${version}`).join()
  const found = cachedFor.get(business)
  if (found?.versions === versions) return found.pages
  const pages = readPages(business, rewritten)
  cachedFor.set(business, { versions, pages })
  return pages
}

/** Moves when a word that came with the program has changed. Asked at the start, so that content which must not be shown stops it there. */
export const informationVersion = (): string => infoPages().version

/** Every page, in the order of the shop's own list. */
export const listInformation = (business: Business, rewritten: Rewritten): InfoPages['pages'] =>
  infoPagesOf(business, rewritten).pages

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
  { business, holidays }: Pick<ShopSettings, 'business' | 'holidays'>,
  { fresh = false, rewritten = NOTHING } = {},
): InformationWire {
  const pages = fresh ? readPages(business, rewritten) : infoPagesOf(business, rewritten)
  const page = presentInfoPage(pages, address, language) ?? refuse('NOT_FOUND')
  return { ...page, closedDays: address === STORES ? holidays.years.flatMap(({ days }) => days) : [] }
}
