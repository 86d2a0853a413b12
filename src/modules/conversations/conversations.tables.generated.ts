// Made by `npm run tables` from the migrations. Never changed by hand.
import type { Generated, Json } from '#platform/tables/column-types.ts'

export type ConversationsTableRows = {
  answer_books: {
    book_id: string
    merchant_id: string | null
    version: number
    answers: Json
    away_en: string
    away_zh: string
  }
  conversation_blocks: {
    account_id: string
    merchant_id: string
    by_side: 'buyer' | 'merchant' | 'shop'
    blocked_at: Date
  }
  conversation_messages: {
    conversation_id: string
    position: number
    side: 'buyer' | 'merchant' | 'shop'
    author_id: string
    client_key: string
    body: string
    masked: Generated<string[]>
    is_gone: Generated<boolean>
    sent_at: Date
    order_id: string | null
    product_id: string | null
  }
  conversation_notes: {
    note_id: string
    conversation_id: string
    author_id: string
    body: string
    written_at: Date
  }
  conversation_pictures: {
    conversation_id: string
    position: number
    place: number
    upload_id: string
  }
  conversation_reads: {
    conversation_id: string
    side: 'buyer' | 'merchant' | 'shop'
    read_position: Generated<number>
    mailed: Generated<boolean>
  }
  conversation_waits: {
    conversation_id: string
    position: number
    began_at: Date
    due_at: Date
    ended_at: Date | null
    is_settled: Generated<boolean>
  }
  conversations: {
    conversation_id: string
    kind: 'seller' | 'support' | 'partner'
    account_id: string | null
    merchant_id: string | null
    order_id: string | null
    product_id: string | null
    begun_at: Date
    last_position: Generated<number>
    last_at: Date
    assigned_to: string | null
    request_id: string | null
  }
}

declare module '#platform/tables/known-tables.ts' {
  interface Tables extends ConversationsTableRows {}
}
