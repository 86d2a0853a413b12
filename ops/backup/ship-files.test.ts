import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readSettings } from '../../src/platform/settings.server.ts'
import { folderStorage } from '../../src/platform/storage/folder-storage.server.ts'
import type { ListedStorage } from '../../src/platform/storage/storage.server.ts'
import { type BackupPlace, backupPlace, putJson } from './backup-place.ts'
import { stampOf } from './base-backups.ts'
import { fileBackup, filesAt } from './ship-files.ts'

const SYSTEM = '7123456789012345678'
const MINUTE_MS = 60_000

/** A folder, and what was read of it since it was last asked for. */
async function noted(): Promise<ListedStorage & { wasRead: () => string[] }> {
  const folder = await mkdtemp(join(tmpdir(), 'praya-files-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const [storage, keys] = [folderStorage(folder), [] as string[]]
  const read = (key: string) => {
    keys.push(key)
    return storage.read(key)
  }
  return { ...storage, read, wasRead: () => keys.splice(0) }
}

async function printsIn(place: BackupPlace): Promise<Record<string, string | undefined>> {
  return Object.fromEntries(await filesAt(place, undefined))
}

test('a file is read once, when it comes; of those that came before there were prints, the first whole pass takes them', async () => {
  const [shop, backups] = [await noted(), await noted()]
  const place = backupPlace(backups, readSettings({}).SEALING_KEYS, SYSTEM)
  const [older, newer, third] = ['media/ab/older', 'uploads/newer.jpg', 'uploads/third.jpg']
  for (const key of [older, newer]) await shop.put(key, Buffer.from(key), 'image/jpeg')
  await place.put(`files/body/${older}`, Buffer.from(older))
  await putJson(place, `files/list/${stampOf(new Date(Date.now() - MINUTE_MS))}`, { all: true, came: [older], gone: [] })
  const print = (key: string): string => createHash('sha256').update(key).digest('hex').slice(0, 32)

  const passes = fileBackup(shop, place)
  expect([await passes.ship(), shop.wasRead()]).toEqual([{ came: 1, gone: 0 }, [newer]])
  expect(await printsIn(place)).toEqual({ [older]: undefined, [newer]: print(newer) })
  await passes.ship(true)
  expect(await printsIn(place)).toEqual({ [older]: print(older), [newer]: print(newer) })
  backups.wasRead()
  await shop.put(third, Buffer.from(third), 'image/jpeg')
  for (const whole of [false, true]) await passes.ship(whole)
  expect([shop.wasRead(), backups.wasRead()]).toEqual([[third], [`${SYSTEM}/files/body/${third}`]])
  expect(await printsIn(place)).toEqual({ [older]: print(older), [newer]: print(newer), [third]: print(third) })
})
