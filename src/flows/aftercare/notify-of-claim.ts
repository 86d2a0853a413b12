import type { EventFor } from '#events/events.server.ts'
import { getClaim, listClaimSteps } from '#modules/claims/index.server.ts'
import { getOrderById } from '#modules/orders/index.server.ts'
import { claimMessages } from '#language/account/claim-messages.text.ts'
import { reasonLine } from '#language/account/reason-line.ts'
import type { Tx } from '#platform/database.server.ts'
import { showHkdExactly } from '#platform/money.ts'
import { newestRefundsOf, sayRefunds } from './say-refunds.ts'
import { notifyShopper } from './notify-shopper.ts'

/** Tells a claimant what the shop has to say; of their own acts only that they have arrived. */
export async function notifyOfClaim(tx: Tx, event: EventFor<'claim-news'>, publicUrl: string): Promise<void> {
  const { orderId, claimId, step } = event.payload
  const claim = await getClaim(tx, claimId)
  const said = (await listClaimSteps(tx, [claimId]))[step]
  const subject = said && (said.act === 'uphold' ? (`uphold-${claim.kind}` as const) : said.act)
  if (!said || !subject || !(subject in claimMessages)) return
  const order = await getOrderById(tx, orderId)
  const back = await sayRefunds(tx, await newestRefundsOf(tx, orderId, [claim.unit_id]))
  await notifyShopper(
    tx,
    order,
    {
      kind: 'order',
      told: claimMessages[subject as keyof typeof claimMessages],
      words: (language) => ({
        number: order.order_number,
        words: said.words,
        reason: reasonLine(said.words, language),
        refund: showHkdExactly(claim.refund_cents),
        extra: showHkdExactly(claim.extra_cents),
        back: back[language] && `\n\n${back[language]}`,
      }),
      unitIds: [claim.unit_id],
      link: '/myaccount/claims',
      key: `claim:${claimId}:${step}`,
    },
    publicUrl,
  )
}
