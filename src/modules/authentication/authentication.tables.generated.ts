// Made by `npm run tables` from the migrations. Never changed by hand.
import type { Generated, Json } from '#platform/tables/column-types.ts'

export type AuthenticationTableRows = {
  authentication_pictures: {
    authentication_id: string
    position: number
    point: Generated<string>
    upload_id: string
  }
  authentications: {
    authentication_id: string
    unit_id: string
    kind: 'bag' | 'watch' | 'jewellery' | 'shoes' | 'clothing' | 'beauty' | 'other'
    answers: Json
    result: 'pass' | 'reject'
    reason: Generated<string>
    actor: string
    actor_id: string
    decided_at: Generated<Date>
    actor_kind: 'shopper' | 'clock' | 'operator' | 'seller' | 'provider' | 'bank' | 'machine'
  }
}

declare module '#platform/tables/known-tables.ts' {
  interface Tables extends AuthenticationTableRows {}
}
