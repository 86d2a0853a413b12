// Made by `npm run tables` from the migrations. Never changed by hand.
import type { Generated, Json } from '#platform/tables/column-types.ts'

export type ShopOriginTableRows = {
  demo_rows: {
    table_name: string
    row_key: Json
  }
  shop_origin: {
    only_one: Generated<boolean>
    kind: 'demo' | 'own'
    since: Generated<Date>
  }
}

declare module '#platform/tables/known-tables.ts' {
  interface Tables extends ShopOriginTableRows {}
}
