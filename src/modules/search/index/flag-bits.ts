import { PRODUCT_FLAGS, type ProductFlag } from '#modules/search/search.contract.ts'

/** Flags as bits, the first of PRODUCT_FLAGS lowest. */
export const bitsOfFlags = (flags: readonly ProductFlag[]): number =>
  flags.reduce((bits, flag) => bits | (1 << PRODUCT_FLAGS.indexOf(flag)), 0)

export const flagsOfBits = (bits: number): ProductFlag[] => PRODUCT_FLAGS.filter((_, at) => (bits & (1 << at)) !== 0)
