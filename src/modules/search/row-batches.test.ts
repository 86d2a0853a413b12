import { expect, test } from 'vitest'
import { RowBatchReader, RowBatchWriter } from './row-batches.ts'
import { buildRow } from './search.builders.ts'

test('rows arrive in another thread as they were sent, batch after batch', () => {
  const writer = new RowBatchWriter()
  const reader = new RowBatchReader()
  for (const codes of [['A1', 'A2', 'A3'], [], ['A4'], ['A5', 'A6']]) {
    const rows = codes.map((spuCode) => buildRow({ spuCode, titleEn: `Tote ${spuCode}` }))
    expect(reader.read(structuredClone(writer.write(rows)))).toEqual(rows)
  }
})
