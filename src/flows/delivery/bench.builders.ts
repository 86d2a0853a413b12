import { setTimeout as pause } from 'node:timers/promises'
import { checklists } from '#modules/authentication/checklists.rules.ts'
import type { DecidedWire, DecideInput } from '#modules/authentication/authentication.contract.ts'
import { decidePiece, listBench } from '#modules/authentication/authentication.paths.ts'
import { moveOrder } from '#modules/orders/orders.paths.ts'
import { confirmPayment, startPayment } from '#modules/orders/payments/payments.paths.ts'
import type { UploadedWire } from '#modules/uploads/uploads.contract.ts'
import { sendUpload, type UploadPurpose } from '#modules/uploads/uploads.paths.ts'
import { placeAsGuest } from '../order.builders.ts'
import type { TestShop } from '../../test-shop.builders.ts'
import { BASE_PATH, type CallPath, type Envelope } from '#platform/wire/call-path.ts'

/** Grey. */
const PHOTOGRAPH = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAD0lEQVQImWPowAEYhpYEANsRZgE07zdlAAAAAElFTkSuQmCC',
  'base64',
)

type Ask = <Input, Output>(path: CallPath<Input, Output>, input: Input, token: string) => Promise<Envelope<Output>>
/** Anyone who looks at pieces: where the shop is, and in whose session. */
export type Bench = { url: () => string; ask: Ask; token: string }

/** The bench of a shop under test. */
export const benchOf = ({ url, ask }: Pick<TestShop, 'url' | 'ask'>, token: string): Bench => ({
  url: () => url,
  token,
  ask: (path, input, by) => ask(path, input, { token: by }),
})

/** Half a minute, in which a process that was killed stands again on a busy machine. */
const MOST_TRIES = 300

/** A photograph, sent as the bench or anyone else who has one sends it; a shop that is away for a moment is asked again. */
export async function sendPhotograph(
  { url, token }: Omit<Bench, 'ask'>,
  purpose: UploadPurpose = 'authentication',
): Promise<string> {
  for (let tries = 1; ; tries += 1) {
    const uploaded = await sendOnce(url(), token, purpose).catch(() => undefined)
    if (uploaded?.data?.uploadId) return uploaded.data.uploadId
    if (tries >= MOST_TRIES) throw new Error(`no photograph could be sent: ${uploaded?.msg ?? 'no answer'}`)
    await pause(100)
  }
}

async function sendOnce(url: string, token: string, purpose: UploadPurpose): Promise<Envelope<UploadedWire>> {
  const form = new FormData()
  form.append('file', new Blob([PHOTOGRAPH], { type: 'image/png' }), 'piece.png')
  const response = await fetch(url + BASE_PATH + sendUpload(purpose).path, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
    body: form,
  })
  return (await response.json()) as Envelope<UploadedWire>
}

/** What is said of a piece that is as it should be. */
export const passes = (unitId: string, uploadId: string): DecideInput => ({
  unitId,
  kind: 'other',
  answers: Object.fromEntries(checklists.other.map((point) => [point, 'fits'])),
  pictures: [{ uploadId }],
  result: 'pass',
})

/** Every piece of an order that lies on the bench passes. */
export async function authenticateAll(bench: Bench, orderNo: string): Promise<DecidedWire[]> {
  const { list } = (await bench.ask(listBench, { word: orderNo }, bench.token)).data
  const decided: DecidedWire[] = []
  for (const { unitId } of list) {
    const answer = await bench.ask(decidePiece, passes(unitId, await sendPhotograph(bench)), bench.token)
    decided.push(answer.data)
  }
  return decided
}

/** A bench of its own in a shop under test: paid pieces come in, and some have their certificate. */
export async function openBench(shop: TestShop) {
  const office = await shop.operator()
  const bench = await shop.operator(['authenticator'])
  /** Paid for and with us. */
  const bringIn = async (quantity = 1): Promise<{ orderNo: string; unitIds: string[] }> => {
    const product = await shop.product({ categories: ['women/bags/tote-bags'] })
    const { token, answer } = await placeAsGuest(shop, [product], { quantity })
    const { orderNo } = answer.data
    const { paymentId } = (await shop.ask(startPayment, { orderNo, payType: 'bank' }, { token })).data
    await shop.ask(confirmPayment, { paymentId }, { token: office })
    const { units } = (await shop.ask(moveOrder, { orderNo, move: 'seller-sent' }, { token: office })).data
    return { orderNo, unitIds: units.map(({ unitId }) => unitId) }
  }
  const certify = async (): Promise<{ code: string; orderNo: string; unitId: string }> => {
    const { orderNo, unitIds } = await bringIn()
    const [one] = await authenticateAll(benchOf(shop, bench), orderNo)
    return { code: one?.certificateCode ?? '', orderNo, unitId: unitIds[0] ?? '' }
  }
  return {
    office,
    bench,
    bringIn,
    certify,
    photograph: (token = bench) => sendPhotograph(benchOf(shop, token)),
    decide: (unitId: string, uploadId: string, more: Partial<DecideInput> = {}, token = bench) =>
      shop.ask(decidePiece, { ...passes(unitId, uploadId), ...more }, { token }),
  }
}
