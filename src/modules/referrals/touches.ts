import { sql } from 'kysely'
import { clock, dayInHongKong } from '#platform/clock.ts'
import type { Tx } from '#platform/database.server.ts'
import { hashToken, newId } from '#platform/ids.server.ts'
import { lockNames } from '#platform/name-lock.server.ts'
import { referralTables } from './referrals.tables.ts'

/** Who clicks: by the cookie of their browser, by network and browser, and as whom where they are signed in. */
export type Clicker = { deviceId: string; isNewDevice: boolean; trail: string; accountId: string | undefined }

/** From one network and browser no more visitors are counted on a day; what comes after is more of their clicks. */
const MOST_VISITORS_OF_TRAIL = 30

/** A link was followed: counted once per visitor and day, and remembered as the last one of this browser and account. */
export async function noteClick(tx: Tx, linkId: string, { deviceId, isNewDevice, trail, accountId }: Clicker): Promise<void> {
  const now = clock.now()
  const device = hashToken(deviceId)
  await countVisit(tx, { linkId, device, isNewDevice, trail: hashToken(trail), now })
  await remember(tx, { device_hash: device }, linkId, now)
  if (accountId) await remember(tx, { account_id: accountId }, linkId, now)
}

type Visit = { linkId: string; device: Buffer; isNewDevice: boolean; trail: Buffer; now: Date }

async function countVisit(tx: Tx, { linkId, device, isNewDevice, trail, now }: Visit): Promise<void> {
  // A thousand clicks at once without a cookie are one visitor all the same.
  await lockNames(tx, [`visits of ${linkId} by ${trail.toString('base64url')}`])
  const day = dayInHongKong(now)
  const { rows } = await sql<{ visit_id: string; is_own: boolean }>`select visit_id, device_hash = ${device} as is_own
    from referral_visits where link_id = ${linkId} and day = ${day} and (trail = ${trail} or device_hash = ${device})`.execute(tx)
  const known = rows.find(({ is_own }) => is_own) ?? (isNewDevice || rows.length >= MOST_VISITORS_OF_TRAIL ? rows[0] : undefined)
  if (known) {
    await referralTables(tx)
      .updateTable('referral_visits')
      .set({ clicks: sql<number>`clicks + 1`, last_at: now })
      .where('visit_id', '=', known.visit_id)
      .execute()
    return
  }
  await referralTables(tx)
    .insertInto('referral_visits')
    .values({ visit_id: newId(), link_id: linkId, day, device_hash: device, trail, last_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['link_id', 'day', 'device_hash'])
        .doUpdateSet({ clicks: sql<number>`referral_visits.clicks + 1`, last_at: now }),
    )
    .execute()
}

type Holder = { device_hash: Buffer } | { account_id: string }

async function remember(tx: Tx, holder: Holder, linkId: string, now: Date): Promise<void> {
  const touched = { link_id: linkId, touched_at: now }
  const column = 'account_id' in holder ? 'account_id' : 'device_hash'
  await referralTables(tx)
    .insertInto('referral_touches')
    .values({ touch_id: newId(), ...holder, ...touched })
    .onConflict((conflict) => conflict.column(column).doUpdateSet(touched))
    .execute()
}

/** What was followed in this browser before somebody signed in is theirs, unless they followed another link later elsewhere. */
export async function claimTouch(tx: Tx, accountId: string, deviceId: string): Promise<void> {
  const device = hashToken(deviceId)
  await sql`insert into referral_touches (touch_id, account_id, link_id, touched_at)
      select ${newId()}::uuid, ${accountId}::uuid, link_id, touched_at from referral_touches where device_hash = ${device}
    on conflict (account_id) do update set link_id = excluded.link_id, touched_at = excluded.touched_at
      where referral_touches.touched_at < excluded.touched_at`.execute(tx)
}

/** Of an account that is deleted. */
export async function forgetTouches(tx: Tx, accountId: string): Promise<void> {
  await referralTables(tx).deleteFrom('referral_touches').where('account_id', '=', accountId).execute()
}

/** What is older than any window. */
export async function purgeTouches(tx: Tx, before: Date): Promise<void> {
  await referralTables(tx).deleteFrom('referral_touches').where('touched_at', '<', before).execute()
}
