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

/** How long a session is not asked again once its code was right. */
export const FACTOR_MINUTES = 10

/** How a member's own second factor stands. */
export const MemberFactorWire = z.object({
  hasFactor: z.boolean(),
  recoveryCodesLeft: z.number(),
  /** Until when this session is not asked again; empty where it is. */
  shownUntil: z.string(),
})
export type MemberFactorWire = z.output<typeof MemberFactorWire>
const code = z.string().trim().min(1, 'required').max(40, 'too-long')
export const FactorCodeInput = z.object({ code })
export type FactorCodeInput = z.input<typeof FactorCodeInput>
/** By the present password or a proof, and by a code of the one there was. */
export const BeginMemberFactorInput = z.object({
  oldPassword: z.string().max(200, 'too-long').default(''),
  proof: z.string().max(100).default(''),
  code: z.string().trim().max(40, 'too-long').default(''),
})
export type BeginMemberFactorInput = z.input<typeof BeginMemberFactorInput>
