import { workingDayAfter } from '#modules/fulfilment/arrival.rules.ts'
import { listAcceptedNames } from '#modules/applications/index.server.ts'
import { rulesOfKind } from '#modules/merchants/merchant-kinds.contract.ts'
import type { ApplicantKind } from '#modules/merchants/merchants.contract.ts'
import { isHolder } from '#modules/merchants/bank-account.rules.ts'
import {
  type BankAccountRow,
  findBankAccount,
  findMerchantName,
  findPayoutHold,
  getMerchant,
  keepBankAccount,
  regroupOwners,
  lockBankAccounts,
  resealBankAccount,
} from '#modules/merchants/index.server.ts'
import { merchantBalance, merchantEntry } from '#modules/settlement/index.server.ts'
import { findHolidays, findMerchantKinds, findSelling } from '#modules/shop-settings/index.server.ts'
import { lockPayout, requestWithdrawal, sumWithdrawals } from '#modules/treasury/index.server.ts'
import { lastFour, type PayoutAccount, plainAccount, plainPayee } from '#modules/treasury/payouts/payout.rules.ts'
import { showMoment } from '#language/dates.ts'
import type { Language } from '#language/languages.ts'
import { holdEndText } from '#language/seller/merchant-holds.text.ts'
import type { Seller } from '#platform/access/memberships.ts'
import type { Sealing } from '#platform/access/sealing.server.ts'
import type { Actor } from '#platform/actor.ts'
import { recordAudit } from '#platform/audit-trail.server.ts'
import { clock, dayAfter, dayInHongKong, MINUTE, startOfDay } from '#platform/clock.ts'
import type { Tx } from '#platform/database.server.ts'
import { newId } from '#platform/ids.server.ts'
import { lockHolders, post } from '#platform/ledger.server.ts'
import { type Cents, fromWire, showHkdExactly } from '#platform/money.ts'
import { refuse, Refusal } from '#platform/refusal.ts'
import { HELD, returnWithdrawal } from './end-withdrawal.ts'
import { notifyMerchant } from './notify-merchant.ts'
import { type GivenAccount, requireFit, sealedFor } from '../payout-account.ts'

/** For which row an account is sealed. */
const aboutOf = ({ bank_account_id }: Pick<BankAccountRow, 'bank_account_id'>): string => `account of merchant ${bank_account_id}`

/** The account a merchant is paid to, with its whole number. */
export const openBankAccount = (account: BankAccountRow, sealing: Sealing): PayoutAccount => ({
  bankCode: account.bank_code,
  payee: account.holder,
  account: sealing.open(account.sealed_account ?? '', aboutOf(account)),
})

/** Some of a merchant's balance is to be paid to its account: taken out of it at once, so that nothing is asked for twice. */
export async function withdrawForMerchant(tx: Tx, seller: Seller, amount: string, sealing: Sealing): Promise<void> {
  const { merchantId, accountId } = seller
  // Anyone else who asks for the same waits; the day is the one it is once they are through.
  await lockHolders(tx, [merchantId])
  const now = clock.now()
  const cents = fromWire(amount)
  const account = (await findBankAccount(tx, merchantId)) ?? refuse('MERCHANT_ACCOUNT_MISSING')
  if (account.rests_until > now) refuse('MERCHANT_ACCOUNT_RESTS')
  await requireNoHold(tx, merchantId)
  const { kind } = await getMerchant(tx, merchantId)
  if (rulesOfKind(await findMerchantKinds(tx), kind as ApplicantKind).paidBy === 'statement') refuse('PAID_BY_STATEMENT')
  const rules = await findSelling(tx)
  await requireRoom(tx, seller, cents, rules, now)
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

/**
 * An owner says where their shop is paid: to an account in the name it was accepted by. Where another takes the place of one, nothing is
 * withdrawn for the hours of the settings, and every owner is told.
 */
export async function nameAccount(
  tx: Tx,
  seller: Seller,
  { holder, ...given }: Omit<GivenAccount, 'payee'> & { holder: string },
  { sealing, by }: { sealing: Sealing; by: Actor & { name: string } },
): Promise<void> {
  const { merchantId, accountId } = seller
  requireHolderField(() => requireFit({ ...given, payee: holder }))
  // A shop may be called in Chinese, and a bank account is not: what its documents name counts, too.
  const names = [...Object.values(await findMerchantName(tx, merchantId)), ...(await listAcceptedNames(tx, merchantId))]
  if (!isHolder(holder, names)) refuse('MERCHANT_ACCOUNT_HOLDER', { field: 'holder' })
  await lockHolders(tx, [merchantId])
  const now = clock.now()
  const before = await findBankAccount(tx, merchantId)
  const { restHours } = await findSelling(tx)
  const rests_until = before ? new Date(now.getTime() + restHours * 60 * MINUTE) : now
  const bank_account_id = newId()
  const kept = { bank_code: given.bankCode, holder: plainPayee(holder), account: lastFour(given.account) }
  await keepBankAccount(tx, {
    bank_account_id,
    merchant_id: merchantId,
    ...kept,
    sealed_account: sealing.seal(plainAccount(given.account), aboutOf({ bank_account_id })),
    named_by: accountId,
    named_at: now,
    rests_until,
  })
  await regroupOwners(tx)
  const words = (language: Language) => ({
    ...{ name: by.name, account: kept.account },
    time: showMoment(rests_until.toISOString(), language),
  })
  if (before) await notifyMerchant(tx, merchantId, 'accountNamed', { key: bank_account_id, words })
  await recordAudit(tx, {
    by,
    action: 'merchant-account-named',
    subject: 'merchant',
    subjectId: merchantId,
    ...(before ? { before: { bankCode: before.bank_code, account: before.account } } : {}),
    after: { bankCode: kept.bank_code, account: kept.account },
  })
}

/** Here the name of an account is its holder. */
function requireHolderField(check: () => void): void {
  try {
    check()
  } catch (problem) {
    if (problem instanceof Refusal && problem.data.field === 'payee')
      refuse('BAD_INPUT', { field: 'holder', fields: { holder: 'payout-payee' } })
    throw problem
  }
}

/** What is sealed with a key of yesterday is sealed with the one of today. */
export async function resealBankAccounts(tx: Tx, sealing: Sealing): Promise<void> {
  for (const account of await lockBankAccounts(tx)) {
    const sealed = account.sealed_account ?? ''
    if (!sealing.isCurrent(sealed))
      await resealBankAccount(tx, account, sealing.seal(sealing.open(sealed, aboutOf(account)), aboutOf(account)))
  }
}
