import { isFirstLink, recordAct, takeFirstLink } from '#modules/operators/index.server.ts'
import type { Database } from '#platform/database.server.ts'
import { refuse } from '#platform/refusal.ts'
import { hashOperatorPassword } from './invite-operator.ts'

type FirstAdministrator = { token: string; name: string; email: string; password: string; language: 'en' | 'zh' }

/**
 * Anyone who holds the link that the terminal has printed becomes the shop's first administrator; the link is used up. Everything
 * else waits for their second factor, as with any operator. Refuses FIRST_LINK_OVER, PASSWORD_GUESSABLE.
 */
export async function addFirstAdministrator(database: Database, { password, ...told }: FirstAdministrator): Promise<void> {
  // Hashing is slow work, and not done for anyone who has no link.
  if (!(await isFirstLink(database.pool, told.token))) refuse('FIRST_LINK_OVER')
  const hash = await hashOperatorPassword(password, [told.name, told.email])
  await database.inTransaction(async (tx) => {
    const operatorId = (await takeFirstLink(tx, { ...told, hash })) ?? refuse('FIRST_LINK_OVER')
    await recordAct(tx, { kind: 'operator', id: operatorId, name: told.name }, 'operator-first', operatorId)
  })
}
