/** Turns cuts built from parts into a kind the catalogue can ask for, with the house's camera for each view. */
import type { ArtworkKind, ArtworkLook, ArtworkPattern, ArtworkView } from '../catalogue/demo-types.ts'
import { lightness, mix } from './colour.ts'
import { photograph } from './mesh-photograph.ts'
import type { Part, Shot } from './mesh-stage.ts'

/**
 * Builds what one cut shows; `view` lets it open a lid or set its box beside it. A pose it answers is the front's, and
 * the table is turned on from there for the other views, unless it is `posed` for the very view.
 */
export type Cut = (look: ArtworkLook, view: ArtworkView) => Part[] | (Shot & { posed?: boolean })
export type Camera = Partial<Omit<Shot, 'parts'>>
export type Cameras = Partial<Record<ArtworkView, Camera>>

export const standing: Record<ArtworkView, Camera> = {
  front: { yaw: 0, pitch: 7 },
  angle: { yaw: -28, pitch: 20 },
  detail: { yaw: -16, pitch: 12, zoom: 2.1, focus: [0.5, 0.3] },
  back: { yaw: 180, pitch: 8 },
}
/** Things laid on a table, seen from above. */
export const lying: Record<ArtworkView, Camera> = {
  front: { yaw: 0, pitch: 78 },
  angle: { yaw: -24, pitch: 42 },
  detail: { yaw: -12, pitch: 58, zoom: 2.2, focus: [0.5, 0.5] },
  back: { yaw: 180, pitch: 78 },
}

const exposable = (hex: string) => {
  const amount = lightness(hex)
  if (amount > 0.94) return mix(hex, '#ece7de', 0.6)
  return amount < 0.08 ? mix(hex, '#232225', 0.6) : hex
}

function turnedOn(shot: Shot & { posed?: boolean }, view: ArtworkView): Camera {
  const { yaw, pitch, posed } = shot
  if (posed || view === 'front') return {}
  const camera: Camera = {}
  if (yaw !== undefined) camera.yaw = view === 'detail' ? yaw * 0.6 : view === 'back' ? yaw + 180 : yaw < 0 ? yaw + 52 : yaw - 48
  if (pitch !== undefined) camera.pitch = view === 'detail' ? pitch + 3 : pitch > 55 ? pitch - 26 : pitch + 10
  return camera
}

export function objectKind(
  cuts: Cut[],
  patterns: ArtworkPattern[],
  cameras: Cameras = {},
  views: ArtworkView[] = ['front', 'angle', 'detail'],
): ArtworkKind {
  return {
    cuts: cuts.length,
    patterns,
    views,
    draw: (look, view) => {
      const cut = cuts[look.cut % cuts.length] as Cut
      const built = cut({ ...look, colour: exposable(look.colour), accent: exposable(look.accent) }, view)
      const own = Array.isArray(built) ? { parts: built } : built
      return photograph({ ...standing[view], ...cameras[view], ...own, ...turnedOn(own, view) })
    },
  }
}

/** Ink that reads on a colour. */
export const inkOn = (hex: string, look: ArtworkLook) =>
  lightness(hex) < 0.5 ? (look.metal === 'gold' || look.metal === 'rose-gold' ? '#d9bf8f' : '#e4e2de') : '#2b2723'
