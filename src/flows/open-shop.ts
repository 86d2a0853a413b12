import { sql } from 'kysely'
import { z } from 'zod'
import { findSettings, type ReadSettings } from '#modules/shop-settings/index.server.ts'
import { startSteps, type StartStep, type StartWire } from '#modules/shop-settings/start.contract.ts'
import type { Read } from '#platform/database.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { refuse } from '#platform/refusal.ts'

const Counted = z.object({ brands: z.boolean(), products: z.number(), homes: z.boolean() })

/** Without these a shop may not sell: who it is, where money goes, and something to buy. */
const NEEDED: readonly StartStep[] = ['facts', 'payment', 'product']

/** How far a shop has come towards open doors, read from what is stored. */
export async function showStart(tx: Read, read: ReadSettings): Promise<StartWire> {
  const settings = await findSettings(tx, read)
  const { doors, shop, business, hours, payee } = await read(tx)
  const [counted] = await readRows(
    tx,
    Counted,
    sql`select exists (select from brand_card) as brands, exists (select from home_releases where part = 'home') as homes,
      (select count(*) from (select from product_card where listed limit 1000) listed_ones) as products`,
  )
  const { brands = false, products = 0, homes = false } = counted ?? {}
  const isSaved = (name: string): boolean => settings.some((one) => one.name === name && one.version > 0)
  const isDone: Record<StartStep, boolean> = {
    facts: business.company.en !== '' && shop.tagline.en !== '' && hours.week.length > 0,
    payment: payee.account !== '',
    delivery: isSaved('delivery'),
    brand: brands,
    product: products > 0,
    home: homes,
    doors: doors.state === 'open',
  }
  return {
    steps: startSteps.map((step) => ({ step, done: isDone[step], needed: NEEDED.includes(step) })),
    products,
    mayOpen: NEEDED.every((step) => isDone[step]),
    doors: doors.state,
    doorsVersion: settings.find(({ name }) => name === 'doors')?.version ?? 0,
  }
}

/** Refuses DOORS_NOT_READY while the shop cannot sell. */
export async function requireReady(tx: Read, read: ReadSettings): Promise<void> {
  const { mayOpen } = await showStart(tx, read)
  if (!mayOpen) refuse('DOORS_NOT_READY')
}
