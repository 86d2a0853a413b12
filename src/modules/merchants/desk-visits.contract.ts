import { z } from 'zod'
import { sellerScopes } from '#platform/access/permissions.ts'
import { holdKinds } from './holds.rules.ts'
import { merchantRooms } from './merchant-kinds.contract.ts'
import { MerchantKindWire } from './merchants.contract.ts'

/** What a browser's tab remembers while its operator works in a seller centre. */
export const VISIT_IN_TAB = 'seller_visit'

/** Somebody of the shop in a merchant's seller centre. */
export const EnterSellerCentreInput = z.object({
  merchantId: z.uuid(),
  /** Its owners read it. */
  reason: z.string().trim().min(1, 'required').max(200, 'note-length'),
})
export type EnterSellerCentreInput = z.input<typeof EnterSellerCentreInput>
/** `merchantId` is empty where they are in none. */
export const VisitWire = z.object({
  merchantId: z.string(),
  name: z.string(),
  kind: MerchantKindWire,
  scopes: z.array(z.enum(sellerScopes)),
  rooms: z.array(z.enum(merchantRooms)),
  closing: z.enum(['', 'closing', 'closed']),
  holds: z.array(z.object({ kind: z.enum(holdKinds), reason: z.string(), endTime: z.string() })),
  reason: z.string(),
  endTime: z.string(),
})
export type VisitWire = z.output<typeof VisitWire>
