/** Gives every drawn product its own look, so that no two products of one kind, cut and pattern stand close in colour. */
import type { DrawnPattern } from './demo-types.ts'
import type { ChosenFabric, DrawnDesign, Metal } from './drawn-design.ts'
import { cutsOf, type Finish, finishOf, onePerMetal, patternsOf, showsMetal } from './look-rules.ts'
import { comesInOneColour, paletteFor } from './palettes.ts'
import type { ProductSlot } from './product-slots.ts'
import { type Choice, choiceFor, hashOf } from './seeded-choice.ts'
import { type BrandSheet, colourOf, cutSheets, drawnKindOf } from './word-lists.ts'

const houseMetals: Metal[] = ['gold', 'gold', 'silver', 'gold', 'silver', 'rose-gold', 'gunmetal']
const metalOf = (brand: BrandSheet): Metal => houseMetals[hashOf(brand.code) % houseMetals.length] ?? 'gold'
const shopMetals: Metal[] = ['gold', 'silver', 'rose-gold', 'gunmetal']

/** Where the material names the stone, the picture shows that one; where the cut shows one, it is one of these. */
const colouredStones = ['sapphire', 'ruby', 'emerald']
const stonesOf = (fabricKey: string) => colouredStones.filter((stone) => fabricKey.startsWith(`${stone}-`))

function channels(hex: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
}
function colourDistance(one: string, other: string): number {
  const right = channels(other)
  return Math.hypot(...channels(one).map((value, at) => value - (right[at] ?? 0)))
}

export type LookChooser = (slot: ProductSlot, brand: BrandSheet, fixed?: ChosenFabric) => DrawnDesign | undefined

function wantedColours(slot: ProductSlot, choice: Choice): number {
  if (comesInOneColour(slot.group.family)) return 1
  const roll = choice.number()
  if (roll < 0.4) return 1
  return roll < 0.78 ? 2 : roll < 0.95 ? 3 : 4
}

type Shelf = {
  kind: string
  cut: number
  pattern: DrawnPattern
  metal: Metal
  finish: Finish | undefined
  metalLed: boolean
  stone: boolean
  palette: string[] | undefined
  key: string
}

/** The places to try, the one whose turn it is first. */
function shelvesFor(slot: ProductSlot, kind: string, turn: number, metal: Metal): Shelf[] {
  const shape = drawnKindOf(kind)
  const cuts = cutsOf(kind, slot.gender, shape.cuts)
  const patterns = patternsOf(kind, shape.patterns)
  const round = Math.floor(turn / cuts.length)
  return cuts.flatMap((_, cutStep) =>
    patterns.map((_pattern, patternStep) => {
      const cut = cuts[(turn + cutStep) % cuts.length] ?? 0
      const pattern = patterns[(round + patternStep) % patterns.length] ?? 'plain'
      const finish = finishOf(kind, pattern)
      const sheet = cutSheets[kind]?.[cut]
      const metalLed = finish?.metal === true || sheet?.metal === true
      const palette = sheet?.palette ?? finish?.palette
      const key = `${kind} ${cut} ${pattern} ${showsMetal(kind) ? metal : ''}`
      return { kind, cut, pattern, metal, finish, metalLed, stone: sheet?.stone === true, palette, key }
    }),
  )
}

/** Takes as many colours as wanted that keep their distance from all others already on this shelf. */
function takeColours(shelf: Shelf, palette: string[], wanted: number, room: number, taken: string[]): string[] {
  if (onePerMetal(shelf.kind) && !shelf.stone && taken.length > 0) return []
  const colours: string[] = []
  for (const colour of palette) {
    const hex = colourOf(colour)[3]
    if (colours.length < wanted && taken.every((other) => colourDistance(hex, other) >= room)) {
      colours.push(colour)
      taken.push(hex)
    }
  }
  return colours
}

export function createLookChooser(): LookChooser {
  const given = new Map<string, string[]>()
  return (slot, brand, fixed) => {
    if (slot.source.from !== 'drawing') return undefined
    const { kind, turn } = slot.source
    const choice = choiceFor(`look ${kind} ${turn}`)
    const wanted = wantedColours(slot, choice)
    const stones = stonesOf(fixed?.key ?? '')
    const palette = choice.shuffle(stones.length > 0 ? stones : paletteFor(kind, slot.group.family))
    const anyStone = choice.shuffle(colouredStones)
    const metals: string[] = fixed?.sheet.metal ? [fixed.sheet.metal] : choice.shuffle(shopMetals)
    const shelves = shelvesFor(slot, kind, turn, fixed?.sheet.metal ?? metalOf(brand))
    for (const room of [90, 60, 38, 20]) {
      for (const shelf of shelves) {
        const taken = given.get(shelf.key) ?? []
        given.set(shelf.key, taken)
        const colours = takeColours(
          shelf,
          shelf.metalLed ? metals : shelf.stone ? anyStone : (shelf.palette ?? palette),
          shelf.metalLed ? Math.min(wanted, 2) : wanted,
          room,
          taken,
        )
        if (colours.length > 0) return { ...shelf, colours }
      }
    }
    return undefined
  }
}
