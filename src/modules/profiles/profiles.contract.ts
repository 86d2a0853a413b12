import { z } from 'zod'
import { PictureWire } from '#modules/catalogue/catalogue.contract.ts'
import { MerchantKindWire } from '#modules/merchants/merchants.contract.ts'
import { audiences, visitors } from './profiles.rules.ts'

export const profileCode = z.string().min(4).max(20)
/** Where the last page ended: the time and the id of its last row. */
export const before = z
  .string()
  .regex(/^(\d{1,15}\.[0-9a-f-]{36})?$/)
  .default('')

/** A member as others meet them. */
export const PersonWire = z.object({
  code: z.string(),
  name: z.string(),
  bio: z.string(),
  avatar: PictureWire.nullable(),
  /** What the reader is to them: `none` for strangers and for oneself. */
  bond: z.enum(['self', 'none', 'asked', 'following', 'fan', 'mutual']),
  /** A seller’s page: what kind it is of, and its shop. */
  merchant: z.object({ code: z.string(), kind: MerchantKindWire }).nullable(),
})
export type PersonWire = z.output<typeof PersonWire>

const sees = z.enum(audiences)
const SeesWire = z.object({ posts: sees, following: sees, fans: sees, friends: sees, wishes: sees, bought: sees.default('me') })

/** One's own page, to be changed; none for who has not opened one. */
export const OwnProfileWire = z.object({
  profile: z
    .object({
      code: z.string(),
      nickname: z.string(),
      bio: z.string(),
      place: z.string(),
      avatar: z.string(),
      picture: PictureWire.nullable(),
      sees: SeesWire,
      indexed: z.boolean(),
      /** Hidden by the shop: why. */
      hiddenReason: z.string(),
    })
    .nullable(),
  /** Offered to who opens a page. */
  suggested: z.string(),
  /** Merchants in whose name they may post, too. */
  bylines: z.array(z.object({ merchantId: z.string(), name: z.string() })),
  /** Who wait to be let in, and who is blocked or muted. */
  asked: z.array(PersonWire),
  blocked: z.array(PersonWire),
  muted: z.array(PersonWire),
})
export type OwnProfileWire = z.output<typeof OwnProfileWire>

const told = {
  nickname: z.string().trim().max(80, 'list-title'),
  bio: z.string().trim().max(200, 'list-title').default(''),
  place: z.string().max(40).default(''),
}
export const OpenProfileInput = z.object({ ...told, adult: z.literal(true, 'adult-needed') })
export type OpenProfileInput = z.input<typeof OpenProfileInput>
export const SaveProfileInput = z.object({
  ...told,
  /** An upload of theirs; empty: none. Left out: as before. */
  avatar: z.union([z.uuid(), z.literal('')]).optional(),
  sees: SeesWire,
  indexed: z.boolean(),
})
export type SaveProfileInput = z.input<typeof SaveProfileInput>
export type SavedProfile = z.output<typeof SaveProfileInput>

/** As whom one sees one’s own page; empty, or another’s page: as oneself. */
export const seenAs = z.enum(['', ...visitors]).default('')
export const ProfileInput = z.object({ code: profileCode, before, as: seenAs })
export type ProfileInput = z.input<typeof ProfileInput>
