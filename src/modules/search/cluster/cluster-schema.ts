/** Distributed indexes are asked, a node's own ones are written. */
export const PRODUCTS = 'products'
export const PRODUCTS_PART = 'products_part'
/** The tokens of the products and the names behind their numbers: processes read queries and counts with them. */
export const TOKENS = 'tokens'
export const TOKENS_PART = 'tokens_part'

/** Raised with every change that makes existing documents wrong: nodes are then refilled. */
export const SCHEMA_VERSION = 3
