import { z } from 'zod'

export const OwnAccountWire = z.object({
  name: z.string(),
  email: z.string(),
  hasFactor: z.boolean(),
  /** Where none is required. */
  mayRemoveFactor: z.boolean(),
  recoveryCodesLeft: z.number(),
  sessions: z.array(
    z.object({ sessionId: z.string(), device: z.string(), network: z.string(), seenTime: z.string(), isThis: z.boolean() }),
  ),
})
export type OwnAccountWire = z.output<typeof OwnAccountWire>

/** Who changes an account shows once more that it is theirs. `code` is asked for where there is a second factor. */
const again = { oldPassword: z.string().max(200).default(''), code: z.string().trim().max(40).default('') }
export const LEAST_OPERATOR_PASSWORD = 12
const newPassword = z.string().min(LEAST_OPERATOR_PASSWORD, 'operator-password').max(200, 'too-long')

export const ShowOwnerInput = z.object(again)
export type ShowOwnerInput = z.input<typeof ShowOwnerInput>
export const OwnPasswordInput = z.object({ ...again, password: newPassword })
export type OwnPasswordInput = z.input<typeof OwnPasswordInput>
export const ConfirmFactorInput = z.object({ code: z.string().trim().min(1, 'required').max(40, 'too-long') })
export type ConfirmFactorInput = z.input<typeof ConfirmFactorInput>
export const EndOwnSessionInput = z.object({ sessionId: z.uuid() })
export type EndOwnSessionInput = z.input<typeof EndOwnSessionInput>

export const WelcomeInput = z.object({ token: z.string().max(100), password: newPassword })
export type WelcomeInput = z.input<typeof WelcomeInput>
