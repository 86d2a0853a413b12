import { type Operator, recordAudit } from '#platform/audit-trail.server.ts'
import { clock, dayInHongKong, timeInHongKong } from '#platform/clock.ts'
import { type Locked, lockRows, type Read, type Tx } from '#platform/database.server.ts'
import { newId } from '#platform/ids.server.ts'
import { refuse } from '#platform/refusal.ts'
import type { Language } from '#language/languages.ts'
import type { NewsDocument, NewsListWire, NewsMove, NewsState } from './shop-news.contract.ts'
import { type ShopNewsRow, shopNewsTables } from './shop-news.tables.ts'

const PAGE_SIZE = 50

/** Newest first. */
export async function listNews(
  tx: Read,
  { state, pageNum }: { state: NewsState | ''; pageNum: number },
  language: Language,
): Promise<NewsListWire> {
  const all = shopNewsTables(tx).selectFrom('shop_news')
  const wanted = state === '' ? all : all.where('state', '=', state)
  const { total } = await wanted.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await wanted
    .selectAll()
    .orderBy('news_id', 'desc')
    .limit(PAGE_SIZE)
    .offset((pageNum - 1) * PAGE_SIZE)
    .execute()
  const list = rows.map((row) => ({
    newsId: row.news_id,
    title: language === 'zh' ? row.title_zh : row.title_en,
    state: row.state,
    time: (row.begun_at ?? row.at)?.toISOString() ?? null,
    reached: row.reached,
    changedBy: row.changed_by,
  }))
  return { total, pageNum, pageSize: PAGE_SIZE, list }
}

/** Refuses NOT_FOUND. */
export async function getNewsRow(tx: Read, newsId: string): Promise<ShopNewsRow> {
  const row = await shopNewsTables(tx).selectFrom('shop_news').selectAll().where('news_id', '=', newsId).executeTakeFirst()
  return row ?? refuse('NOT_FOUND')
}

async function lockNews(tx: Tx, newsId: string): Promise<Locked<ShopNewsRow>> {
  const [row] = await lockRows(tx, shopNewsTables(tx).selectFrom('shop_news').selectAll().where('news_id', '=', newsId))
  return row ?? refuse('NOT_FOUND')
}

const fromField = (minute: string): Date | null => (minute === '' ? null : new Date(`${minute}:00+08:00`))
const toField = (at: Date | null): string => (at ? `${dayInHongKong(at)}T${timeInHongKong(at)}` : '')

export const columnsOf = (typed: NewsDocument) => ({
  title_en: typed.title.en,
  title_zh: typed.title.zh,
  text_en: typed.text.en,
  text_zh: typed.text.zh,
  link: typed.link,
  side: typed.side,
  bought: typed.bought,
  brand_code: typed.brandCode,
  in_community: typed.inCommunity,
  at: fromField(typed.at),
})

export const documentOf = (row: ShopNewsRow): NewsDocument => ({
  newsId: row.news_id,
  version: row.version,
  link: row.link,
  side: row.side,
  bought: row.bought,
  title: { en: row.title_en, zh: row.title_zh },
  text: { en: row.text_en, zh: row.text_zh },
  brandCode: row.brand_code,
  inCommunity: row.in_community,
  at: toField(row.at),
})

async function requireBrand(tx: Read, brandCode: string): Promise<void> {
  if (brandCode === '') return
  const known = await shopNewsTables(tx)
    .selectFrom('brand_card')
    .select('brand_code')
    .where('brand_code', '=', brandCode)
    .executeTakeFirst()
  if (!known) refuse('NOT_FOUND', { field: 'brandCode' })
}

/** Keeps it as it was written, a new one as a draft. Refuses MOVED_ON when another was quicker, NEWS_SENT once it is planned. */
export async function saveNews(tx: Tx, by: Operator, typed: NewsDocument): Promise<NewsDocument> {
  await requireBrand(tx, typed.brandCode)
  const before = typed.newsId === '' ? undefined : await lockNews(tx, typed.newsId)
  if (before && before.version !== typed.version)
    refuse('MOVED_ON', { by: before.changed_by, time: before.changed_at.toISOString() })
  if (before && before.state !== 'draft') refuse('NEWS_SENT')
  const newsId = before?.news_id ?? newId()
  const version = (before?.version ?? 0) + 1
  const row = { ...columnsOf(typed), version, changed_at: clock.now(), changed_by: by.name }
  if (before) await shopNewsTables(tx).updateTable('shop_news').set(row).where('news_id', '=', newsId).execute()
  else
    await shopNewsTables(tx)
      .insertInto('shop_news')
      .values({ ...row, news_id: newsId })
      .execute()
  const saved = { ...typed, newsId, version }
  await recordAudit(tx, {
    by,
    subject: 'news',
    subjectId: newsId,
    after: saved,
    action: before ? 'news-changed' : 'news-added',
    ...(before ? { before: documentOf(before) } : {}),
  })
  return saved
}

/** To send plans it, for its time or for now. To stop takes back what is planned, and ends what is being sent. Answers what it is then. */
export async function moveNews(
  tx: Tx,
  by: Operator,
  { newsId, version, move }: { newsId: string; version: number; move: NewsMove },
): Promise<NewsState> {
  const row = await lockNews(tx, newsId)
  const state = nextState(row.state, move)
  // What is sent is what was seen; what is stopped is stopped, however far it has come.
  if (state === undefined || (move === 'send' && row.version !== version))
    refuse('MOVED_ON', { by: row.changed_by, time: row.changed_at.toISOString() })
  const now = clock.now()
  await shopNewsTables(tx)
    .updateTable('shop_news')
    .set({ state, version: row.version + 1, changed_at: now, changed_by: by.name, ended_at: state === 'stopped' ? now : null })
    .where('news_id', '=', newsId)
    .execute()
  await recordAudit(tx, {
    by,
    subject: 'news',
    subjectId: newsId,
    action: move === 'send' ? 'news-planned' : 'news-stopped',
    before: { state: row.state },
    after: { state, reached: row.reached },
  })
  return state
}

function nextState(state: NewsState, move: NewsMove): 'draft' | 'planned' | 'stopped' | undefined {
  if (move === 'send') return state === 'draft' ? 'planned' : undefined
  return state === 'planned' ? 'draft' : state === 'sending' ? 'stopped' : undefined
}

/** What is due and nobody else sends at this moment, as it is once it has begun. */
export async function lockDueNews(tx: Tx): Promise<ShopNewsRow | undefined> {
  const now = clock.now()
  const due = await shopNewsTables(tx)
    .selectFrom('shop_news')
    .selectAll()
    .where('state', 'in', ['planned', 'sending'])
    .where(({ or, eb }) => or([eb('at', 'is', null), eb('at', '<=', now)]))
    .orderBy('news_id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  if (due?.state !== 'planned') return due
  return shopNewsTables(tx)
    .updateTable('shop_news')
    .set({ state: 'sending', begun_at: now, version: due.version + 1 })
    .where('news_id', '=', due.news_id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** How far it has come; `isLast`: there are no more. */
export async function keepProgress(tx: Tx, news: ShopNewsRow, told: readonly string[], isLast: boolean): Promise<void> {
  await shopNewsTables(tx)
    .updateTable('shop_news')
    .set({ reached: news.reached + told.length, ...(told.length > 0 ? { last_account: told.at(-1) } : {}) })
    .set(isLast ? { state: 'sent', ended_at: clock.now() } : {})
    .where('news_id', '=', news.news_id)
    .execute()
}
