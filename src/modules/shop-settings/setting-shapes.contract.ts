import { z } from 'zod'
import { typedNumber } from '#platform/text/typed-number.ts'
import type { Schema } from '#platform/value-schema.ts'

/** What several settings are made of: a form sends what was typed. */

export const Line = (most: number) =>
  z
    .string()
    .trim()
    .min(1, 'required')
    .max(most, 'too-long')
    .regex(/^\P{Cc}*$/u, 'wrong')

export const OptionalLine = (most: number) =>
  z
    .string()
    .trim()
    .max(most, 'too-long')
    .regex(/^\P{Cc}*$/u, 'wrong')

export const inBoth = <Part extends Schema>(part: Part) => z.object({ en: part, zh: part })

export function count(most: number, least = 1) {
  const wrong = least === 0 ? 'count' : 'whole-number'
  return typedNumber(/^\d{1,15}$/, wrong).pipe(z.number().int(wrong).min(least, wrong).max(most, 'too-large'))
}

/** HK$ as typed; nothing is nothing. */
export const feeAmount = z
  .string()
  .trim()
  .transform((typed) => (typed === '' ? '0' : typed))
  .pipe(z.string().regex(/^\d{1,5}(\.\d{1,2})?$/, 'amount'))
