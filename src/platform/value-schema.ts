import type { z } from 'zod'

/**
 * Whatever checks a value of this type. It is the part of a zod schema that has no methods: comparing all of `z.ZodType` with what a
 * call or a query brings took the compiler a third of its time. It is used as `z.parse(schema, value)`.
 */
export type Schema<Value = unknown> = z.core.$ZodType<Value>
