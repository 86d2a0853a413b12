import { z } from 'zod'
import { findApplicationOf, listAccepted, listAcceptedNames, openShown } from '#modules/applications/index.server.ts'
import { isHolder } from '#modules/merchants/bank-account.rules.ts'
import {
  acceptBankAccount,
  type BankAccountRow,
  findBankAccount,
  getMerchantName,
  findWaitingAccount,
  getMerchant,
  isOwnMerchant,
  keepBankAccount,
  lockBankAccounts,
  lockMerchant,
  recordMerchantStep,
  refuseBankAccount,
  regroupOwners,
  resealBankAccount,
} from '#modules/merchants/index.server.ts'
import type { DecideAccountInput } from '#modules/merchants/kept-merchants.contract.ts'
import { findSelling } from '#modules/shop-settings/index.server.ts'
import { accountProblem, lastFour, type PayoutAccount, plainAccount, plainPayee } from '#modules/treasury/payouts/payout.rules.ts'
import { showMoment } from '#language/dates.ts'
import type { Language } from '#language/languages.ts'
import { findSeller } from '#platform/access/find-seller.server.ts'
import type { Seller } from '#platform/access/memberships.ts'
import type { Sealing } from '#platform/access/sealing.server.ts'
import type { Actor } from '#platform/actor.ts'
import { type Operator, recordAudit } from '#platform/audit-trail.server.ts'
import { clock, MINUTE } from '#platform/clock.ts'
import type { Read, Tx } from '#platform/database.server.ts'
import { newId } from '#platform/ids.server.ts'
import { lockHolders } from '#platform/ledger.server.ts'
import { Refusal, refuse } from '#platform/refusal.ts'
import type { RefusalName } from '#refusals.ts'
import { type GivenAccount, requireFit } from '../payout-account.ts'
import { notifyMerchant } from './notify-merchant.ts'

type Row = Pick<BankAccountRow, 'bank_account_id'>
/** For which row an account is sealed, and the card with it. */
const aboutOf = ({ bank_account_id }: Row): string => `account of merchant ${bank_account_id}`
const aboutCard = ({ bank_account_id }: Row): string => `card of merchant ${bank_account_id}`

/** The account a merchant is paid to, with its whole number. */
export const openBankAccount = (account: BankAccountRow, sealing: Sealing): PayoutAccount => ({
  bankCode: account.bank_code,
  payee: account.holder,
  account: sealing.open(account.sealed_account ?? '', aboutOf(account)),
})

type Words = Record<'missing' | 'waits' | 'rests', RefusalName>

/** Where a merchant can be paid now. Refuses, in the words of who asks, where it named no account, or one that waits or rests. */
export async function requireAccount(tx: Read, merchantId: string, { missing, waits, rests }: Words): Promise<BankAccountRow> {
  if (await findWaitingAccount(tx, merchantId)) refuse(waits)
  const account = (await findBankAccount(tx, merchantId)) ?? refuse(missing)
  return account.rests_until > clock.now() ? refuse(rests) : account
}

/** Whoever was removed while they waited for others moves no money any more. */
export async function requireStillThere(tx: Tx, { accountId, merchantId }: Seller): Promise<void> {
  await findSeller(tx, { accountId, merchantId }, 'money')
}

type Given = Omit<GivenAccount, 'payee'> & { holder: string; cardNumber: string }

function sealedRow(sealing: Sealing, { bankCode, account, holder, cardNumber }: Omit<Given, 'sure'>) {
  const bank_account_id = newId()
  const card = plainAccount(cardNumber)
  return {
    bank_account_id,
    bank_code: bankCode,
    holder: plainPayee(holder),
    account: lastFour(account),
    sealed_account: sealing.seal(plainAccount(account), aboutOf({ bank_account_id })),
    card: card === '' ? '' : lastFour(card),
    sealed_card: card === '' ? null : sealing.seal(card, aboutCard({ bank_account_id })),
  }
}

/**
 * An owner says where their shop is paid: to an account in the name it was accepted by. Nothing is withdrawn until a reviewer has accepted it,
 * and where another takes the place of one, not for the hours of the settings either. Every owner is told.
 */
