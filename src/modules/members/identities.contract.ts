import { z } from 'zod'
import { identityProviders } from './identity-providers.rules.ts'
import { again } from './sign-in.contract.ts'

const provider = z.enum(identityProviders)

export const ProvidersWire = z.object({ list: z.array(provider) })
export type ProvidersWire = z.output<typeof ProvidersWire>

export const SetOutInput = z.object({ provider })
export type SetOutInput = z.input<typeof SetOutInput>
export const SetOutWire = z.object({ url: z.string() })
export type SetOutWire = z.output<typeof SetOutWire>

export const LinkInput = z.object({ provider, ...again })
export type LinkInput = z.input<typeof LinkInput>

/** What the provider sent the browser back with, as it was. */
export const ComeBackInput = z.object({
  state: z.string().min(1).max(300),
  code: z.string().max(4_000).default(''),
  iss: z.string().max(300).optional(),
  user: z.string().max(2_000).optional(),
})
export type ComeBackInput = z.input<typeof ComeBackInput>
export type CameBack = z.output<typeof ComeBackInput>

/**
 * in: a session has begun. linked: it opens this member’s account from now on. new: nobody here is known by it yet; whoever goes on, by
 * the steps of signing in, hands `arrived` along. Where the e-mail is verified that is enough to open an account with it.
 */
export const CameBackWire = z.object({
  outcome: z.enum(['in', 'linked', 'new']),
  provider,
  token: z.string().nullable(),
  account: z.string().nullable(),
  arrived: z.string().nullable(),
  email: z.string(),
  isEmailVerified: z.boolean(),
  firstName: z.string(),
  lastName: z.string(),
})
export type CameBackWire = z.output<typeof CameBackWire>
