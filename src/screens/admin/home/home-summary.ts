import type { blockKindText, goodsText } from '#language/admin/admin-home.text.ts'
import type { Language } from '#language/languages.ts'
import type { Spoken } from '#language/texts.ts'
import type { HomeBlock, HomeBlockWire } from '#modules/content/home.contract.ts'

type PictureData = { hash: string; width: number; height: number; alt: string }
export type BlockSummary = { kind: string; name: string; words: string; pictures: PictureData[] }
type Words = {
  language: Language
  kinds: Spoken<typeof blockKindText>
  goods: Spoken<typeof goodsText>
  of: (one: string, other: string) => string
}

const MOST_PICTURES = 4

/** What a row of the arrangement says of a block, and small pictures of what shoppers would see. */
export function summaryOf(block: HomeBlock, shown: HomeBlockWire | undefined, words: Words): BlockSummary {
  const kind = words.kinds[block.kind]
  return {
    kind: block.kind === 'rail' ? words.of(kind, words.goods[block.goods.from]) : kind,
    name: nameOf(block, words.language) || kind,
    words: shown ? wordsOf(shown) : '',
    pictures: shown ? picturesOf(shown).slice(0, MOST_PICTURES) : [],
  }
}

function nameOf(block: HomeBlock, language: Language): string {
  if (block.kind === 'editorial') return block.stories.map(({ title }) => title[language]).join(' · ')
  if (block.kind === 'promises') return block.promises.map(({ name }) => name[language]).join(' · ')
  return block.title[language].replaceAll('\n', ' ')
}

function wordsOf(shown: HomeBlockWire): string {
  switch (shown.kind) {
    case 'hero':
    case 'scene':
      return shown.words
    case 'editorial':
      return shown.stories[0]?.words ?? ''
    case 'tiles':
      return shown.tiles.map(({ label }) => label).join(' · ')
    case 'rail':
      return shown.list.map(({ brandName }) => brandName).join(' · ')
    case 'brands':
    case 'designers':
      return shown.brands.map(({ name }) => name).join(' · ')
    case 'promises':
      return shown.promises[0]?.words ?? ''
  }
}

function picturesOf(shown: HomeBlockWire): PictureData[] {
  switch (shown.kind) {
    case 'hero':
      return [shown.left.picture, shown.right.picture]
    case 'scene':
      return [shown.wide, ...shown.pieces.map(({ productImg }) => productImg)]
    case 'editorial':
      return shown.stories.map(({ picture }) => picture)
    case 'tiles':
      return shown.tiles.map(({ picture }) => picture)
    case 'rail':
      return shown.list.map(({ productImg }) => productImg)
    case 'brands':
      return shown.brands.flatMap(({ picture }) => picture ?? [])
    case 'designers':
    case 'promises':
      return []
  }
}