export async function nameAccount(
  tx: Tx,
  seller: Seller,
  { cardNumber, ...given }: Given,
  { sealing, by }: { sealing: Sealing; by: Actor & { name: string } },
): Promise<void> {
  const { merchantId, accountId } = seller
  requireHolderField(() => requireFit({ ...given, payee: given.holder }))
  // What its documents name, which no shop's own name replaces: that is chosen freely.
  const accepted = await listAcceptedNames(tx, merchantId)
  const names = accepted.length > 0 ? accepted : Object.values(await getMerchantName(tx, merchantId))
  if (!isHolder(given.holder, names)) refuse('MERCHANT_ACCOUNT_HOLDER', { field: 'holder' })
  await lockHolders(tx, [merchantId])
  await requireStillThere(tx, seller)
  const now = clock.now()
  const before = await findBankAccount(tx, merchantId)
  const { restHours } = await findSelling(tx)
  const rests_until = before ? new Date(now.getTime() + restHours * 60 * MINUTE) : now
  const kept = { ...sealedRow(sealing, { ...given, cardNumber }), rests_until }
  await keepBankAccount(tx, {
    ...{ ...kept, merchant_id: merchantId, named_by: accountId, named_at: now },
    ...{ review: 'waiting', reviewed_at: null, reviewed_by: null },
  })
  await regroupOwners(tx)
  const words = (language: Language) => ({
    ...{ name: by.name, account: kept.account },
    time: showMoment(rests_until.toISOString(), language),
  })
  await notifyMerchant(tx, merchantId, before ? 'accountNamed' : 'accountGiven', { key: kept.bank_account_id, words })
  await recordMerchantStep(tx, await lockMerchant(tx, merchantId), { act: 'name-account', by, note: kept.account })
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

/** Someone of the shop, who is not of the merchant, accepts the account it has named, or refuses it with a reason its owners read. */
export async function decideAccount(
  tx: Tx,
  by: Operator,
  { merchantId, bankAccountId, act, reason }: z.output<typeof DecideAccountInput>,
): Promise<void> {
  await getMerchant(tx, merchantId)
  if (await isOwnMerchant(tx, merchantId, by.id)) refuse('MERCHANT_OWN')
  await lockHolders(tx, [merchantId])
  const merchant = await lockMerchant(tx, merchantId)
  const named = await findWaitingAccount(tx, merchantId)
  if (named?.bank_account_id !== bankAccountId) refuse('MERCHANT_MOVED_ON')
  const before = await findBankAccount(tx, merchantId)
  const said = act === 'refuse' ? reason : { en: '', zh: '' }
  const review = { bankAccountId, by: by.id }
  if (act === 'accept') await acceptBankAccount(tx, merchantId, review)
  else await refuseBankAccount(tx, merchantId, { ...review, reason: said })
  await regroupOwners(tx)
  await recordMerchantStep(tx, merchant, { act: `${act}-account`, by, reason: said, note: named.account })
  const rests = act === 'accept' && named.rests_until > clock.now()
  await notifyMerchant(tx, merchantId, act === 'refuse' ? 'accountRefused' : rests ? 'accountRests' : 'accountAccepted', {
    key: bankAccountId,
    reason: said,
    words: (language) => ({ account: named.account, time: showMoment(named.rests_until.toISOString(), language) }),
  })
  await recordAudit(tx, {
    by,
    action: act === 'accept' ? 'merchant-account-accepted' : 'merchant-account-refused',
    subject: 'merchant',
    subjectId: merchantId,
    ...(before ? { before: { bankCode: before.bank_code, account: before.account } } : {}),
    after: { bankCode: named.bank_code, account: named.account, reason: said.en },
  })
}

const Shown = z.object({ bankCode: z.string().default(''), payee: z.string().default('') })

/** What an application has shown with the letter of its bank, and a reviewer has accepted, is where its merchant is paid at first. */
export async function carryAccount(tx: Tx, merchantId: string, by: Operator, sealing: Sealing): Promise<void> {
  const application = await findApplicationOf(tx, merchantId)
  const shown = application && (await listAccepted(tx, application.application_id)).get('bank-account')
  const numbers = shown && openShown(sealing, shown)
  if (!numbers) return
  const { bankCode, payee: holder } = Shown.parse(shown.fields)
  const { account, cardNumber } = numbers
  // Of a bank that cannot be paid to: its owner names another.
  if (accountProblem({ bankCode, account, payee: holder }, true)) return
  const now = clock.now()
  const kept = sealedRow(sealing, { bankCode, account, holder, cardNumber })
  await keepBankAccount(tx, {
    ...{ ...kept, merchant_id: merchantId, named_by: application.account_id, named_at: now, rests_until: now },
    ...{ review: 'accepted', reviewed_at: shown.decided_at ?? now, reviewed_by: by.id },
  })
}

/** What is sealed with a key of yesterday is sealed with the one of today. */
export async function resealBankAccounts(tx: Tx, sealing: Sealing): Promise<void> {
  for (const row of await lockBankAccounts(tx)) {
    const { sealed_account: account, sealed_card: card } = row
    const again = (sealed: string | null, about: string) =>
      sealed === null || sealing.isCurrent(sealed) ? sealed : sealing.seal(sealing.open(sealed, about), about)
    const sealed = { sealed_account: again(account, aboutOf(row)), sealed_card: again(card, aboutCard(row)) }
    if (sealed.sealed_account !== account || sealed.sealed_card !== card) await resealBankAccount(tx, row, sealed)
  }
}
