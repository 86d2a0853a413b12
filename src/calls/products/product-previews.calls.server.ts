import { previewByLink, previewProduct } from '#flows/show-product.ts'
import {
  endPreview as end,
  listPreviews as readPreviews,
  sharePreview as share,
} from '#modules/catalogue/editing/index.server.ts'
import {
  EndPreviewInput,
  PreviewCodeInput,
  PreviewLink,
  PreviewLinksWire,
  ProductIdInput,
  ProductPreviewWire,
  SharePreviewInput,
} from '#modules/catalogue/editing/product-editing.contract.ts'
import {
  endPreview,
  getProductPreview,
  getSharedPreview,
  listPreviews,
  sharePreview,
} from '#modules/catalogue/editing/product-editing.paths.ts'
import { actorOf, type Call, defineCall } from '#platform/call.server.ts'

export const productPreviewCalls: Call[] = [
  defineCall(getProductPreview, {
    access: 'read-products',
    input: ProductIdInput,
    output: ProductPreviewWire,
    run: ({ tx, language }, { productId }) => previewProduct(tx, productId, language),
  }),
  defineCall(listPreviews, {
    access: 'read-products',
    input: ProductIdInput,
    output: PreviewLinksWire,
    run: ({ tx }, { productId }) => readPreviews(tx, productId),
  }),
  defineCall(sharePreview, {
    access: 'edit-products',
    input: SharePreviewInput,
    output: PreviewLink,
    run: ({ tx, caller }, input) => share(tx, actorOf(caller), input),
  }),
  defineCall(endPreview, {
    access: 'edit-products',
    input: EndPreviewInput,
    output: PreviewLinksWire,
    run: ({ tx, caller }, { previewId }) => end(tx, actorOf(caller), previewId),
  }),
  defineCall(getSharedPreview, {
    access: 'anyone',
    input: PreviewCodeInput,
    output: ProductPreviewWire,
    run: ({ tx, language }, { code }) => previewByLink(tx, code, language),
  }),
]
