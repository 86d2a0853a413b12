import { openBagQueue } from '#flows/bag/fill-bags.ts'
import { changeBagQuantity, removeFromBag, selectInBag, showBag, showQuickBag } from '#flows/bag/keep-bag.ts'
import {
  addToBag,
  changeQuantity,
  getBag,
  getMiniBag,
  getQuickBag,
  mergeBags,
  removeLines,
  selectLines,
} from '#modules/bag/bag.paths.ts'
import { type Call, defineCall, viewerOf } from '#platform/call.server.ts'

export const bagCalls = (bags = openBagQueue()): Call[] => [
  defineCall(addToBag, (context, { list }) =>
    bags.add(context.database, { viewer: viewerOf(context), list, key: context.idempotencyKey }),
  ),
  defineCall(getMiniBag, (context) => showBag(context.tx, viewerOf(context))),
  defineCall(getBag, (context) => showBag(context.tx, viewerOf(context))),
  defineCall(mergeBags, (context) => showBag(context.tx, viewerOf(context))),
  defineCall(getQuickBag, ({ tx, language }, input) => showQuickBag(tx, language, input)),
  defineCall(changeQuantity, (context, input) => changeBagQuantity(context.tx, viewerOf(context), input)),
  defineCall(selectLines, (context, input) => selectInBag(context.tx, viewerOf(context), input.skuIds, input.selectStatus)),
  defineCall(removeLines, (context, input) => removeFromBag(context.tx, viewerOf(context), input.skuIds)),
]
