/** As codes are kept: capitals and digits, however they are typed. */
export const typedCode = (typed: string): string =>
  typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')

export const LINK_CODE_LENGTH = 7
/** Codes of links are spoken: no vowels, and all of one length. Few coupons have such a code. */
export const mayBeLinkCode = (typed: string): boolean =>
  typed.length <= 40 && /^[2-9BCDFGHJKMNPQRSTVWXZ]{7}$/.test(typedCode(typed))

/** A handle is a word of letters, digits and hyphens. */
export const isHandle = (handle: string): boolean => /^[a-z0-9][a-z0-9-]{1,28}[a-z0-9]$/.test(handle)
export const picksPath = (handle: string): string => `/picks/${handle}`

export const linkPath = (code: string): string => `/r/${code.toLowerCase()}`

type Touch = { linkId: string; merchantId: string; touchedAt: Date }

/** Whose link somebody followed last, in this browser or with their account. */
export const lastTouch = <One extends Touch>(touches: readonly One[]): One | undefined =>
  touches.reduce<One | undefined>((last, one) => (!last || one.touchedAt >= last.touchedAt ? one : last), undefined)

type Signs = { clicks: number; visits: number; refused: number; shared: number }
type SignLimits = { clicksPerVisit: number; refusedSales: number; sharedVisitors: number }
export const signKinds = ['clicks', 'refused', 'shared'] as const
export type SignKind = (typeof signKinds)[number]

/**
 * What of an influencer's figures is worth a look: far more clicks than visitors, sales that were refused, and visitors whom one network and
 * browser brought in numbers.
 */
export function signsOf({ clicks, visits, refused, shared }: Signs, limits: SignLimits): SignKind[] {
  const found: SignKind[] = []
  if (visits > 0 && clicks / visits > limits.clicksPerVisit) found.push('clicks')
  if (refused >= limits.refusedSales) found.push('refused')
  if (shared >= limits.sharedVisitors) found.push('shared')
  return found
}
