import type { AskReturnInput, DecideReturnInput, InspectInput } from '#modules/returns/returns.contract.ts'
import { askReturn, decideReturn, inspectReturned, listReturns } from '#modules/returns/returns.paths.ts'
import type { TestShop } from '../../test-shop.builders.ts'
import { aftercareOf } from './aftercare.builders.ts'

/** Pieces that are cancelled or sent back, and the desk that sees to it. */
export async function returnsOf(shop: TestShop) {
  const work = await aftercareOf(shop)
  type Bought = { orderNo: string; token: string; unitIds: string[] }
  const ask = (order: Bought, given: Partial<AskReturnInput> = {}, token = order.token) =>
    shop.ask(
      askReturn,
      {
        orderNo: order.orderNo,
        kind: 'return',
        units: order.unitIds.map((unitId) => ({ unitId, reason: 'faulty' as const })),
        ...given,
      },
      { token },
    )
  const decide = (returnNo: string, act: DecideReturnInput['act'], given: Partial<DecideReturnInput> = {}, token = work.desk) =>
    shop.ask(decideReturn, { returnNo, act, ...given }, { token })
  const inspect = (returnNo: string, unitId: string, given: Partial<InspectInput> = {}, token = work.desk) =>
    shop.ask(inspectReturned, { returnNo, unitId, result: 'accepted', ...given }, { token })
  const own = async (token: string) => (await shop.ask(listReturns, {}, { token })).data.list
  /** A parcel that was agreed to and is on the desk. */
  const arrived = async (order: Bought, given: Partial<AskReturnInput> = {}) => {
    const { returnNo } = (await ask(order, given)).data
    await decide(returnNo, 'agree')
    await decide(returnNo, 'arrive')
    return returnNo
  }
  return { ...work, ask, decide, inspect, own, arrived }
}
