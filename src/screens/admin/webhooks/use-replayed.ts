import { adminWebhooksText } from '#language/admin/admin-webhooks.text.ts'
import { useTexts } from '#language/texts.ts'
import type { ReplayedWire } from '#modules/webhooks/webhooks.contract.ts'
import { listDeliveries } from '#modules/webhooks/webhooks.paths.ts'
import { answerDeskQuery } from '#desk/desk-query.ts'
import { toast } from '#ui/toasts.ts'

/** Shows what is being sent again, and says how much. */
export function useReplayed(endpointId: string): (answer: ReplayedWire) => void {
  const texts = useTexts(adminWebhooksText)
  return ({ replayed, ...deliveries }) => {
    answerDeskQuery(listDeliveries, { endpointId }, deliveries)
    toast('success', texts.replayed(replayed))
  }
}
