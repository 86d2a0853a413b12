export const messageKinds = ['order', 'platform', 'logistics', 'interactions', 'offers', 'receipts'] as const
export type MessageKind = (typeof messageKinds)[number]

/** The newest of an account; older ones are forgotten. */
export const MOST_KEPT = 500
export const MESSAGE_PAGE = 20
