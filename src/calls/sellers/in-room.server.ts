import { hasRoom } from '#flows/sellers/rooms-of-kind.ts'
import type { MerchantRoom } from '#modules/merchants/merchant-kinds.contract.ts'
import { type Call, type CallRequest, scopeFor } from '#platform/call.server.ts'
import { refuse } from '#platform/refusal.ts'

/** Calls of one room of the seller centre: refused, as without a scope, to merchants whose kind does not have it. */
export const inRoom = (room: MerchantRoom, calls: readonly Call[]): Call[] =>
  calls.map((call) => {
    if (!scopeFor(call.access)) return call
    return {
      ...call,
      answer: async (database, request) => {
        const merchantId = merchantOf(request)
        if (merchantId !== undefined && !(await hasRoom(request.read ?? database.pool, merchantId, room))) refuse('NOT_PERMITTED')
        return call.answer(database, request)
      },
    }
  })

/** For which of the caller’s merchants it is made; none where the call itself refuses. */
function merchantOf({ caller, merchantId }: CallRequest): string | undefined {
  if (caller.kind === 'operator') return caller.visitedId
  if (caller.kind !== 'member' && caller.kind !== 'seller-machine') return undefined
  const own = caller.memberships.find((one) => merchantId === undefined || one.merchantId === merchantId)
  return own?.merchantId
}
