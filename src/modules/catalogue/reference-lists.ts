import categories from './reference/categories.json' with { type: 'json' }
import colours from './reference/colours.json' with { type: 'json' }
import materials from './reference/materials.json' with { type: 'json' }

type Node = { path: string; en: string; zhHK: string; children?: Node[] }
type Named = { id: string; en: string; zh: string }

const flatten = (nodes: Node[]): Node[] => nodes.flatMap((node) => [node, ...flatten(node.children ?? [])])
const all = flatten(categories.tree)

/** The reference data as flat lists, for those who fill a catalogue; `isLeaf` where products belong. */
export const referenceCategories: (Named & { isLeaf: boolean })[] = all.map(({ path, en, zhHK, children }) => ({
  id: path,
  en,
  zh: zhHK,
  isLeaf: !children?.length,
}))
export const referenceColours: Named[] = colours.colours.map(({ id, en, zhHK }) => ({ id, en, zh: zhHK }))
export const referenceMaterials: Named[] = materials.materials.map(({ id, en, zhHK }) => ({ id, en, zh: zhHK }))
