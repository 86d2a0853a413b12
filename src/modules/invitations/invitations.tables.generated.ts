// Made by `npm run tables` from the migrations. Never changed by hand.
import type { Generated, Json } from '#platform/tables/column-types.ts'

export type InvitationsTableRows = {
  barred_inviters: {
    member_id: string
    reason: string
    barred_by: string
    barred_at: Date
  }
  invitation_visits: {
    visitor_id: string
    invite_code: string
    followed_at: Date
  }
  invitations: {
    friend_id: string
    inviter_id: string
    joined_at: Date
    promise: Json
    state: Generated<'open' | 'held' | 'given' | 'void'>
    order_id: string | null
    given_at: Date | null
    flags: Generated<Json>
    reason: Generated<string>
    decided_by: string | null
    decided_at: Date | null
  }
}

declare module '#platform/tables/known-tables.ts' {
  interface Tables extends InvitationsTableRows {}
}
