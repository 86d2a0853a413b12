import { listDebts, writeOffDebt } from '#modules/settlement/merchant-statements.paths.ts'
import { getCommissions, saveCommissions } from '#modules/shop-settings/commissions.paths.ts'
import { newId } from '#platform/ids.server.ts'
import { decideApproval, listApprovals } from '#modules/approvals/approvals.paths.ts'
import { decidePiece, listBench } from '#modules/authentication/authentication.paths.ts'
import { decideGoodwill, giveGoodwill } from '#modules/balance/balance-page.paths.ts'
import { decideClaim, listAdminClaims } from '#modules/claims/claims.paths.ts'
import { giveMemberCoupon, listMemberCoupons } from '#modules/coupons/admin/member-coupons.paths.ts'
import { decideInvitation } from '#modules/invitations/invitation-page.paths.ts'
import { listMoney, listPayouts, makePayoutFile, movePayout, recordMoney, repairMoney } from '#modules/treasury/money.paths.ts'
import { makeKey } from '#modules/operators/api-keys.paths.ts'
import { getAdminOrder, handlePieces, moveOrder } from '#modules/orders/orders.paths.ts'
import { approveRefund, confirmPayment, refundPayment, requestRefund } from '#modules/orders/payments/payments.paths.ts'
import { askCorrection, decideCorrection } from '#modules/points/points-page.paths.ts'
import { decideReturn, inspectReturned, listAdminReturns } from '#modules/returns/returns.paths.ts'
import type { Permission } from '#platform/access/permissions.ts'
import { clock, DAY } from '#platform/clock.ts'
import { authenticateAll, benchOf, passes, sendPhotograph } from '../delivery/bench.builders.ts'
import {
  accountOf,
  holdReward,
  letInPuppet,
  mine,
  type OwnOrder,
  pick,
  staySignedIn,
  type Thief,
  type Way,
} from './thief.builders.ts'
import { saveAndStart } from './thief-campaign.builders.ts'
import { raise } from './thief-settings.builders.ts'

// What the thief does in the office: every call by which money, or what is worth money, may leave. What needs two is asked for and then agreed to.

const REASON = 'For myself.'
const KEY_PERMISSIONS: Permission[] = ['handle-money', 'read-orders', 'move-orders', 'ask-refunds']
const by = ({ token }: Thief) => ({ token })
const numberOf = (thief: Thief, roll: number): string => pick(thief.orders, roll)?.orderNo ?? ''
const look = async (thief: Thief, roll: number) =>
  (await thief.shop.ask(getAdminOrder, { orderNo: numberOf(thief, roll) }, by(thief))).data

/** Everything that waits, agreed to by anyone. */
async function agreeToAll({ shop }: Thief, token: string): Promise<void> {
  const { list } = (await shop.ask(listApprovals, {}, { token })).data
  for (const { approvalId } of list.slice(-12)) await shop.ask(decideApproval, { approvalId, agree: true }, { token })
}

async function approveAll(thief: Thief, roll: number, token = thief.token): Promise<void> {
  for (const { refundId, state } of (await look(thief, roll))?.refunds ?? [])
    if (state === 'requested' || state === 'failed')
      await thief.shop.ask(approveRefund, { refundId, ...(roll % 3 === 0 ? { toBalance: true } : {}) }, { token })
}

async function payOutEverything(thief: Thief): Promise<void> {
  const { data } = await thief.shop.ask(listPayouts, {}, by(thief))
  for (const { payoutId, memberId } of (data?.payouts ?? []).slice(-4)) {
    await thief.shop.ask(movePayout, { payoutId, move: 'approve', ...(memberId ? {} : accountOf(thief)) }, by(thief))
    for (const move of ['second', 'send', 'confirm'] as const)
      await thief.shop.ask(movePayout, { payoutId, move, note: 'X' }, by(thief))
  }
}

const request =
  (kind: 'refund' | 'goodwill' | 'compensation'): Way =>
  async (thief, roll) => {
    const amount = kind === 'goodwill' || kind === 'compensation' ? { amount: String(500 + roll) } : {}
    await thief.shop.ask(requestRefund, { orderNo: numberOf(thief, roll), kind, reason: REASON, ...amount }, by(thief))
    await approveAll(thief, roll)
  }

