import type { Language } from '#language/languages.ts'
import { type Decider, mayGo, sumWaiting } from '#modules/approvals/index.server.ts'
import { isOwnMerchant } from '#modules/merchants/index.server.ts'
import { addReminder, findDebtOf, lastReminder, listDebts, writeOff } from '#modules/settlement/index.server.ts'
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

async function requireOwed(tx: Tx, merchantId: string, amountCents: Cents): Promise<void> {
  const owed = await findDebtOf(tx, merchantId)
  if (owed === 0) refuse('DEBT_NONE')
  if (amountCents > owed) refuse('DEBT_SMALLER', { field: 'amount' })
}
