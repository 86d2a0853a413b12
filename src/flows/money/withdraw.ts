import { balanceEntry, balanceOf } from '#modules/balance/index.server.ts'
import { askWithdrawal as path } from '#modules/balance/balance.paths.ts'
import type { AskedWithdrawal } from '#modules/balance/balance.contract.ts'
import { workingDayAfter } from '#modules/fulfilment/arrival.rules.ts'
import { lockPayout, requestWithdrawal, sumWithdrawals } from '#modules/treasury/index.server.ts'
import { maskedAccount } from '#modules/treasury/payouts/payout.rules.ts'
import { findHolidays, type ReadSettings } from '#modules/shop-settings/index.server.ts'
import type { Sealing } from '#platform/access/sealing.server.ts'
import { clock, dayAfter, dayInHongKong, startOfDay } from '#platform/clock.ts'
import type { Tx } from '#platform/database.server.ts'
import { once } from '#platform/idempotency.server.ts'
import { newId } from '#platform/ids.server.ts'
import { lockHolders, post } from '#platform/ledger.server.ts'
import { fromWire, showHkdExactly } from '#platform/money.ts'
import { refuse, Refusal } from '#platform/refusal.ts'
import { requireFit, sealedFor } from './payout-account.ts'
import { HELD, returnWithdrawal } from './withdrawals/end-withdrawal.ts'
import { notifyOfBalance } from './notify-of-balance.ts'

type WithdrawalRequest = Omit<AskedWithdrawal, 'oldPassword' | 'proof'> & {
  key: string | undefined
  /** That it is the owner who asks: said first in this transaction, so that a proof is used up by one that is made. */
  showOwner: (tx: Tx) => Promise<void>
}
type Rules = { sealing: Sealing; settings: ReadSettings }

/** A member asks for some of the balance to be paid to a bank account: once for each key. */
export async function askWithdrawal(tx: Tx, memberId: string, asked: WithdrawalRequest, rules: Rules): Promise<void> {
  const { showOwner, key, ...wanted } = asked
  const { amount, bankCode, payee, account } = wanted
  requireFit(wanted)
  // What is kept of the call tells no number: its hash could be guessed from the digits.
  const body = { amount, bankCode, payee, account: maskedAccount(account) }
  await once(tx, { callerId: memberId, call: path.path, key, body }, async () => {
    await showOwner(tx)
    await withdraw(tx, memberId, wanted, rules)
    return {}
  })
}

type Wanted = Pick<AskedWithdrawal, 'amount' | 'bankCode' | 'account' | 'payee'>

async function withdraw(tx: Tx, memberId: string, wanted: Wanted, { sealing, settings }: Rules): Promise<void> {
  // Anyone else who spends the balance waits; the day is the one it is once they are through.
  await lockHolders(tx, [memberId])
  const now = clock.now()
  const cents = fromWire(wanted.amount)
  const { withdrawals } = await settings(tx)
  await requireRoom(tx, memberId, cents, withdrawals, now)
  const payout_id = newId()
  await requestWithdrawal(tx, {
    payout_id,
    member_id: memberId,
    amount_cents: cents,
    requested_at: now,
    due_at: startOfDay(dayAfter(workingDayAfter(now, withdrawals.workingDays, await findHolidays(tx)), 1)),
    ...sealedFor(sealing, { payout_id }, wanted),
  })
  await post(tx, {
    kind: 'withdrawal-asked',
    subjectId: payout_id,
    entries: [balanceEntry(memberId, -cents), { purpose: HELD, amount: -cents }],
  })
  await notifyOfBalance(tx, memberId, 'withdrawalAsked', { cents, key: payout_id, days: withdrawals.workingDays })
}

type Limits = { most: string; mostADay: string }

/** Names the limit that is in the way, as the specification words it. */
async function requireRoom(tx: Tx, memberId: string, cents: number, { most, mostADay }: Limits, now: Date): Promise<void> {
  if (cents > fromWire(most)) throw tooMuch('WITHDRAWAL_TOO_MUCH', fromWire(most))
  if (cents > ((await balanceOf(tx, [memberId])).get(memberId) ?? 0)) refuse('WITHDRAWAL_ABOVE_BALANCE', { field: 'amount' })
  const day = dayInHongKong(now)
  const ofDay = await sumWithdrawals(tx, { member_id: memberId }, startOfDay(day), startOfDay(dayAfter(day, 1)))
  if (ofDay + cents > fromWire(mostADay)) throw tooMuch('WITHDRAWALS_OF_DAY', fromWire(mostADay))
}

const tooMuch = (reason: 'WITHDRAWAL_TOO_MUCH' | 'WITHDRAWALS_OF_DAY', most: number): Refusal =>
  new Refusal(reason, { field: 'amount' }, { most: showHkdExactly(most) })

/** A member thinks better of it, as long as nobody has taken it up. */
export async function cancelWithdrawal(tx: Tx, memberId: string, payoutId: string): Promise<void> {
  const payout = await lockPayout(tx, payoutId)
  if (payout.member_id !== memberId) refuse('NOT_FOUND')
  if (payout.state !== 'requested') refuse('WITHDRAWAL_TAKEN')
  await returnWithdrawal(tx, payout, {})
}
