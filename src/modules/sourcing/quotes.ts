import { sql } from 'kysely'
import { z } from 'zod'
import type { Seller } from '#platform/access/memberships.ts'
import { clock } from '#platform/clock.ts'
import type { Locked, Read, Tx } from '#platform/database.server.ts'
import { newId } from '#platform/ids.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { refuse } from '#platform/refusal.ts'
import { held, quoteStates, REVIEWS_SHOWN, sourceCountries, type SourceCountry } from './sourcing.rules.ts'
import { type QuoteRow, type RequestRow, sourcingTables } from './sourcing.tables.ts'

/** What a global buyer says: all costs are in the price. */
export type SaidQuote = Pick<QuoteRow, 'price_cents' | 'days' | 'valid_until' | 'shop' | 'words' | 'is_new'> & {
  country: SourceCountry
}

const Quote = z.object({
  quoteId: z.string(),
  merchantId: z.string(),
  merchantNo: z.string(),
  nameEn: z.string(),
  nameZh: z.string(),
  state: z.enum(quoteStates),
  version: z.int(),
  priceCents: z.number(),
  days: z.int(),
  validUntil: z.date(),
  country: z.enum(sourceCountries),
  shop: z.string(),
  words: z.string(),
  isNew: z.boolean(),
  quotedAt: z.date(),
  ended: z.int(),
  kept: z.int(),
  stars: z.number().nullable(),
  reviews: z.int(),
  latest: z.array(z.object({ stars: z.int(), words: z.string(), date: z.string() })),
})
export type ListedQuote = z.output<typeof Quote>

/** The quotes of a request that stand or have stood, with what became of what their merchants were asked to find before. */
export const listQuotes = (tx: Read, requestId: string): Promise<ListedQuote[]> =>
  readRows(
    tx,
    Quote,
    sql`select q.quote_id as "quoteId", q.merchant_id as "merchantId", m.merchant_code as "merchantNo", m.name_en as "nameEn",
        m.name_zh as "nameZh", q.state, q.version, q.price_cents as "priceCents", q.days, q.valid_until as "validUntil", q.country, q.shop,
        q.words, q.is_new as "isNew", q.quoted_at as "quotedAt", f.ended, f.kept, v.stars, v.reviews, v.latest
      from sourcing_quotes q join merchant_card m on m.merchant_id = q.merchant_id
        cross join lateral (select count(*)::int as ended, count(*) filter (where r.state in ('done', 'kept'))::int as kept
          from sourcing_quotes o join sourcing_requests r on r.request_id = o.request_id
          where o.merchant_id = q.merchant_id and o.state = 'accepted' and r.state in ('done', 'kept', 'not-found', 'not-passed')) f
        cross join lateral (select round(avg(w.stars), 1)::float8 as stars, count(*)::int as reviews,
            coalesce(json_agg(json_build_object('stars', w.stars, 'words', w.words, 'date', w.reviewed_at) order by w.place)
              filter (where w.place <= ${REVIEWS_SHOWN}), '[]') as latest
          from (select s.*, row_number() over (order by s.reviewed_at desc) as place from sourcing_reviews s
            where s.merchant_id = q.merchant_id and s.hidden_at is null) w) v
      where q.request_id = ${requestId} and q.state <> 'withdrawn' order by q.quote_id`,
  )

export const findOwnQuote = (tx: Read, { merchantId }: Seller, requestId: string): Promise<QuoteRow | undefined> =>
  sourcingTables(tx)
    .selectFrom('sourcing_quotes')
    .selectAll()
    .where('request_id', '=', requestId)
    .where('merchant_id', '=', merchantId)
    .executeTakeFirst()