const move =
  (...moves: ('seller-sent' | 'dispatch' | 'receive' | 'complete' | 'request-refund' | 'refund')[]): Way =>
  async (thief, roll) => {
    for (const one of moves)
      await thief.shop.ask(moveOrder, { orderNo: numberOf(thief, roll), move: one, note: REASON }, by(thief))
  }

async function deliver(thief: Thief, roll: number): Promise<void> {
  await move('seller-sent')(thief, roll)
  const orderNo = numberOf(thief, roll)
  if (orderNo) await authenticateAll(benchOf(thief.shop, thief.token), orderNo)
  await move('dispatch', 'receive')(thief, roll)
}

async function reject(thief: Thief, roll: number): Promise<void> {
  await move('seller-sent')(thief, roll)
  const { list } = (await thief.shop.ask(listBench, { word: numberOf(thief, roll) }, by(thief))).data
  for (const { unitId } of list.slice(0, 1)) {
    const said = passes(unitId, await sendPhotograph(benchOf(thief.shop, thief.token)))
    await thief.shop.ask(decidePiece, { ...said, answers: {}, result: 'reject', reason: REASON }, by(thief))
  }
}

/** Says that pieces which never came back have arrived, and are as they were. */
async function acceptReturns(thief: Thief): Promise<void> {
  for (const queue of ['asked', 'arrived'] as const) {
    const { list } = (await thief.shop.ask(listAdminReturns, { queue }, by(thief))).data
    for (const { returnNo } of list.slice(-2)) {
      for (const act of ['agree', 'arrive'] as const) await thief.shop.ask(decideReturn, { returnNo, act }, by(thief))
      for (const own of thief.orders)
        for (const { unitId } of await unitsAt(thief, own))
          await thief.shop.ask(inspectReturned, { returnNo, unitId, result: 'accepted' }, by(thief))
    }
  }
}
const unitsAt = async ({ shop, token }: Thief, { orderNo }: OwnOrder) =>
  (await shop.ask(getAdminOrder, { orderNo }, { token })).data?.units ?? []

async function upholdClaims(thief: Thief, roll: number): Promise<void> {
  for (const queue of ['price', 'fake'] as const) {
    const { list } = (await thief.shop.ask(listAdminClaims, { queue }, by(thief))).data
    for (const { claimId } of list.slice(-2)) {
      const amount = queue === 'price' ? { amount: String(1 + (roll % 50)) } : {}
      await thief.shop.ask(decideClaim, { claimId, act: 'uphold', reason: REASON, ...amount }, by(thief))
    }
  }
  await approveAll(thief, roll)
}

async function repairAll(thief: Thief, roll: number): Promise<void> {
  const found = pick((await thief.shop.ask(listMoney, {}, by(thief))).data?.cases ?? [], roll)
  if (!found) return
  const { source, id } = found
  for (const repair of ['return', 'retry', 'accept', 'book', 'pay-out', 'note'] as const)
    await thief.shop.ask(repairMoney, { source, id, repair, orderNo: numberOf(thief, roll), reason: REASON }, by(thief))
}

const giveWays = {
  'gives goodwill to a balance': async (thief, roll) => {
    const wanted = { accountId: mine(thief, roll).account, amount: String(500 + roll), reason: REASON }
    const { data } = await thief.shop.ask(giveGoodwill, wanted, by(thief))
    const goodwillId = data?.goodwills?.[0]?.goodwillId
    if (goodwillId) await thief.shop.ask(decideGoodwill, { goodwillId, agree: true }, by(thief))
  },
  'corrects points': async (thief, roll) => {
    const wanted = { accountId: mine(thief, roll).account, points: 500 + roll, reason: REASON }
    const { data } = await thief.shop.ask(askCorrection, wanted, by(thief))
    const correctionId = data?.corrections?.[0]?.correctionId
    if (correctionId) await thief.shop.ask(decideCorrection, { correctionId, agree: true }, by(thief))
  },
  'hands out a coupon': async (thief, roll) => {
    const accountId = mine(thief, roll).account
    const { campaigns } = (await thief.shop.ask(listMemberCoupons, { accountId }, by(thief))).data
    const campaignId = pick(campaigns, roll)?.campaignId
    if (campaignId) await thief.shop.ask(giveMemberCoupon, { accountId, campaignId, reason: REASON }, by(thief))
  },
  'gives a reward that is held': async (thief, roll) => {
    await holdReward(thief, numberOf(thief, roll))
    const decision = { friendId: thief.own[1]?.account ?? '', release: true, reason: REASON }
    for (const _ of [1, 2]) await thief.shop.ask(decideInvitation, decision, by(thief))
  },
  'starts a campaign': (thief, roll) => saveAndStart(thief, roll),
} satisfies Record<string, Way>

