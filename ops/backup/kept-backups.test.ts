import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readWanted } from './backup-times.ts'
import { keptBases, keptWal, readKeeping } from './kept-backups.ts'
import { numberOfName, walName, walNumber, walSpan } from './wal-names.ts'

const DAY_MS = 86_400_000
const START = Date.parse('2026-01-01T20:00:00Z')
const daily = Array.from({ length: 200 }, (_, day) => {
  const startedAt = new Date(START + day * DAY_MS).toISOString()
  return { id: `b${String(day).padStart(3, '0')}`, startedAt }
})

test('of two hundred nightly backups those of the last days, weeks and months stay, and the newest always does', () => {
  const kept = [...keptBases(daily, readKeeping('7d 4w 3m'))].sort()
  // The last of May and of June, the Sundays before the last two, and the last seven.
  expect(kept).toEqual(['b149', 'b179', 'b184', 'b191', 'b193', 'b194', 'b195', 'b196', 'b197', 'b198', 'b199'])
  expect([...keptBases(daily, { days: 0, weeks: 0, months: 0 })]).toEqual(['b199'])
})

test('what is kept was a backup, and to keep longer never keeps less', () => {
  const some = fc.subarray(daily, { minLength: 1 })
  const few = fc.record({ days: fc.nat(9), weeks: fc.nat(9), months: fc.nat(9) })
  fc.assert(
    fc.property(some, few, fc.nat(3), (bases, keeping, more) => {
      const kept = keptBases(bases, keeping)
      const longer = keptBases(bases, { days: keeping.days + more, weeks: keeping.weeks + more, months: keeping.months + more })
      expect(kept.has(bases.at(-1)?.id ?? '')).toBe(true)
      expect(kept.difference(new Set(bases.map(({ id }) => id))).size).toBe(0)
      expect(kept.isSubsetOf(longer)).toBe(true)
    }),
  )
})

const base = (id: string, day: number, from: bigint, to: bigint) => ({
  id,
  startedAt: new Date(START + day * DAY_MS).toISOString(),
  finishedAt: new Date(START + day * DAY_MS + 1).toISOString(),
  start: { lsn: lsnOf(from), timeline: 1 },
  stop: { lsn: lsnOf(to), timeline: 1 },
  ...{ bytes: 1, parts: [1], digest: '' },
})
const lsnOf = (number: bigint): string =>
  `${(number / 256n).toString(16).toUpperCase()}/${((number % 256n) * 2n ** 24n + 40n).toString(16).toUpperCase()}`

test('WAL is kept without a gap since the oldest backup of the days, and of older ones only what makes them whole', () => {
  const names = Array.from({ length: 300 }, (_, number) => walName(1, BigInt(number)))
  const bases = [base('a', 0, 10n, 12n), base('b', 50, 200n, 200n), base('c', 51, 250n, 251n)]
  const kept = keptWal([...names, '00000002.history'], bases, { days: 2, weeks: 4, months: 3 })
  const numbers = [...kept].filter((name) => !name.includes('history')).map((name) => Number(numberOfName(name)))
  expect(numbers).toEqual([10, 11, 12, ...Array.from({ length: 100 }, (_, at) => 200 + at)])
  expect(kept.has('00000002.history')).toBe(true)
})

test('a file of WAL is named as PostgreSQL names it', () => {
  expect(walName(1, walNumber('1/4A0000F8'))).toBe('00000001000000010000004A')
  expect(walSpan(3, '0/FF000028', '1/1000000')).toEqual([
    '0000000300000000000000FF',
    '000000030000000100000000',
    '000000030000000100000001',
  ])
  fc.assert(fc.property(fc.bigInt(0n, 2n ** 40n - 1n), (number) => numberOfName(walName(9, number)) === number))
})

test('a time is of Hong Kong unless it says its zone; anything else is the name of a point, or refused', () => {
  expect(readWanted('2026-11-29T18:30')).toEqual({ kind: 'moment', at: new Date('2026-11-29T10:30:00Z') })
  expect(readWanted('2026-11-29 18:30:05Z')).toEqual({ kind: 'moment', at: new Date('2026-11-29T18:30:05Z') })
  expect(readWanted('latest')).toEqual({ kind: 'latest' })
  expect(readWanted('before-sale')).toEqual({ kind: 'mark', name: 'before-sale' })
  expect(() => readWanted('2026-13-40T00:00')).toThrow(/is no time such as/)
  expect(() => readWanted('yesterday evening')).toThrow(/is no time such as/)
})
