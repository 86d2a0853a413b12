import { getMerchantName } from '#modules/merchants/index.server.ts'
import { findLinks, findTouches, type LinkSource } from '#modules/referrals/index.server.ts'
import { lastTouch, mayBeLinkCode, typedCode } from '#modules/referrals/referrals.rules.ts'
import type { ShopSettings } from '#modules/shop-settings/setting-list.contract.ts'
import type { Language } from '#language/languages.ts'
import { clock, DAY } from '#platform/clock.ts'
import type { Read } from '#platform/database.server.ts'
import { hashToken } from '#platform/ids.server.ts'

/** Whose link or code has brought a sale. */
export type Source = Pick<LinkSource, 'linkId' | 'merchantId' | 'code'> & { way: 'link' | 'code' }
type Known = { ownerId: string; deviceId: string | undefined }

/**
 * Codes of influencers are typed where coupons are, and take nothing off by themselves: what is left is codes of coupons. The last of several
 * is the one that is meant.
 */
export async function splitCodes(
  tx: Read,
  couponCodes: readonly string[],
): Promise<{ coupons: string[]; typed: Source | undefined }> {
  const possible = couponCodes.filter(mayBeLinkCode)
  if (possible.length === 0) return { coupons: [...couponCodes], typed: undefined }
  const links = await findLinks(tx, possible)
  const linkOf = (code: string) => {
    const link = mayBeLinkCode(code) ? links.get(typedCode(code)) : undefined
    return link?.earns ? link : undefined
  }
  const typed = couponCodes.flatMap((code) => linkOf(code) ?? []).at(-1)
  return {
    coupons: couponCodes.filter((code) => !linkOf(code)),
    typed: typed && { ...typed, way: 'code' },
  }
}

/** Whose link each of these followed last, within the days that count; their browser's and their account's. */
export async function findFollowed<Buyer extends Known>(
  tx: Read,
  buyers: readonly Buyer[],
  { windowDays }: ShopSettings['referrals'],
): Promise<Map<Buyer, Source>> {
  const devices = new Map(buyers.map((buyer) => [buyer, buyer.deviceId === undefined ? undefined : hashToken(buyer.deviceId)]))
  const touches = await findTouches(tx, {
    accountIds: [...new Set(buyers.map(({ ownerId }) => ownerId))],
    devices: [...devices.values()].filter((device) => device !== undefined),
    since: new Date(clock.now().getTime() - windowDays * DAY),
  })
  const found = new Map<Buyer, Source>()
  for (const buyer of buyers) {
    const device = devices.get(buyer)
    const own = touches.filter(
      ({ ownerId, deviceHash }) => ownerId === buyer.ownerId || (device !== undefined && deviceHash?.equals(device) === true),
    )
    const last = lastTouch(own)
    if (last) found.set(buyer, { ...last, way: 'link' })
  }
  return found
}

/** Who earns by an order, as its buyer is told before it is placed; nobody is told who earns nothing. */
export async function showSource(tx: Read, source: Source | undefined, language: Language) {
  return source ? { code: source.code, name: (await getMerchantName(tx, source.merchantId))[language] } : null
}
