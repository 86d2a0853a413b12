import { Readable } from 'node:stream'
import type { FileAnswer } from '#platform/wire/call-path.ts'
import { linesOf, named, type Row, UTF_8 } from './csv-file.ts'

/** A table of more rows than memory should hold, as they come; anyone who reads slowly is waited for. */
export function csvStream(name: string, head: Row, batches: AsyncIterable<readonly Row[]>): FileAnswer {
  const content = Readable.from(
    (async function* () {
      yield UTF_8 + linesOf([head])
      for await (const rows of batches) yield linesOf(rows)
    })(),
  )
  return { content, ...named(name) }
}
