import type { Shelves } from '#modules/search/index.server.ts'
import { type CollectionDocument, CollectionDocument as CollectionShape } from '#modules/storefront/collections.contract.ts'
import { ListOrderDocument } from '#modules/storefront/list-orders.contract.ts'
import { listParts } from '#modules/storefront/index.server.ts'
import { timesOf } from '#modules/storefront/shown-window.rules.ts'
import type { Read } from '#platform/database.server.ts'

/** What operators have made of lists, as search wants it. */
export async function readShelves(tx: Read): Promise<Shelves> {
  const collections = await listParts(tx, 'collection', CollectionShape)
  const orders = await listParts(tx, 'list-order', ListOrderDocument)
  return {
    collections: collections.map(({ code, document }) => ({
      ...{ code, ...timesOf(document), isSeason: document.isSeason, picture: document.picture },
      words: {
        en: { title: document.title.en, story: document.story.en },
        zh: { title: document.title.zh, story: document.story.zh },
      },
      scope: scopeOf(document),
    })),
    orders: orders.map(({ code, document: { pins, lift, bury, ...window } }) => ({
      ...{ list: code, ...timesOf(window), order: { pins, lift, bury } },
    })),
  }
}

const scopeOf = ({ by, codes, rule }: CollectionDocument) => (by === 'hand' ? { codes } : { rule })
