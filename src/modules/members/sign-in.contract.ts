import { z } from 'zod'
import { typedCode } from '#modules/codes/codes.contract.ts'
import { contactProblems } from '#modules/fulfilment/address-problems.rules.ts'
import { challengeFields } from './challenges.contract.ts'
import { readContact } from './contacts.contract.ts'
import { isPasswordLawful } from './password.rules.ts'

const contactFields = {
  email: z.string().trim().max(120, 'too-long').default(''),
  areaNum: z.string().max(5, 'choose-one').default('+852'),
  mobile: z.string().max(40, 'too-long').default(''),
}

/** An input that names somebody by e-mail or by number, and what else it carries. */
const withContact = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.object({ ...contactFields, ...shape }).transform((typed, issues) => {
    const { email, areaNum, mobile } = typed as { email: string; areaNum: string; mobile: string }
    const contact = readContact({ email, areaNum, mobile })
    if (!('problem' in contact)) return { ...typed, contact }
    issues.addIssue({ code: 'custom', path: [contact.field], message: contact.problem })
    return z.NEVER
  })

/** Longer than any password may be is simply not the right one. */
const presentPassword = z.string().min(1, 'required').max(200, 'too-long')
const newPassword = z.string().max(200, 'password').refine(isPasswordLawful, 'password')

/**
 * sign-in: whoever reads it is let in, or opens an account. recover: a new password. contact: this is to be my contact. confirm: sent to
 * the contact an account has, to show that it is still its owner who asks.
 */
const codePurposes = ['sign-in', 'recover', 'contact', 'confirm'] as const
export type CodePurpose = (typeof codePurposes)[number]

export const SendCodeInput = withContact({
  purpose: z.enum(['sign-in', 'recover', 'contact']).default('sign-in'),
  ...challengeFields,
})
export type SendCodeInput = z.input<typeof SendCodeInput>
export const ConfirmCodeInput = z.object({ kind: z.enum(['email', 'mobile']) })
export type ConfirmCodeInput = z.input<typeof ConfirmCodeInput>

/** Who has just come back from a provider and goes on here: the proof that it was they, so that it opens the account from now on. */
export const arrived = z.string().max(100).default('')

export const PasswordInput = withContact({ password: presentPassword, arrived, ...challengeFields })
export type PasswordInput = z.input<typeof PasswordInput>

export const CodeInput = withContact({ code: typedCode, agreed: z.boolean().default(false), arrived })
export type CodeInput = z.input<typeof CodeInput>

/** Either the session that has begun, or, for a contact nobody has, the proof with which an account can be opened. */
export const SignedInWire = z.object({
  isNew: z.boolean(),
  token: z.string().nullable(),
  account: z.string().nullable(),
  proof: z.string().nullable(),
})
export type SignedInWire = z.output<typeof SignedInWire>
export const MemberSessionWire = z.object({ token: z.string(), account: z.string() })
export type MemberSessionWire = z.output<typeof MemberSessionWire>

const nobody = { firstName: '', lastName: '', areaNum: '+852', mobile: '', email: '' }
/** Looked at by itself, so that everything that is wrong is said at once. */
const name = z
  .string()
  .trim()
  .max(40, { error: 'short-name', abort: true })
  .superRefine((firstName, issues) => {
    const { firstName: problem } = contactProblems({ ...nobody, firstName })
    if (problem) issues.addIssue({ code: 'custom', message: problem })
  })
  .default('')

/** By a code, by the proof a code has left behind, or as a provider has vouched. `agreed`: to the terms, and 18 or over. */
export const RegisterInput = withContact({
  code: z.union([typedCode, z.literal('')]).default(''),
  proof: z.string().max(100).default(''),
  password: z.union([newPassword, z.literal('')], 'password').default(''),
  firstName: name,
  lastName: name,
  agreed: z.boolean().default(false),
  newsByEmail: z.boolean().default(false),
  newsBySms: z.boolean().default(false),
  inviteCode: z.string().trim().max(40, 'too-long').default(''),
  arrived,
}).superRefine(({ code, proof, arrived }, issues) => {
  if (code === '' && proof === '' && arrived === '') issues.addIssue({ code: 'custom', path: ['code'], message: 'six-digits' })
})
export type RegisterInput = z.input<typeof RegisterInput>
export type Registering = z.output<typeof RegisterInput>

export const RecoverInput = withContact({ code: typedCode, password: newPassword })
export type RecoverInput = z.input<typeof RecoverInput>

/** Who changes an account shows once more that it is theirs: by the present password, or by the proof of a code or a passkey. */
export const again = { oldPassword: z.string().max(200, 'too-long').default(''), proof: z.string().max(100).default('') }
export type Again = { oldPassword: string; proof: string }

export const ConfirmInput = z.object({ kind: z.enum(['email', 'mobile']), code: typedCode })
export type ConfirmInput = z.input<typeof ConfirmInput>
export const ProofWire = z.object({ proof: z.string() })
export type ProofWire = z.output<typeof ProofWire>

export const NewPasswordInput = z.object({ ...again, password: newPassword })
export type NewPasswordInput = z.input<typeof NewPasswordInput>
export const NewContactInput = withContact({ ...again, code: typedCode })
export type NewContactInput = z.input<typeof NewContactInput>

export const SignOutInput = z.object({ everywhere: z.boolean().default(false) })
export type SignOutInput = z.input<typeof SignOutInput>

export const KnownInput = withContact({ ...challengeFields })
export type KnownInput = z.input<typeof KnownInput>
export const KnownWire = z.object({ exists: z.boolean() })
export type KnownWire = z.output<typeof KnownWire>

export const SessionsWire = z.object({
  hasPassword: z.boolean(),
  contacts: z.array(z.object({ kind: z.enum(['email', 'mobile']), value: z.string() })),
  passkeys: z.array(
    z.object({ passkeyId: z.string(), name: z.string(), createTime: z.string(), usedTime: z.string().nullable() }),
  ),
  /** Who else can say who they are, and who does. */
  providers: z.array(z.string()),
  identities: z.array(z.object({ provider: z.string(), email: z.string(), createTime: z.string() })),
  list: z.array(
    z.object({
      sessionId: z.string(),
      device: z.string(),
      network: z.string(),
      createTime: z.string(),
      seenTime: z.string(),
      isThis: z.boolean(),
    }),
  ),
})
export type SessionsWire = z.output<typeof SessionsWire>
export const EndSessionInput = z.object({ sessionId: z.uuid() })
export type EndSessionInput = z.output<typeof EndSessionInput>

export const LeaveInput = z.object(again)
export type LeaveInput = z.input<typeof LeaveInput>
/** When the account will be deleted; null where nobody has asked for it. */
export const LeavingWire = z.object({
  leaveTime: z.string().nullable(),
  /** Of items that were returned after their points had been used. */
  owedPoints: z.number(),
})
export type LeavingWire = z.output<typeof LeavingWire>
