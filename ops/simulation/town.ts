import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { z } from 'zod'
import { buildProduct, type BuiltProduct } from '../../src/modules/catalogue/catalogue.builders.ts'
import { addOperator } from '../../src/modules/operators/index.server.ts'
import { operatorSignIn } from '../../src/modules/operators/operators.paths.ts'
import type { Database } from '../../src/platform/database.server.ts'
import { readRows } from '../../src/platform/read-rows.server.ts'
import { askShop, type ShopProcess, startShopProcess } from '../programs/shop-process.ts'
import { askAs, doorOf } from './callers.ts'
import { runCampaigns } from './circle.ts'
import { settle } from './free-members.ts'
import { type Merchant, openMerchants } from './free-merchants.ts'
import { openInfluencers } from './free-referrals.ts'
import { type Finder, openFinders } from './free-sourcing.ts'
import { seededRandom } from './seeded-random.ts'
import { THIEF } from './tally.ts'
import type { Street } from './street.ts'

/** Prices that divide badly, of several merchants; plenty of the first (`PLENTY`) and a few of others, so that some are fought for. */
const OFFERS = [
  { available: 10_000, salePriceCents: 1_200_000, merchantCode: 'praya' },
  { available: 10_000, salePriceCents: 333_333, merchantCode: 'maison' },
  { available: 10_000, salePriceCents: 25_001, merchantCode: 'maison' },
  { available: 10_000, salePriceCents: 1_999_999, merchantCode: 'atelier' },
  ...[40, 20, 10, 3].map((available) => ({ available, salePriceCents: 880_007, merchantCode: 'praya' })),
]
const HOUR = 3_600_000
const INFLUENCERS = 2
const FINDERS = 3
const MOST_TRIES = 20
const QUICK = { OUTSIDE_TIMEOUT_MS: '2000', OUTSIDE_RETRY_MS: '200', SHED_ABOVE_MS: '0', TRUSTED_PROXIES: '127.0.0.1' }

export type Town = {
  shops: ShopProcess[]
  start: (at: number) => Promise<ShopProcess>
  street: Street
  stock: Map<string, number>
  merchants: Merchant[]
  finders: Finder[]
}
export type Founding = { seed: number; orders: number; processes: number; buyers?: number; merchants?: number; mingles?: boolean }
/** `folder`: where its pictures are. */
type Site = Founding & { folder: string }

export async function foundTown(
  database: Database,
  url: string,
  { seed, orders, processes, buyers = 0, merchants = 0, mingles = false, folder }: Site,
): Promise<Town> {
  const products: BuiltProduct[] = []
  for (const offer of OFFERS) {
    const colours = [{ colourId: 'black', nameEn: 'Black', nameZh: '黑色', variants: [{ offers: [offer] }] }]
    products.push(await database.inTransaction((tx) => buildProduct(tx, { colours, flags: ['lowestPrice'] })))
  }
  const [ada, eva] = [await employ(database, 'ada@praya.test'), await employ(database, 'eva@praya.test')]
  const mallory = await employ(database, THIEF)
  const codes = await runCampaigns(
    { database },
    products.map(({ productId }) => productId),
    { sharedUses: Math.ceil(orders / 15), budgetCents: orders * 10_000, singleCodes: Math.ceil(orders / 10) },
  )
  const quick = { ...QUICK, DATA_DIR: folder }
  const start = (at: number): Promise<ShopProcess> =>
    keepStarting(() =>
      at === 1
        ? startShopProcess(url, { ...quick, CLOCK_SHIFT_MS: String(HOUR) }, 'ops/programs/wrong-clock-child.ts')
        : startShopProcess(url, quick),
    )
  const shops = await Promise.all(Array.from({ length: processes }, (_, at) => start(at)))
  const random = seededRandom(seed)
  const street: Street = {
    url: () => shops[Math.floor(random() * shops.length)]!.url,
    operator: once(() => signInPatiently(street, ada)),
    colleague: once(() => signInPatiently(street, eva)),
    thief: once(() => signInPatiently(street, mallory)),
    database,
    products,
    beside: [],
    codes,
    links: [],
    operatorIds: [ada.operatorId, eva.operatorId],
    residents: [],
    ...{ buyers, mingles },
    random,
    history: [],
  }
  street.residents.push(...(await settle(doorOf(street, askAs(street, 'settlers')), residentsFor(orders), random)))
  const wares = products.map((product, at) => ({ product, cents: OFFERS[at]!.salePriceCents }))
  const opened = await openMerchants(street, doorOf(street, askAs(street, 'applicants')), merchants, wares)
  street.beside.push(...opened.pieces)
  const promoting = await openInfluencers(street, doorOf(street, askAs(street, 'promoters')), INFLUENCERS)
  street.links.push(...promoting.links)
  const finders = await openFinders(street, doorOf(street, askAs(street, 'founders')), FINDERS)
  const stock = new Map(products.map((one, at) => [one.offerIds[0] ?? '', OFFERS[at]!.available]))
  return {
    shops,
    start,
    street,
    stock: new Map([...stock, ...opened.stock]),
    merchants: [...opened.merchants, ...promoting.influencers],
    finders,
  }
}

/** So few that several orders of one member are on their way at once, and so many that each has something left. */
const residentsFor = (orders: number): number => Math.min(64, Math.max(4, Math.ceil(orders / 20)))

type Employed = { email: string; password: string; operatorId: string }

async function employ(database: Database, email: string): Promise<Employed> {
  const account = { email, password: 'a good password' }
  await database.inTransaction((tx) => addOperator(tx, { ...account, name: 'Ada', roles: ['administrator'] }))
  const [row] = await readRows(
    database.pool,
    z.object({ id: z.string() }),
    sql`select operator_id as id from operators where email = ${email}`,
  )
  return { ...account, operatorId: row!.id }
}

function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined
  return () => (made ??= make())
}

/** As whatever supervises processes does: one that finds no database in its first second ends, and is begun again. */
async function keepStarting(start: () => Promise<ShopProcess>): Promise<ShopProcess> {
  for (let left = MOST_TRIES; ; left -= 1) {
    try {
      return await start()
    } catch (problem) {
      if (left <= 1 || !String(problem).includes('the database does not answer')) throw problem
      await pause(1_000)
    }
  }
}

async function signInPatiently({ url }: Street, account: { email: string; password: string }): Promise<string> {
  for (;;) {
    const answer = await askShop(url(), operatorSignIn, account).catch(() => undefined)
    if (answer?.envelope.code === 200) return answer.envelope.data.token
    await pause(200)
  }
}
