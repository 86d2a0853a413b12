import { z } from 'zod'

export const FactorBegunWire = z.object({
  /** For those who type it. */
  secret: z.string(),
  /** What an authenticator app reads, and the same as a picture: an SVG as a data address. */
  uri: z.string(),
  picture: z.string(),
})
export type FactorBegunWire = z.output<typeof FactorBegunWire>
/** Shown once; only their hashes are kept. */
export const RecoveryCodesWire = z.object({ recoveryCodes: z.array(z.string()) })
export type RecoveryCodesWire = z.output<typeof RecoveryCodesWire>
