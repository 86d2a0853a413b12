import { maskContacts } from '#modules/conversations/contact-details.rules.ts'
import { screenText } from '#modules/moderation/index.server.ts'
import { addReview, findAccepted, findReview, lockRequest, moveRequest, requireVersion } from '#modules/sourcing/index.server.ts'
import type { ReviewedBuyer } from '#modules/sourcing/sourcing.contract.ts'
import type { Tx } from '#platform/database.server.ts'
import { refuse } from '#platform/refusal.ts'
import type { Asker } from './ask-request.ts'
import { notifyBuyer } from './notify-sourcing.ts'

/** A member says how a global buyer did, once for a request that is over. Words the lists stop are refused at once. */
export async function reviewOf(tx: Tx, { accountId, language, ownHost }: Asker, said: ReviewedBuyer): Promise<void> {
  const request = await lockRequest(tx, said.requestNo, accountId)
  requireVersion(request, said.version)
  const quote = await findAccepted(tx, request)
  if (!quote || (await findReview(tx, request))) return refuse('SOURCING_MOVED_ON')
  const { outcome } = await screenText(tx, { kind: 'post', text: said.words, accountId, ownHost })
  if (outcome === 'refuse' || outcome === 'wait') refuse('BAD_INPUT', { field: 'words', fields: { words: 'words-refused' } })
  await moveRequest(tx, request, 'review', { kind: 'shopper', id: accountId })
  await addReview(tx, request, quote, { stars: said.stars, words: maskContacts(said.words, ownHost).text, language })
  await notifyBuyer(tx, { ...request, version: request.version + 1 }, quote.merchant_id, 'review')
}
