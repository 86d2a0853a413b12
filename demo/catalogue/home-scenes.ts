/** The campaign pictures of the demo shop: what each shows, where words may stand, and which products they are. */
import { readFileSync } from 'node:fs'
import type { Both, DemoProduct } from './demo-types.ts'

type SceneSheet = {
  /** the first words of the names of its pieces' pictures, e.g. tote-b-chocolate */
  pieces: string[]
  room: { side: 'left' | 'right'; width: number; height: number }
  alt: Both
}
export type SceneWords = { season: Both; title: Both; words: Both; link: { label: Both; path: string } }
export type HomeScene = SceneWords & Omit<SceneSheet, 'pieces'> & { name: string; spuCodes: string[] }

const sheets = JSON.parse(readFileSync(new URL('../media/scenes.json', import.meta.url), 'utf8')) as Record<string, SceneSheet>

/** The product that shows this very piece before its other colours; of two, the one of the page's side. */
function productOf(piece: string, side: 'women' | 'men', products: readonly DemoProduct[]): string {
  const those = products.filter(({ colours }) => colours[0]?.pictures[0]?.file === `${piece}-front`)
  const found = those.find(({ gender }) => gender === side) ?? those[0]
  if (!found) throw new Error(`a scene shows ${piece}, which no product shows first`)
  return found.spuCode
}

/** `%s` in a scene's link is the side it stands on. */
export function sceneFor(
  name: string,
  { link, ...words }: SceneWords,
  side: 'women' | 'men',
  products: readonly DemoProduct[],
): HomeScene {
  const sheet = sheets[name]
  if (!sheet) throw new Error(`no scene called ${name}`)
  const { pieces, ...shown } = sheet
  return {
    name,
    ...words,
    ...shown,
    link: { ...link, path: link.path.replace('%s', side) },
    spuCodes: pieces.map((piece) => productOf(piece, side, products)),
  }
}
