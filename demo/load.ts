import { sql } from 'kysely'
import { ensureCategories } from '../src/modules/catalogue/index.server.ts'
import { refreshProductFacts } from '../src/modules/catalogue/admin-list/index.server.ts'
import { measureBoughtTogether, measurePopularity } from '../src/modules/popularity/index.server.ts'
import { foldQuery } from '../src/modules/search/index.server.ts'
import { addOperator } from '../src/modules/operators/index.server.ts'
import { rollDays } from '../src/modules/reports/index.server.ts'
import { changeOrigin } from '../src/modules/shop-origin/index.server.ts'
import { addShortLink } from '../src/modules/short-links/index.server.ts'
import { clock } from '../src/platform/clock.ts'
import { type Database, isDatabaseAway, openDatabase, type Read, type Tx } from '../src/platform/database.server.ts'
import { openMediaStore } from '../src/platform/media/media.server.ts'
import { folderStorage } from '../src/platform/storage/folder-storage.server.ts'
import type { Storage } from '../src/platform/storage/storage.server.ts'
// What members send is taken in by purposes that the subjects say.
import '../src/subjects.server.ts'
import { buildDemoCatalogue } from './catalogue/demo-catalogue.ts'
import type { DemoProduct } from './catalogue/demo-types.ts'
import { buildHomePages, coversOf } from './catalogue/home-content.ts'
import { addCommunity } from './community/add-community.ts'
import { addCampaigns } from './campaigns.ts'
import { CatalogueRows } from './catalogue-rows.ts'
import { putHomePage, putAnnouncements } from './home-rows.ts'
import { putInterest, putSearches } from './interest-rows.ts'
import { addApplicants, addMember, addSellers } from './members.ts'
import { PlacedPictures } from './place-pictures.ts'
import { noteDemoRows } from './demo-rows.ts'
import { insertRows } from './row-batches.ts'
import { demoShortLinks } from './short-links.ts'
import { demoSignIns } from './sign-ins.ts'

type DemoCatalogue = ReturnType<typeof buildDemoCatalogue>
type LoadOptions = {
  databaseUrl: string
  dataDir: string
  storage?: Storage | undefined
  onProgress?: (line: string) => void
  /** Full shelves alone: nobody has shopped here yet. */
  quiet?: boolean | undefined
  /** Its pictures are made at every width in the background, before a shopper asks; else when the first one does. */
  ahead?: boolean | undefined
  /** How many usual orders its ten weeks have, beside those that every room needs. */
  orders?: number | undefined
}

const USUAL_ORDERS = 380

/** Whoever holds it in a transaction is the process that loads; others wait and find the work done. */
const LOCK = 7_274_093

/**
 * Fills a database with the demo shop; one that has it already is left alone. Pictures go to the data folder
 * first and all rows follow in one transaction, so a run that is killed leaves nothing half done: the next one finds the
 * pictures it already has and goes on.
 */
export async function loadDemo({
  databaseUrl,
  dataDir,
  storage = folderStorage(dataDir),
  onProgress = () => {},
  quiet = false,
  ahead = !quiet,
  orders = USUAL_ORDERS,
}: LoadOptions): Promise<void> {
  const database = openDatabase(databaseUrl, { connections: 2, statementMs: 120_000, silenceMs: () => 60_000 })
  try {
    if (await isLoaded(database.pool)) return
    onProgress('Demo shop: laying out the catalogue')
    const catalogue = buildDemoCatalogue()
    const rows = await layOut(catalogue, new PlacedPictures(openMediaStore(storage, dataDir)))
    onProgress('Demo shop: writing the catalogue')
    const live: Live = async (tx, begin) => {
      onProgress('Demo shop: living through the last ten weeks')
      // All of the shop, which shelves alone do without.
      const { liveTenWeeks } = await import('./living/live.ts')
      await liveTenWeeks(tx, { storage, orders, begin })
    }
    const talkative =
      (life: Live): Live =>
      async (tx, begin) => {
        await life(tx, begin)
        if (ahead) await askForDemoPictures(tx)
        await addCommunity(tx, storage, catalogue.products, clock.now())
      }
    try {
      await writeRows(database, rows, talkative(quiet ? beginOnly : live))
    } catch (problem) {
      if (quiet || isDatabaseAway(problem)) throw problem
      // Nothing of it was kept. A shop with full shelves is better than none.
      onProgress(`Demo shop: it opens without its ten weeks. ${problem instanceof Error ? problem.message : String(problem)}`)
      await writeRows(database, rows, talkative(beginOnly))
    }
    onProgress(`Demo shop: ${rows.tables.get('products')?.length ?? 0} products ready`)
  } finally {
    await database.close()
  }
}

