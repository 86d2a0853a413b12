import { FIRST_PAYOUTS, shopSettings } from '#modules/shop-settings/setting-list.contract.ts'

/** The limits of money that leaves, as they are stored; nothing: as they are at first. */
export const readLimits = (stored: unknown) => shopSettings.payouts.shape.parse(stored ?? FIRST_PAYOUTS)
