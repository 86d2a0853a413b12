import { z } from 'zod'

/** Who the shop is, in the caller's language: what stands at the foot of every page. */
export const ShopFactsWire = z.object({
  company: z.string(),
  address: z.string(),
  email: z.string(),
  /** Empty while there is none, as the number for chats is. */
  telephone: z.string(),
  chatNumber: z.string(),
  /** When somebody is there, a line for each part of the week. */
  hours: z.array(z.string()),
  dealer: z.object({ category: z.enum(['A', 'B']), number: z.string(), sample: z.boolean() }).nullable(),
  social: z.array(z.string()),
  appScheme: z.string(),
  /** Whether members can ask global buyers for something. */
  takesRequests: z.boolean(),
  /** Whether members meet here: without it nothing leads to the community. */
  hasCommunity: z.boolean(),
})

const Both = z.object({ en: z.string(), zh: z.string() })
/** What the shop is called and where it is, in both languages: what words about it are filled with. */
export const HouseWire = z.object({
  name: Both,
  mark: z.string(),
  tagline: Both,
  logo: z.object({ hash: z.string(), width: z.number(), height: z.number() }).nullable(),
  places: z.array(Both.extend({ code: z.string() })).readonly(),
  hours: z.array(z.object({ first: z.number(), last: z.number(), from: z.string(), to: z.string() })).readonly(),
})
export type HouseWire = z.output<typeof HouseWire>
export type ShopFactsWire = z.output<typeof ShopFactsWire>

/** What the page of the closed door says, in the caller's language; what nobody has said yet is empty. */
export const ClosedDoorWire = z.object({
  state: z.enum(['open', 'soon', 'back']),
  words: z.string(),
  company: z.string(),
  address: z.string(),
  email: z.string(),
  telephone: z.string(),
  social: z.array(z.string()),
})
export type ClosedDoorWire = z.output<typeof ClosedDoorWire>

/** A look at the shop behind closed doors: where the link leads, and until when. */
export const PreviewWire = z.object({ link: z.string(), until: z.string() })
export type PreviewWire = z.output<typeof PreviewWire>
