// Made by `npm run tables` from the migrations. Never changed by hand.
import type { Generated } from './column-types.ts'

export type ShortLinksRows = {
  short_links: {
    code: string
    target: string
    note: Generated<string>
    created_by: string
    created_at: Date
  }
}
