import { z } from 'zod'
import type { Read, Tx } from '#platform/database.server.ts'
import { newId } from '#platform/ids.server.ts'
import { lockNames } from '#platform/name-lock.server.ts'
import type { AnswersWire, SavedAnswers } from './conversations.contract.ts'
import { conversationTables } from './conversations.tables.ts'

const Answers = z.array(z.object({ en: z.string(), zh: z.string() }))

/** The answers a merchant has written once; `null`: those of the shop. */
export async function findAnswers(tx: Read, merchantId: string | null): Promise<AnswersWire> {
  const found = await conversationTables(tx)
    .selectFrom('answer_books')
    .select(['version', 'answers', 'away_en', 'away_zh'])
    .where('merchant_id', 'is not distinct from', merchantId)
    .executeTakeFirst()
  if (!found) return { version: 0, answers: [], away: { en: '', zh: '' } }
  return { version: found.version, answers: Answers.parse(found.answers), away: { en: found.away_en, zh: found.away_zh } }
}

/** Answers whether they were saved: not where somebody else has saved others meanwhile. */
export async function keepAnswers(tx: Tx, merchantId: string | null, { version, answers, away }: SavedAnswers): Promise<boolean> {
  await lockNames(tx, [`answers of ${merchantId ?? 'the shop'}`])
  const before = await findAnswers(tx, merchantId)
  if (before.version !== version) return false
  const kept = { version: version + 1, answers: JSON.stringify(answers), away_en: away.en, away_zh: away.zh }
  if (version === 0)
    await conversationTables(tx)
      .insertInto('answer_books')
      .values({ book_id: newId(), merchant_id: merchantId, ...kept })
      .execute()
  else
    await conversationTables(tx)
      .updateTable('answer_books')
      .set(kept)
      .where('merchant_id', 'is not distinct from', merchantId)
      .execute()
  return true
}
