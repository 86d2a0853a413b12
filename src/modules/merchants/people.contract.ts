import { z } from 'zod'
import { sellerScopes } from '#platform/access/permissions.ts'

export const PersonWire = z.object({
  personId: z.string(),
  name: z.string(),
  role: z.enum(['owner', 'staff']),
  scopes: z.array(z.enum(sellerScopes)),
  /** Since when. */
  joinTime: z.string(),
  isSelf: z.boolean(),
})
export const PeopleWire = z.object({ list: z.array(PersonWire) })
export type PeopleWire = z.output<typeof PeopleWire>

export const SavePersonInput = z.object({ personId: z.uuid(), scopes: z.array(z.enum(sellerScopes)).max(sellerScopes.length) })
export type SavePersonInput = z.input<typeof SavePersonInput>
export const EndPersonInput = z.object({ personId: z.uuid() })
export type EndPersonInput = z.input<typeof EndPersonInput>

/** For whom the caller acts, and what they may do there. */
export const OwnMerchantsWire = z.object({
  list: z.array(
    z.object({
      merchantId: z.string(),
      name: z.string(),
      role: z.enum(['owner', 'staff']),
      scopes: z.array(z.enum(sellerScopes)),
    }),
  ),
})
export type OwnMerchantsWire = z.output<typeof OwnMerchantsWire>
