import { z } from 'zod'
import { territories } from '#language/buying/territories.ts'

const text = (most: number) => z.string().max(most).default('')
export const TypedAddress = z.object({
  firstName: text(80),
  lastName: text(80),
  areaNum: text(5),
  mobile: text(40),
  territory: z.enum(territories, 'choose-one').default('HK'),
  provinceCode: text(60),
  /** Outside Hong Kong and Macau. */
  city: text(200),
  postCode: text(20),
  address: text(200),
})
/** An address of the caller's book by its id, and then nothing else of it is read; or what was typed. */
export const AddressIVO = TypedAddress.partial().extend({ userAddressId: z.union([z.uuid(), z.literal('')], 'wrong').optional() })
export type OrderAddress = z.output<typeof AddressIVO>
