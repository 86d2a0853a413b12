import { decideApproval, listApprovals } from '#modules/approvals/approvals.paths.ts'
import { askWithdrawal } from '#modules/balance/balance.paths.ts'
import { decideGoodwill, giveGoodwill } from '#modules/balance/balance-room.paths.ts'
import type { CampaignDocument } from '#modules/coupons/admin/campaign-room.contract.ts'
import { moveCampaign, saveCampaign } from '#modules/coupons/admin/campaign-room.paths.ts'
import { listMoney, listPayouts, movePayout, recordMoney, repairMoney } from '#modules/money/money.paths.ts'
import { getAdminOrder, moveOrder } from '#modules/orders/orders.paths.ts'
import { approveRefund, confirmPayment, requestRefund, startPayment } from '#modules/payments/payments.paths.ts'
import { askCorrection, decideCorrection } from '#modules/points/points-room.paths.ts'
import { askReturn } from '#modules/returns/returns.paths.ts'
import { listSettings, saveSetting } from '#modules/shop-settings/shop-settings.paths.ts'
import { FIRST_PAYOUTS } from '#modules/shop-settings/setting-list.contract.ts'
import { clock, DAY } from '#platform/clock.ts'
import { newSpokenCode } from '#platform/ids.server.ts'
import type { TestShop } from '../../test-shop.builders.ts'
import { PASSWORD } from '../members/sign-in.builders.ts'
import { placeAsGuest, pressCard } from '../order.builders.ts'

// What one person does who means to help themselves: all calls by which money leaves, asked for and approved by the same.

const ACCOUNT = { payee: 'EVE KING', bankCode: '004', account: '123-456789-001' }

export const plainCampaign = (wanted: Partial<CampaignDocument> = {}): CampaignDocument => ({
  ...{ campaignId: '', version: 0, name: { en: 'Winter', zh: '冬日' }, terms: { en: '', zh: '' } },
  ...{ kind: 'percent', amount: '', percent: '10', cap: '', buy: '', get: '', had: 'shared-code', sharedCode: '', occasion: '' },
  ...{ categories: [], brands: [], merchants: [], products: [], side: '', minimum: '', firstOrder: false, members: false },
  ...{ groups: [], payTypes: [], from: '2026-01-01T00:00', until: '', holdsDays: '', budget: '', uses: '10', perMember: '' },
  ...{ merchantPercent: '', exclusiveGroup: '', withOthers: true, priority: '100' },
  ...wanted,
})

/** Everything that waits, agreed to by whoever it is. */
async function agreeToAll(shop: TestShop, token: string): Promise<void> {
  const { list } = (await shop.ask(listApprovals, {}, { token })).data
  for (const { approvalId } of list) await shop.ask(decideApproval, { approvalId, agree: true }, { token })
}

async function approveAll(shop: TestShop, token: string, orderNo: string): Promise<void> {
  const { data } = await shop.ask(getAdminOrder, { orderNo }, { token })
  for (const { refundId } of data?.refunds ?? []) await shop.ask(approveRefund, { refundId }, { token })
}

async function payOutEverything(shop: TestShop, token: string): Promise<void> {
  const { data } = await shop.ask(listPayouts, {}, { token })
  for (const { payoutId, memberId } of (data?.payouts ?? []).slice(0, 5)) {
    await shop.ask(movePayout, { payoutId, move: 'approve', ...(memberId ? {} : ACCOUNT) }, { token })
    for (const move of ['second', 'send', 'confirm'] as const)
      await shop.ask(movePayout, { payoutId, move, note: 'X' }, { token })
  }
}

type Goal = { account: string; orderNo: string }

/** Asks for everything there is, and approves it. */
export async function helpYourself(shop: TestShop, token: string, { account, orderNo }: Goal): Promise<void> {
  const by = { token }
  const reason = 'For myself.'
  const given = await shop.ask(giveGoodwill, { accountId: account, amount: '100', reason }, by)
  const goodwillId = given.data?.goodwills?.[0]?.goodwillId
  if (goodwillId) await shop.ask(decideGoodwill, { goodwillId, agree: true }, by)
  const points = await shop.ask(askCorrection, { accountId: account, points: 100, reason }, by)
  const correctionId = points.data?.corrections?.[0]?.correctionId
  if (correctionId) await shop.ask(decideCorrection, { correctionId, agree: true }, by)
  for (const kind of ['goodwill', 'compensation'] as const)
    await shop.ask(requestRefund, { orderNo, kind, amount: '100', reason }, by)
  await shop.ask(moveOrder, { orderNo, move: 'request-refund', note: reason }, by)
  await shop.ask(moveOrder, { orderNo, move: 'refund' }, by)
  await approveAll(shop, token, orderNo)
  const free = plainCampaign({ percent: '100', sharedCode: `FREE${newSpokenCode(6)}` })
  const { campaignId } = (await shop.ask(saveCampaign, free, by)).data ?? {}
  for (const _ of [1, 2]) if (campaignId) await shop.ask(moveCampaign, { campaignId, move: 'start' }, by)
  await raiseLimits(shop, token)
  await payOutEverything(shop, token)
  await agreeToAll(shop, token)
}

