import { forgetAddresses } from '#modules/address-book/index.server.ts'
import { listAddresses, presentAddress } from '#modules/address-book/index.server.ts'
import { balanceOf, readEntries } from '#modules/balance/index.server.ts'
import { forgetBag } from '#modules/bag/index.server.ts'
import { showCoupons } from '#modules/coupons/index.server.ts'
import { forgetMessages, listMessages } from '#modules/inbox/index.server.ts'
import {
  beginLeaving,
  cancelLeaving,
  findLeaving,
  findMember,
  findPersonName,
  forgetMember,
  getDetails,
  listContacts,
  listDeviceIds,
  listIdentities,
  lockDueToLeave,
} from '#modules/members/index.server.ts'
import type { Again, LeavingWire, OwnDataWire } from '#modules/members/sign-in.contract.ts'
import { sayToMember } from '#modules/messages/index.server.ts'
import { forgetSubscriptions } from '#modules/newsletter/index.server.ts'
import { listAllOrdersOf } from '#modules/orders/index.server.ts'
import { listWithdrawalsOf } from '#modules/payments/index.server.ts'
import { forgetPoints, listDebts, listLots } from '#modules/points/index.server.ts'
import { forgetViewed, listViewed } from '#modules/viewed-products/index.server.ts'
import { forgetWishes, listWishes } from '#modules/wishlist/index.server.ts'
import type { Language } from '#language/languages.ts'
import { endOtherSessions, listSessions } from '#platform/access/sessions.server.ts'
import type { Database, Read, Tx } from '#platform/database.server.ts'
import { toWire } from '#platform/money.ts'
import { refuse } from '#platform/refusal.ts'
import { showConsents } from './say-consent.ts'
import { showInvitations } from './invitations/show-invitations.ts'
import { checkOwner, type Member, notifyMember } from './keep-control.ts'

/** Asks for an account to be deleted, by whoever has just shown to be its owner; until the day comes they may think again. */
export async function askToLeave(
  database: Database,
  member: Member,
  shown: Again & { network: string },
  scale: number,
): Promise<LeavingWire> {
  if (((await balanceOf(database.pool, [member.accountId])).get(member.accountId) ?? 0) > 0) refuse('BALANCE_LEFT')
  const showOwner = await checkOwner(database, member, shown, scale)
  await database.inTransaction(async (tx) => {
    await showOwner(tx)
    await beginLeaving(tx, member.accountId)
    await notifyMember(tx, member.accountId, 'leaving')
  })
  return showLeaving(database.pool, member.accountId)
}

export async function stay(tx: Tx, accountId: string): Promise<LeavingWire> {
  await cancelLeaving(tx, accountId)
  return showLeaving(tx, accountId)
}

export const showLeaving = async (tx: Read, accountId: string): Promise<LeavingWire> => ({
  leaveTime: (await findLeaving(tx, accountId))?.toISOString() ?? null,
  owedPoints: (await listDebts(tx, [accountId])).get(accountId) ?? 0,
})

/**
 * Deletes accounts whose day has come and whose orders are all finished. What the law keeps (orders, payments, who agreed to what) stays,
 * under an account that nobody is behind any more. Answers how many.
 */
export async function deleteDueAccounts(tx: Tx, most: number): Promise<number> {
  const due = await lockDueToLeave(tx, most)
  for (const accountId of due) {
    const contacts = await listContacts(tx, accountId)
    const language = (await findMember(tx, accountId))?.language ?? 'en'
    const name = await findPersonName(tx, accountId)
    await sayToMember(tx, { contacts, name, language, about: 'left', key: `left ${accountId}` })
    await endOtherSessions(tx, accountId, undefined)
    await forgetBag(tx, accountId)
    await forgetWishes(tx, accountId)
    await forgetViewed(tx, accountId)
    await forgetMessages(tx, accountId)
    await forgetPoints(tx, accountId)
    await forgetAddresses(tx, accountId)
    await forgetSubscriptions(
      tx,
      contacts.map(({ value }) => value),
    )
    await forgetMember(tx, accountId)
  }
  return due.length
}

const MOST_MESSAGES = 500
const MOST_ORDERS = 10_000

const MOST_WITHDRAWALS = 10_000

/** What somebody has here, what came and went, and what they had paid out. */
async function showOwnBalance(tx: Read, accountId: string) {
  const withdrawals = await listWithdrawalsOf(tx, accountId, MOST_WITHDRAWALS)
  return {
    amount: toWire((await balanceOf(tx, [accountId])).get(accountId) ?? 0),
    entries: await readEntries(tx, accountId),
    withdrawals: withdrawals.map(({ amount_cents, state, payee, bank_code: bankCode, account, requested_at }) => ({
      ...{ amount: toWire(amount_cents), state, payee, bankCode, account, createTime: requested_at.toISOString() },
    })),
  }
}

/** What the shop has given somebody, and whom they have brought: of friends no more than the page shows. */
async function showOwnRewards(tx: Read, accountId: string, language: Language) {
  const [coupons, balance, lots, invitations] = await Promise.all([
    showCoupons(tx, accountId, '', language),
    showOwnBalance(tx, accountId),
    listLots(tx, [accountId]),
    showInvitations(tx, accountId, language),
  ])
  const points = (lots.get(accountId) ?? []).map(({ left, expiresAt }) => ({ left, expiresAt }))
  return { coupons: coupons.list, balance, points, invitations }
}

/** Everything kept of a member, for the member alone. */
export async function showOwnData(tx: Read, accountId: string, language: Language): Promise<OwnDataWire> {
  const [details, contacts, addresses, orders, wishes, viewed, messages, consents, sessions, identities, browsers, rewards] =
    await Promise.all([
      getDetails(tx, accountId),
      listContacts(tx, accountId),
      listAddresses(tx, accountId),
      listAllOrdersOf(tx, accountId, language, MOST_ORDERS),
      listWishes(tx, accountId),
      listViewed(tx, accountId),
      listMessages(tx, accountId, language, { kind: '', pageNo: 1, pageSize: MOST_MESSAGES }),
      showConsents(tx, accountId),
      listSessions(tx, accountId),
      listIdentities(tx, accountId),
      listDeviceIds(tx, accountId),
      showOwnRewards(tx, accountId, language),
    ])
  return {
    data: {
      details,
      contacts,
      // Where we deliver says nothing of them.
      addresses: addresses.map((row) => ({ ...presentAddress(row, language, []), isDelivered: undefined })),
      orders,
      wishList: wishes,
      viewed,
      messages: messages.list,
      consents: consents.list,
      sessions,
      identities,
      browsers,
      ...rewards,
    },
  }
}
