import { addToBag as add, changeBagQuantity, removeFromBag, selectInBag, showBag, showQuickBag } from '#flows/keep-bag.ts'
import { AddInput, BagWire, DeleteInput, SelectInput, UpdateInput } from '#modules/bag/bag.contract.ts'
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
import { z } from 'zod'

const access = 'shopper'
const nothing = z.object({})

export const bagCalls: Call[] = [
  defineCall(addToBag, {
    access,
    input: AddInput,
    output: BagWire,
    run: (context, input) => add(context.tx, viewerOf(context), input),
  }),
  defineCall(getMiniBag, {
    access,
    input: nothing,
    output: BagWire,
    reads: true,
    run: (context) => showBag(context.tx, viewerOf(context)),
  }),
  defineCall(getBag, {
    access,
    input: nothing,
    output: BagWire,
    reads: true,
    run: (context) => showBag(context.tx, viewerOf(context)),
  }),
  defineCall(mergeBags, {
    access,
    input: nothing,
    output: BagWire,
    reads: true,
    run: (context) => showBag(context.tx, viewerOf(context)),
  }),
  defineCall(getQuickBag, {
    access,
    input: UpdateInput,
    output: BagWire,
    reads: true,
    run: ({ tx, language }, input) => showQuickBag(tx, language, input),
  }),
  defineCall(changeQuantity, {
    access,
    input: UpdateInput,
    output: BagWire,
    run: (context, input) => changeBagQuantity(context.tx, viewerOf(context), input),
  }),
  defineCall(selectLines, {
    access,
    input: SelectInput,
    output: BagWire,
    run: (context, input) => selectInBag(context.tx, viewerOf(context), input.skuIds, input.selectStatus),
  }),
  defineCall(removeLines, {
    access,
    input: DeleteInput,
    output: BagWire,
    run: (context, input) => removeFromBag(context.tx, viewerOf(context), input.skuIds),
  }),
]
