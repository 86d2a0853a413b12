import { z } from 'zod'
import { CardWire } from '#modules/catalogue/catalogue.contract.ts'
import { isHandle } from './referrals.rules.ts'

const line = (most: number) => z.string().trim().max(most, 'too-long')
const inBoth = (most: number) => z.object({ en: line(most), zh: line(most) })

export const MOST_PICKS = 60

/** An influencer's page as they keep it: read and saved as a whole. */
export const OwnPicks = z.object({
  version: z.int32().min(0),
  /** The last part of its address. */
  handle: z
    .string()
    .trim()
    .toLowerCase()
    .refine((handle) => isHandle(handle), 'referral-handle'),
  title: z.object({ en: line(60).min(1, 'required'), zh: line(60).min(1, 'required') }),
  words: inBoth(400),
  isShown: z.boolean(),
  picks: z
    .array(
      z.object({
        /** Of an item of the shop. */
        address: line(600).min(1, 'required'),
        /** As it is called now; only read. */
        name: z.string().max(400).default(''),
        /** And what it looks like; only read, and null until it is known. */
        picture: z
          .object({ hash: z.string().max(64), width: z.number(), height: z.number() })
          .nullable()
          .default(null),
        words: inBoth(160),
      }),
    )
    .max(MOST_PICKS, 'too-many'),
})
export type OwnPicks = z.input<typeof OwnPicks>
export type KeptPicks = z.output<typeof OwnPicks>

export const PicksInput = z.object({ handle: z.string().trim().toLowerCase().max(40) })
export const PicksWire = z.object({
  handle: z.string(),
  name: z.string(),
  title: z.string(),
  words: z.string(),
  /** Of their page among members; empty where there is none that everybody sees. */
  profileCode: z.string(),
  list: z.array(z.object({ card: CardWire, words: z.string(), path: z.string() })),
})
export type PicksWire = z.output<typeof PicksWire>
