import { accessoryKinds } from './accessories.ts'
import { beautyKinds, benefits, ingredients } from './beauty.ts'
import { clothingKinds } from './clothing.ts'
import { type Entry, readEntries } from './entries.ts'
import { homeKinds } from './home.ts'
import { houses } from './houses.ts'
import { jewelleryKinds } from './jewellery-and-watches.ts'
import { Meanings } from './meanings.ts'
import { notSold } from './not-sold.ts'
import { cuts, patterns } from './patterns-and-cuts.ts'
import { fillers, gifts, sides, times, trends } from './people-and-times.ts'
import { colours, materials } from './qualities.ts'
import { bagKinds, shoeKinds } from './shoes-and-bags.ts'

const kinds = [clothingKinds, shoeKinds, bagKinds, accessoryKinds, jewelleryKinds, beautyKinds, homeKinds]

const entries: readonly Entry[] = [
  ...kinds.flatMap((lines) => readEntries('kind', lines)),
  ...readEntries('colour', colours),
  ...readEntries('material', materials),
  ...readEntries('material', ingredients),
  ...readEntries('pattern', patterns),
  ...readEntries('cut', cuts),
  ...readEntries('side', sides),
  ...readEntries('time', times),
  ...readEntries('gift', gifts),
  ...readEntries('trend', trends),
  ...readEntries('trend', benefits),
  ...readEntries('house', houses),
  ...readEntries('filler', fillers),
  // Last: a word that means something that is sold means that first.
  ...readEntries('kind', notSold),
]

/** All that search knows about words, whatever the shop sells. */
export const meanings = new Meanings(entries)
