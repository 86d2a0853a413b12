import { clock } from '#platform/clock.ts'
import type { Read } from '#platform/database.server.ts'
import { CollectionDocument } from './collections.contract.ts'
import { listParts } from './kept-parts.ts'
import { shownState } from './shown-window.rules.ts'

/** The English addresses of the collections that are shown now. */
export async function listCollectionAddresses(tx: Read): Promise<{ path: string; changedAt: Date }[]> {
  const collections = await listParts(tx, 'collection', CollectionDocument)
  return collections
    .filter(({ document }) => shownState(document, clock.now()) === 'shown')
    .map(({ code, changedAt }) => ({ path: `/product/collection/${code}`, changedAt }))
}
