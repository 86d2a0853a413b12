import { workingDayAfter } from '#modules/fulfilment/arrival.rules.ts'
import { rulesOfKind } from '#modules/merchants/merchant-kinds.contract.ts'
import type { ApplicantKind } from '#modules/merchants/merchants.contract.ts'
import { findPayoutHold, getMerchant } from '#modules/merchants/index.server.ts'
import { merchantBalance, merchantEntry } from '#modules/settlement/index.server.ts'
import { findHolidays, findMerchantKinds, findSelling } from '#modules/shop-settings/index.server.ts'
import { withdrawalLimits } from '#modules/shop-settings/withdrawal-limits.rules.ts'
import { lockPayout, requestWithdrawal, sumWithdrawals } from '#modules/treasury/index.server.ts'
import { showMoment } from '#language/dates.ts'
import type { Language } from '#language/languages.ts'
import { holdEndText } from '#language/seller/merchant-holds.text.ts'
import type { Seller } from '#platform/access/memberships.ts'
import type { Sealing } from '#platform/access/sealing.server.ts'
import { clock, dayAfter, dayInHongKong, startOfDay } from '#platform/clock.ts'
import type { Tx } from '#platform/database.server.ts'
import { newId } from '#platform/ids.server.ts'
import { lockHolders, post } from '#platform/ledger.server.ts'
import { type Cents, fromWire, showHkdExactly } from '#platform/money.ts'
import { refuse, Refusal } from '#platform/refusal.ts'
import { HELD, returnWithdrawal } from './end-withdrawal.ts'
import { openBankAccount, requireAccount, requireStillThere } from './account-of-merchant.ts'
import { notifyMerchant } from './notify-merchant.ts'
import { sealedFor } from '../payout-account.ts'

const WORDS = {
  missing: 'MERCHANT_ACCOUNT_MISSING',
  waits: 'MERCHANT_ACCOUNT_WAITS',
  rests: 'MERCHANT_ACCOUNT_RESTS',
} as const

/** Some of a merchant's balance is to be paid to its account: taken out of it at once, so that nothing is asked for twice. */
export async function withdrawForMerchant(tx: Tx, seller: Seller, amount: string, sealing: Sealing): Promise<void> {
  const { merchantId, accountId } = seller
  // Anyone else who asks for the same waits; the day is the one it is once they are through.
  await lockHolders(tx, [merchantId])
  await requireStillThere(tx, seller)
  const now = clock.now()
  const cents = fromWire(amount)
  const account = await requireAccount(tx, merchantId, WORDS)
  await requireNoHold(tx, merchantId)
  const { kind } = await getMerchant(tx, merchantId)
  if (rulesOfKind(await findMerchantKinds(tx), kind as ApplicantKind).paidBy === 'statement') refuse('PAID_BY_STATEMENT')
  const rules = await findSelling(tx)
  await requireRoom(tx, seller, cents, withdrawalLimits(rules, kind), now)
  const payout_id = newId()
  await requestWithdrawal(tx, {
    payout_id,
    merchant_id: merchantId,
    asked_by: accountId,
    amount_cents: cents,
    requested_at: now,
    due_at: startOfDay(dayAfter(workingDayAfter(now, rules.workingDays, await findHolidays(tx)), 1)),
    ...sealedFor(sealing, { payout_id }, openBankAccount(account, sealing)),
    account: account.account,
  })
  await post(tx, {
    kind: 'withdrawal-asked',
    subjectId: payout_id,
    entries: [merchantEntry(merchantId, -cents), { purpose: HELD, amount: -cents }],
  })
  await notifyMerchant(tx, merchantId, 'withdrawalAsked', {
    cents,
    key: payout_id,
    words: () => ({ days: String(rules.workingDays) }),
  })
}

/** Says why, and until when. */
async function requireNoHold(tx: Tx, merchantId: string): Promise<void> {
  const hold = await findPayoutHold(tx, merchantId)
  if (!hold) return
  const { reason_en: reason, reason_zh: reasonZh, ends_at: endsAt } = hold
  const end = (language: Language) =>
    endsAt ? holdEndText.until[language](showMoment(endsAt.toISOString(), language)) : holdEndText.open[language]
  throw new Refusal('WITHDRAWALS_ON_HOLD', { field: 'amount' }, { reason, reasonZh, end: end('en'), endZh: end('zh') })
}

type Limits = { most: string; mostADay: string }

/** Names the limit that is in the way. */
async function requireRoom(tx: Tx, seller: Seller, cents: Cents, { most, mostADay }: Limits, now: Date): Promise<void> {
  if (cents > fromWire(most)) throw tooMuch('WITHDRAWAL_TOO_MUCH', most)
  if (cents > (await merchantBalance(tx, seller)).balanceCents) refuse('WITHDRAWAL_ABOVE_BALANCE', { field: 'amount' })
  const day = dayInHongKong(now)
  const holder = { merchant_id: seller.merchantId }
  const ofDay = await sumWithdrawals(tx, holder, startOfDay(day), startOfDay(dayAfter(day, 1)))
  if (ofDay + cents > fromWire(mostADay)) throw tooMuch('WITHDRAWALS_OF_DAY', mostADay)
}

const tooMuch = (reason: 'WITHDRAWAL_TOO_MUCH' | 'WITHDRAWALS_OF_DAY', most: string): Refusal =>
  new Refusal(reason, { field: 'amount' }, { most: showHkdExactly(fromWire(most)) })

/** One of its people thinks better of it, as long as nobody here has taken it up. */
export async function cancelForMerchant(tx: Tx, { merchantId }: Seller, payoutId: string): Promise<void> {
  const payout = await lockPayout(tx, payoutId)
  if (payout.merchant_id !== merchantId) refuse('NOT_FOUND')
  // What its statement brings nobody of its people has asked for.
  if (payout.state !== 'requested' || payout.asked_by === null) refuse('WITHDRAWAL_TAKEN')
  await returnWithdrawal(tx, payout, {})
}
