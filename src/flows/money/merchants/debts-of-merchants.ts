import type { Language } from '#language/languages.ts'
import { type Decider, mayGo, sumWaiting } from '#modules/approvals/index.server.ts'
import { findMerchantId, isOwnMerchant } from '#modules/merchants/index.server.ts'
import { addReminder, findDebtOf, lastReminder, listDebts, payDebt, writeOff } from '#modules/settlement/index.server.ts'
import { lockHeld, moveHeld, recordRepair } from '#modules/treasury/index.server.ts'
import type { DebtsWire } from '#modules/settlement/merchant-statements.contract.ts'
import { type Operator, recordAudit } from '#platform/audit-trail.server.ts'
import { clock, DAY, dayInHongKong } from '#platform/clock.ts'
import type { Read, Tx } from '#platform/database.server.ts'
import { newId } from '#platform/ids.server.ts'
import { lockHolders } from '#platform/ledger.server.ts'
import { type Cents, toWire } from '#platform/money.ts'
import { refuse } from '#platform/refusal.ts'
import { notifyMerchant } from '../withdrawals/notify-merchant.ts'

/** Who owes the shop, the oldest debt first; what is sold and still to come makes up for it first. */
export async function showDebts(tx: Read, language: Language): Promise<DebtsWire> {
  const debts = await listDebts(tx)
  const waiting = await sumWaiting(tx, 'write-off')
  const now = clock.now().getTime()
  return {
    owed: toWire(debts.reduce((sum: Cents, { owedCents }) => sum + owedCents, 0)),
    list: debts.map(({ merchantId, nameEn, nameZh, state, owedCents, comingCents, since, remindedAt }) => ({
      merchantId,
      merchant: language === 'zh' ? nameZh : nameEn,
      state,
      owed: toWire(owedCents),
      sinceTime: since.toISOString(),
      days: Math.floor((now - since.getTime()) / DAY),
      coming: toWire(comingCents),
      remindTime: remindedAt?.toISOString() ?? '',
      waits: waiting.has(merchantId) ? toWire(waiting.get(merchantId) ?? 0) : '',
    })),
  }
}

/** Its people are told what they owe and what nets it; once a day at most. */
export async function remindOfDebt(tx: Tx, by: Operator, merchantId: string): Promise<void> {
  await lockHolders(tx, [merchantId])
  const cents = await findDebtOf(tx, merchantId)
  if (cents === 0) refuse('DEBT_NONE')
  const last = await lastReminder(tx, merchantId)
  const today = dayInHongKong(clock.now())
  if (last && dayInHongKong(last) === today) refuse('DEBT_REMINDED')
  await addReminder(tx, merchantId, by.id)
  await notifyMerchant(tx, merchantId, 'debtReminder', { cents, key: `${merchantId}:${today}` })
  const after = { amountCents: cents }
  await recordAudit(tx, { by, action: 'debt-reminded', subject: 'merchant', subjectId: merchantId, after })
}

type Wanted = { amountCents: Cents; reason: string }

/** So much of a debt is given up once a second person agrees: it is a loss of the shop's, and the merchant owes so much less. */
export async function writeOffDebt(tx: Tx, by: Decider, merchantId: string, { amountCents, reason }: Wanted): Promise<void> {
  if (await isOwnMerchant(tx, merchantId, by.id)) refuse('MERCHANT_OWN')
  await requireOwed(tx, merchantId, amountCents)
  const matter = { kind: 'write-off' as const, subjectId: merchantId, amountCents, reason, wanted: { amountCents } }
  const goes = await mayGo(tx, by, matter)
  const trail = { by, subject: 'merchant', subjectId: merchantId, after: { amountCents, reason } }
  if (!goes) return recordAudit(tx, { ...trail, action: 'debt-write-off-asked' })
  await lockHolders(tx, [merchantId])
  // A sale may have made up for it meanwhile.
  await requireOwed(tx, merchantId, amountCents)
  await writeOff(tx, { merchantId, cents: amountCents, subjectId: newId() })
  await recordAudit(tx, { ...trail, action: 'debt-written-off' })
}

type Booked = { sellerCode: string; reason: string }

/**
 * What a merchant has transferred pays what it owes, once a second person agrees. Refuses DEBT_NO_SELLER, DEBT_SMALLER where more came than is
 * owed, which is returned instead, and MONEY_IS_SETTLED.
 */
export async function bookToDebt(tx: Tx, by: Decider, heldId: string, { sellerCode, reason }: Booked): Promise<void> {
  const merchantId = (await findMerchantId(tx, sellerCode)) ?? refuse('DEBT_NO_SELLER', { field: 'sellerCode' })
  if (await isOwnMerchant(tx, merchantId, by.id)) refuse('MERCHANT_OWN')
  const held = await lockHeld(tx, heldId)
  if (held.payment_id !== null || held.provider_id !== null) refuse('MONEY_IS_SETTLED')
  const { method, amount_cents: amountCents } = held
  await requireOwed(tx, merchantId, amountCents, 'sellerCode')
  const matter = { kind: 'debt-payment' as const, subjectId: heldId, amountCents, reason, wanted: { sellerCode } }
  const trail = { by, subject: 'merchant', subjectId: merchantId, after: { amountCents, reason } }
  if (!(await mayGo(tx, by, matter))) return recordAudit(tx, { ...trail, action: 'debt-payment-asked' })
  await lockHolders(tx, [merchantId])
  // A sale may have made up for it meanwhile.
  await requireOwed(tx, merchantId, amountCents, 'sellerCode')
  await moveHeld(tx, heldId, 'held', 'booked')
  await payDebt(tx, { merchantId, cents: amountCents, subjectId: heldId })
  await recordRepair(tx, by, { subjectId: heldId, kind: 'debt', method, amountCents, reference: sellerCode, reason })
  await notifyMerchant(tx, merchantId, 'debtPaid', { cents: amountCents, key: heldId })
}

async function requireOwed(tx: Tx, merchantId: string, amountCents: Cents, field = 'amount'): Promise<void> {
  const owed = await findDebtOf(tx, merchantId)
  if (owed === 0) refuse('DEBT_NONE')
  if (amountCents > owed) refuse('DEBT_SMALLER', { field })
}
