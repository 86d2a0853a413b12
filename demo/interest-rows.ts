import { DAY, dayInHongKong } from '../src/platform/clock.ts'
import { newId } from '../src/platform/ids.server.ts'
import { choiceFor } from './catalogue/seeded-choice.ts'
import type { DemoProduct } from './catalogue/demo-types.ts'
import type { Tables } from './catalogue-rows.ts'

const PEOPLE = 700
const FEWEST_WISHES = 6
const MOST_WISHES = 14
const WISHED_DAYS = 60
/** Most wishes of a person are for one kind of thing, and most people came for something to wear. */
const OF_ONE_KIND = 0.7
const TO_WEAR = 0.9
/** The larger, the more wishes fall upon few pieces. */
const LEANING = 2.5

/** Invented people who wish for things, so that the demo shop has pieces that are popular and pieces that go together. */
export function putInterest(tables: Tables, products: readonly DemoProduct[], now: Date): void {
  const ids = new Map(tables.get('products')?.map(({ spu_code, product_id }) => [spu_code, product_id]))
  const choice = choiceFor('wishes')
  const loved = choice.shuffle(products.filter(hasStock))
  const kinds = [...Map.groupBy(loved, kindOf).values()].filter((kind) => kind.length >= MOST_WISHES)
  const [toWear, others] = [kinds.filter(isToWear), kinds.filter((kind) => !isToWear(kind))]
  const lean = (from: readonly DemoProduct[]) => from[Math.floor(from.length * choice.number() ** LEANING)]
  for (let person = 0; person < PEOPLE; person += 1) {
    const owner = newId()
    const kind = choice.pick(choice.chance(TO_WEAR) ? toWear : others)
    const side = loved.filter(({ gender }) => gender === kind[0]?.gender)
    const wishes = new Set<DemoProduct | undefined>()
    for (let count = choice.between(FEWEST_WISHES, MOST_WISHES); count > 0; count -= 1)
      wishes.add(lean(choice.chance(OF_ONE_KIND) ? kind : side))
    tables.get('wish_lists')?.push({ owner_id: owner, share_code: null, share_title: '' })
    for (const wished of wishes)
      tables.get('wish_list_items')?.push({
        owner_id: owner,
        product_id: ids.get(wished?.spuCode),
        added_at: new Date(now.getTime() - choice.number() * WISHED_DAYS * DAY),
        price_seen_cents: null,
        removed_at: null,
      })
  }
}

const isToWear = ([first]: readonly DemoProduct[]): boolean => first?.gender !== 'unisex'
const kindOf = ({ gender, categories: [path = ''] }: DemoProduct): string => `${gender} ${path.split('/').slice(0, 2).join('/')}`
const hasStock = ({ colours }: DemoProduct): boolean =>
  colours.some(({ variants }) => variants.some(({ offers }) => offers.some(({ stock }) => stock > 0)))

const SEARCHES = {
  en: [
    'leather tote',
    'silk dress',
    'cashmere',
    'white trainers',
    'gold earrings',
    'black boots',
    'sunglasses',
    'wool coat',
    'loafers',
    'perfume',
  ],
  zh: ['手袋', '連身裙', '銀包', '絲巾', '太陽眼鏡', '樂福鞋', '耳環', '羊絨', '手錶', '香水'],
} as const
const MARKS = 256

/** What visitors seem to have asked for: the first of each list by most of them. `fold` is how search folds a query. */
export function putSearches(tables: Tables, fold: (word: string) => string, now: Date): void {
  for (const language of ['en', 'zh'] as const)
    for (const [at, shown] of SEARCHES[language].entries())
      tables.get('search_query_days')?.push({
        day: dayInHongKong(now),
        language,
        query: fold(shown),
        shown,
        visitors: '1'.repeat(90 - at * 8).padEnd(MARKS, '0'),
      })
}
