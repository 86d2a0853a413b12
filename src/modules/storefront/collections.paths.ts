import { getCall, postCall } from '#platform/wire/call-path.ts'
import type {
  Collection,
  CollectionInput,
  CollectionsInput,
  CollectionsWire,
  RemoveCollectionInput,
  TriedPiecesWire,
  TryPiecesInput,
} from './collections.contract.ts'

export const listCollections = getCall<CollectionsInput, CollectionsWire>('/admin/collection/list')
export const getCollection = getCall<CollectionInput, Collection>('/admin/collection/detail')
export const saveCollection = postCall<Collection, Collection>('/admin/collection/save', { once: true })
export const removeCollection = postCall<RemoveCollectionInput, Record<string, never>>('/admin/collection/remove', { once: true })
/** What pieces a collection would show. */
export const tryCollection = postCall<TryPiecesInput, TriedPiecesWire>('/admin/collection/try')
