import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readSettings } from '../../src/platform/settings.server.ts'
import { folderStorage } from '../../src/platform/storage/folder-storage.server.ts'
import { StorageAway } from '../../src/platform/storage/storage.server.ts'
import { sayWal } from './backup-command.ts'
import { backupPlace, listSystems } from './backup-place.ts'
import { shipWal } from './ship-wal.ts'

const SYSTEM = '7123456789012345678'
let archive: string
let backups: string
beforeAll(async () => {
  archive = await mkdtemp(join(tmpdir(), 'praya-wal-'))
  backups = await mkdtemp(join(tmpdir(), 'praya-place-'))
})
afterAll(async () => {
  for (const folder of [archive, backups]) await rm(folder, { recursive: true })
})

const write = (name: string, content: string): Promise<void> => writeFile(join(archive, name), content)
const FIRST = '000000010000000000000001'
const SECOND = '000000010000000000000002'

test('WAL stays while the place of backups is away, and leaves in order once it is there', async () => {
  const storage = folderStorage(backups)
  let isAway = true
  const moody: typeof storage = {
    ...storage,
    put: (...given) => (isAway ? Promise.reject(new StorageAway('no space left')) : storage.put(...given)),
  }
  const place = backupPlace(moody, readSettings({}).SEALING_KEYS, SYSTEM)
  await write(FIRST, 'one')
  await write(SECOND, 'two')
  await write('archtemp.being-written', 'half')
  await expect(shipWal(archive, place)).rejects.toThrow('no space left')
  expect((await readdir(archive)).sort()).toEqual([FIRST, SECOND, 'archtemp.being-written'])
  isAway = false
  expect(await shipWal(archive, place)).toBeInstanceOf(Date)
  expect(await readdir(archive)).toEqual(['archtemp.being-written'])
  expect((await place.find(`wal/${SECOND}`))?.toString()).toBe('two')
  expect(await listSystems(storage)).toEqual([SYSTEM])
  const inFiveMinutes = Date.now() + 5 * 60_000
  expect(await sayWal(place, inFiveMinutes)).toMatch(/^WAL last left at \d{4}-\d\d-\d\d \d\d:\d\d:\d\d, 5 minutes ago$/)
})

test('a file that was brought and not yet removed is brought once more; one of another database never lies over it', async () => {
  const place = backupPlace(folderStorage(backups), readSettings({}).SEALING_KEYS, SYSTEM)
  await write(FIRST, 'one')
  await shipWal(archive, place)
  expect(await readdir(archive)).not.toContain(FIRST)
  await write(FIRST, 'another')
  await expect(shipWal(archive, place)).rejects.toThrow(`The backup has another ${FIRST}`)
  expect((await place.find(`wal/${FIRST}`))?.toString()).toBe('one')
  expect(await readdir(archive)).toContain(FIRST)
})
