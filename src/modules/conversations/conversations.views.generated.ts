// Made by `npm run tables` from the migrations. Never changed by hand.

export type ConversationsViewRows = {
  merchant_answers: {
    merchant_id: string | null
    conversation_id: string
    order_number: string
    began_at: Date
    due_at: Date
    ended_at: Date | null
  }
}

declare module '#platform/tables/known-tables.ts' {
  interface Tables extends ConversationsViewRows {}
}
