import sharp from 'sharp'

export type CloseUp = 'upper' | 'lower' | 'centre'
/** Parts of a picture's width and height. */
export type Part = { left: number; top: number; width: number; height: number }

const GROUND = [0xf4, 0xf3, 0xf1]
/** Further from the ground than its shadow is. */
const SOLID = 46
const ZOOM = 0.54
const LOOK = { width: 45, height: 60 }

/** Where the piece itself lies in a picture; the whole picture when nothing stands out. */
export async function findPiece(picture: Buffer): Promise<Part> {
  const { data, info } = await sharp(picture)
    .resize(LOOK.width, LOOK.height)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  let [left, top, right, bottom] = [info.width, info.height, 0, 0]
  for (let at = 0; at < info.width * info.height; at += 1) {
    const distance = GROUND.reduce(
      (most, level, channel) => Math.max(most, Math.abs(level - (data[at * info.channels + channel] ?? level))),
      0,
    )
    if (distance < SOLID) continue
    const [x, y] = [at % info.width, Math.floor(at / info.width)]
    ;[left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x + 1), Math.max(bottom, y + 1)]
  }
  if (right <= left || bottom <= top) return { left: 0, top: 0, width: 1, height: 1 }
  return {
    left: left / info.width,
    top: top / info.height,
    width: (right - left) / info.width,
    height: (bottom - top) / info.height,
  }
}

/** A close view of a piece: along its length for what lies, along its height for what stands. Never of empty ground. */
export function closeUpOf(piece: Part, view: CloseUp): Part {
  const along = { upper: 0.27, centre: 0.5, lower: 0.73 }[view]
  const lies = piece.width * 3 > piece.height * 4
  const x = piece.left + piece.width * (lies ? along : 0.5)
  const y = piece.top + piece.height * (lies ? 0.5 : along)
  const within = (centre: number): number => Math.round(Math.min(1 - ZOOM, Math.max(0, centre - ZOOM / 2)) * 1000) / 1000
  return { left: within(x), top: within(y), width: ZOOM, height: ZOOM }
}
