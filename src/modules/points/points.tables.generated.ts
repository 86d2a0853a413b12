// Made by `npm run tables` from the migrations. Never changed by hand.
import type { Day, Generated } from '#platform/tables/column-types.ts'

export type PointsTableRows = {
  point_corrections: {
    correction_id: string
    member_id: string
    points: number
    reason: string
    state: Generated<'waiting' | 'made' | 'declined'>
    asked_by: string
    asked_at: Date
    decided_by: string | null
    decided_at: Date | null
  }
  point_gift_misses: {
    miss_id: string
    giver_id: string
    missed_at: Date
  }
  point_gifts: {
    gift_id: string
    giver_id: string
    friend_id: string
    points: number
    message: string
    named: string
    given_at: Date
    given_on: Day
  }
  point_lots: {
    lot_id: string
    owner_id: string
    earned_at: Date
    expires_at: Date
    source: 'piece' | 'gift' | 'correction' | 'invitation' | 'returned'
    source_id: string
    reminded_at: Date | null
  }
}

declare module '#platform/tables/known-tables.ts' {
  interface Tables extends PointsTableRows {}
}
