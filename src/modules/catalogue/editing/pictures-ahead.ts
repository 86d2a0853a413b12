import type { Read, Tx } from '#platform/database.server.ts'
import { catalogueTables } from '../catalogue.tables.ts'

/** `width`: of the original. */
export type PictureToMake = { hash: string; width: number }

/** They are to be made before a shopper asks for them; what is there already is passed over when its turn comes. */
export async function askForPictures(tx: Tx, pictures: readonly PictureToMake[]): Promise<void> {
  if (pictures.length === 0) return
  await catalogueTables(tx)
    .insertInto('pictures_to_make')
    .values(pictures.map(({ hash, width }) => ({ media_hash: hash, width })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Those that have waited longest. */
export const findPicturesToMake = (tx: Read, most: number): Promise<PictureToMake[]> =>
  catalogueTables(tx)
    .selectFrom('pictures_to_make')
    .select(['media_hash as hash', 'width'])
    .orderBy('asked_at')
    .orderBy('media_hash')
    .limit(most)
    .execute()

export async function pictureIsMade(tx: Tx, hash: string): Promise<void> {
  await catalogueTables(tx).deleteFrom('pictures_to_make').where('media_hash', '=', hash).execute()
}
