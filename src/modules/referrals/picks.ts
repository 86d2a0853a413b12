import { sql } from 'kysely'
import { z } from 'zod'
import { clock } from '#platform/clock.ts'
import type { Locked, Read, Tx } from '#platform/database.server.ts'
import { lockNames } from '#platform/name-lock.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { refuse } from '#platform/refusal.ts'
import { referralTables } from './referrals.tables.ts'

export const findOwnPage = (tx: Read, merchantId: string) =>
  referralTables(tx).selectFrom('referral_pages').selectAll().where('merchant_id', '=', merchantId).executeTakeFirst()

type Wanted = { merchantId: string; version: number; handle: string }

/** Refuses what was changed meanwhile, and an address that another has. */
export async function lockPage(tx: Tx, { merchantId, version, handle }: Wanted): Promise<Locked<{ merchant_id: string }>> {
  await lockNames(tx, [`picks at ${handle}`, `picks of ${merchantId}`])
  const own = await findOwnPage(tx, merchantId)
  if ((own?.version ?? 0) !== version) refuse('PICKS_MOVED_ON')
  const other = await referralTables(tx)
    .selectFrom('referral_pages')
    .select('merchant_id')
    .where('handle', '=', handle)
    .where('merchant_id', '<>', merchantId)
    .executeTakeFirst()
  if (other) refuse('BAD_INPUT', { field: 'handle', fields: { handle: 'referral-handle-taken' } })
  return { merchant_id: merchantId } as Locked<{ merchant_id: string }>
}

type Page = {
  handle: string
  title_en: string
  title_zh: string
  words_en: string
  words_zh: string
  is_shown: boolean
}

export async function keepPage(tx: Tx, { merchant_id }: Locked<{ merchant_id: string }>, page: Page): Promise<void> {
  const changed = { ...page, changed_at: clock.now() }
  await referralTables(tx)
    .insertInto('referral_pages')
    .values({ merchant_id, ...changed, version: 1 })
    .onConflict((conflict) =>
      conflict.column('merchant_id').doUpdateSet({ ...changed, version: sql<number>`referral_pages.version + 1` }),
    )
    .execute()
}

type Pick = { productId: string; linkId: string; en: string; zh: string }

/** In this order. */
export async function keepPicks(tx: Tx, { merchant_id }: Locked<{ merchant_id: string }>, picks: readonly Pick[]): Promise<void> {
  await referralTables(tx).deleteFrom('referral_picks').where('merchant_id', '=', merchant_id).execute()
  if (picks.length === 0) return
  await referralTables(tx)
    .insertInto('referral_picks')
    .values(
      picks.map(({ productId, linkId, en, zh }, position) => ({
        ...{ merchant_id, position, product_id: productId, link_id: linkId, words_en: en, words_zh: zh },
      })),
    )
    .execute()
}

const Picked = z.object({
  spuCode: z.string(),
  target: z.string(),
  code: z.string(),
  en: z.string(),
  zh: z.string(),
})

export const listPicks = (tx: Read, merchantId: string) =>
  readRows(
    tx,
    Picked,
    sql`select c.spu_code as "spuCode", l.target, l.code, p.words_en as en, p.words_zh as zh
      from referral_picks p join product_card c using (product_id) join referral_links l using (link_id)
      where p.merchant_id = ${merchantId} order by p.position`,
  )

const Shown = z.object({
  merchantId: z.string(),
  handle: z.string(),
  nameEn: z.string(),
  nameZh: z.string(),
  titleEn: z.string(),
  titleZh: z.string(),
  wordsEn: z.string(),
  wordsZh: z.string(),
  profileCode: z.string(),
})

/** A page that everybody sees, of an influencer who may work. */
export async function findShownPage(tx: Read, handle: string): Promise<z.output<typeof Shown> | undefined> {
  const [found] = await readRows(
    tx,
    Shown,
    sql`select g.merchant_id as "merchantId", g.handle, m.name_en as "nameEn", m.name_zh as "nameZh", g.title_en as "titleEn",
        g.title_zh as "titleZh", g.words_en as "wordsEn", g.words_zh as "wordsZh",
        coalesce((select a.profile_code from influencer_people i join profile_card a on a.account_id = i.account_id
          where i.merchant_id = g.merchant_id and a.is_open and a.sees_posts = 'all' order by a.joined_at limit 1), '') as "profileCode"
      from referral_pages g join merchant_card m using (merchant_id)
      where g.handle = ${handle} and g.is_shown and m.kind = 'influencer' and m.state = 'active'`,
  )
  return found
}
