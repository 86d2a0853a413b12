import { z } from 'zod'
import { count, inBoth, Line, OptionalLine } from './setting-shapes.contract.ts'

/** Braces are gaps in the shop's words. */
const Name = (most: number) => Line(most).pipe(z.string().regex(/^[^{}]*$/, 'wrong'))

/** What the shop is called. */
export const ShopName = z.object({
  name: inBoth(Name(40)),
  /** As it stands at the head of pages, papers and mails. */
  wordmark: Name(24),
  tagline: inBoth(Name(60)),
  /** A picture in its place. */
  logo: z
    .object({
      hash: z.string().regex(/^[0-9a-f]{32,64}$/, 'wrong'),
      width: z.number().int().positive(),
      height: z.number().int().positive(),
    })
    .nullable(),
})

const Phone = OptionalLine(30).pipe(z.string().regex(/^(\+?[0-9][0-9 ()-]{4,28})?$/, 'telephone'))

/** Who is asked about what, beside the chat. */
export const Enquiries = z.object({
  telephone: Phone,
  /** About personal data; the shop's own address while there is none. */
  privacyEmail: OptionalLine(120).pipe(z.union([z.literal(''), z.email('email')], 'email')),
})

const Place = z.object({
  /** Stands in orders: it stays as it is once it was given. */
  code: z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^[a-z][a-z0-9-]{1,38}$/, 'place-code'),
  name: inBoth(Line(60)),
  address: inBoth(Line(160)),
})

/** Stores and offices: where orders are collected. With none, all are delivered. */
export const Places = z.object({
  places: z
    .array(Place)
    .max(20, 'too-many')
    .refine((places) => new Set(places.map(({ code }) => code)).size === places.length, 'place-code-twice'),
})

const time = z
  .string()
  .trim()
  .transform((typed) => (/^\d:/.test(typed) ? `0${typed}` : typed))
  .pipe(z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'time'))

const Hours = z
  .object({ first: count(7), last: count(7), from: time, to: time })
  .refine(({ first, last }) => first <= last, { message: 'days-order', path: ['last'] })
  .refine(({ from, to }) => from < to, { message: 'time-order', path: ['to'] })

/** When stores, office and customer service are there. */
export const OpeningHours = z.object({
  week: z
    .array(Hours)
    .max(7, 'too-many')
    .refine(
      (week) => week.every((one, at) => week.slice(0, at).every((other) => other.last < one.first || one.last < other.first)),
      {
        error: 'days-twice',
      },
    ),
})

/** Whom mails are from. */
export const Sender = z.object({ name: Line(60), address: Line(120).pipe(z.email('email')) })

const doorStates = ['open', 'soon', 'back'] as const

/** Whether shoppers are let in: not yet, or not for a while. */
export const Doors = z.object({
  state: z.enum(doorStates, 'choose-one'),
  /** What the closed door says beside that, such as the day. */
  words: inBoth(OptionalLine(200)),
})
