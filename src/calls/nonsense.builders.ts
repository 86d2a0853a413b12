import { z } from 'zod'
import { newId } from '#platform/ids.server.ts'
import type { Schema } from '#platform/value-schema.ts'

/** What a field may be asked for with: each takes those of them that its shape lets pass. None is the name of anything there is. */
const LIKELY: readonly unknown[] = [
  ...[newId(), 'A000000000', 'nobody', 'category:women/nowhere', 'collection:nobody', 'en', 'colour', 'women'],
  ...['2999-12-31', '2999-12-31T10:00', '2999-12-31T10:00:00Z', '1', '0', '100.00', '12:00', '', ' ', '../../etc/passwd'],
  ...['a@nobody.test', 'https://nobody.example/x', '+852', '91234567', '＝1+1', '%', '_', "' or 1=1--", '\\', 'x'.repeat(100)],
  ...[1, 0, -1, 999, 2_147_483_648, 1e15, 1.5, true, false],
]
const MOST_SAMPLES = 6
const DEEPEST = 8

const passes = (schema: Schema, value: unknown): boolean => z.safeParse(schema, value).success

/** Inputs that the shape of a call lets pass, found by trying: each field with its first value, each with its second, and so on. */
export function samplesOf(schema: Schema, depth = 0): unknown[] {
  const { def } = (schema as z.core.$ZodTypes)._zod
  if (depth > DEEPEST) return []
  const inside = (one: Schema): unknown[] => samplesOf(one, depth + 1)
  const fitting = (values: unknown[]): unknown[] => values.filter((value) => passes(schema, value))
  switch (def.type) {
    case 'object': {
      const made = combined(Object.entries(def.shape).map(([name, field]) => [name, inside(field)]))
      // The whole call is asked with what is not right together, too.
      return depth > 0 ? fitting(made) : made
    }
    case 'array':
      return fitting([inside(def.element).slice(0, 1), []])
    case 'record':
      return fitting([{ nobody: inside(def.valueType)[0] }, {}])
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'readonly':
      return inside(def.innerType)
    case 'pipe':
      return fitting(inside(def.in))
    case 'lazy':
      return inside(def.getter())
    case 'union':
      return def.options.flatMap((option) => inside(option).slice(0, 2))
    case 'enum':
      return Object.values(def.entries)
    case 'literal':
      return def.values
    default:
      return fitting([...LIKELY])
  }
}

function combined(fields: [string, unknown[]][]): object[] {
  const most = Math.min(MOST_SAMPLES, Math.max(1, ...fields.map(([, values]) => values.length)))
  const known = fields.filter(([, values]) => values.length > 0)
  return Array.from({ length: most }, (_, at) =>
    Object.fromEntries(known.map(([name, values]) => [name, values[at % values.length]])),
  )
}

/** What no field is meant to be. */
const NONSENSE: readonly unknown[] = [null, [{}], 'nonsense', -1e300, '\u0000', { '\u0000': true }]

export function nonsenseFor(schema: Schema): unknown[] {
  const { def } = (schema as z.core.$ZodTypes)._zod
  const names = def.type === 'object' ? Object.keys(def.shape) : ['nobody']
  return NONSENSE.map((value) => Object.fromEntries(names.map((name) => [name, value])))
}
