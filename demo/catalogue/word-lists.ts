/** The written words of the demo catalogue, kept as data beside this file. A pair is always English, then Hong Kong Chinese. */
import { readFileSync } from 'node:fs'
import type { Both, DemoBrand, DrawnKind, DrawnPattern } from './demo-types.ts'

export type Pair = [en: string, zh: string]
export type BrandSheet = Omit<DemoBrand, 'story' | 'origin'> & { origin: Pair; story: Pair; sells: string[]; system: string }
export type FabricSheet = {
  adj: Pair
  phrase: Pair
  made: [materialId: string, percent: number][]
  fill?: string
  metal?: 'gold' | 'silver' | 'rose-gold'
}
export type GroupSheet = {
  noun: Pair
  family: string
  price: [low: number, high: number]
  fabrics: string[]
  make: Pair[]
  points: Pair[]
  size?: [number, number, number]
  heel?: number
  case?: [number, number]
}
export type OpeningClass =
  | 'clothing'
  | 'leather'
  | 'shoes'
  | 'accessory'
  | 'jewellery'
  | 'watch'
  | 'scent'
  | 'care'
  | 'colour'
  | 'home'
type FamilySheet = { class: OpeningClass; wear: Pair[] }
export type CutSheet = {
  noun: Pair
  form: Pair
  fabrics?: string[]
  heel?: number
  size?: [number, number, number]
  family?: string
  group?: string
  metal?: boolean
  /** the picture shows a coloured stone */
  stone?: boolean
  palette?: string[]
}
/** `shows`: by place and colour, the design whose pictures are shown there instead of its own. */
export type RenderSheet = {
  group: string
  noun: Pair
  form: Pair
  uses: [leaf: string, colours: string[][]][]
  shows?: Record<string, Record<string, string>>
}
type ColourSheet = [colourId: string, en: string, zh: string, hex: string]

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller knows the shape of the sheet it names
function read<Words>(file: string): Words {
  return JSON.parse(readFileSync(new URL(`./words/${file}.json`, import.meta.url), 'utf8')) as Words
}
function readAll<Words>(files: string[]): Record<string, Words> {
  return Object.assign({}, ...files.map((file) => read<Record<string, Words>>(file))) as Record<string, Words>
}

export const brandSheets: BrandSheet[] = [...read<BrandSheet[]>('brands-fashion'), ...read<BrandSheet[]>('brands-special')]
const fabricSheets = readAll<FabricSheet>(['fabrics'])
const noteSheets = readAll<FabricSheet>(['notes'])
const groupSheets = readAll<GroupSheet>([
  'clothing-women',
  'clothing-men',
  'bags',
  'shoes',
  'accessories',
  'jewellery',
  'watches',
  'beauty',
  'home',
])
const familySheets = readAll<FamilySheet>(['families', 'families-shoes'])
const colourSheets = readAll<ColourSheet>(['colours'])
export const cutSheets = readAll<CutSheet[]>(['cuts-clothing', 'cuts-accessories', 'cuts-objects'])
export const renderSheets = readAll<RenderSheet>(['renders'])
const drawnKinds = readAll<DrawnKind>(['drawn-kinds'])
export const drawnPlan = read<[leaf: string, kind: string, count: number, group: string][]>('drawn-plan')
export const openings = read<Record<OpeningClass, Pair[]>>('openings')
export const patternWords = read<Record<DrawnPattern, Pair>>('patterns')
export const styleNames = read<string[]>('styles')
export const reviewWords = read<Record<OpeningClass, Pair[]>>('reviews')

function required<Sheet>(sheets: Record<string, Sheet>, key: string, subject: string): Sheet {
  const sheet = sheets[key]
  if (sheet === undefined) throw new Error(`no ${subject} called ${key}`)
  return sheet
}
export const groupOf = (key: string): GroupSheet => required(groupSheets, key, 'group')
export const familyOf = (key: string): FamilySheet => required(familySheets, key, 'family')
export const drawnKindOf = (key: string): DrawnKind => required(drawnKinds, key, 'drawn kind')
export const colourOf = (key: string): ColourSheet => required(colourSheets, key, 'colour')
/** A lacquered box and a nail lacquer share a word but not a sheet: scents, skin care and colour look in the notes first. */
export function fabricOf(key: string, openingClass: OpeningClass): FabricSheet {
  const notesFirst = openingClass === 'scent' || openingClass === 'care' || openingClass === 'colour'
  const found = notesFirst ? (noteSheets[key] ?? fabricSheets[key]) : (fabricSheets[key] ?? noteSheets[key])
  return required({ [key]: found } as Record<string, FabricSheet>, key, 'fabric')
}
export const both = (pair: Pair): Both => ({ en: pair[0], zh: pair[1] })
