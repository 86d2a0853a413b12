import type { Editor } from '#flows/products/edit-product.ts'
import { holds, type Permission } from '#platform/access/permissions.ts'
import { actorOf } from '#platform/call.server.ts'

type Staff = Parameters<typeof actorOf>[0] & { permissions: readonly Permission[] }

/** Who edits products, and what of prices is theirs. */
export const editorOf = (caller: Staff): Editor => ({
  ...actorOf(caller),
  setsPrices: holds(caller, 'change-prices'),
  seesMargin: holds(caller, 'see-margin'),
})
