/** What other modules may read of members. Made in migrations. */
export const memberViews = ['member_card', 'account_names', 'account_contacts', 'account_devices'] as const
