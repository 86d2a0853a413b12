import type { HomeBlock, StoredPicture } from '#modules/content/home.contract.ts'

export type BlockKind = HomeBlock['kind']

const nothing = () => ({ en: '', zh: '' })
const noPicture = (): StoredPicture => ({ hash: '', width: 0, height: 0, alt: nothing() })
export const newItem = {
  stories: () => ({ title: nothing(), words: nothing(), label: nothing(), link: '', picture: noPicture() }),
  tiles: () => ({ picture: noPicture(), link: '', label: nothing() }),
  promises: () => ({ name: nothing(), words: nothing() }),
}

const makers: { [Kind in BlockKind]: (id: string) => Extract<HomeBlock, { kind: Kind }> } = {
  hero: (id) => ({
    id,
    kind: 'hero',
    season: nothing(),
    title: nothing(),
    words: nothing(),
    label: nothing(),
    link: '',
    left: newItem.tiles(),
    right: newItem.tiles(),
  }),
  scene: (id) => ({
    id,
    kind: 'scene',
    season: nothing(),
    title: nothing(),
    words: nothing(),
    label: nothing(),
    link: '',
    wide: noPicture(),
    tall: noPicture(),
    room: { side: 'left', width: 30, height: 100 },
    codes: [],
  }),
  rail: (id) => ({ id, kind: 'rail', title: nothing(), goods: { from: 'new' } }),
  tiles: (id) => ({ id, kind: 'tiles', title: nothing(), tiles: [newItem.tiles(), newItem.tiles()] }),
  editorial: (id) => ({ id, kind: 'editorial', stories: [newItem.stories()] }),
  brands: (id) => ({ id, kind: 'brands', title: nothing(), brands: [] }),
  designers: (id) => ({ id, kind: 'designers', title: nothing(), codes: [] }),
  promises: (id) => ({ id, kind: 'promises', promises: [newItem.promises(), newItem.promises()] }),
}
export const newBlock = (kind: BlockKind): HomeBlock => makers[kind](crypto.randomUUID())

/** The block one place up (-1) or down (1); at an end it stays. */
export function moveBlock<Block extends { id: string }>(blocks: readonly Block[], id: string, by: -1 | 1): Block[] {
  const from = blocks.findIndex((block) => block.id === id)
  const moved = blocks[from]
  const to = from + by
  if (!moved || to < 0 || to >= blocks.length) return [...blocks]
  return blocks.toSpliced(from, 1).toSpliced(to, 0, moved)
}

/** The block in the place of the one with its id; at the end when there is none. */
export function putBlock<Block extends { id: string }>(blocks: readonly Block[], block: Block): Block[] {
  const at = blocks.findIndex(({ id }) => id === block.id)
  return at < 0 ? [...blocks, block] : blocks.with(at, block)
}

/** What the shop says of the block at a place, by the path within the block. */
export function problemsOf(fields: Record<string, string>, at: number): Record<string, string> {
  const start = `blocks.${at}.`
  return Object.fromEntries(
    Object.entries(fields).flatMap(([path, words]) => (path.startsWith(start) ? [[path.slice(start.length), words]] : [])),
  )
}
