import { join } from 'node:path'
import { rm } from 'node:fs/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findPicturesToMake, lockProducts, writeProducts } from '#modules/catalogue/editing/index.server.ts'
import { coatDocument, coatPicture } from '#modules/catalogue/editing/product-document.builders.ts'
import { getHomeDraft, releaseHome, saveHomeDraft } from '#modules/content/admin-home.paths.ts'
import type { Operator } from '#platform/actor.ts'
import { newId } from '#platform/ids.server.ts'
import { createLog } from '#platform/log.server.ts'
import { MEDIA_FORMATS, MEDIA_WIDTHS } from '#platform/media/media-encoding.server.ts'
import { mediaKey, openMediaStore } from '#platform/media/media.server.ts'
import { folderStorage } from '#platform/storage/folder-storage.server.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'
import { buildHero } from '../home/home.builders.ts'
import { makePictures } from './make-pictures.ts'

let shop: TestShop
let ada: Operator
beforeAll(async () => {
  shop = await startTestShop()
  await shop.operator(['merchandiser'])
  const operators = shop.database.pool.selectFrom('operators').select('operator_id as operatorId').limit(1)
  ada = { kind: 'operator', id: (await operators.executeTakeFirstOrThrow()).operatorId, name: 'Ada' }
  // Brand and category.
  await shop.product()
})
afterAll(() => shop.stop())

let codes = 0
const write = (hashes: readonly string[]) =>
  shop.database.inTransaction(async (tx) => {
    const document = coatDocument(`AHEAD${(codes += 1)}`)
    const pictures = hashes.map((hash) => ({ ...coatPicture, hash, width: 800, height: 1000 }))
    const colours = document.colours.map((colour) => ({ ...colour, pictures }))
    const productId = newId()
    const live = (await lockProducts(tx, [productId])).get(productId)
    await writeProducts(tx, ada, [{ productId, document: { ...document, colours }, live }])
  })
const waiting = async () => (await findPicturesToMake(shop.database.pool, 10)).map(({ hash }) => hash)

test('new pictures are there at every width a page asks for, in both formats, before anyone has asked', async () => {
  const storage = folderStorage(shop.dataDir)
  const media = openMediaStore(storage, shop.dataDir)
  const plain = { width: 800, height: 1000, channels: 3, background: '#605040' } as const
  const hash = await media.put(await sharp({ create: plain }).png().toBuffer())
  await write([hash])
  expect(await waiting()).toEqual([hash])
  // One that nothing was kept of holds up no other.
  await write(['0123456789abcdef0123456789abcdef'])
  await makePictures({ database: shop.database, media, log: createLog('silent') })
  expect(await waiting()).toEqual([])
  await rm(join(shop.dataDir, mediaKey(hash)), { force: true })
  const asked = openMediaStore(storage, shop.dataDir)
  expect(await storage.read(mediaKey(hash))).toBeUndefined()
  // The last name a page asks for is that of the original's own width.
  for (const [name, width] of [
    ...MEDIA_WIDTHS.filter((each) => each < 800).map((each) => [each, each] as const),
    [1080, 800] as const,
  ])
    for (const format of MEDIA_FORMATS) {
      const picture = await asked.derive(hash, name, format)
      expect((await sharp(picture).metadata()).width).toBe(width)
    }
  // A second product with the same picture asks for nothing.
  await write([hash])
  expect(await waiting()).toEqual([])
})

test('the pictures of a home page that goes live are asked for, too', async () => {
  const token = await shop.operator(['merchandiser'])
  const sexType = 'men'
  const { data } = await shop.ask(getHomeDraft, { sexType }, { token })
  const saved = await shop.ask(saveHomeDraft, { sexType, version: data.version, blocks: [buildHero('hero')] }, { token })
  expect(await waiting()).toEqual([])
  await shop.ask(releaseHome, { sexType, version: saved.data.version, note: '' }, { token })
  expect(await waiting()).toEqual(['0123456789abcdef0123456789abcdef'])
})
