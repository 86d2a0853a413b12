// Made by `npm run tables` from the migrations. Never changed by hand.

export type PointsRows = {
  point_lots: {
    lot_id: string
    owner_id: string
    earned_at: Date
    expires_at: Date
    source: 'piece' | 'gift' | 'correction'
    source_id: string
  }
}