/** A new quote, or another version of one’s own; the request is locked, so that nobody accepts it meanwhile. Answers whether it is new. */
export async function keepQuote(
  tx: Tx,
  request: Locked<RequestRow>,
  seller: Seller,
  { said, version }: { said: SaidQuote; version: number },
): Promise<boolean> {
  const before = await findOwnQuote(tx, seller, request.request_id)
  if ((before?.version ?? 0) !== version) refuse('SOURCING_MOVED_ON')
  const { merchantId: merchant_id, accountId: account_id } = seller
  const row = { ...said, account_id, quoted_at: clock.now(), state: 'open' as const }
  if (!before)
    await sourcingTables(tx)
      .insertInto('sourcing_quotes')
      .values({ ...row, quote_id: newId(), request_id: request.request_id, merchant_id })
      .execute()
  else
    await sourcingTables(tx)
      .updateTable('sourcing_quotes')
      .set({ ...row, version: version + 1 })
      .where('quote_id', '=', before.quote_id)
      .execute()
  return !before || before.state === 'withdrawn'
}

export async function endQuote(tx: Tx, request: Locked<RequestRow>, seller: Seller, version: number): Promise<void> {
  const before = await findOwnQuote(tx, seller, request.request_id)
  // Whoever has none learns nothing of the request.
  if (!before) return refuse('NOT_FOUND')
  if (before.version !== version || before.state !== 'open') refuse('SOURCING_MOVED_ON')
  await sourcingTables(tx)
    .updateTable('sourcing_quotes')
    .set({ state: 'withdrawn', version: version + 1 })
    .where('quote_id', '=', before.quote_id)
    .execute()
}

/** A quote as it was read becomes the one that is accepted. Refuses SOURCING_MOVED_ON, and SOURCING_QUOTE_OVER once its time is over. */
export async function acceptQuote(
  tx: Tx,
  request: Locked<RequestRow>,
  { quoteId, quoteVersion }: { quoteId: string; quoteVersion: number },
): Promise<QuoteRow> {
  const found = await sourcingTables(tx)
    .selectFrom('sourcing_quotes')
    .selectAll()
    .where('request_id', '=', request.request_id)
    .where('quote_id', '=', quoteId)
    .executeTakeFirst()
  if (!found) return refuse('NOT_FOUND')
  if (found.version !== quoteVersion || found.state !== 'open') refuse('SOURCING_MOVED_ON')
  if (found.valid_until <= clock.now()) refuse('SOURCING_QUOTE_OVER')
  await setQuotes(tx, request, { from: 'open', to: 'accepted', quoteId })
  return found
}

export const findAccepted = (tx: Read, { request_id }: Pick<RequestRow, 'request_id'>): Promise<QuoteRow | undefined> =>
  sourcingTables(tx)
    .selectFrom('sourcing_quotes')
    .selectAll()
    .where('request_id', '=', request_id)
    .where('state', '=', 'accepted')
    .executeTakeFirst()

/** Quotes of a request go from one state to another; all of them, where none is named. */
export async function setQuotes(
  tx: Tx,
  { request_id }: Locked<RequestRow>,
  { from, to, quoteId }: { from: QuoteRow['state']; to: QuoteRow['state']; quoteId?: string },
): Promise<void> {
  await sourcingTables(tx)
    .updateTable('sourcing_quotes')
    .set({ state: to })
    .where('request_id', '=', request_id)
    .where('state', '=', from)
    .$if(quoteId !== undefined, (query) => query.where('quote_id', '=', quoteId ?? ''))
    .execute()
}

/** Whatever a merchant has quoted and nobody has accepted is taken back. */
export async function endQuotesOf(tx: Tx, merchantId: string): Promise<void> {
  await sql`update sourcing_quotes q set state = 'withdrawn', version = version + 1
    where q.merchant_id = ${merchantId} and q.state = 'open'`.execute(tx)
}

/** How many requests a merchant has taken on that are not over. */
export async function countTakenOn(tx: Read, merchantId: string): Promise<number> {
  const { num } = await sourcingTables(tx)
    .selectFrom('sourcing_quotes as q')
    .innerJoin('sourcing_requests as r', 'r.request_id', 'q.request_id')
    .select(({ fn }) => fn.countAll<number>().as('num'))
    .where('q.merchant_id', '=', merchantId)
    .where('q.state', '=', 'accepted')
    .where('r.state', 'in', ['chosen', ...held, 'passed'])
    .executeTakeFirstOrThrow()
  return num
}
