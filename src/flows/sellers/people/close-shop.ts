import { closingMessages } from '#language/seller/shop-owners.text.ts'
import {
  countOpen,
  getMerchant,
  keepClosed,
  keepClosing,
  keepOpen,
  listClosing,
  lockMerchant,
  recordMerchantStep,
} from '#modules/merchants/index.server.ts'
import type { ClosingWire } from '#modules/merchants/closing/closing.contract.ts'
import { endAllOffers } from '#modules/offers/index.server.ts'
import { emitPageChange } from '#modules/posts/index.server.ts'
import { findMerchantPage } from '#modules/profiles/index.server.ts'
import { listWaiting } from '#modules/referrals/index.server.ts'
import { merchantBalance } from '#modules/settlement/index.server.ts'
import { countTakenOn, endQuotesOf } from '#modules/sourcing/index.server.ts'
import { sumOnTheWay } from '#modules/treasury/index.server.ts'
import { requirePerson, type Seller } from '#platform/access/memberships.ts'
import { CLOCK } from '#platform/actor.ts'
import { recordAudit } from '#platform/audit-trail.server.ts'
import type { Database, Read, Tx } from '#platform/database.server.ts'
import { lockHolders } from '#platform/ledger.server.ts'
import { toWire } from '#platform/money.ts'
import { refuse } from '#platform/refusal.ts'
import { notifyOwners } from './notify-owners.ts'
import { sellerActor } from '../seller-actor.ts'

/** What has to end before a shop is closed. */
async function readOpen(tx: Read, merchantId: string) {
  const { balanceCents, pendingCents } = await merchantBalance(tx, { merchantId })
  return {
    ...(await countOpen(tx, merchantId)),
    others: (await countTakenOn(tx, merchantId)) + (await listWaiting(tx, merchantId)).length,
    balanceCents,
    pendingCents,
    onTheWayCents: await sumOnTheWay(tx, { merchant_id: merchantId }),
  }
}

/** Whether a shop closes, and what is still open. */
export async function showClosing(tx: Read, { merchantId }: Seller, isOwner: boolean): Promise<ClosingWire> {
  const { closing_at, closed_at } = await getMerchant(tx, merchantId)
  const { orders, cases, others, balanceCents, pendingCents, onTheWayCents } = await readOpen(tx, merchantId)
  return {
    phase: closed_at !== null ? 'closed' : closing_at !== null ? 'closing' : 'open',
    time: (closed_at ?? closing_at)?.toISOString() ?? '',
    isOwner,
    ...{ orders, cases, others },
    balance: toWire(balanceCents),
    pending: toWire(pendingCents),
    onTheWay: toWire(onTheWayCents),
  }
}

/** What shows its posts is told that they are seen no more, or again. */
async function tellOfPage(tx: Tx, merchantId: string): Promise<void> {
  const page = await findMerchantPage(tx, merchantId)
  if (page) await emitPageChange(tx, page.profile_id)
}

/** An owner closes the shop: its offers and open quotes end at once, and what was ordered goes on. Refuses OWNERS_ONLY, MERCHANT_MOVED_ON. */
export async function beginClosing(tx: Tx, seller: Seller, isOwner: boolean, reason: string): Promise<void> {
  requirePerson(seller)
  if (!isOwner) refuse('OWNERS_ONLY')
  const { merchantId } = seller
  const merchant = await lockMerchant(tx, merchantId)
  if (merchant.is_house || merchant.awaits_approval) refuse('NOT_FOUND')
  await keepClosing(tx, merchant)
  const by = await sellerActor(tx, seller)
  await tellOfPage(tx, merchantId)
  const ended = await endAllOffers(tx, by, merchantId)
  await endQuotesOf(tx, merchantId)
  await recordMerchantStep(tx, merchant, { act: 'close', by, reason: { en: reason, zh: reason } })
  const after = { reason, offers: ended }
  await recordAudit(tx, { by, action: 'seller-shop-closing', subject: 'merchant', subjectId: merchantId, after })
  await notifyOwners(tx, merchantId, {
    message: closingMessages.begun,
    link: '/seller/team',
    key: `close:${merchant.version}`,
    words: () => ({ name: by.name, reason }),
  })
}

/** An owner thinks again; what has ended is offered anew, or not. Refuses OWNERS_ONLY, MERCHANT_MOVED_ON. */
export async function stopClosing(tx: Tx, seller: Seller, isOwner: boolean): Promise<void> {
  requirePerson(seller)
  if (!isOwner) refuse('OWNERS_ONLY')
  const { merchantId } = seller
  const merchant = await lockMerchant(tx, merchantId)
  await keepOpen(tx, merchant)
  const by = await sellerActor(tx, seller)
  await tellOfPage(tx, merchantId)
  await recordMerchantStep(tx, merchant, { act: 'stay-open', by })
  await recordAudit(tx, { by, action: 'seller-shop-kept', subject: 'merchant', subjectId: merchantId })
  await notifyOwners(tx, merchantId, {
    message: closingMessages.stopped,
    link: '/seller/team',
    key: `stay-open:${merchant.version}`,
    words: () => ({ name: by.name }),
  })
}

/** Shops that close are closed once nothing is open and their balance is paid out; what one owes it owes still. Each by itself. */
export async function followClosing(database: Database): Promise<void> {
  for (const { merchantId } of await listClosing(database.pool))
    await database.inTransaction((tx) => closeWhenOver(tx, merchantId))
}

async function closeWhenOver(tx: Tx, merchantId: string): Promise<void> {
  await lockHolders(tx, [merchantId])
  const merchant = await lockMerchant(tx, merchantId)
  if (merchant.closing_at === null || merchant.closed_at !== null) return
  const { orders, cases, others, balanceCents, pendingCents, onTheWayCents } = await readOpen(tx, merchantId)
  if (orders + cases + others > 0 || balanceCents > 0 || pendingCents > 0 || onTheWayCents > 0) return
  await keepClosed(tx, merchant)
  await recordMerchantStep(tx, merchant, { act: 'closed', by: CLOCK })
  await notifyOwners(tx, merchantId, {
    message: balanceCents < 0 ? closingMessages.closedOwing : closingMessages.closed,
    link: '/seller/team',
    key: 'closed',
  })
}
