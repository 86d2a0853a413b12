import {
  changeProduct as change,
  listBulkEditRest as readRest,
  listBulkEdits as readEdits,
  previewBulkEdit as preview,
  resumeBulkEdit as resume,
  startBulkEdit as start,
  stopBulkEdit as stop,
  takeBackChange as takeBack,
  undoBulkEdit as undo,
} from '#modules/catalogue/bulk-edits/index.server.ts'
import {
  BulkEditInput,
  BulkEditPreviewWire,
  BulkEditRestWire,
  BulkEditsInput,
  BulkEditsWire,
  BulkEditWire,
  ChangeProductInput,
  PreviewBulkEditInput,
  StartBulkEditInput,
  TakeBackInput,
} from '#modules/catalogue/bulk-edits/bulk-edits.contract.ts'
import {
  changeProduct,
  listBulkEditRest,
  listBulkEdits,
  previewBulkEdit,
  resumeBulkEdit,
  startBulkEdit,
  stopBulkEdit,
  takeBackChange,
  undoBulkEdit,
} from '#modules/catalogue/bulk-edits/bulk-edits.paths.ts'
import { AdminProductWire } from '#modules/catalogue/office-list/office-list.contract.ts'
import type { ReadSettings } from '#modules/shop-settings/index.server.ts'
import { actorOf, type Call, defineCall } from '#platform/call.server.ts'

const access = 'publish-products'

export const bulkEditCalls = ({ settings }: { settings: ReadSettings }): Call[] => [
  defineCall(changeProduct, {
    access,
    input: ChangeProductInput,
    output: AdminProductWire,
    run: async ({ tx, caller, language }, input) => {
      const { priceGuard: guard } = await settings(tx)
      return change(tx, actorOf(caller), input, { guard, language })
    },
  }),
  defineCall(takeBackChange, {
    access,
    input: TakeBackInput,
    output: AdminProductWire,
    run: ({ tx, caller, language }, input) => takeBack(tx, actorOf(caller), input, language),
  }),
  defineCall(previewBulkEdit, {
    access,
    input: PreviewBulkEditInput,
    output: BulkEditPreviewWire,
    reads: true,
    run: async ({ tx }, input) => preview(tx, input, (await settings(tx)).priceGuard),
  }),
  defineCall(startBulkEdit, {
    access,
    input: StartBulkEditInput,
    output: BulkEditWire,
    run: async ({ tx, caller }, input) => start(tx, actorOf(caller), input, (await settings(tx)).priceGuard),
  }),
  ...acts,
  defineCall(listBulkEdits, {
    access: 'read-products',
    input: BulkEditsInput,
    output: BulkEditsWire,
    run: ({ tx }, { pageNum }) => readEdits(tx, pageNum),
  }),
  defineCall(listBulkEditRest, {
    access: 'read-products',
    input: BulkEditInput,
    output: BulkEditRestWire,
    run: ({ tx, language }, { editId }) => readRest(tx, editId, language),
  }),
]

const acts: Call[] = [
  defineCall(stopBulkEdit, {
    access,
    input: BulkEditInput,
    output: BulkEditWire,
    run: ({ tx, caller }, { editId }) => stop(tx, actorOf(caller), editId),
  }),
  defineCall(resumeBulkEdit, {
    access,
    input: BulkEditInput,
    output: BulkEditWire,
    run: ({ tx, caller }, { editId }) => resume(tx, actorOf(caller), editId),
  }),
  defineCall(undoBulkEdit, {
    access,
    input: BulkEditInput,
    output: BulkEditWire,
    run: ({ tx, caller }, { editId }) => undo(tx, actorOf(caller), editId),
  }),
]