async function layOut(catalogue: DemoCatalogue, placed: PlacedPictures): Promise<CatalogueRows> {
  const rows = new CatalogueRows(placed, clock.now())
  await placed.placeAhead(filesIn(catalogue.products))
  const covers = coversOf(catalogue.products)
  for (const brand of catalogue.brands) await rows.putBrand(brand, covers.get(brand.code))
  for (const merchant of catalogue.merchants) rows.putMerchant(merchant)
  for (const product of catalogue.products) await rows.putProduct(product)
  putAnnouncements(rows.tables)
  putInterest(rows.tables, catalogue.products, clock.now())
  putSearches(rows.tables, foldQuery, clock.now())
  const products = new Map(catalogue.products.map((product) => [product.spuCode, product]))
  const { women, men } = buildHomePages(catalogue)
  for (const page of [women, men]) await putHomePage(rows.tables, page, { products, placed, now: clock.now() })
  return rows
}

function filesIn(products: readonly DemoProduct[]): string[] {
  const pictures = products.flatMap(({ colours }) => colours.flatMap((colour) => colour.pictures))
  return [...new Set(pictures.map(({ file }) => file))]
}

/** What happens once the shelves are full; `begin` brings campaigns and the first members. */
type Live = (tx: Tx, begin: (today?: Date) => Promise<void>) => Promise<void>

const beginOnly: Live = (_, begin) => begin()

async function writeRows(database: Database, { tables }: CatalogueRows, live: Live): Promise<void> {
  // Every shop has them, and keeps them when the demo goes.
  await database.inTransaction(ensureCategories)
  await database.inTransaction(async (tx) => {
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(tx)
    if (await isLoaded(tx)) return
    // Pictures are made in between, and on a slow machine that may take longer than anything else may pause here.
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx)
    const house = await tx.selectFrom('merchants').select('merchant_id').where('is_house', '=', true).executeTakeFirst()
    // A shop has one of itself.
    if (house) for (const row of tables.get('merchants') ?? []) row.is_house = false
    for (const [table, rows] of tables) await insertRows(tx, table, rows)
    // Without figures about what has just been written, the planner would look for each product in whole tables.
    await sql`analyze ${sql.join([...tables.keys()].map((table) => sql.table(table)))}`.execute(tx)
    for (const signIn of demoSignIns) await addOperator(tx, { ...signIn, isPublished: true })
    const marcus = await tx
      .selectFrom('operators')
      .select(['operator_id', 'name'])
      .where('name', '=', 'Marcus Ho')
      .executeTakeFirstOrThrow()
    const by = { kind: 'operator', id: marcus.operator_id, name: marcus.name } as const
    for (const link of demoShortLinks) await addShortLink(tx, by, link)
    await live(tx, async (today) => {
      await addCampaigns(tx, by, CAMPAIGN_BRAND)
      await addMember(tx, today)
      await addSellers(tx)
      await addApplicants(tx)
    })
    await measureDemo(tx)
    await noteDemoRows(tx)
    await changeOrigin(tx, 'demo')
  })
}

/** Those of the home page first, then those that lists and bags show. */
async function askForDemoPictures(tx: Tx): Promise<void> {
  await sql`insert into pictures_to_make (media_hash, width) select distinct on (hash) hash, width
    from home_releases, jsonb_path_query(blocks, 'strict $.** ? (exists(@.hash))') p, jsonb_to_record(p) r (hash text, width int)`.execute(
    tx,
  )
  await sql`insert into pictures_to_make (media_hash, width, asked_at) select m.media_hash, m.width,
      now() + case when exists (select from colour_pictures c where c.media_hash = m.media_hash and c.position = 0)
        then interval '1 second' else interval '2 seconds' end
    from media m on conflict do nothing`.execute(tx)
}

/** What is worked out from all that is there by now, and from the days that are over. */
async function measureDemo(tx: Tx): Promise<void> {
  const products = await tx.selectFrom('products').select('product_id').execute()
  await refreshProductFacts(
    tx,
    products.map((product) => product.product_id),
  )
  await measurePopularity(tx)
  await measureBoughtTogether(tx)
  while ((await rollDays(tx)) > 0) continue
}

/** Whose pieces the demo's members have at a reduced price. */
const CAMPAIGN_BRAND = 'ito-marrow'

async function isLoaded(tx: Read): Promise<boolean> {
  return (await tx.selectFrom('demo_rows').select('table_name').limit(1).executeTakeFirst()) !== undefined
}
