import type { HomeWire } from '#modules/content/home.contract.ts'
import { findLive, HOME, type HomeSide } from '#modules/content/index.server.ts'
import type { Language } from '#language/languages.ts'
import type { Read } from '#platform/database.server.ts'
import { presentBlocks } from './present-blocks.ts'

/** Shows the released home page of one side. */
export async function showHome(tx: Read, side: HomeSide, language: Language): Promise<HomeWire> {
  const { number, blocks } = await findLive(tx, HOME, side)
  return { number, blocks: await presentBlocks(blocks, side, language) }
}
