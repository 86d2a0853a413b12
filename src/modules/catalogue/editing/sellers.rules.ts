/** Who may sell a piece beside the shop itself: any merchant, genuine-goods stores and the brand, or the brand alone. */
export const SELLERS = ['everyone', 'stores', 'brand'] as const
