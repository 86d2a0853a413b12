import { z } from 'zod'
import { again, arrived } from './sign-in.contract.ts'

const coded = (most: number) => z.string().min(1).max(most)

/** What a browser hands to a device, in the words of the standard (WebAuthn Level 3, JSON). */
export const PasskeyOptionsWire = z.object({ options: z.record(z.string(), z.unknown()) })
export type PasskeyOptionsWire = z.output<typeof PasskeyOptionsWire>

export const OfferPasskeyInput = z.object(again)
export type OfferPasskeyInput = z.input<typeof OfferPasskeyInput>

const answered = { id: coded(1_400), rawId: coded(1_400), type: z.literal('public-key') }

export const KeepPasskeyInput = z.object({
  ...answered,
  response: z.object({
    clientDataJSON: coded(8_000),
    attestationObject: coded(40_000),
    transports: z.array(z.string().max(20)).max(10).default([]),
  }),
})
export type KeepPasskeyInput = z.input<typeof KeepPasskeyInput>

/** What a device has signed. */
export const PasskeyAnswerInput = z.object({
  ...answered,
  response: z.object({
    clientDataJSON: coded(8_000),
    authenticatorData: coded(8_000),
    signature: coded(2_000),
    userHandle: z.string().max(200).optional(),
  }),
})
export type PasskeyAnswerInput = z.input<typeof PasskeyAnswerInput>

export const PasskeySignInInput = PasskeyAnswerInput.extend({ arrived })
export type PasskeySignInInput = z.input<typeof PasskeySignInInput>

export const RemovePasskeyInput = z.object({ passkeyId: z.uuid() })
export type RemovePasskeyInput = z.output<typeof RemovePasskeyInput>
