import { z } from 'zod'
import type { Schema } from '#platform/value-schema.ts'
import { territories } from '#language/buying/territories.ts'
import { addressProblems } from '#modules/fulfilment/address-problems.rules.ts'
import { tidyAddress } from '#modules/fulfilment/tidy-address.rules.ts'

const text = (most: number) => z.string().max(most, 'too-long').default('')
/** Browsers send true and false, older callers 1 and 0. */
const flag = (otherwise: boolean) =>
  z
    .union([z.boolean(), z.literal(0), z.literal(1)])
    .default(otherwise)
    .transform(Boolean)

const typed = {
  firstName: text(80),
  lastName: text(80),
  areaNum: text(5),
  mobile: text(40),
  territory: z.enum(territories, 'choose-one').default('HK'),
  /** District, province or country, as baseAddressWebList lists them. */
  provinceCode: text(60),
  /** City and district; dropped in Hong Kong and Macau. */
  city: text(200),
  /** Dropped where places have none. */
  postCode: text(20),
  address: text(200),
  isDefault: flag(false),
  isBilling: flag(false),
  isShipping: flag(true),
}
type Issues = z.RefinementCtx
type AddressFields = { [Field in keyof typeof typed]: z.output<(typeof typed)[Field]> }

function look(given: AddressFields, issues: Issues): void {
  for (const [field, message] of Object.entries(addressProblems(given)))
    issues.addIssue({ code: 'custom', path: [field], message })
  if (!given.isBilling && !given.isShipping) issues.addIssue({ code: 'custom', path: ['isShipping'], message: 'address-use' })
}

const userAddressId = z.uuid('wrong')

/** Checked like a receiver at checkout, by the same rules. */
export const CreateAddressInput = z
  .object(typed)
  .superRefine(look)
  .transform((given) => ({ ...given, ...tidyAddress(given) }))
export type CreateAddressInput = z.input<typeof CreateAddressInput>
export type GivenAddress = z.output<typeof CreateAddressInput>

export const UpdateAddressInput = z
  .object({ ...typed, userAddressId })
  .superRefine(look)
  .transform((given) => ({ ...given, ...tidyAddress(given) }))
export type UpdateAddressInput = z.input<typeof UpdateAddressInput>

export const DeleteAddressInput = z.object({ userAddressId })
export type DeleteAddressInput = z.input<typeof DeleteAddressInput>

/** 1: the shopper's own addresses; there is no other kind. */
export const QueryAddressInput = z.object({ contactType: z.literal(1, 'wrong').default(1) })
export type QueryAddressInput = z.input<typeof QueryAddressInput>

export const AddressWire = z.object({
  userAddressId: z.string(),
  isDefault: z.boolean(),
  isBilling: z.boolean(),
  isShipping: z.boolean(),
  firstName: z.string(),
  lastName: z.string(),
  areaNum: z.string(),
  mobile: z.string(),
  territory: z.enum(territories),
  provinceCode: z.string(),
  /** Its name in the caller's language. */
  province: z.string(),
  city: z.string(),
  postCode: z.string(),
  address: z.string(),
  /** Where it is, as a parcel says it in the caller's language. */
  lines: z.array(z.string()),
  /** Whether we deliver there at present. */
  isDelivered: z.boolean(),
})
export type AddressWire = z.output<typeof AddressWire>
/** The default first, then the newest. */
export const AddressListWire = z.array(AddressWire)
export type AddressListWire = z.output<typeof AddressListWire>

/** One place of the tree that addresses are chosen from. */
export type PlaceWire = { id: string; name: string; children: PlaceWire[] }
const PlaceWire: Schema<PlaceWire> = z.object({
  id: z.string(),
  name: z.string(),
  get children() {
    return z.array(PlaceWire)
  },
})
export const PlaceTreeWire = z.array(PlaceWire)
export type PlaceTreeWire = z.output<typeof PlaceTreeWire>

/** 1 asks for what stands at the top; `name` narrows. */
export const PlacesBelowInput = z.object({
  id: z.union([z.literal(1), z.string().max(60)]).default(1),
  name: z.string().trim().max(60, 'too-long').default(''),
})
export type PlacesBelowInput = z.input<typeof PlacesBelowInput>
export const PlacesBelowWire = z.array(z.object({ id: z.string(), name: z.string(), hasChildren: z.boolean() }))
export type PlacesBelowWire = z.output<typeof PlacesBelowWire>