async function raiseLimits(shop: TestShop, token: string): Promise<void> {
  const { data } = await shop.ask(listSettings, {}, { token })
  const version = data?.settings?.find(({ name }) => name === 'payouts')?.version ?? 0
  const value = { ...FIRST_PAYOUTS, personAbove: '9999999', withoutLine: '9999999' }
  await shop.ask(saveSetting, { name: 'payouts', version, value }, { token })
}

type Own = { token: string; account: string; email: string }

/** The same one by one, with orders and balances of accounts of their own, in any order and on any day. */
export function moneyWays(shop: TestShop, eve: string, own: readonly Own[]): ((roll: number) => Promise<unknown>)[] {
  const by = { token: eve }
  const orders: { orderNo: string; me: Own; paymentId: string }[] = []
  const pick = (roll: number) => orders[roll % Math.max(orders.length, 1)]
  const me = (roll: number) => own[roll % own.length]!
  const order = async (roll: number, payType: 'bank' | 'card') => {
    const who = me(roll)
    const wanted = { token: who.token, billEmail: who.email, comitPayType: payType }
    const { orderNo } = (await placeAsGuest(shop, [await shop.product()], wanted)).answer.data ?? {}
    if (!orderNo) return
    const { paymentId, providerUrl } = (await shop.ask(startPayment, { orderNo, payType }, { token: who.token })).data
    if (payType === 'card') await pressCard(shop, providerUrl, 'succeed')
    orders.push({ orderNo, me: who, paymentId })
  }
  const cancel = async (roll: number) => {
    const { orderNo = '', me: who } = pick(roll) ?? {}
    const { data } = await shop.ask(getAdminOrder, { orderNo }, by)
    const units = (data?.units ?? []).map(({ unitId }) => ({ unitId }))
    const wanted = { orderNo, kind: 'cancel' as const, units, toBalance: roll % 2 === 0 }
    return who && shop.ask(askReturn, wanted, { token: who.token })
  }
  const amountOf = (roll: number): string => String(1 + roll)
  return [
    (roll) => order(roll, 'bank'),
    (roll) => order(roll, 'card'),
    cancel,
    cancel,
    (roll) => approveAll(shop, eve, pick(roll)?.orderNo ?? ''),
    (roll) => approveAll(shop, eve, pick(roll)?.orderNo ?? ''),
    (roll) => helpYourself(shop, eve, { account: me(roll).account, orderNo: pick(roll)?.orderNo ?? '' }),
    (roll) => shop.ask(confirmPayment, { paymentId: pick(roll)?.paymentId ?? '', amount: amountOf(roll) }, by),
    (roll) => shop.ask(confirmPayment, { paymentId: pick(roll)?.paymentId ?? '' }, by),
    (roll) =>
      shop.ask(recordMoney, { payType: 'bank', amount: amountOf(roll), reference: pick(roll)?.orderNo ?? 'X', payer: 'EVE' }, by),
    async (roll) => {
      const cases = (await shop.ask(listMoney, {}, by)).data?.cases ?? []
      const found = cases[roll % Math.max(cases.length, 1)]
      const [source, id] = [found?.source ?? ('held' as const), found?.id ?? '']
      const orderNo = pick(roll)?.orderNo ?? ''
      for (const repair of ['return', 'accept', 'book', 'pay-out'] as const)
        await shop.ask(repairMoney, { source, id, repair, orderNo, reason: 'So it is.' }, by)
    },
    (roll) =>
      shop.ask(askWithdrawal, { amount: '100', ...ACCOUNT, sure: false, oldPassword: PASSWORD }, { token: me(roll).token }),
    () => payOutEverything(shop, eve),
    () => agreeToAll(shop, eve),
    () => raiseLimits(shop, eve),
    async (roll) => clock.advance((roll % 3) * (DAY / 4)),
  ]
}
