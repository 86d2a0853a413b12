export type Change = { field: string; before: string | null; after: string | null }

type Leaf = string | number | boolean | null
const isLeaf = (value: unknown): value is Leaf => value === null || typeof value !== 'object'
const isLeaves = (value: unknown): value is Leaf[] => Array.isArray(value) && value.every(isLeaf)

/** More than anybody reads; what is longer is cut. */
const MOST_CHANGES = 60
const MOST_LETTERS = 400

/** What differs between what was and what is, field by field; of two lists, what went and what came. */
export function differenceOf(before: unknown, after: unknown): Change[] {
  const [was, is] = [fieldsOf(before), fieldsOf(after)]
  const fields = [...new Set([...was.keys(), ...is.keys()])]
  return fields.flatMap((field) => changeOf(field, was.get(field), is.get(field))).slice(0, MOST_CHANGES)
}

function changeOf(field: string, was: Leaf | Leaf[] | undefined, is: Leaf | Leaf[] | undefined): Change[] {
  if (Array.isArray(was) && Array.isArray(is)) {
    const [gone, come] = [was.filter((one) => !is.includes(one)), is.filter((one) => !was.includes(one))]
    if (gone.length === 0 && come.length === 0) return []
    return [{ field, before: gone.length > 0 ? show(gone) : null, after: come.length > 0 ? show(come) : null }]
  }
  const [before, after] = [show(was), show(is)]
  return before === after ? [] : [{ field, before, after }]
}

function show(value: Leaf | Leaf[] | undefined): string | null {
  if (value === undefined || value === null || value === '') return null
  const text = Array.isArray(value) ? value.map(String).join(', ') : String(value)
  return text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS)}…` : text || null
}

/** Every value with its path: `{ a: { b: 1 } }` is `a.b`. */
function fieldsOf(value: unknown): Map<string, Leaf | Leaf[]> {
  const fields = new Map<string, Leaf | Leaf[]>()
  const walk = (path: string, inner: unknown): void => {
    if (inner === undefined) return
    if (isLeaf(inner) || isLeaves(inner)) fields.set(path, inner)
    else for (const [name, deeper] of Object.entries(inner)) walk(path ? `${path}.${name}` : name, deeper)
  }
  if (value !== null && typeof value === 'object') walk('', value)
  return fields
}
