/** What describes one top: the shape every cut is written in. */
import type { Fit, NecklineStyle } from './bodice.ts'
import type { Buttons } from './closures.ts'
import type { Drape } from './drape-folds.ts'
import type { Knot } from './outline.ts'
import type { Fold, ReliefOptions } from './relief.ts'
import type { Sleeve, SleeveShape } from './sleeve-cut.ts'
import type { Tailoring } from './tailoring.ts'
import type { Surface } from './texture.ts'

type Collar =
  | { kind: 'none' | 'bow' | 'hood' }
  | { kind: 'rib'; width?: number; colour?: 'accent' }
  | { kind: 'shirt'; spread?: number; drop?: number }
  | { kind: 'band' | 'turtle' | 'stand'; rise?: number }
  | { kind: 'notch' | 'peak' | 'shawl'; breakAt: number; wide: number; overlap?: number }

export type TopSpec = {
  fit: Fit
  neck: { style: NecklineStyle; depth: number }
  sleeve?: Sleeve & { cuff?: 'rib' | 'shirt' | 'hem' | 'none'; ribWidth?: number }
  collar?: Collar
  front?: { zip?: boolean; placket?: [number, number]; overlap?: { x: number; cutaway?: number }; buttons?: Buttons[] }
  hem?: { kind: 'rib'; width: number } | { kind: 'stitched' } | { kind: 'plain' }
  surface: Surface
  drape: Drape
  light?: ReliefOptions
  grain?: number
  /** pixels per centimetre, and where the shoulder point hangs */
  scale: number
  top: number
  lining?: 'accent'
  /** seams, pockets, quilting: anything only this design has, drawn after the body; heights join the relief */
  details?: (t: Tailoring, sleeve: SleeveShape | undefined) => string
  heights?: (t: Tailoring, sleeve: SleeveShape | undefined) => Fold[]
  /** an outline that replaces the common one below the armpit, from armpit to hem centre */
  lower?: (fit: Fit) => Knot[]
  /** the upper left corner of the close-up, in pixels of the whole picture */
  close?: [number, number]
}
