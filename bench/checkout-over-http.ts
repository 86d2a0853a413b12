import { Agent, request } from 'node:http'
import { randomUUID } from 'node:crypto'
import { addToBag } from '../src/modules/bag/bag.paths.ts'
import { visitorLogin } from '../src/modules/members/members.paths.ts'
import { createOrder, quoteOrder } from '../src/modules/orders/orders.paths.ts'
import { confirmPayment, startPayment } from '../src/modules/orders/payments/payments.paths.ts'
import type { CreateInput, CreateWire } from '../src/modules/orders/orders.contract.ts'
import { refusals } from '../src/refusals.ts'
import type { CallPath, Envelope } from '../src/platform/wire/call-path.ts'
import { someAddress } from './recorded-checkout.ts'

export type Piece = { skuId: string; skuPriceId: string }

const agent = new Agent({ keepAlive: true, maxSockets: 256 })
let phones = 0

type Placed = { orderNo: string; paymentId: string } | { refused: number }

/** A guest with the piece in the bag, who has seen the total and typed everything. */
export type Guest = { token: string; from: string; wanted: CreateInput }

/** A member who is signed in, and what is to reduce the order. */
export type Member = {
  token: string
  rewards: Pick<CreateInput, 'couponCodes' | 'usePoints'>
  /** Of the balance so much pays each piece. */
  balance?: string
}

/**
 * One guest from the first call to the payment's details, as a browser makes the calls, or a member from the bag on. Answers what was
 * placed, or the refusal's code.
 */
export async function checkOut(url: string, piece: Piece, member?: Member): Promise<Placed> {
  const guest = await comeToCheckout(url, piece, member)
  if ('refused' in guest) return guest
  const placed = await placeOrder(url, guest)
  if (placed.code !== 200) return { refused: placed.code }
  const { token, from } = guest
  const { data } = await post(url, startPayment, { orderNo: placed.data.orderNo, payType: 'bank' }, { token, from })
  return { orderNo: placed.data.orderNo, paymentId: data.paymentId }
}

export async function comeToCheckout(url: string, piece: Piece, member?: Member): Promise<Guest | { refused: number }> {
  const from = someAddress()
  const { token } = member ?? (await post(url, visitorLogin, { deviceType: 'web' }, { from })).data
  const added = await post(url, addToBag, { list: [{ skuId: piece.skuId, quantity: 1 }] }, { from, token })
  if (added.code !== 200) return { refused: added.code }
  const ofBalance = member?.balance ? { checkBalanceFlag: 1 as const, maxBalancePrice: member.balance } : {}
  const productItems = [{ ...piece, quantity: 1, ...ofBalance }]
  const quoted = await post(url, quoteOrder, { productItems, comitPayType: 'bank', ...member?.rewards }, { from, token })
  if (quoted.code !== 200) return { refused: quoted.code }
  phones += 1
  const orderAddressIVO = {
    firstName: 'Tai Man',
    lastName: 'Chan',
    areaNum: '+852',
    mobile: String(60_000_000 + phones),
    territory: 'HK' as const,
    provinceCode: 'central-and-western',
    address: 'Flat A, 12/F, 18 Queen’s Road Central',
  }
  const rest = { comitPayType: 'bank', billEmail: `guest${phones}@example.com`, total: quoted.data.total } as const
  return { token, from, wanted: { productItems, logisticsType: 2, orderAddressIVO, ...rest, ...member?.rewards } }
}

/** As the browser does: again with the same key until it is this buyer's turn. */
export async function placeOrder(url: string, { token, from, wanted }: Guest): Promise<Envelope<CreateWire>> {
  const key = randomUUID()
  for (;;) {
    const answer = await post(url, createOrder, wanted, { from, token, key })
    if (answer.code !== refusals.IN_LINE.code) return answer
  }
}

/** Finance has found the transfer: the order is paid, and the ledger knows. */
export async function payIn(url: string, placed: Placed, token: string): Promise<void> {
  if ('refused' in placed) throw new Error(`an order was refused with ${placed.refused}`)
  const { code, msg } = await post(url, confirmPayment, { paymentId: placed.paymentId }, { from: someAddress(), token })
  if (code !== 200) throw new Error(`a payment was refused with ${code} ${msg}`)
}

export function post<Input, Output>(
  url: string,
  path: CallPath<Input, Output>,
  input: Input,
  { from, token, key = randomUUID() }: { from: string; token?: string; key?: string },
): Promise<Envelope<Output>> {
  const body = JSON.stringify(input)
  return new Promise((resolve, reject) => {
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'x-forwarded-for': from,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(path.once ? { 'idempotency-key': key } : {}),
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
