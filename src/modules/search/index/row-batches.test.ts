import { expect, test } from 'vitest'
import { PackedRows } from './packed-rows.ts'
import { RowBatchWriter } from './row-batches.ts'
import { buildRow } from '#modules/search/search.builders.ts'

test('rows arrive in another thread as they were sent, batch after batch, and are kept as they came', () => {
  const writer = new RowBatchWriter()
  const packed = new PackedRows()
  const batches = [['A1', 'A2', 'A3'], [], ['A4'], ['A5', 'A6']].map((codes) =>
    codes.map((spuCode) => buildRow({ spuCode, titleEn: `Tote ${spuCode}` })),
  )
  let slot = 0
  for (const rows of batches) {
    const received = packed.receive(structuredClone(writer.write(rows)))
    expect(received).toEqual(rows)
    for (const row of received) packed.put(slot++, row)
  }
  const changed = buildRow({ spuCode: 'A2', titleEn: 'Another tote', categories: ['men/bags'] })
  packed.put(1, changed)
  packed.put(slot, changed)
  expect(Array.from({ length: slot + 1 }, (_, at) => packed.get(at))).toEqual([...batches.flat().with(1, changed), changed])
})
