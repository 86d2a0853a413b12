/**
 * Qualities that a product has or has not, and that a list can be narrowed to. Each is a boolean column of `products` under the
 * same name in snake case, and is called so in addresses, calls and counts. Search has room for eight.
 */
export const PRODUCT_FLAGS = ['lowestPrice', 'careService'] as const
export type ProductFlag = (typeof PRODUCT_FLAGS)[number]
