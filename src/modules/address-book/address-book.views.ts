import type { AddressBookViewRows } from './address-book.views.generated.ts'

/** What other modules may read of addresses. Made in migrations. */
export const addressBookViews = ['kept_addresses'] as const satisfies readonly (keyof AddressBookViewRows)[]
