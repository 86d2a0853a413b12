/** The pictures of one colour: what was rendered or drawn of it, made up to four with close-ups. */
import { readFileSync } from 'node:fs'
import type { Both, DemoPicture } from './demo-types.ts'
import type { DrawnDesign } from './drawn-design.ts'
import { kindShape, lookOf } from './looks-by-kind.ts'

type Render = {
  file: string
  kind: string
  design: string
  colour: string
  colourHex: string
  material: string
  view: 'front' | 'angle' | 'detail'
}

const renders = JSON.parse(readFileSync(new URL('../media/manifest.json', import.meta.url), 'utf8')) as Render[]
const rendersByColour = Map.groupBy(renders, (render) => `${render.kind}-${render.design} ${render.colour}`)

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
  const whole = (file: string, part: string): DemoPicture => ({ from: 'render', file, alt: altOf(subject, part) })
  const closeUp = (file: string, crop: 'upper' | 'lower' | 'centre'): DemoPicture => ({
    from: 'render',
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

export function drawnPictures(design: DrawnDesign, colour: string, fabricKey: string, subject: Both): DemoPicture[] {
  const look = lookOf(design, colour, fabricKey)
  const pictures: DemoPicture[] = kindShape(design.kind).views.map((view) => ({
    from: 'artwork',
    kind: design.kind,
    look,
    view,
    alt: altOf(subject, view),
  }))
  for (const crop of ['centre', 'upper', 'lower'] as const) {
    if (pictures.length < 4)
      pictures.push({ from: 'artwork', kind: design.kind, look, view: 'front', crop, alt: altOf(subject, crop) })
  }
  return pictures
}
