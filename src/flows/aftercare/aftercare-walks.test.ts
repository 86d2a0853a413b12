import { afterAll, beforeAll, expect, test } from 'vitest'
import { refusals } from '#refusals.ts'
import { payoutPage } from '#flows/money/payout.builders.ts'
import { answerClaim, getAdminClaim, lookAtClaimed, withdrawClaim } from '#modules/claims/claims.paths.ts'
import { moveOrder } from '#modules/orders/orders.paths.ts'
import { getAdminReturn, sendReturn, withdrawReturn } from '#modules/returns/returns.paths.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'
import { claimsIn, inZone } from './claims.builders.ts'
import { faultOf, type Moves, type Walker } from './random-walk.builders.ts'
import { returnsOf } from './returns.builders.ts'

let shop: TestShop
let people: Awaited<ReturnType<typeof returnsOf>>
beforeAll(async () => {
  shop = await startTestShop()
  people = await returnsOf(shop)
})
afterAll(() => shop.stop())

/** Pieces of large orders, one for each walk. */
function piecesOf(buy: () => ReturnType<typeof people.bought>) {
  let order: Awaited<ReturnType<typeof people.bought>> | undefined
  let used = 0
  return async () => {
    if (!order || used === order.unitIds.length - 1) [order, used] = [await buy(), 0]
    const unitId = order.unitIds[used] ?? ''
    used += 1
    return { ...order, unitIds: [unitId], unitId }
  }
}
const ten = { quantity: 10, product: { ...inZone.product, colours: [black(12)] } }
function black(available: number) {
  return { colourId: 'black', nameEn: 'Black', nameZh: '黑色', variants: [{ offers: [{ available }] }] }
}

const returnActs = ['withdraw', 'agree', 'decline', 'send', 'arrive', 'accept', 'reject', 'send-back'] as const
type ReturnWalk = (typeof returnActs)[number]

async function walkReturn(
  { token, unitId, ...order }: Awaited<ReturnType<ReturnType<typeof piecesOf>>>,
  kind: 'return' | 'cancel',
): Promise<Walker<ReturnWalk>> {
  const { returnNo } = (await people.ask({ ...order, token }, { kind })).data
  const act = async (wanted: ReturnWalk) => {
    if (wanted === 'withdraw') return shop.ask(withdrawReturn, { returnNo }, { token })
    if (wanted === 'send') return shop.ask(sendReturn, { returnNo, courier: 'SF Express' }, { token })
    if (wanted === 'accept' || wanted === 'reject')
      return people.inspect(returnNo, unitId, { result: `${wanted}ed`, reason: 'As it is.' })
    return people.decide(returnNo, wanted, { reason: 'Because.', courier: 'SF Express' })
  }
  return {
    begins: 'asked',
    act: async (wanted) => (await act(wanted)).code,
    look: async () => (await shop.ask(getAdminReturn, { returnNo }, { token: people.desk })).data,
  }
}

test('a piece that is sent back takes only moves that exist, whoever presses what in whatever sequence', async () => {
  const next = piecesOf(() => people.received(ten))
  const moves: Moves<ReturnWalk> = {
    asked: { withdraw: 'withdrawn', agree: 'agreed', decline: 'declined' },
    agreed: { withdraw: 'withdrawn', send: 'sent', arrive: 'arrived' },
    sent: { withdraw: 'withdrawn', arrive: 'arrived' },
    arrived: { accept: 'done', reject: 'going-back' },
    'going-back': { 'send-back': 'done' },
  }
  const walks = { acts: returnActs, moves, refusedAs: [refusals.RETURN_MOVED_ON.code], numRuns: 15 }
  expect(await faultOf(shop, walks, async () => walkReturn(await next(), 'return'))).toBeUndefined()
})

test('so does a piece that is not to be sent', async () => {
  const next = piecesOf(async () => {
    const order = await people.bought(ten)
    await shop.ask(moveOrder, { orderNo: order.orderNo, move: 'seller-sent' }, { token: people.office })
    return order
  })
  const moves: Moves<ReturnWalk> = { asked: { withdraw: 'withdrawn', agree: 'done', decline: 'declined' } }
  const walks = { acts: returnActs, moves, refusedAs: [refusals.RETURN_MOVED_ON.code], numRuns: 4 }
  expect(await faultOf(shop, walks, async () => walkReturn(await next(), 'cancel'))).toBeUndefined()
})