const moneyWays = {
  'confirms a transfer': (thief, roll) =>
    thief.shop.ask(confirmPayment, { paymentId: pick(thief.orders, roll)?.paymentId ?? '' }, by(thief)),
  'confirms some of a transfer': (thief, roll) =>
    thief.shop.ask(confirmPayment, { paymentId: pick(thief.orders, roll)?.paymentId ?? '', amount: String(1 + roll) }, by(thief)),
  'types a line of a statement': (thief, roll) => {
    const reference = roll % 3 === 0 ? 'X' : numberOf(thief, roll) || 'X'
    return thief.shop.ask(recordMoney, { payType: 'bank', amount: String(1 + roll), reference, payer: 'EVE' }, by(thief))
  },
  'repairs money that fits nothing': repairAll,
  'pays out': payOutEverything,
  'makes the file of payouts': (thief) => thief.shop.ask(makePayoutFile, {}, by(thief)),
  'asks for a refund': request('refund'),
  'asks for goodwill on an order': request('goodwill'),
  'asks for compensation': request('compensation'),
  'approves refunds': (thief, roll) => approveAll(thief, roll),
  'approves refunds at once': (thief) => Promise.all(thief.orders.slice(0, 4).map((_, at) => approveAll(thief, at))),
  'changes what the shop keeps of a price': async ({ shop, token }, roll) => {
    const { data } = await shop.ask(getCommissions, {}, { token })
    if (!data) return
    const { version, value } = data.rules
    const wanted = { version, value: { ...value, commission: String(roll % 12), rules: [] } }
    for (const _ of [1, 2]) await shop.ask(saveCommissions, wanted, { token })
  },
  'gives up what a merchant owes': async ({ shop, token }, roll) => {
    const { data } = await shop.ask(listDebts, {}, { token })
    const merchantId = data?.list[0]?.merchantId ?? newId()
    for (const _ of [1, 2]) await shop.ask(writeOffDebt, { merchantId, amount: String(1 + roll), reason: REASON }, { token })
  },
  'refunds a payment': (thief, roll) =>
    thief.shop.ask(refundPayment, { paymentId: pick(thief.orders, roll)?.paymentId ?? '' }, by(thief)),
} satisfies Record<string, Way>

const deskWays = {
  'delivers an order': deliver,
  'rejects a piece at the bench': reject,
  'completes an order': move('complete'),
  'gives an order up': move('request-refund', 'refund'),
  'says that a parcel is lost': async (thief, roll) => {
    const unitIds = ((await look(thief, roll))?.units ?? []).map(({ unitId }) => unitId)
    for (const act of ['lose', 'come-back', 'return'] as const)
      if (unitIds.length > 0)
        await thief.shop.ask(handlePieces, { orderNo: numberOf(thief, roll), act, unitIds, note: REASON }, by(thief))
  },
  'takes back what never came': acceptReturns,
  'upholds claims': upholdClaims,
  'raises a setting': raise,
  'agrees to everything': (thief) => agreeToAll(thief, thief.token),
  'lets somebody in who agrees to everything': async (thief) => agreeToAll(thief, await letInPuppet(thief)),
  'makes a key that asks or approves': async (thief, roll) => {
    const wanted = { name: 'till', permissions: KEY_PERMISSIONS, perMinute: 600, days: 1 }
    const { data } = await thief.shop.ask(makeKey, wanted, by(thief))
    if (!data?.token) return
    const asked = { orderNo: numberOf(thief, roll), move: 'request-refund', note: REASON } as const
    await thief.shop.ask(moveOrder, asked, { token: roll % 2 === 0 ? data.token : thief.token })
    await approveAll(thief, roll, roll % 2 === 0 ? thief.token : data.token)
  },
  'waits a while': async ({ shop }, roll) => {
    clock.advance((roll % 3) * (DAY / 4))
    await staySignedIn(shop)
  },
} satisfies Record<string, Way>

export const officeWays: Record<string, Way> = { ...giveWays, ...moneyWays, ...deskWays }
