import { z } from 'zod'
import { clock, dayInHongKong } from '#platform/clock.ts'
import { areaNumbersOfTheWorld } from '#language/buying/address-places.ts'
import { contactProblems } from '#modules/fulfilment/address-problems.rules.ts'
import { readPhone } from '#modules/fulfilment/phones.rules.ts'
import { genders, memberProblems } from './member-details.rules.ts'

export const VisitorInput = z.object({ deviceType: z.string().max(20) })
export type VisitorInput = z.input<typeof VisitorInput>
export const VisitorWire = z.object({ token: z.string(), account: z.string() })
export type VisitorWire = z.output<typeof VisitorWire>

const text = (most: number) => z.string().trim().max(most, 'too-long').default('')

/** Every field may stay empty; what is given must do for a checkout. */
export const DetailsInput = z
  .object({
    firstName: text(40),
    lastName: text(40),
    areaNum: z.enum(areaNumbersOfTheWorld, 'choose-one').default('+852'),
    mobile: text(40),
    email: text(120),
    language: z.enum(['en_US', 'cht_CN']),
    sexType: z.union([z.literal(1), z.literal(2)]),
    // Of members alone; what is left out stays as it was.
    nickname: z.string().trim().max(80, 'too-long').optional(),
    signature: z.string().trim().max(80, 'too-long').optional(),
    gender: z.enum(genders, 'choose-one').optional(),
    birthday: z.string().max(10, 'birthday').optional(),
    /** An upload of one's own; empty takes it away. */
    avatar: z.union([z.literal(''), z.uuid()]).optional(),
  })
  .superRefine((told, issues) => {
    const problems = { ...contactProblems(told), ...memberProblems(told, dayInHongKong(clock.now())) }
    for (const [field, message] of Object.entries(problems)) issues.addIssue({ code: 'custom', path: [field], message })
  })
  .transform((told) => ({ ...told, ...readPhone(told) }))
export type DetailsInput = z.output<typeof DetailsInput>
export type DetailsAsked = z.input<typeof DetailsInput>

export const DetailsWire = z.object({
  account: z.string(),
  /** Whether anything is kept at all. */
  kept: z.boolean(),
  firstName: z.string(),
  lastName: z.string(),
  areaNum: z.string(),
  mobile: z.string(),
  email: z.string(),
  /** Null until something is kept: then the page's own hold. */
  language: z.enum(['en_US', 'cht_CN']).nullable(),
  sexType: z.union([z.literal(1), z.literal(2)]).nullable(),
  nickname: z.string(),
  signature: z.string(),
  gender: z.enum(genders),
  /** 1990-01-31, or empty. */
  birthday: z.string(),
  /** An upload that only its owner may read, or empty. */
  avatar: z.string(),
  /** Empty for guests. */
  inviteCode: z.string(),
  memberSince: z.string().nullable(),
})
export type DetailsWire = z.output<typeof DetailsWire>
