import { Agent, request } from 'node:http'
import { randomUUID } from 'node:crypto'
import { addToBag } from '../src/modules/bag/bag.paths.ts'
import { visitorLogin } from '../src/modules/members/members.paths.ts'
import { createOrder, quoteOrder } from '../src/modules/orders/orders.paths.ts'
import { confirmPayment, startPayment } from '../src/modules/payments/payments.paths.ts'
import type { CallPath, Envelope } from '../src/platform/wire/call-path.ts'
import { someAddress } from './recorded-checkout.ts'

export type Piece = { skuId: string; skuPriceId: string }

const agent = new Agent({ keepAlive: true, maxSockets: 64 })
let phones = 0

type Placed = { orderNo: string; paymentId: string } | { refused: number }

/** One guest from the first call to the payment's details, as a browser makes the calls. Answers what was placed, or the refusal's code. */
export async function checkOut(url: string, piece: Piece): Promise<Placed> {
  const from = someAddress()
  const ask = <Input, Output>(path: CallPath<Input, Output>, input: Input, token?: string) =>
    post(url, path, input, { from, ...(token ? { token } : {}) })
  const { token } = (await ask(visitorLogin, { deviceType: 'web' })).data
  const added = await ask(addToBag, { list: [{ skuId: piece.skuId, quantity: 1 }] }, token)
  if (added.code !== 200) return { refused: added.code }
  const productItems = [{ ...piece, quantity: 1 }]
  const settled = await ask(quoteOrder, { productItems, comitPayType: 'bank' }, token)
  if (settled.code !== 200) return { refused: settled.code }
  phones += 1
  const placed = await ask(
    createOrder,
    {
      productItems,
      logisticsType: 2,
      orderAddressIVO: {
        firstName: 'Tai Man',
        lastName: 'Chan',
        areaNum: '+852',
        mobile: String(60_000_000 + phones),
        territory: 'HK',
        provinceCode: 'central-and-western',
        address: 'Flat A, 12/F, 18 Queen’s Road Central',
      },
      comitPayType: 'bank',
      billEmail: `guest${phones}@example.com`,
      total: settled.data.total,
    },
    token,
  )
  if (placed.code !== 200) return { refused: placed.code }
  const { data } = await ask(startPayment, { orderNo: placed.data.orderNo, payType: 'bank' }, token)
  return { orderNo: placed.data.orderNo, paymentId: data.paymentId }
}

/** Finance has found the transfer: the order is paid, and the ledger knows. */
export async function payIn(url: string, placed: Placed, token: string): Promise<void> {
  if ('refused' in placed) throw new Error(`an order was refused with ${placed.refused}`)
  const { code, msg } = await post(url, confirmPayment, { paymentId: placed.paymentId }, { from: someAddress(), token })
  if (code !== 200) throw new Error(`a payment was refused with ${code} ${msg}`)
}

function post<Input, Output>(
  url: string,
  path: CallPath<Input, Output>,
  input: Input,
  { from, token }: { from: string; token?: string },
): Promise<Envelope<Output>> {
  const body = JSON.stringify(input)
  return new Promise((resolve, reject) => {
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'x-forwarded-for': from,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(path.once ? { 'idempotency-key': randomUUID() } : {}),
    }
    const asked = request(`${url}/prod-api${path.path}`, { method: 'POST', agent, headers }, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => {
        text += chunk
      })
      response.on('end', () => resolve(JSON.parse(text) as Envelope<Output>))
    })
    asked.once('error', reject)
    asked.end(body)
  })
}
