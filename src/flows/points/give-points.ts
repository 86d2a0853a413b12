import { giverWords } from '#language/account/point-messages.text.ts'
import { fillWords } from '#language/fill-words.ts'
import type { Language } from '#language/languages.ts'
import { getDetails } from '#modules/members/index.server.ts'
import { findFriend, type Friend, giveGift, requireGiftable, sumHeld } from '#modules/points/index.server.ts'
import type { GiftWire } from '#modules/points/points.contract.ts'
import { givePoints as call } from '#modules/points/points.paths.ts'
import { findPointRules } from '#modules/shop-settings/index.server.ts'
import type { Database, Tx } from '#platform/database.server.ts'
import { once } from '#platform/idempotency.server.ts'
import { refuse } from '#platform/refusal.ts'
import { notifyOfPoints } from './notify-of-points.ts'

type Wanted = { to: string; wishCode: string; member: string; points: number; message: string }
type Giver = { accountId: string; key: string | undefined }

/**
 * A member gives a friend points, for good; both are told. A friend who cannot be found is refused only after the commit, which counts it;
 * and nobody is looked for by somebody who could give them nothing.
 */
export async function givePoints(database: Database, { accountId, key }: Giver, wanted: Wanted): Promise<GiftWire> {
  const request = { callerId: accountId, call: call.path, key, body: wanted }
  const given = await database.inTransaction((tx) => once(tx, request, () => tryToGive(tx, accountId, wanted)))
  return given.points === 0 ? refuse('FRIEND_UNKNOWN', { field: 'to' }) : given
}

/** Answers a gift of nothing when there is no such friend. */
async function tryToGive(tx: Tx, giverId: string, wanted: Wanted): Promise<GiftWire> {
  const { points, message } = wanted
  const rules = await findPointRules(tx)
  await requireGiftable(tx, rules, giverId, points)
  const friend = await findFriend(tx, giverId, wanted)
  if (!friend) return { points: 0, left: 0 }
  const giftId = await giveGift(tx, rules, { giverId, friend, points, message })
  await tellBoth(tx, giftId, giverId, friend, wanted)
  return { points, left: await sumHeld(tx, giverId) }
}

async function tellBoth(tx: Tx, key: string, giverId: string, friend: Friend, { points, message }: Wanted): Promise<void> {
  const { nickname, firstName } = await getDetails(tx, giverId)
  const said = String(points)
  await notifyOfPoints(tx, friend.friendId, 'received', {
    key,
    words: (language) => ({
      friend: nickname || firstName || giverWords.nameless[language],
      points: said,
      message: message && fillWords(giverWords.message[language], { message }),
    }),
    // Mails carry no stranger's words: they would go out in the shop's name.
    mailWords: (language) => ({ message: message && giverWords.read[language] }),
  })
  await notifyOfPoints(tx, giverId, 'given', {
    key,
    words: (language: Language) => ({ friend: friend.named || giverWords.listed[language], points: said }),
  })
}
