/** What strangers can do too much of, from however many addresses. */
export const floodKinds = ['passwords', 'sessions', 'lookups', 'cards'] as const
export type FloodKind = (typeof floodKinds)[number]

/** Wrong passwords of strangers in an hour, all together, before each of them is asked to show to be a person. */
export const WRONG_OF_STRANGERS = 80
/** Questions in a minute and the one before whether a contact is a member's, likewise. */
export const MOST_LOOKUPS = 100
/** New sessions in a minute and the one before, of which whoever runs the shop is told. */
export const MOST_SESSIONS = 2_000
