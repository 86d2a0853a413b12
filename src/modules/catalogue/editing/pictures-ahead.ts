import type { Read, Tx } from '#platform/database.server.ts'
import { catalogueTables } from '../catalogue.tables.ts'

/** They are new to the shop, and are to be made before a shopper asks for them. */
export async function askForPictures(tx: Tx, pictures: readonly { media_hash: string }[]): Promise<void> {
  if (pictures.length === 0) return
  await catalogueTables(tx)
    .insertInto('pictures_to_make')
    .values([...pictures])
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export type PictureToMake = { hash: string; width: number }

/** Those that have waited longest; `width`: of the original. */
export const findPicturesToMake = (tx: Read, most: number): Promise<PictureToMake[]> =>
  catalogueTables(tx)
    .selectFrom('pictures_to_make')
    .innerJoin('media', 'media.media_hash', 'pictures_to_make.media_hash')
    .select(['media.media_hash as hash', 'media.width'])
    .orderBy('pictures_to_make.asked_at')
    .orderBy('media.media_hash')
    .limit(most)
    .execute()

export async function pictureIsMade(tx: Tx, hash: string): Promise<void> {
  await catalogueTables(tx).deleteFrom('pictures_to_make').where('media_hash', '=', hash).execute()
}
