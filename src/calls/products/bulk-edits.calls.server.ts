import {
  changeProduct as change,
  getBulkEdit,
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
import type { BulkEdit, SingleEdit } from '#modules/catalogue/bulk-edits/product-edits.contract.ts'
import { isAboutPrices } from '#modules/catalogue/bulk-edits/product-edits.rules.ts'
import { AdminProductWire } from '#modules/catalogue/admin-list/admin-list.contract.ts'
import type { ReadSettings } from '#modules/shop-settings/index.server.ts'
import { holds, type Permission } from '#platform/access/permissions.ts'
import { actorOf, type Call, defineCall } from '#platform/call.server.ts'
import type { Read } from '#platform/database.server.ts'
import { refuse } from '#platform/refusal.ts'

/** Prices are set by whoever may, all else is changed by whoever publishes. */
const access = ['publish-products', 'change-prices'] as const

const rightTo = (edit: BulkEdit | SingleEdit): Permission => (isAboutPrices(edit) ? 'change-prices' : 'publish-products')

function requireRight(caller: Staff, edit: BulkEdit | SingleEdit): void {
  if (!holds(caller, rightTo(edit))) refuse('NOT_PERMITTED')
}
type Staff = Parameters<typeof holds>[0]

/** An edit that has begun is stopped, taken up and taken back by whoever could have begun it. */
const requireRightTo = async (tx: Read, caller: Staff, editId: string): Promise<void> =>
  requireRight(caller, (await getBulkEdit(tx, editId)).edit)

export const bulkEditCalls = ({ settings }: { settings: ReadSettings }): Call[] => [
  defineCall(changeProduct, {
    access,
    input: ChangeProductInput,
    output: AdminProductWire,
    run: async ({ tx, caller, language }, input) => {
      requireRight(caller, input.edit)
      const { priceGuard: guard } = await settings(tx)
      return change(tx, actorOf(caller), input, { guard, language })
    },
  }),
  defineCall(takeBackChange, {
    access,
    input: TakeBackInput,
    output: AdminProductWire,
    run: ({ tx, caller, language }, input) => {
      const rights = { prices: holds(caller, 'change-prices'), rest: holds(caller, 'publish-products') }
      return takeBack(tx, actorOf(caller), input, { rights, language })
    },
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
    run: async ({ tx, caller }, input) => {
      requireRight(caller, input.edit)
      return start(tx, actorOf(caller), input, (await settings(tx)).priceGuard)
    },
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

const acts: Call[] = [[stopBulkEdit, stop] as const, [resumeBulkEdit, resume] as const, [undoBulkEdit, undo] as const].map(
  ([path, move]) =>
    defineCall(path, {
      access,
      input: BulkEditInput,
      output: BulkEditWire,
      run: async ({ tx, caller }, { editId }) => {
        await requireRightTo(tx, caller, editId)
        return move(tx, actorOf(caller), editId)
      },
    }),
)