const claimActs = ['answer', 'withdraw', 'ask-more', 'ask-piece', 'look-genuine', 'look-fake', 'uphold', 'decline'] as const
type ClaimWalk = (typeof claimActs)[number]

test.each(['price', 'fake'] as const)('a claim of a %s takes only moves that exist, and pays once', async (kind) => {
  const claims = claimsIn(shop, people)
  const next = piecesOf(() => people.received(ten))
  const asked = { withdraw: 'withdrawn', 'ask-more': 'more-asked', uphold: 'upheld', decline: 'declined' }
  const open = kind === 'price' ? asked : { ...asked, 'ask-piece': 'more-asked' }
  const looks = (state: string) => (kind === 'price' ? {} : { 'look-genuine': state, 'look-fake': state })
  const moves: Moves<ClaimWalk> = {
    asked: { ...open, ...looks('asked') },
    'more-asked': { ...open, ...looks('more-asked'), answer: 'asked' },
  }
  const begin = async (): Promise<Walker<ClaimWalk>> => {
    const order = await next()
    const { token } = order
    const claimId = await claims.claimed(kind === 'price' ? claims.askPrice(order) : claims.askFake(order))
    const act = async (wanted: ClaimWalk) => {
      if (wanted === 'answer') return shop.ask(answerClaim, { claimId, words: 'Here it is.' }, { token })
      if (wanted === 'withdraw') return shop.ask(withdrawClaim, { claimId }, { token })
      if (wanted === 'look-genuine' || wanted === 'look-fake')
        return shop.ask(lookAtClaimed, { claimId, found: wanted, words: 'Seen.' }, { token: people.bench })
      const amount = kind === 'price' && wanted === 'uphold' ? '500' : ''
      return claims.decide(claimId, { act: wanted, amount, reason: 'Because.' })
    }
    return {
      begins: 'asked',
      act: async (wanted) => (await act(wanted)).code,
      look: async () => (await shop.ask(getAdminClaim, { claimId }, { token: people.desk })).data,
    }
  }
  const walks = { acts: claimActs, moves, refusedAs: [refusals.CLAIM_DECIDED.code], numRuns: 10 }
  expect(await faultOf(shop, walks, begin)).toBeUndefined()
})

const payoutActs = ['approve', 'second', 'send', 'confirm', 'fail'] as const
type PayoutWalk = (typeof payoutActs)[number]

test.each([
  { name: 'whose account the shopper has named', approved: 'approved' },
  { name: 'whose account an operator types', approved: 'checked' },
] as const)('a payout $name takes only moves that exist, and is paid once', async ({ approved }) => {
  const isNamed = approved === 'approved'
  const second = await shop.operator(['finance'])
  const room = payoutPage(shop, () => people.finance)
  const moves: Moves<PayoutWalk> = {
    requested: { approve: approved },
    checked: { second: 'approved', fail: 'failed' },
    approved: { send: 'sent', fail: 'failed' },
    sent: { confirm: 'confirmed', fail: 'failed' },
    failed: { approve: approved },
  }
  const begin = async (): Promise<Walker<PayoutWalk>> => {
    const { orderNo, token } = await room.owed()
    const payoutId = (await room.of(orderNo))?.payoutId ?? ''
    const account = { payee: 'CHAN TAI MAN', bankCode: '004', account: '123-456789-001' }
    return {
      begins: 'requested',
      act: async (move) => {
        // One that has failed needs its account once more.
        if (isNamed && move === 'approve') await room.give(orderNo, token)
        const more = move === 'approve' ? (isNamed ? {} : account) : { note: 'BATCH 1' }
        return (await room.move(payoutId, move, more, move === 'second' ? second : people.finance)).code
      },
      look: async () => (await room.of(orderNo)) ?? { state: 'none' },
    }
  }
  const walks = { acts: payoutActs, moves, refusedAs: [refusals.MONEY_IS_SETTLED.code], numRuns: 8 }
  expect(await faultOf(shop, walks, begin)).toBeUndefined()
})
