import { z } from 'zod'

/**
 * A number as a form sends it, typed, or as a program does. Each way of being wrong is the same problem: a form shows what the first
 * of several shapes has against a value.
 */
export const typedNumber = (written: RegExp, problem: string) =>
  z.union(
    [
      z.number(problem),
      z
        .string(problem)
        .trim()
        .regex(written, problem)
        .transform((typed) => Number(typed.replace('−', '-'))),
    ],
    problem,
  )
