import type { ApplicationsViewRows } from './applications.views.generated.ts'

/** What other modules may read of applications. Made in migrations. */
export const applicationViews = [
  'accepted_bank_accounts',
  'application_links',
  'merchant_brands',
  'merchant_documents',
  'merchant_suppliers',
] as const satisfies readonly (keyof ApplicationsViewRows)[]
