/** Skins and cloths as see-through grain: light and dark specks that need no blending, so a picture draws quickly. */
import type { Drawing } from './studio.ts'

// a filter stops at the canvas edge and a tile costs its size: close-ups are drawn with neither large
export const closeUps = new WeakSet<Drawing>()
// turned tiles are resampled pixel by pixel: an oblique view wears one layer of grain on its body and none on its small parts
export const oblique = new WeakSet<Drawing>()

export type Skin = 'leather' | 'calf' | 'suede' | 'canvas' | 'wool' | 'straw' | 'nylon' | 'exotic'

// noise is lit as a relief, then split: below the mean it darkens, above it lightens
const litTile = (s: Drawing, wide: number, frequency: string, octaves: number, height: number, strength: number) => {
  const size = closeUps.has(s) ? 96 : wide
  const filter = s.define(
    (id) =>
      `<filter id="${id}" filterUnits="userSpaceOnUse" x="0" y="0" width="${size}" height="${size}" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="${octaves}" seed="${s.look.seed % 53}" stitchTiles="stitch"/><feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0 0 0 0"/><feDiffuseLighting surfaceScale="${height}" diffuseConstant=".61" lighting-color="#fff"><feDistantLight azimuth="232" elevation="55"/></feDiffuseLighting><feColorMatrix values="1 0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 0 0 0 0"/><feComponentTransfer><feFuncR type="discrete" tableValues="0 1"/><feFuncG type="discrete" tableValues="0 1"/><feFuncB type="discrete" tableValues="0 1"/><feFuncA type="table" tableValues="${strength} 0 ${strength}"/></feComponentTransfer></filter>`,
  )
  return s.define(
    (id) =>
      `<pattern id="${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse"><rect width="${size}" height="${size}" filter="${filter}"/></pattern>`,
  )
}

const threads = (s: Drawing, pitch: number, strength: number) =>
  s.define(
    (id) =>
      `<pattern id="${id}" width="${pitch * 2}" height="${pitch * 2}" patternUnits="userSpaceOnUse"><g opacity="${strength}"><rect width="${pitch}" height="${pitch * 0.8}" fill="#fff"/><rect x="${pitch}" y="${pitch}" width="${pitch}" height="${pitch * 0.8}" fill="#fff"/><rect x="${pitch}" width="${pitch * 0.9}" height="${pitch}" fill="#000"/><rect y="${pitch}" width="${pitch * 0.9}" height="${pitch}" fill="#000"/></g></pattern>`,
  )

const braid = (s: Drawing, pitch: number) =>
  s.define(
    (id) =>
      `<pattern id="${id}" width="${pitch * 2}" height="${pitch}" patternUnits="userSpaceOnUse"><g fill="none" stroke-linecap="round"><path d="M0 0L${pitch} ${pitch}M${pitch * 2} 0L${pitch} ${pitch}M0 ${-pitch}L${pitch} 0L${pitch * 2} ${-pitch}M0 ${pitch}L${pitch} ${pitch * 2}L${pitch * 2} ${pitch}" stroke="#1c0f06" stroke-opacity=".42" stroke-width="${pitch * 0.24}"/><path d="M0 ${pitch * 0.45}L${pitch * 0.7} ${pitch * 1.15}M${pitch * 2} ${pitch * 0.45}L${pitch * 1.3} ${pitch * 1.15}M0 ${-pitch * 0.55}L${pitch * 0.7} ${pitch * 0.15}M${pitch * 2} ${-pitch * 0.55}L${pitch * 1.3} ${pitch * 0.15}" stroke="#fff" stroke-opacity=".3" stroke-width="${pitch * 0.2}"/></g></pattern>`,
  )

const scales = (s: Drawing) =>
  s.define(
    (id) =>
      `<pattern id="${id}" width="48" height="36" patternUnits="userSpaceOnUse"><g fill="none" stroke="#0d0704"><path d="M0 0H22Q24 0 24 3V15Q24 18 27 18H45Q48 18 48 15V3Q48 0 46 0M24 0H48M0 18H24M24 36V21Q24 18 21 18M0 36H48M48 18V36M0 18V36" stroke-width="2.6" stroke-opacity=".5"/></g><path d="M3 15V4H18M27 33V22H43M51 15M27 14V4H42M3 33V22H18" fill="none" stroke="#fff" stroke-opacity=".26" stroke-width="2"/></pattern>`,
  )

const skins: Record<Skin, (s: Drawing) => string[]> = {
  leather: (s) => [litTile(s, 128, '.3', 2, 2.6, 0.5)],
  calf: (s) => [litTile(s, 128, '.42', 2, 1.2, 0.3)],
  suede: (s) => [litTile(s, 128, '.72', 2, 2.1, 0.5)],
  canvas: (s) => [threads(s, 2.5, 0.13), litTile(s, 96, '.5', 1, 1.4, 0.4)],
  wool: (s) => [litTile(s, 128, '.45 .6', 3, 3.2, 0.6)],
  straw: (s) => [braid(s, 11), litTile(s, 96, '.5', 1, 1.6, 0.4)],
  nylon: (s) => [threads(s, 2, 0.1)],
  exotic: (s) => [scales(s), litTile(s, 96, '.3', 1, 1.4, 0.4)],
}

/** The grain over one path; `amount` thins it. */
export const skin = (s: Drawing, d: string, kind: Skin, amount = 1): string =>
  (oblique.has(s) ? skins[kind](s).slice(-1) : skins[kind](s))
    .map((fill) => `<path d="${d}" fill="${fill}" fill-rule="evenodd"${amount === 1 ? '' : ` opacity="${amount}"`}/>`)
    .join('')
