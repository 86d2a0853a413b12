import { sql } from 'kysely'
import sharp from 'sharp'
import type { Tx } from '../../src/platform/database.server.ts'
import { mediaKey } from '../../src/platform/media/media.server.ts'
import type { Storage } from '../../src/platform/storage/storage.server.ts'
import { placeFor } from '../../src/modules/uploads/index.server.ts'
import type { UploadPurpose } from '../../src/modules/uploads/uploads.paths.ts'

export type Photographs = {
  take: (ownerId: string, purpose: UploadPurpose, of: keyof typeof subjects) => Promise<string>
  /** Of an item as its pictures show it: each of them and one from near, in the light of a home; or the first of these views alone. */
  takeOfItem: (ownerId: string, purpose: UploadPurpose, pictures: readonly string[], views?: number) => Promise<string[]>
}

/** What somebody photographs, as a drawing of it: two colours, and what is on it. */
const subjects = {
  piece: {
    ground: '#d9d2c7',
    draws:
      '<rect x="150" y="190" width="180" height="220" rx="18" fill="#5b4636"/><path d="M185 190c0-90 110-90 110 0" fill="none" stroke="#5b4636" stroke-width="14"/>',
  },
  stitching: {
    ground: '#8b6a4d',
    draws:
      '<path d="M0 320h480" stroke="#f2e4cf" stroke-width="9" stroke-dasharray="34 18"/><path d="M0 250h480" stroke="#6d5039" stroke-width="6"/>',
  },
  receipt: {
    ground: '#e9ecef',
    draws:
      '<rect x="110" y="60" width="260" height="520" rx="20" fill="#fff"/><path d="M150 150h180M150 210h120M150 270h180M150 330h90M150 460h180" stroke="#9aa3ab" stroke-width="12"/><circle cx="240" cy="105" r="22" fill="#2e8b57"/>',
  },
  paper: {
    ground: '#dfe3e6',
    draws:
      '<rect x="70" y="60" width="340" height="520" fill="#fff"/><path d="M110 120h150M110 190h260M110 230h260M110 270h200M110 340h260M110 380h140" stroke="#8d979f" stroke-width="10"/><circle cx="330" cy="490" r="44" fill="none" stroke="#b03a3a" stroke-width="9"/>',
  },
  damage: {
    ground: '#cfc6bb',
    draws:
      '<rect x="120" y="150" width="240" height="320" fill="#2f3b4c"/><path d="M180 260l60 40-20 60 70 50" fill="none" stroke="#cfc6bb" stroke-width="10"/>',
  },
} as const
const WIDTH = 480
const HEIGHT = 640

/** Pictures that people of the demo have sent: each a file of its own, as the shop keeps them. */
export function openPhotographs(tx: Tx, storage: Storage): Photographs {
  const drawn = new Map<keyof typeof subjects, Promise<Buffer>>()
  const draw = (of: keyof typeof subjects): Promise<Buffer> => {
    const { ground, draws } = subjects[of]
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="${ground}"/>${draws}</svg>`
    const known = drawn.get(of) ?? sharp(Buffer.from(svg)).jpeg({ quality: 60 }).toBuffer()
    drawn.set(of, known)
    return known
  }
  const keep = async (ownerId: string, purpose: UploadPurpose, content: Buffer): Promise<string> => {
    const { uploadId, key } = placeFor(purpose)
    const { width, height } = await sharp(content).metadata()
    await storage.put(key, content, 'image/jpeg')
    await sql`insert into uploads (upload_id, owner_id, purpose, object_key, content_type, bytes, width, height, stored_at)
      values (${uploadId}, ${ownerId}, ${purpose}, ${key}, 'image/jpeg', ${content.length}, ${width}, ${height}, now())`.execute(
      tx,
    )
    return uploadId
  }
  return {
    take: async (ownerId, purpose, of) => keep(ownerId, purpose, await draw(of)),
    takeOfItem: async (ownerId, purpose, pictures, views = VIEWS.length) => {
      const kept: string[] = []
      const shown = [pictures[0]!, pictures[1] ?? pictures[0]!, pictures[0]!]
      for (const [at, view] of VIEWS.slice(0, views).entries())
        kept.push(await keep(ownerId, purpose, await atHome(await storage.read(mediaKey(shown[at]!)), view)))
      return kept
    },
  }
}

/** How a telephone is held: turned a little, and so much of the picture in its frame. */
const VIEWS = [
  { degrees: -3, share: 0.86 },
  { degrees: 4, share: 0.8 },
  { degrees: 2, share: 0.5 },
]
const HOME = { width: 900, height: 1_200 }

async function atHome(picture: Buffer | undefined, { degrees, share }: (typeof VIEWS)[number]): Promise<Buffer> {
  const turned = await sharp(picture).resize(1_200, 1_600, { fit: 'cover' }).rotate(degrees, { background: '#f4f3f1' }).toBuffer()
  const { width, height } = await sharp(turned).metadata()
  const [left, top] = [Math.round((width * (1 - share)) / 2), Math.round((height * (1 - share)) / 2)]
  return sharp(turned)
    .extract({ left, top, width: Math.round(width * share), height: Math.round(height * share) })
    .resize(HOME.width, HOME.height, { fit: 'cover' })
    .modulate({ brightness: 0.94 })
    .linear([1.02, 0.99, 0.92], [0, 0, 0])
    .jpeg({ quality: 72 })
    .toBuffer()
}
