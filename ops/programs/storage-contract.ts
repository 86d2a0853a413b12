import assert from 'node:assert/strict'
import type { ListedStorage } from '../../src/platform/storage/storage.server.ts'

/** What the shop relies on, of whatever keeps its files. */
export async function requireStorage(storage: ListedStorage): Promise<void> {
  const content = Buffer.from(Array.from({ length: 300_000 }, (_, at) => at % 251))
  await storage.put('uploads/one.jpg', Buffer.from('before'), 'image/jpeg')
  await storage.put('uploads/one.jpg', content, 'image/jpeg')
  assert.ok((await storage.read('uploads/one.jpg'))?.equals(content))
  assert.deepEqual([await storage.has('uploads/one.jpg'), await storage.has('uploads/two.jpg')], [true, false])
  assert.equal(await storage.read('uploads/two.jpg'), undefined)
  await storage.put('uploads/a/two.jpg', Buffer.from('2'), 'image/jpeg')
  await storage.put('media/three', Buffer.from('3'), 'image/jpeg')
  const listed = await storage.list('uploads/')
  assert.deepEqual(
    listed.map(({ key, bytes }) => ({ key, bytes })),
    [
      { key: 'uploads/a/two.jpg', bytes: 1 },
      { key: 'uploads/one.jpg', bytes: content.length },
    ],
  )
  for (const { changedAt } of listed) assert.ok(Math.abs(changedAt.getTime() - Date.now()) < 600_000)
  assert.deepEqual(
    (await storage.list('uploads/o')).map(({ key }) => key),
    ['uploads/one.jpg'],
  )
  assert.deepEqual(await storage.list('nowhere/'), [])
  await storage.remove('uploads/one.jpg')
  await storage.remove('uploads/one.jpg')
  assert.equal(await storage.read('uploads/one.jpg'), undefined)
}
