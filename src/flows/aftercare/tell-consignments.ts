import type { EventFor } from '#events/events.server.ts'
import { showMoment } from '#language/dates.ts'
import type { Language } from '#language/languages.ts'
import { pieceName } from '#language/product/piece-name.ts'
import { consignmentMessages } from '#language/seller/consignment-messages.text.ts'
import { listConsignmentsToTell, type ToldConsignment } from '#modules/orders/index.server.ts'
import { findMerchantListeners, queueMessages, writeWebhook } from '#modules/webhooks/index.server.ts'
import type { Tx } from '#platform/database.server.ts'
import { calledOffKey } from './call-off-unsent.ts'
import { notifyShippers } from './tell-shippers.ts'

type Piece = ToldConsignment['pieces'][number]
type Told = { about: 'due' | 'cancelled'; consignment: ToldConsignment; pieces: readonly Piece[] }

/**
 * A merchant has sold something, or is not to send it any more: those who send its parcels are told, once for each consignment, and so are
 * its programs. What has left already is the bench's to see to.
 */
export async function tellConsignments(tx: Tx, { eventId, topic, payload }: EventFor<'seller-orders'>): Promise<void> {
  const about = topic === 'order-paid' ? 'due' : 'cancelled'
  const concerns = ({ unitId, state, wasSent }: Piece): boolean => {
    if (wasSent) return false
    return about === 'due' ? state === 'awaited' : state === 'cancelled' && payload.unitIds?.includes(unitId) === true
  }
  const told = (await listConsignmentsToTell(tx, payload.orderId))
    .map((consignment): Told => ({ about, consignment, pieces: consignment.pieces.filter(concerns) }))
    .filter(({ pieces }) => pieces.length > 0)
  if (told.length === 0) return
  for (const one of told) await tellPeople(tx, one)
  await tellPrograms(tx, eventId, told)
}

async function tellPeople(tx: Tx, { about, consignment, pieces }: Told): Promise<void> {
  const { merchantId, consignmentId, orderNo, dueAt } = consignment
  const { title, text } = consignmentMessages[about]
  const say = (language: Language): string =>
    text[language](namesOf(pieces, language), dueAt ? showMoment(dueAt.toISOString(), language) : '')
  const key = about === 'due' ? `consignment-due:${consignmentId}` : calledOffKey(pieces.map(({ unitId }) => unitId))
  await notifyShippers(tx, merchantId, {
    kind: 'logistics',
    title: { en: title.en(orderNo), zh: title.zh(orderNo) },
    text: { en: say('en'), zh: say('zh') },
    link: `/seller/orders/${orderNo}`,
    key,
  })
}

/** More in one order is named by its number. */
const MOST_NAMED = 3

function namesOf(pieces: readonly Piece[], language: Language): string {
  const ofVariant = [...Map.groupBy(pieces, ({ skuId }) => skuId).values()]
  const names = ofVariant.slice(0, MOST_NAMED).flatMap(([first, ...same]) => {
    if (!first) return []
    const { brandName, titleEn, titleZh, itemNumber, articleNumber } = first.snapshot
    const name = `${pieceName(brandName, language === 'zh' ? titleZh : titleEn)} (${itemNumber || articleNumber})`
    return same.length > 0 ? `${same.length + 1} × ${name}` : name
  })
  const { items, more } = consignmentMessages
  const rest = ofVariant.slice(MOST_NAMED).reduce((sum, same) => sum + same.length, 0)
  return items[language]([...names, ...(rest > 0 ? [more[language](rest)] : [])])
}

const TOPICS = { due: 'consignment.due', cancelled: 'consignment.cancelled' } as const

async function tellPrograms(tx: Tx, eventId: number, told: readonly Told[]): Promise<void> {
  const ofMerchant = Map.groupBy(told, ({ consignment }) => consignment.merchantId)
  for (const [merchantId, listeners] of await findMerchantListeners(tx, [...ofMerchant.keys()])) {
    const messages = (ofMerchant.get(merchantId) ?? []).map(({ about, consignment: { consignmentId, orderNo, dueAt }, pieces }) =>
      writeWebhook(eventId, TOPICS[about], consignmentId, {
        ...{ consignmentId, orderNo, dueTime: dueAt?.toISOString() ?? '' },
        units: pieces.map(({ unitId, skuId, snapshot }) => ({
          ...{ unitId, skuId },
          itemNumber: snapshot.itemNumber || snapshot.articleNumber,
        })),
      }),
    )
    await queueMessages(tx, messages, listeners)
  }
}
