// Made by `npm run tables` from the migrations. Never changed by hand.

export type OperatorsViewRows = {
  operator_card: {
    operator_id: string
    name: string
    email: string
    language: 'en' | 'zh'
    created_at: Date
  }
}

declare module '#platform/tables/known-tables.ts' {
  interface Tables extends OperatorsViewRows {}
}
