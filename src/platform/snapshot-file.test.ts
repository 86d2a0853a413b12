import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ColumnPieces, type Snapshot } from './snapshot.ts'
import { draftSnapshot, readSnapshot } from './snapshot-file.server.ts'

let folder: string
let path: string
const about = { program: '1' }
const large = Float64Array.from({ length: 400_000 }, (_, at) => at / 3)
const names = Array.from({ length: 12_000 }, (_, at) => (at % 100 === 0 ? '' : `名 ${at}`))
const state: Snapshot = {
  size: 7,
  name: '皮革',
  empty: new Uint16Array(0),
  // A part of a larger array, as columns with room to grow are.
  flags: new Uint8Array([0, 1, 2, 3, 4]).subarray(1, 4),
  large,
  names,
  none: [],
  parts: { lists: new ColumnPieces('Uint32Array', [Uint32Array.of(5, 6), new Uint32Array(0), Uint32Array.of(7)]) },
}
const trusting = (): Promise<undefined> => Promise.resolve(undefined)
const write = async (): Promise<void> => void (await (await draftSnapshot(path, about, state)).publish())

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'praya-state-'))
  path = join(folder, 'snapshot')
})
afterAll(() => rm(folder, { recursive: true }))

test('a state comes back as it was written, and nothing else is left in the folder', async () => {
  await write()
  const read = await readSnapshot(path, trusting)
  expect([read.number('size'), read.text('name'), read.texts('names'), read.texts('none')]).toEqual([7, '皮革', names, []])
  expect(read.column('flags', 'Uint8Array')).toEqual(Uint8Array.of(1, 2, 3))
  expect(read.column('large', 'Float64Array')).toEqual(large)
  expect(read.column('empty', 'Uint16Array')).toEqual(new Uint16Array(0))
  expect(read.part('parts').column('lists', 'Uint32Array')).toEqual(Uint32Array.of(5, 6, 7))
  expect(await readdir(folder)).toEqual(['snapshot'])
})

test('a column that grows has empty room behind what was written', async () => {
  await write()
  const read = await readSnapshot(path, trusting)
  const growing = read.growingColumn('large', 'Float64Array')
  expect(growing.length).toBeGreaterThan(large.length * 1.2)
  expect(growing.subarray(0, large.length)).toEqual(large)
  expect(growing.subarray(large.length).every((value) => value === 0)).toBe(true)
  expect(read.growingColumn('empty', 'Uint16Array')).toHaveLength(0)
})

test('what is asked for under another name or kind is refused', async () => {
  await write()
  const read = await readSnapshot(path, trusting)
  expect(() => read.column('size', 'Uint8Array')).toThrow('no size')
  expect(() => read.column('large', 'Float32Array')).toThrow('no large')
  expect(() => read.part('missing')).toThrow('no missing')
})

test('a file is refused for what is written about it', async () => {
  await write()
  const refused = readSnapshot(path, (written) => Promise.resolve(`of program ${(written as typeof about).program}`))
  await expect(refused).rejects.toThrow('of program 1')
})

test('until a draft is published the file before it stays', async () => {
  await write()
  const draft = await draftSnapshot(path, about, { size: 8 })
  expect((await readSnapshot(path, trusting)).number('size')).toBe(7)
  await draft.publish()
  expect((await readSnapshot(path, trusting)).number('size')).toBe(8)
})

test('a file that was cut off or changed anywhere is never read', async () => {
  await (await draftSnapshot(path, about, { flags: Uint8Array.of(1, 2, 3), names: ['a', 'b'], size: 7 })).publish()
  const whole = await readFile(path)
  await fc.assert(
    fc.asyncProperty(fc.nat(whole.length - 1), fc.integer({ min: 1, max: 255 }), fc.boolean(), async (at, flip, cut) => {
      const damaged = Buffer.from(whole)
      damaged[at]! ^= flip
      await writeFile(path, cut ? whole.subarray(0, at) : damaged)
      const outcome = await readSnapshot(path, trusting).then(
        () => 'read',
        () => 'refused',
      )
      expect(outcome).toBe('refused')
    }),
    { numRuns: 500 },
  )
})
