import type { PaymentServices } from '#flows/start-payment.ts'
import type { Call } from '#platform/call.server.ts'
import { bagCalls } from './bag.calls.server.ts'
import { catalogueCalls } from './catalogue.calls.server.ts'
import { contentCalls } from './content.calls.server.ts'
import { memberCalls } from './members.calls.server.ts'
import { operatorCalls, outboxCalls } from './operators.calls.server.ts'
import { orderCalls } from './orders.calls.server.ts'
import { paymentCalls } from './payments.calls.server.ts'
import { searchCalls } from './search.calls.server.ts'
import { wishlistCalls } from './wishlist.calls.server.ts'

/** Every /prod-api path, one list. */
export function allCalls(services: PaymentServices & { demo: boolean }): Call[] {
  return [
    ...memberCalls,
    ...catalogueCalls,
    ...searchCalls,
    ...contentCalls,
    ...wishlistCalls,
    ...bagCalls,
    ...orderCalls(services.gateway),
    ...paymentCalls(services),
    ...operatorCalls,
    ...(services.demo ? outboxCalls : []),
  ]
}
