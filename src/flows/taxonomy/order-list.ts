import { nameList, tryList } from '#modules/search/index.server.ts'
import type { OrderRule } from '#modules/search/list-shelves.contract.ts'
import { CollectionDocument, type TriedPiecesWire } from '#modules/storefront/collections.contract.ts'
import { dropPart, findPart, listParts, putPart } from '#modules/storefront/index.server.ts'
import {
  ListOrderDocument,
  type ListOrderKept,
  type ListOrdersWire,
  type RemoveListOrderInput,
  type TryListOrderInput,
} from '#modules/storefront/list-orders.contract.ts'
import { shownState } from '#modules/storefront/shown-window.rules.ts'
import type { Language } from '#language/languages.ts'
import type { Operator } from '#platform/audit-trail.server.ts'
import { clock } from '#platform/clock.ts'
import type { Read, Tx } from '#platform/database.server.ts'

const KIND = 'list-order'
const nothing: OrderRule = { codes: [], brands: [], flags: [], isNew: false, sale: false, soldOut: false }

/** Every list that has an order of its own. */
export async function listOrders(tx: Read): Promise<ListOrdersWire> {
  const titles = new Map(
    (await listParts(tx, 'collection', CollectionDocument)).map(({ code, document }) => [code, document.title]),
  )
  const orders = await listParts(tx, KIND, ListOrderDocument)
  return {
    list: orders.map(({ code, document, changedBy, changedAt }) => ({
      ...{ list: code, pinNum: document.pins.length, from: document.from, until: document.until },
      ...{ changedBy, changeTime: changedAt.toISOString(), state: shownState(document, clock.now()) },
      name: titles.get(nameOf(code)) ?? nameList(code),
    })),
  }
}

const nameOf = (list: string): string => list.slice(list.indexOf(':') + 1)

/** The order of one list; of one that has none yet the beginning of one. */
export async function showOrder(tx: Read, list: string): Promise<ListOrderKept> {
  const kept = await findPart(tx, KIND, list, ListOrderDocument)
  const none: ListOrderDocument = { pins: [], lift: nothing, bury: nothing, from: '', until: '', shown: true }
  return { list, version: kept?.version ?? 0, ...(kept?.document ?? none) }
}

/** Keeps the order of a list; refuses MOVED_ON. */
export async function keepOrder(tx: Tx, by: Operator, { list, version, ...document }: ListOrderKept): Promise<ListOrderKept> {
  return { list, version: await putPart(tx, by, { kind: KIND, code: list, version, document }), ...document }
}

export const removeOrder = (tx: Tx, by: Operator, { list, version }: RemoveListOrderInput): Promise<void> =>
  dropPart(tx, by, { kind: KIND, code: list, version })

/** The first page of the list as it would stand, nothing of it kept. */
export async function tryOrder(
  tx: Read,
  { list, pins, lift, bury }: TryListOrderInput,
  language: Language,
): Promise<TriedPiecesWire> {
  const order = { pins, lift, bury }
  const name = nameOf(list)
  if (list.startsWith('category:')) return tryList({ category: name }, { order }, language)
  if (list.startsWith('brand:')) return tryList({ brandCode: name }, { order }, language)
  const collection = await findPart(tx, 'collection', name, CollectionDocument)
  if (!collection) return { total: 0, list: [] }
  const { by, codes, rule } = collection.document
  const isByHand = by === 'hand'
  const ordered = { ...order, pins: isByHand ? [...new Set([...pins, ...codes])] : pins }
  return tryList({}, { scope: isByHand ? { codes } : { rule }, order: ordered }, language)
}
