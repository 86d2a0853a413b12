import { startSearchFeed } from '../../src/jobs/search/search-feed.ts'
import { findCards } from '../../src/modules/search/index.server.ts'
import { answerMuch } from './search-answers.ts'
import { openDatabase } from '../../src/platform/database.server.ts'
import { createLog } from '../../src/platform/log.server.ts'
import type { FeedQuestion } from './feed-process.ts'

// The index and its feed alone, in a process that a test may kill; asked over the line to the process that started it.
const url = process.env.DATABASE_URL ?? ''
const feed = await startSearchFeed(openDatabase(url, { connections: 4 }), createLog('info'), {
  directUrl: url,
  dataDir: process.env.DATA_DIR ?? '',
  ...(process.env.APART_FROM ? { apartFrom: Number(process.env.APART_FROM) } : {}),
})

async function answer(question: FeedQuestion): Promise<unknown> {
  if (question.ask === 'card') return (await findCards([question.code], 'en'))[0]
  if (question.ask === 'snapshot') return feed.writeSnapshot()
  await feed.catchUp()
  return answerMuch(question.keywords, question.categories)
}

process.on('message', ({ id, question }: { id: number; question: FeedQuestion }) => {
  void answer(question).then((given) => process.send?.({ id, given }))
})
process.on('disconnect', () => process.exit(0))
// Kept over and over, so that a kill at any moment strikes in the middle of a file.
if (process.env.KEEP_ALWAYS)
  void (async () => {
    for (;;) await feed.writeSnapshot()
  })()
process.send?.({ ready: true })
