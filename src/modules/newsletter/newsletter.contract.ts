import { z } from 'zod'
import type { FieldProblem } from '#language/field-problems.ts'
import { areaNumbers, emailProblem } from '#modules/fulfilment/address.rules.ts'
import { phoneProblem, readPhone } from '#modules/fulfilment/phones.rules.ts'
import { CONSENT_VERSION, newsletterSources } from './newsletter.rules.ts'

type Problems = Partial<Record<'email' | 'mobile' | 'emailConsent' | 'smsConsent', FieldProblem>>

/** A channel is asked for by its contact and its own tick; one without the other is a slip. */
export const SubscribeInput = z
  .object({
    email: z.string().trim().toLowerCase().max(200).default(''),
    emailConsent: z.boolean().default(false),
    areaNum: z.string().max(5).default('+852'),
    mobile: z.string().trim().max(40).default(''),
    smsConsent: z.boolean().default(false),
    source: z.enum(newsletterSources).default('page'),
    textVersion: z.string().max(20).default(CONSENT_VERSION),
  })
  .transform((input) => ({ ...input, ...readPhone(input) }))
  .superRefine((input, context) => {
    for (const [field, message] of Object.entries(problemsOf(input))) context.addIssue({ code: 'custom', path: [field], message })
  })
export type SubscribeInput = z.input<typeof SubscribeInput>
export type Subscribing = z.output<typeof SubscribeInput>

function problemsOf(input: {
  email: string
  emailConsent: boolean
  areaNum: string
  mobile: string
  smsConsent: boolean
}): Problems {
  const { email, emailConsent, areaNum, mobile, smsConsent } = input
  if (!email && !mobile && !emailConsent && !smsConsent) return { email: 'news-nothing' }
  const problems: Problems = {}
  const wrongMail = email || emailConsent ? emailProblem(email) : undefined
  if (wrongMail) problems.email = wrongMail
  if (email && !emailConsent) problems.emailConsent = 'news-consent'
  if (smsConsent && !mobile) problems.mobile = 'required'
  const wrongPhone = mobile && areaNumbers.includes(areaNum) ? phoneProblem({ areaNum, mobile }) : mobile ? 'phone' : undefined
  if (wrongPhone) problems.mobile = wrongPhone
  if (mobile && !smsConsent) problems.smsConsent = 'news-consent'
  return problems
}

/** Which channels were asked for; the same whether an address was known before or not. */
export const SubscribeWire = z.object({ email: z.boolean(), sms: z.boolean() })
export type SubscribeWire = z.output<typeof SubscribeWire>

export const NewsTokenInput = z.object({ token: z.string().min(1).max(100) })
export type NewsTokenInput = z.output<typeof NewsTokenInput>
