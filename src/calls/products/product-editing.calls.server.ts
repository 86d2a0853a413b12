import { z } from 'zod'
import {
  beginProduct as begin,
  checkProduct as check,
  discardProduct as discard,
  mergeProduct as merge,
  publishProduct as publish,
  saveProduct as save,
  takeProductVersion as take,
} from '#flows/products/edit-product.ts'
import {
  listDrafts as readDrafts,
  listProductChoices as readChoices,
  listProductHistory as readHistory,
  showProductEdit,
} from '#modules/catalogue/editing/index.server.ts'
import {
  BeginProductInput,
  CheckProductInput,
  DraftsInput,
  DraftsWire,
  ProductChoicesWire,
  ProductDraft,
  ProductEditWire,
  ProductHistoryInput,
  ProductHistoryWire,
  ProductIdInput,
  ProductVersionInput,
  PublishProductInput,
  TakeVersionInput,
} from '#modules/catalogue/editing/product-editing.contract.ts'
import {
  beginProduct,
  checkProduct,
  discardProduct,
  getProductEdit,
  listDrafts,
  listProductChoices,
  listProductHistory,
  mergeProduct,
  publishProduct,
  saveProduct,
  takeProductVersion,
} from '#modules/catalogue/editing/product-editing.paths.ts'
import { actorOf, type Call, defineCall } from '#platform/call.server.ts'
import { editorOf } from './editor-of.ts'

export const productEditingCalls: Call[] = [
  defineCall(listDrafts, {
    access: 'read-products',
    input: DraftsInput,
    output: DraftsWire,
    run: ({ tx, language }, { pageNum }) => readDrafts(tx, pageNum, language),
  }),
  defineCall(getProductEdit, {
    access: 'read-products',
    input: ProductIdInput,
    output: ProductEditWire,
    run: ({ tx }, { productId }) => showProductEdit(tx, productId),
  }),
  defineCall(listProductChoices, {
    access: 'read-products',
    input: z.object({}),
    output: ProductChoicesWire,
    run: ({ tx, language }) => readChoices(tx, language),
  }),
  defineCall(listProductHistory, {
    access: 'read-products',
    input: ProductHistoryInput,
    output: ProductHistoryWire,
    run: ({ tx }, { productId, pageNum }) => readHistory(tx, productId, pageNum),
  }),
  defineCall(beginProduct, {
    access: 'edit-products',
    input: BeginProductInput,
    output: ProductIdInput,
    run: ({ tx, caller }, { copyOf }) => begin(tx, editorOf(caller), copyOf),
  }),
  defineCall(saveProduct, {
    access: 'edit-products',
    input: ProductDraft,
    output: ProductDraft,
    run: ({ tx, caller }, draft) => save(tx, editorOf(caller), draft),
  }),
  defineCall(checkProduct, {
    access: 'edit-products',
    input: CheckProductInput,
    output: ProductEditWire,
    run: ({ tx }, input) => check(tx, input),
  }),
  defineCall(publishProduct, {
    access: 'publish-products',
    input: PublishProductInput,
    output: ProductEditWire,
    run: ({ tx, caller }, input) => publish(tx, actorOf(caller), input),
  }),
  defineCall(discardProduct, {
    access: 'edit-products',
    input: ProductVersionInput,
    output: z.object({}),
    run: ({ tx, caller }, input) => discard(tx, actorOf(caller), input),
  }),
  defineCall(mergeProduct, {
    access: 'edit-products',
    input: ProductVersionInput,
    output: ProductEditWire,
    run: ({ tx, caller }, input) => merge(tx, actorOf(caller), input),
  }),
  defineCall(takeProductVersion, {
    access: 'edit-products',
    input: TakeVersionInput,
    output: ProductEditWire,
    run: ({ tx, caller }, input) => take(tx, editorOf(caller), input),
  }),
]
