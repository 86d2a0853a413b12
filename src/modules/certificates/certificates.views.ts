import type { CertificatesViewRows } from './certificates.views.generated.ts'

/** What other modules may read of certificates. Made in migrations. */
export const certificatesViews = ['withdrawn_certificates'] as const satisfies readonly (keyof CertificatesViewRows)[]
