import type { EventFor } from '#events/events.server.ts'
import { getClaim, listClaimSteps } from '#modules/claims/index.server.ts'
import { isOpen } from '#modules/claims/claims.rules.ts'
import { answerDue } from '#modules/fulfilment/arrival.rules.ts'
import { listDaysAway } from '#modules/merchants/index.server.ts'
import { listConsignments, listUnits, lockOrder, type OrderRow } from '#modules/orders/index.server.ts'
import { getReturn, listReturnedUnits, listReturnSteps } from '#modules/returns/index.server.ts'
import { isOver } from '#modules/returns/returns.rules.ts'
import {
  type AnswerAbout,
  listAnswersAbout,
  listAnswerUnits,
  moveAnswer,
  openAnswer,
  type SellerAnswerRow,
} from '#modules/seller-answers/index.server.ts'
import { findHolidays, findSellerCases } from '#modules/shop-settings/index.server.ts'
import { CLOCK } from '#platform/actor.ts'
import { clock, dayInHongKong } from '#platform/clock.ts'
import type { Locked, Read, Tx } from '#platform/database.server.ts'

/** How a return or a claim stands: what it is about, and once the shop has decided, for whom and by whom. */
type Subject = {
  about: AnswerAbout
  unitIds: readonly string[]
  isNew: boolean
  /** Undefined as long as nothing is decided; the pieces for which the buyer was right. */
  decided?: { forBuyer: readonly string[]; by: string | undefined; words: string }
}

/** A buyer has asked for something, or the shop has decided: merchants of the pieces are asked, and told. It may come twice. */
export async function followSubject(tx: Tx, { topic, payload }: EventFor<'seller-answers'>): Promise<void> {
  const order = await lockOrder(tx, { orderId: payload.orderId })
  const subject = topic === 'claim-moved' ? await claimNow(tx, payload.claimId) : await returnNow(tx, payload.returnNo)
  if (!subject) return
  if (subject.isNew) await ask(tx, order, subject)
  const { decided } = subject
  if (!decided) return
  for (const row of await listAnswersAbout(tx, subject.about)) await conclude(tx, order, row, decided)
}

async function claimNow(tx: Read, claimId: string): Promise<Subject> {
  const claim = await getClaim(tx, claimId)
  const last = (await listClaimSteps(tx, [claimId])).at(-1)
  const unitIds = [claim.unit_id]
  return {
    about: { claimId },
    unitIds,
    isNew: isOpen(claim.state),
    ...(isOpen(claim.state)
      ? {}
      : {
          decided: { forBuyer: claim.state === 'upheld' ? unitIds : [], by: last?.actorId ?? undefined, words: claim.reason },
        }),
  }
}

/** That a piece is not sent at all is between its buyer and the shop. */
async function returnNow(tx: Read, returnNo: string): Promise<Subject | undefined> {
  const row = await getReturn(tx, returnNo)
  if (row.kind === 'cancel') return undefined
  const units = await listReturnedUnits(tx, [row.return_id])
  const last = (await listReturnSteps(tx, [row.return_id])).findLast(({ act }) => act === 'inspect' || act === 'decline')
  const isDecided = isOver(row.state) || row.state === 'going-back'
  return {
    about: { returnId: row.return_id },
    unitIds: units.map(({ unit_id }) => unit_id),
    isNew: !isDecided,
    ...(isDecided
      ? {
          decided: {
            forBuyer: units.filter(({ result }) => result === 'accepted').map(({ unit_id }) => unit_id),
            by: last?.actor_id ?? undefined,
            words: last?.words ?? '',
          },
        }
      : {}),
  }
}

/** Each merchant of its pieces but the shop itself, once. */
async function ask(tx: Tx, order: Locked<OrderRow>, { about, unitIds }: Subject): Promise<void> {
  if ((await listAnswersAbout(tx, about)).length > 0) return
  const { answerDays } = await findSellerCases(tx)
  const units = (await listUnits(tx, order.order_id)).filter(({ unit_id }) => unitIds.includes(unit_id))
  for (const seller of await listConsignments(tx, order.order_id)) {
    const own = units.filter(({ consignment_id }) => consignment_id === seller.consignmentId).map(({ unit_id }) => unit_id)
    if (seller.isHouse || own.length === 0) continue
    const dueAt = await dueAfter(tx, seller.merchantId, answerDays)
    await openAnswer(tx, order, { kind: 'shopper' }, { about, merchantId: seller.merchantId, unitIds: own, dueAt })
  }
}

/** 18:00 of the last of so many working days of the merchant's calendar. */
async function dueAfter(tx: Read, merchantId: string, days: number): Promise<Date> {
  const now = clock.now()
  return answerDue(now, days, await findHolidays(tx), await listDaysAway(tx, merchantId, dayInHongKong(now)))
}

/** Where the buyer was right about a piece of this merchant, it may appeal; of all else nothing comes for it. */
async function conclude(
  tx: Tx,
  order: Locked<OrderRow>,
  row: SellerAnswerRow,
  { forBuyer, by, words }: NonNullable<Subject['decided']>,
): Promise<void> {
  if (row.state !== 'asked' && row.state !== 'answered') return
  const own = await listAnswerUnits(tx, row.answer_id)
  if (!own.some((unitId) => forBuyer.includes(unitId))) return moveAnswer(tx, order, row, 'end', { ...CLOCK, words })
  const { appealDays } = await findSellerCases(tx)
  const dueAt = await dueAfter(tx, row.merchant_id, appealDays)
  return moveAnswer(tx, order, row, 'decide', { ...CLOCK, words }, { dueAt, ...(by ? { decidedBy: by } : {}) })
}
