import { countScope, findCards, nameBrands, tryList } from '#modules/search/index.server.ts'
import type { ListOrder, ListScope } from '#modules/search/list-shelves.contract.ts'
import {
  type Collection,
  CollectionDocument,
  type CollectionsWire,
  type RemoveCollectionInput,
  type TriedPiecesWire,
  type TryPiecesInput,
} from '#modules/storefront/collections.contract.ts'
import { dropPart, findPart, type Kept, listParts, putPart } from '#modules/storefront/index.server.ts'
import { shownState } from '#modules/storefront/shown-window.rules.ts'
import { holdPictures } from '#modules/uploads/index.server.ts'
import type { Language } from '#language/languages.ts'
import type { Operator } from '#platform/audit-trail.server.ts'
import { clock } from '#platform/clock.ts'
import type { Read, Tx } from '#platform/database.server.ts'
import { refuse, refuseField } from '#platform/refusal.ts'

const KIND = 'collection'
const PAGE_SIZE = 50
type CollectionQuery = { word: string; pageNum: number }

/** Collections, the one changed last first; `word` is part of a title or of the address. */
export async function listCollections(tx: Read, { word, pageNum }: CollectionQuery): Promise<CollectionsWire> {
  const meant = word.trim().toLowerCase()
  const isMeant = ({ code, document: { title } }: Kept<CollectionDocument>): boolean =>
    [code, title.en, title.zh].some((text) => text.toLowerCase().includes(meant))
  const found = (await listParts(tx, KIND, CollectionDocument)).filter(isMeant)
  const shown = found.slice((pageNum - 1) * PAGE_SIZE, pageNum * PAGE_SIZE)
  const list = await Promise.all(
    shown.map(async ({ code, document }) => ({
      ...{ code, title: document.title, by: document.by, from: document.from, until: document.until },
      ...{ isSeason: document.isSeason, state: shownState(document, clock.now()) },
      pieceNum: await countScope(scopeOf(document)),
    })),
  )
  return { total: found.length, pageNum, pageSize: PAGE_SIZE, list }
}

/** One collection with everything that is kept of it; refuses NOT_FOUND. */
export async function showCollection(tx: Read, code: string): Promise<Collection> {
  const { version, document } = (await findPart(tx, KIND, code, CollectionDocument)) ?? refuse('NOT_FOUND')
  return { code, version, ...document }
}

/** Adds a collection or changes one; refused when it was changed meanwhile, or names what the shop does not have. */
export async function keepCollection(tx: Tx, by: Operator, { code, version, ...document }: Collection): Promise<Collection> {
  await requireKnown(document)
  if (document.picture) await holdPictures(tx, [document.picture.hash])
  const next = await putPart(tx, by, { kind: KIND, code, version, document })
  return { code, version: next, ...document }
}

export const removeCollection = (tx: Tx, by: Operator, { code, version }: RemoveCollectionInput): Promise<void> =>
  dropPart(tx, by, { kind: KIND, code, version })

/** What a collection would show, nothing of it kept. */
export async function tryCollection(pieces: TryPiecesInput, language: Language): Promise<TriedPiecesWire> {
  return tryList({}, { scope: scopeOf(pieces), ...handOrder(pieces) }, language)
}

type Pieces = Pick<CollectionDocument, 'by' | 'codes' | 'rule'>
const scopeOf = ({ by, codes, rule }: Pieces): ListScope => (by === 'hand' ? { codes } : { rule })

const nothing = { codes: [], brands: [], flags: [], isNew: false, sale: false, soldOut: false }
const handOrder = ({ by, codes }: Pieces): { order?: ListOrder } =>
  by === 'hand' ? { order: { pins: codes, lift: nothing, bury: nothing } } : {}

async function requireKnown({ by, codes, rule }: Pieces): Promise<void> {
  if (by === 'hand') {
    const known = new Set((await findCards(codes, 'en')).map(({ spuCode }) => spuCode))
    if (codes.some((code) => !known.has(code))) refuseField('codes', 'no-such-product')
  } else if (nameBrands(rule.brands).length < rule.brands.length) refuseField('rule.brands', 'no-such-brand')
}
