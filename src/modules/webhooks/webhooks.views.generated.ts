// Made by `npm run tables` from the migrations. Never changed by hand.

export type WebhooksViewRows = {
  webhook_addresses: {
    delivery_id: string
    url: string
  }
}

declare module '#platform/tables/known-tables.ts' {
  interface Tables extends WebhooksViewRows {}
}
