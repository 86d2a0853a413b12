import { countNews, stopNotices, writeMessage } from '#modules/inbox/index.server.ts'
import {
  documentOf,
  getNewsRow,
  keepProgress,
  listReaders,
  lockDueNews,
  moveNews as move,
} from '#modules/shop-news/index.server.ts'
import type { MoveNewsInput, NewsWire } from '#modules/shop-news/shop-news.contract.ts'
import type { Operator } from '#platform/audit-trail.server.ts'
import type { Read, Tx } from '#platform/database.server.ts'

/** A batch takes less than a second, and to stop waits for no more than one. */
const READERS_AT_ONCE = 200

const keyOf = (newsId: string): string => `news:${newsId}`

/**
 * Tells the next of its readers what is due. How far it has come is kept with what was told, so a batch that fails is told whole or not
 * at all, and none twice.
 */
export async function sendNewsBatch(tx: Tx, most = READERS_AT_ONCE): Promise<number> {
  const news = await lockDueNews(tx)
  if (!news) return 0
  const readers = await listReaders(tx, news, most)
  const words = {
    title: { en: news.title_en, zh: news.title_zh },
    text: { en: news.text_en, zh: news.text_zh },
  }
  const message = { kind: 'platform', ...words, link: news.link, dedupeKey: keyOf(news.news_id) } as const
  for (const reader of readers) await writeMessage(tx, reader, message, 'news')
  await keepProgress(tx, news, readers, readers.length < most)
  return readers.length
}

/** Plans or stops it. Mails and text messages that have not left stay here, too. */
export async function moveNews(tx: Tx, operator: Operator, wanted: MoveNewsInput): Promise<void> {
  if ((await move(tx, operator, wanted)) === 'stopped') await stopNotices(tx, keyOf(wanted.newsId))
}

/** One message to many, and what has become of it. */
export async function showNews(tx: Read, newsId: string): Promise<NewsWire> {
  const row = await getNewsRow(tx, newsId)
  return {
    document: documentOf(row),
    state: row.state,
    reached: row.reached,
    ...(await countNews(tx, keyOf(newsId))),
    beginTime: row.begun_at?.toISOString() ?? '',
    endTime: row.ended_at?.toISOString() ?? '',
    changedBy: row.changed_by,
    changedTime: row.changed_at.toISOString(),
  }
}
