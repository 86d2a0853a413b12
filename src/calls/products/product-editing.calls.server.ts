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
  defineCall(listDrafts, ({ tx, language }, { pageNum }) => readDrafts(tx, pageNum, language)),
  defineCall(getProductEdit, ({ tx }, { productId }) => showProductEdit(tx, productId)),
  defineCall(listProductChoices, ({ tx, language }) => readChoices(tx, language)),
  defineCall(listProductHistory, ({ tx }, { productId, pageNum }) => readHistory(tx, productId, pageNum)),
  defineCall(beginProduct, ({ tx, caller }, { copyOf }) => begin(tx, editorOf(caller), copyOf)),
  defineCall(saveProduct, ({ tx, caller }, draft) => save(tx, editorOf(caller), draft)),
  defineCall(checkProduct, ({ tx }, input) => check(tx, input)),
  defineCall(publishProduct, ({ tx, caller }, input) => publish(tx, actorOf(caller), input)),
  defineCall(discardProduct, ({ tx, caller }, input) => discard(tx, actorOf(caller), input)),
  defineCall(mergeProduct, ({ tx, caller }, input) => merge(tx, actorOf(caller), input)),
  defineCall(takeProductVersion, ({ tx, caller }, input) => take(tx, editorOf(caller), input)),
]
