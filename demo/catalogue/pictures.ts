/** The pictures of one colour: what was rendered or drawn of it, made up to four with close-ups. */
import { readFileSync } from 'node:fs'
import type { Both, DemoPicture } from './demo-types.ts'
import type { DrawnDesign } from './drawn-design.ts'
import { showsMetal } from './look-rules.ts'
import { drawnKindOf } from './word-lists.ts'

type Render = {
  file: string
  design: string
  colour: string
  colourHex: string
  material: string
  view: 'front' | 'angle' | 'detail'
}

const renders = JSON.parse(readFileSync(new URL('../media/renders.json', import.meta.url), 'utf8')) as Render[]
const rendersByColour = Map.groupBy(renders, (render) => `${render.design} ${render.colour}`)
const rendered = new Set(renders.map(({ file }) => file))
/** Modelled in three dimensions with the light of a studio; the others are drawn. */
export const isRender = ({ file }: DemoPicture): boolean => rendered.has(file)

const viewWords: Record<string, Both> = {
  front: { en: 'front', zh: '正面' },
  angle: { en: 'three-quarter view', zh: '側面' },
  detail: { en: 'detail', zh: '細節' },
  back: { en: 'back', zh: '背面' },
  upper: { en: 'close-up of the upper part', zh: '上部近鏡' },
  lower: { en: 'close-up of the lower part', zh: '下部近鏡' },
  centre: { en: 'close-up', zh: '近鏡' },
}

function altOf(subject: Both, part: string): Both {
  const view = viewWords[part] ?? viewWords.front
  return { en: `${subject.en}, ${view?.en}`, zh: `${subject.zh}，${view?.zh}` }
}

export function rendersOf(design: string, colour: string): Render[] {
  const found = rendersByColour.get(`${design} ${colour}`)
  if (!found) throw new Error(`no render of ${design} in ${colour}`)
  return found
}

export function renderPictures(design: string, colour: string, subject: Both): DemoPicture[] {
  const views = rendersOf(design, colour)
  const fileOf = (view: Render['view']) => views.find((render) => render.view === view)?.file
  const front = fileOf('front')
  const angle = fileOf('angle')
  if (!front || !angle) throw new Error(`${design} in ${colour} lacks a view`)
  const whole = (file: string, part: string): DemoPicture => ({ file, alt: altOf(subject, part) })
  const closeUp = (file: string, crop: 'upper' | 'lower' | 'centre'): DemoPicture => ({
    file,
    crop,
    alt: altOf(subject, crop),
  })
  const detail = fileOf('detail')
  const pictures = [whole(front, 'front'), whole(angle, 'angle')]
  return detail
    ? [...pictures, whole(detail, 'detail'), closeUp(angle, 'centre')]
    : [...pictures, closeUp(front, 'centre'), closeUp(angle, 'lower')]
}

/** Drawings are named by what they show, e.g. `w-knit-a-cable-mustard-front`. */
function drawingOf({ kind, cut, pattern, metal, metalLed }: DrawnDesign, colour: string, view: string): string {
  const metalTold = showsMetal(kind) && !metalLed && colour !== metal ? metal : ''
  const letter = String.fromCodePoint(97 + cut)
  const parts = [kind, letter, pattern === 'plain' ? '' : pattern, metalTold, colour, view]
  return parts.filter((part) => part !== '').join('-')
}

export function drawnPictures(design: DrawnDesign, colour: string, subject: Both): DemoPicture[] {
  const pictures: DemoPicture[] = drawnKindOf(design.kind).views.map((view) => ({
    file: drawingOf(design, colour, view),
    alt: altOf(subject, view),
  }))
  for (const crop of ['centre', 'upper', 'lower'] as const) {
    if (pictures.length < 4) pictures.push({ file: drawingOf(design, colour, 'front'), crop, alt: altOf(subject, crop) })
  }
  return pictures
}
