import { hongKongAddress, orderFor } from '../../src/flows/order.builders.ts'
import { visitorLogin } from '../../src/modules/members/members.paths.ts'
import type { CreateInput, CreateWire } from '../../src/modules/orders/orders.contract.ts'
import { createOrder, quoteOrder } from '../../src/modules/orders/orders.paths.ts'
import { confirmPayment, startPayment } from '../../src/modules/orders/payments/payments.paths.ts'
import type { CallPath } from '../../src/platform/wire/call-path.ts'
import { askPatiently, passing } from './shop-process.ts'

/** The final answer to a guest, and the request, so that it can be repeated. */
export type Purchase = { token: string; key: string; wanted: CreateInput; placed: CreateWire; paymentId: string }

type Product = Parameters<typeof orderFor>[0][number]
export type Counter = { url: () => string; operator: string; product: Product; repeats: number; onRepeat?: (why: string) => void }

let guests = 0

/** Guests who buy one after the other until they are sent home. What one of them was refused is reported then, when the others are through. */
export function openTill(counter: Counter, count: number): { purchases: Purchase[]; close: () => Promise<Purchase[]> } {
  const purchases: Purchase[] = []
  let closing = false
  const guest = async (): Promise<void> => {
    while (!closing) purchases.push(await buyStubbornly(counter))
  }
  const all = Promise.all(Array.from({ length: count }, guest))
  all.catch(() => {})
  return {
    purchases,
    close: async () => {
      closing = true
      await all
      return purchases
    },
  }
}

/** Checks out and has the transfer confirmed; whatever breaks off is asked again with the same key until it is answered. */
export async function buyStubbornly(counter: Counter): Promise<Purchase> {
  guests += 1
  const guest = `guest${guests}`
  const mobile = String(60_000_000 + guests)
  const { token } = await insist(counter, visitorLogin, { deviceType: 'web' })
  const item = { skuId: counter.product.skuIds[0] ?? '', skuPriceId: counter.product.offerIds[0] ?? '', quantity: 1 }
  const { total } = await insist(counter, quoteOrder, { productItems: [item], comitPayType: 'bank' }, { token })
  const wanted = orderFor([counter.product], {
    total,
    billEmail: `${guest}@example.com`,
    orderAddressIVO: { ...hongKongAddress, mobile },
  })
  const key = `${guest}-order`
  const placed = await insist(counter, createOrder, wanted, { token, key })
  const asked = { orderNo: placed.orderNo, payType: 'bank' as const }
  const { paymentId } = await insist(counter, startPayment, asked, { token, key: `${guest}-payment` })
  await insist(counter, confirmPayment, { paymentId }, { token: counter.operator, key: `${guest}-confirm` })
  return { token, key, wanted, placed, paymentId }
}

/** Only a broken connection or a "try again" is met with patience; any other refusal is a fault. */
export async function insist<Input, Output>(
  counter: Counter,
  path: CallPath<Input, Output>,
  input: Input,
  asked: { token?: string; key?: string } = {},
): Promise<Output> {
  const onRepeat = (why: string): void => {
    counter.repeats += 1
    counter.onRepeat?.(why)
  }
  const { code, msg, data } = await askPatiently(counter.url, path, input, asked, { passing, patienceMs: 90_000, onRepeat })
  if (code !== 200) throw new Error(`${path.path}: ${JSON.stringify({ code, msg, data })}`)
  return data
}
