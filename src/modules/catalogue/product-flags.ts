import { PRODUCT_FLAGS, type ProductFlag } from './product-flags.rules.ts'

export const columnOfFlag = (flag: ProductFlag): string => flag.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
const whenSet = (flag: ProductFlag): string => `case when ${columnOfFlag(flag)} then '${flag}' end`

/** The flags of a row of `products`, as an array of their names. */
export const FLAGS_OF_PRODUCT = `array_remove(array[${PRODUCT_FLAGS.map(whenSet).join()}], null)`
