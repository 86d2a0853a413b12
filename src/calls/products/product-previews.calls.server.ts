import { previewByLink, previewProduct } from '#flows/show-product.ts'
import {
  endPreview as end,
  listPreviews as readPreviews,
  sharePreview as share,
} from '#modules/catalogue/editing/index.server.ts'
import {
  endPreview,
  getProductPreview,
  getSharedPreview,
  listPreviews,
  sharePreview,
} from '#modules/catalogue/editing/product-editing.paths.ts'
import { actorOf, type Call, defineCall } from '#platform/call.server.ts'

export const productPreviewCalls: Call[] = [
  defineCall(getProductPreview, ({ tx, language }, { productId }) => previewProduct(tx, productId, language)),
  defineCall(listPreviews, ({ tx }, { productId }) => readPreviews(tx, productId)),
  defineCall(sharePreview, ({ tx, caller }, input) => share(tx, actorOf(caller), input)),
  defineCall(endPreview, ({ tx, caller }, { previewId }) => end(tx, actorOf(caller), previewId)),
  defineCall(getSharedPreview, ({ tx, language }, { code }) => previewByLink(tx, code, language)),
]
