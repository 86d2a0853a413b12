export type BagTables = {
  bag_lines: { owner_id: string; sku_id: string; quantity: number; selected: boolean; price_seen_cents: number; added_at: Date }
}
