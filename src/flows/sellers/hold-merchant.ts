import type { z } from 'zod'
import { emit } from '#events/events.server.ts'
import { showMoment } from '#language/dates.ts'
import type { Language } from '#language/languages.ts'
import { holdEndText, holdMessages, holdOverText, liftedSalesText } from '#language/seller/merchant-holds.text.ts'
import {
  beginHold,
  endHold,
  getMerchant,
  isOwnMerchant,
  listDueHolds,
  lockMerchant,
  recordMerchantStep,
} from '#modules/merchants/index.server.ts'
import type { HoldKind } from '#modules/merchants/holds.rules.ts'
import type { HoldMerchantInput, LiftHoldInput } from '#modules/merchants/kept-merchants.contract.ts'
import { type Actor, CLOCK } from '#platform/actor.ts'
import { type Operator, recordAudit } from '#platform/audit-trail.server.ts'
import { dayAfter, startOfDay } from '#platform/clock.ts'
import type { Database, Tx } from '#platform/database.server.ts'
import { lockHolders } from '#platform/ledger.server.ts'
import { orRefusal, refuse } from '#platform/refusal.ts'
import { notifyOwners } from './people/notify-owners.ts'
import { setMerchantState } from './tell-merchant-state.ts'

type Both = Record<Language, string>

/** As a colleague has read it. Whoever withdraws some of its balance at this moment waits, or is waited for. */
async function lockAsRead(tx: Tx, operator: Operator, { merchantId, version }: { merchantId: string; version: number }) {
  await getMerchant(tx, merchantId)
  if (await isOwnMerchant(tx, merchantId, operator.id)) refuse('MERCHANT_OWN')
  await lockHolders(tx, [merchantId])
  const merchant = await lockMerchant(tx, merchantId)
  return merchant.version === version ? merchant : refuse('MERCHANT_MOVED_ON')
}

/**
 * Suspends a merchant, or rests its payouts: with a reason its people read, and until a day where one is named. What is paid goes on, and
 * what was ordered and is not paid is released.
 */
export async function holdMerchant(tx: Tx, operator: Operator, given: z.output<typeof HoldMerchantInput>): Promise<void> {
  const { merchantId, kind, reason, note, endDay } = given
  const merchant = await lockAsRead(tx, operator, given)
  const endsAt = endDay === '' ? null : startOfDay(dayAfter(endDay, 1))
  await beginHold(tx, merchant, { kind, reason, note, endsAt, begunBy: operator.id })
  if (kind === 'sales') {
    await setMerchantState(tx, merchantId, 'suspended')
    await emit(tx, 'merchant-suspended', { merchantId, by: operator.id })
  }
  const act = `hold-${kind}` as const
  await recordMerchantStep(tx, merchant, { act, by: operator, reason, note, endsAt })
  await notifyOwners(tx, merchantId, {
    message: holdMessages[act],
    link: '/seller',
    key: `${act}:${merchant.version}`,
    words: (language) => ({ reason: reason[language], end: saidEnd(endsAt, language) }),
  })
  await recordAudit(tx, {
    by: operator,
    action: 'merchant-held',
    subject: 'merchant',
    subjectId: merchantId,
    after: { kind, reason: reason.en, note, endDay },
  })
}

const saidEnd = (endsAt: Date | null, language: Language): string =>
  endsAt ? holdEndText.until[language](showMoment(endsAt.toISOString(), language)) : holdEndText.open[language]

export async function liftHold(tx: Tx, operator: Operator, given: z.output<typeof LiftHoldInput>): Promise<void> {
  await lockAsRead(tx, operator, given)
  const { merchantId, kind, reason, note } = given
  await lift(tx, operator, { merchantId, kind, reason, note })
  await recordAudit(tx, {
    by: operator,
    action: 'merchant-lifted',
    subject: 'merchant',
    subjectId: merchantId,
    after: { kind, reason: reason.en, note },
  })
}

/** It sells as it did before: whoever had their offers rest has them rest. */
async function lift(
  tx: Tx,
  by: Actor,
  { merchantId, kind, reason, note }: { merchantId: string; kind: HoldKind; reason: Both; note: string },
): Promise<void> {
  const merchant = await lockMerchant(tx, merchantId)
  const { was_resting: wasResting } = await endHold(tx, merchant, kind, by === CLOCK)
  const state = wasResting ? 'resting' : 'active'
  if (kind === 'sales') await setMerchantState(tx, merchantId, state)
  const act = `lift-${kind}` as const
  await recordMerchantStep(tx, merchant, { act, by, reason, note })
  await notifyOwners(tx, merchantId, {
    message: holdMessages[act],
    link: '/seller',
    key: `${act}:${merchant.version}`,
    words: (language) => ({ reason: reason[language], after: liftedSalesText[state][language] }),
  })
}

const AT_ONCE = 50

/** What was held until a moment that has come. Each by itself: one that a colleague lifts meanwhile is passed over. */
export async function liftDueHolds(database: Database): Promise<void> {
  for (const { merchant_id: merchantId, kind } of await listDueHolds(database.pool, AT_ONCE))
    await orRefusal(() => database.inTransaction((tx) => lift(tx, CLOCK, { merchantId, kind, reason: holdOverText, note: '' })))
}
