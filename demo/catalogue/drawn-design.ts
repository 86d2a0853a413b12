/** What is settled about a product before its words are written: the cloth it is made of and the drawing that shows it. */
import type { DrawnPattern } from './demo-types.ts'
import type { Finish } from './look-rules.ts'
import type { FabricSheet } from './word-lists.ts'

export type Metal = 'gold' | 'silver' | 'rose-gold' | 'gunmetal'
export type ChosenFabric = { key: string; sheet: FabricSheet }
export type DrawnDesign = {
  kind: string
  cut: number
  pattern: DrawnPattern
  metal: Metal
  colours: string[]
  finish: Finish | undefined
  /** the picture shows the metal and hardly the colour */
  metalLed: boolean
}
