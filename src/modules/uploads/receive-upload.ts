import { bulkhead } from 'cockatiel'
import type { Database } from '#platform/database.server.ts'
import { printPicture } from '#platform/media/picture-print.server.ts'
import { pictureRedrawer, requirePicture } from '#platform/media/redraw-picture.server.ts'
import { orBusy } from '#platform/or-busy.server.ts'
import type { Storage } from '#platform/storage/storage.server.ts'
import { completeUpload, discardUploads, reserveUpload, type Reserved, type Sender } from './keep-uploads.ts'
import { uploadPolicies } from './upload-policies.ts'
import type { UploadedWire } from './uploads.contract.ts'
import type { UploadPurpose } from './uploads.paths.ts'

type SentFile = Sender & { read: (mostBytes: number) => Promise<Buffer> }

/** Files that are arriving or wait to be decoded lie in memory: so many at most, of all senders and of each. */
const MOST_AT_ONCE = 16
const MOST_OF_ONE = 3

export type Uploads = {
  storage: Storage
  /** Takes one picture: read, looked at, counted, drawn anew, stored. What fails on the way leaves nothing behind. */
  receive(database: Database, purpose: UploadPurpose, sent: SentFile): Promise<UploadedWire>
}

/** `decoded` is told of every picture that is decoded. */
export function openUploads(storage: Storage, decoded: () => void = () => {}): Uploads {
  const inRoom = bulkhead(MOST_AT_ONCE, 0)
  const redraw = pictureRedrawer(decoded)
  const ofOwner = ownersAtOnce()

  async function take(database: Database, purpose: UploadPurpose, sent: SentFile): Promise<UploadedWire> {
    const policy = uploadPolicies()[purpose]
    const bytes = await sent.read(policy.mostBytes)
    await requirePicture(bytes, policy)
    const upload = await database.inTransaction((tx) => reserveUpload(tx, purpose, sent, bytes.length))
    try {
      const picture = await redraw(bytes, policy)
      await storage.put(upload.key, picture.content, 'image/jpeg')
      const print = policy.printed ? await printPicture(picture.content) : undefined
      await database.inTransaction((tx) => completeUpload(tx, upload.uploadId, picture, print))
      return { uploadId: upload.uploadId, hash: upload.hash, width: picture.width, height: picture.height }
    } catch (problem) {
      await forget(database, upload)
      throw problem
    }
  }

  return {
    storage,
    receive: (database, purpose, sent) =>
      orBusy(() => inRoom.execute(() => ofOwner(sent.ownerId, () => take(database, purpose, sent)))),
  }
}

/** The file may have arrived although the storage did not say so. Should this fail too, the sweep finds the row unused. */
const forget = (database: Database, upload: Reserved): Promise<void> =>
  database.inTransaction((tx) => discardUploads(tx, [upload])).catch(() => {})

function ownersAtOnce(): <T>(ownerId: string, work: () => Promise<T>) => Promise<T> {
  const rooms = new Map<string, { room: ReturnType<typeof bulkhead>; inside: number }>()
  return async (ownerId, work) => {
    const own = rooms.get(ownerId) ?? { room: bulkhead(MOST_OF_ONE, 0), inside: 0 }
    rooms.set(ownerId, own)
    own.inside += 1
    try {
      return await own.room.execute(work)
    } finally {
      own.inside -= 1
      if (own.inside === 0) rooms.delete(ownerId)
    }
  }
}
