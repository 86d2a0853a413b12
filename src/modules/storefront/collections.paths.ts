import { getCall, postCall } from '#platform/wire/call-path.ts'
import {
  Collection,
  CollectionInput,
  CollectionsInput,
  CollectionsWire,
  RemoveCollectionInput,
  TriedPiecesWire,
  TryPiecesInput,
} from './collections.contract.ts'

export const listCollections = getCall('/admin/collection/list', {
  access: 'arrange-home',
  input: CollectionsInput,
  output: CollectionsWire,
})
export const getCollection = getCall('/admin/collection/detail', {
  access: 'arrange-home',
  input: CollectionInput,
  output: Collection,
})
export const saveCollection = postCall('/admin/collection/save', {
  access: 'arrange-home',
  once: true,
  input: Collection,
  output: Collection,
})
export const removeCollection = postCall('/admin/collection/remove', {
  access: 'arrange-home',
  once: true,
  input: RemoveCollectionInput,
})
/** What pieces a collection would show. */
export const tryCollection = postCall('/admin/collection/try', {
  access: 'arrange-home',
  reads: true,
  input: TryPiecesInput,
  output: TriedPiecesWire,
})
