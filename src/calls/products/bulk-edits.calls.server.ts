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
import type { ReadSettings } from '#modules/shop-settings/index.server.ts'
import { holds, type Permission } from '#platform/access/permissions.ts'
import { actorOf, type Call, defineCall } from '#platform/call.server.ts'
import type { Read } from '#platform/database.server.ts'
import { refuse } from '#platform/refusal.ts'

const rightTo = (edit: BulkEdit | SingleEdit): Permission => (isAboutPrices(edit) ? 'change-prices' : 'publish-products')

function requireRight(caller: Staff, edit: BulkEdit | SingleEdit): void {
  if (!holds(caller, rightTo(edit))) refuse('NOT_PERMITTED')
}
type Staff = Parameters<typeof holds>[0]

/** An edit that has begun is stopped, taken up and taken back by whoever could have begun it. */
const requireRightTo = async (tx: Read, caller: Staff, editId: string): Promise<void> =>
  requireRight(caller, (await getBulkEdit(tx, editId)).edit)

export const bulkEditCalls = ({ settings }: { settings: ReadSettings }): Call[] => [
  defineCall(changeProduct, async ({ tx, caller, language }, input) => {
    requireRight(caller, input.edit)
    const { priceGuard: guard } = await settings(tx)
    return change(tx, actorOf(caller), input, { guard, language })
  }),
  defineCall(takeBackChange, ({ tx, caller, language }, input) => {
    const rights = { prices: holds(caller, 'change-prices'), rest: holds(caller, 'publish-products') }
    return takeBack(tx, actorOf(caller), input, { rights, language })
  }),
  defineCall(previewBulkEdit, async ({ tx }, input) => preview(tx, input, (await settings(tx)).priceGuard)),
  defineCall(startBulkEdit, async ({ tx, caller }, input) => {
    requireRight(caller, input.edit)
    return start(tx, actorOf(caller), input, (await settings(tx)).priceGuard)
  }),
  ...acts,
  defineCall(listBulkEdits, ({ tx }, { pageNum }) => readEdits(tx, pageNum)),
  defineCall(listBulkEditRest, ({ tx, language }, { editId }) => readRest(tx, editId, language)),
]

const acts: Call[] = [[stopBulkEdit, stop] as const, [resumeBulkEdit, resume] as const, [undoBulkEdit, undo] as const].map(
  ([path, move]) =>
    defineCall(path, async ({ tx, caller }, { editId }) => {
      await requireRightTo(tx, caller, editId)
      return move(tx, actorOf(caller), editId)
    }),
)
