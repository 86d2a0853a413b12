/** What is settled about a product before its words are written: the cloth it is made of and the drawing it stands on. */
import type { ArtworkLook, ArtworkPattern } from './demo-types.ts'
import type { Finish } from './look-rules.ts'
import type { FabricSheet } from './word-lists.ts'

export type Metal = ArtworkLook['metal']
export type ChosenFabric = { key: string; sheet: FabricSheet }
export type DrawnDesign = {
  kind: string
  cut: number
  pattern: ArtworkPattern
  metal: Metal
  colours: string[]
  finish: Finish | undefined
  /** the picture shows the metal and hardly the colour */
  metalLed: boolean
}
