import { countTry, dropTry, type Try } from '#modules/members/index.server.ts'
import { type Asking, askStranger, isTryTooMany, showPerson } from './ask-for-person.ts'

/**
 * A try of a password that may be looked at, counted before it is; answers it, to be told when it was right. Refuses CHALLENGE_NEEDED,
 * CHALLENGE_WRONG, TRIES_TOO_MANY.
 */
export async function admitTry(asking: Asking, tried: Try): Promise<string> {
  const { database, scale } = asking
  const isPerson = await askStranger(asking, tried.place)
  const tryId = await database.inTransaction((tx) => countTry(tx, tried, scale))
  if (isPerson || !(await isTryTooMany(asking))) return tryId
  // Many came at the same moment.
  await showPerson(asking).catch(async (problem: unknown) => {
    await database.inTransaction((tx) => dropTry(tx, tryId))
    throw problem
  })
  return tryId
}
