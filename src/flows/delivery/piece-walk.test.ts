import { afterAll, beforeAll, expect, test } from 'vitest'
import { faultOf, type Moves } from '#flows/aftercare/random-walk.builders.ts'
import { decidePiece } from '#modules/authentication/authentication.paths.ts'
import { confirmReceipt, getAdminOrder, handlePieces, moveOrder } from '#modules/orders/orders.paths.ts'
import { confirmPayment, startPayment } from '#modules/orders/payments/payments.paths.ts'
import { refusals } from '#refusals.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'
import { placeAsGuest } from '../order.builders.ts'
import { benchOf, passes, sendPhotograph } from './bench.builders.ts'

let shop: TestShop
let office: string
let bench: string
beforeAll(async () => {
  shop = await startTestShop()
  office = await shop.operator()
  bench = await shop.operator(['authenticator'])
})
afterAll(() => shop.stop())

const acts = ['arrive', 'pass', 'dispatch', 'receive', 'reject', 'come-back', 'lose', 'return', 'on-sale', 'damaged'] as const
type PieceWalk = (typeof acts)[number]

const gone = (state: string) => ({ 'on-sale': `${state} on-sale`, damaged: `${state} written-off` })
const moves: Moves<PieceWalk> = {
  'awaited taken': { arrive: 'with-us taken' },
  'with-us taken': { pass: 'passed taken', reject: 'rejected taken' },
  'passed taken': { dispatch: 'sent taken', reject: 'rejected taken' },
  // What is lost is nobody's to sell.
  'sent taken': {
    receive: 'received taken',
    'come-back': 'passed taken',
    lose: 'cancelled written-off',
    return: 'returned taken',
  },
  'received taken': { return: 'returned taken' },
  'rejected taken': gone('rejected'),
  'returned taken': gone('returned'),
}

test('a piece takes only moves that exist while its neighbour waits, whoever says what of it in whatever sequence', async () => {
  const begin = async () => {
    const { token, answer } = await placeAsGuest(shop, [await shop.product()], { quantity: 2 })
    const { orderNo } = answer.data
    const { paymentId } = (await shop.ask(startPayment, { orderNo, payType: 'bank' }, { token })).data
    await shop.ask(confirmPayment, { paymentId }, { token: office })
    const order = async () => (await shop.ask(getAdminOrder, { orderNo }, { token: office })).data
    const unitId = (await order()).units[0]?.unitId ?? ''
    const act = async (wanted: PieceWalk) => {
      if (wanted === 'pass') {
        const photograph = await sendPhotograph(benchOf(shop, bench))
        return shop.ask(decidePiece, passes(unitId, photograph), { token: bench })
      }
      if (wanted === 'receive') return shop.ask(confirmReceipt, { orderNo }, { token })
      if (wanted !== 'arrive' && wanted !== 'dispatch')
        return shop.ask(handlePieces, { orderNo, act: wanted, unitIds: [unitId], note: 'As seen.' }, { token: office })
      const move = wanted === 'arrive' ? 'seller-sent' : wanted
      const parcel = { courier: 'SF Express', trackingNumber: 'SF1234567890123' }
      return shop.ask(moveOrder, { orderNo, move, unitIds: [unitId], ...parcel }, { token: office })
    }
    return {
      begins: 'awaited taken',
      act: async (wanted: PieceWalk) => (await act(wanted)).code,
      look: async () => {
        const { serverTime: _, ...seen } = await order()
        const unit = seen.units.find((one) => one.unitId === unitId)
        return { ...seen, state: `${unit?.state} ${unit?.shelf}` }
      },
    }
  }
  const refusedAs = [refusals.ORDER_MOVED_ON.code, refusals.PIECE_DECIDED.code]
  expect(await faultOf(shop, { acts, moves, refusedAs, numRuns: 20 }, begin)).toBeUndefined()
})
