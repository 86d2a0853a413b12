import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router'

/** Stands in the data of a page for another address. */
export const REDIRECT = Symbol('redirect')

const CONSTANTS: Record<number, unknown> = { [-2]: NaN, [-3]: -Infinity, [-4]: -0, [-5]: null, [-6]: Infinity }

/** What the page was sent with, written at its end, and what loaders answer later. */
export async function decodePageData(stream: ReadableStream<Uint8Array>): Promise<unknown> {
  const [line = ''] = (await new Response(stream).text()).split('\n', 1)
  const sent: unknown = JSON.parse(line)
  return Array.isArray(sent) ? unflatten(sent) : CONSTANTS[Number(sent)]
}

/**
 * React Router's server writes every value once, in a list, and names it by its place. Promises and what is not JSON, but for dates,
 * no page of the shop is sent with.
 */
function unflatten(values: readonly unknown[]): unknown {
  const made = new Map<number, unknown>()
  const read = (at: number): unknown => {
    if (at < 0) return CONSTANTS[at]
    if (!made.has(at)) make(at, values[at])
    return made.get(at)
  }
  const make = (at: number, value: unknown): void => {
    if (!value || typeof value !== 'object') made.set(at, value)
    else if (!Array.isArray(value)) {
      const object: Record<string, unknown> = {}
      made.set(at, object)
      for (const [key, place] of Object.entries(value)) object[String(values[Number(key.slice(1))])] = read(Number(place))
    } else if (typeof value[0] === 'string') made.set(at, special(value[0], value.slice(1), read))
    else {
      const list: unknown[] = []
      made.set(at, list)
      for (const place of value) list.push(read(Number(place)))
    }
  }
  return read(0)
}

function special(kind: string, [first, second, third]: readonly unknown[], read: (at: number) => unknown): unknown {
  if (kind === 'D') return new Date(Number(first))
  if (kind === 'E') return new Error(String(first))
  if (kind === 'Z') return read(Number(first))
  const at = (place: unknown): unknown => read(Number(place))
  if (kind === 'SanitizedError') return Object.assign(new Error(String(at(second))), { stack: undefined })
  if (kind === 'ErrorResponse') return new ErrorResponse(Number(at(second)), String(at(third)), at(first))
  if (kind === 'SingleFetchRedirect') return { [REDIRECT]: at(first) }
  throw new Error(`unknown in the data of a page: ${kind}`)
}
