/** What each drawn kind may look like: patterns that show on it, cuts a department leaves out, finishes that are a material of their own. */
import type { DrawnPattern } from './demo-types.ts'

export type Finish = { fabric?: string; palette?: string[]; metal?: boolean }
type KindRule = {
  patterns?: DrawnPattern[]
  menCuts?: number[]
  /** On a frame or a tray, a pattern of the drawing is a material: marble, wood, lacquer, metal. */
  finishes?: Partial<Record<DrawnPattern, Finish>>
}

const plainOnly: KindRule = { patterns: ['plain'] }
const woods = ['chocolate', 'tan']

const rules: Record<string, KindRule> = {
  flat: { patterns: ['plain', 'houndstooth', 'colourblock'] },
  oxford: { patterns: ['plain', 'colourblock'] },
  'm-boot': { patterns: ['plain', 'colourblock'] },
  driver: plainOnly,
  mule: { patterns: ['plain', 'houndstooth'] },
  slide: plainOnly,
  espadrille: { patterns: ['plain', 'stripe', 'check', 'dot'], menCuts: [0, 2] },
  'm-sandal': plainOnly,
  boot: { patterns: ['plain', 'colourblock'] },
  luggage: { patterns: ['plain', 'colourblock'] },
  briefcase: plainOnly,
  eyeglasses: { patterns: ['plain', 'marble'], menCuts: [0, 1, 3, 4] },
  hat: { patterns: ['plain', 'check', 'herringbone'], menCuts: [0, 1, 2] },
  glove: plainOnly,
  'key-ring': { patterns: ['plain', 'monogram'], menCuts: [0, 1] },
  'm-belt': { patterns: ['plain', 'monogram'] },
  'm-bracelet': { patterns: ['plain'] },
  'w-swim': { patterns: ['plain', 'stripe', 'dot', 'floral', 'check'] },
  brooch: plainOnly,
  cufflinks: { patterns: ['plain', 'marble'] },
  tights: { patterns: ['plain', 'dot', 'rib'] },
  'tech-case': { patterns: ['plain', 'monogram', 'quilt'] },
  'watch-strap': plainOnly,
  'watch-box': { patterns: ['plain', 'quilt'] },
  jade: plainOnly,
  game: { patterns: ['plain', 'marble', 'colourblock'], finishes: { marble: {}, colourblock: {} } },
  glass: { patterns: ['colourblock', 'plain'], finishes: { colourblock: {}, plain: { palette: ['clear'] } } },
  'photo-frame': {
    patterns: ['plain', 'marble', 'check', 'colourblock'],
    finishes: {
      plain: { fabric: 'brass', metal: true },
      marble: { fabric: 'marble' },
      check: { fabric: 'wood', palette: woods },
      colourblock: { fabric: 'lacquer' },
    },
  },
  cutlery: {
    patterns: ['plain', 'colourblock', 'check'],
    finishes: {
      plain: { fabric: 'silverplate', metal: true },
      colourblock: { fabric: 'resin-handle' },
      check: { fabric: 'wood-handle', palette: woods },
    },
  },
  'decorative-object': {
    patterns: ['plain', 'marble', 'check', 'monogram', 'colourblock'],
    finishes: {
      plain: { fabric: 'resin' },
      marble: { fabric: 'marble' },
      check: { fabric: 'wood', palette: woods },
      monogram: { fabric: 'brass', metal: true },
      colourblock: { fabric: 'lacquer' },
    },
  },
  'tray-box': {
    patterns: ['plain', 'marble', 'check'],
    finishes: { plain: { fabric: 'lacquer' }, marble: { fabric: 'marble' }, check: { fabric: 'wood', palette: woods } },
  },
  lamp: { patterns: ['plain', 'marble'], finishes: { marble: { fabric: 'marble' } } },
  'bath-accessory': { patterns: ['plain', 'marble'], finishes: { plain: { fabric: 'stoneware' }, marble: { fabric: 'marble' } } },
}

/** Packaging, jewels and books differ by shape and colour; a pattern on them would promise something they are not. */
const unpatterned = new Set([
  'm-perfume',
  'body-mist',
  'fragrance-set',
  'cleanser',
  'toner',
  'serum',
  'eye-cream',
  'face-mask',
  'sun-care',
  'skincare-set',
  'body-lotion',
  'foundation',
  'eye-make-up',
  'make-up-brush',
  'palette',
  'hair-care',
  'hair-tool',
  'bath',
  'hand-cream',
  'diffuser',
  'room-spray',
  'book',
  'pet',
  'wedding-ring',
  'diamond',
  'gemstone',
  'gold',
  'pearl',
  'fine-necklace',
  'fine-earrings',
  'fine-bracelet',
  'fine-brooch',
])

/** Every second round is plain, so that a list is calm and its patterns count. */
export function patternsOf(kind: string, drawn: DrawnPattern[]): DrawnPattern[] {
  if (unpatterned.has(kind)) return ['plain']
  const allowed = (rules[kind]?.patterns ?? drawn).filter((pattern) => drawn.includes(pattern))
  const rest = allowed.filter((pattern) => pattern !== 'plain')
  if (rest.length === 0 || !allowed.includes('plain') || rules[kind]?.finishes) return allowed.length > 0 ? allowed : ['plain']
  return rest.flatMap((pattern) => ['plain' as const, pattern])
}

export function cutsOf(kind: string, gender: string, drawn: number): number[] {
  const all = Array.from({ length: drawn }, (_, cut) => cut)
  return gender === 'men' ? (rules[kind]?.menCuts ?? all).filter((cut) => cut < drawn) : all
}

export const finishOf = (kind: string, pattern: DrawnPattern): Finish | undefined => rules[kind]?.finishes?.[pattern]

/** Here the colour hardly shows, or not at all: one picture for each cut and metal. */
const metalTells = new Set(['wedding-ring', 'diamond', 'gold', 'pearl', 'fine-necklace', 'fine-earrings', 'fine-brooch'])
export const onePerMetal = (kind: string): boolean => metalTells.has(kind)
export const showsMetal = (kind: string): boolean => metalTells.has(kind) || ['gemstone', 'fine-bracelet', 'jade'].includes(kind)
