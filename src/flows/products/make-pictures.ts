import { setTimeout as pause } from 'node:timers/promises'
import { findPicturesToMake, pictureIsMade, type PictureToMake } from '#modules/catalogue/editing/index.server.ts'
import type { Database } from '#platform/database.server.ts'
import type { Log } from '#platform/log.server.ts'
import { MEDIA_FORMATS, MEDIA_WIDTHS } from '#platform/media/media-encoding.server.ts'
import type { MediaStore } from '#platform/media/media.server.ts'
import { StorageAway } from '#platform/storage/storage.server.ts'

type Host = { database: Database; media: MediaStore; log: Log }

const AT_ONCE = 20
/** Shorter than the time between two turns, so that no other process begins beside this one. */
const TURN_MS = 40_000
/** After each file as long as it took, at most so long: shoppers have the processor, too. */
const LONGEST_REST_MS = 500

/**
 * Makes new pictures at every width and in every format a page may ask for, one file after the other. Where machines keep what they
 * have made for themselves, this one has them ahead, and the others make theirs when they are asked.
 */
export async function makePictures({ database, media, log }: Host, turnMs = TURN_MS): Promise<void> {
  const end = performance.now() + turnMs
  for (;;) {
    const pictures = await findPicturesToMake(database.pool, AT_ONCE)
    if (pictures.length === 0) return
    for (const picture of pictures) {
      if (performance.now() > end) return
      await makeAll(media, picture).catch((problem: unknown) => {
        if (problem instanceof StorageAway) throw problem
        // It is made, or refused, when somebody asks for it.
        log.warn({ err: problem, hash: picture.hash }, 'a picture could not be made ahead')
      })
      await database.inTransaction((tx) => pictureIsMade(tx, picture.hash))
    }
  }
}

async function makeAll(media: MediaStore, { hash, width: own }: PictureToMake): Promise<void> {
  // The last is the original's own, asked for by the name of the next.
  for (const width of MEDIA_WIDTHS.filter((_, at) => (MEDIA_WIDTHS[at - 1] ?? 0) < own))
    for (const format of MEDIA_FORMATS) {
      const began = performance.now()
      await media.derive(hash, width, format)
      await pause(Math.min(LONGEST_REST_MS, performance.now() - began), undefined, { ref: false })
    }
}
