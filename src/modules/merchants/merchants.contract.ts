import { z } from 'zod'

/** What somebody may apply to be. The shop itself is of a kind of its own. */
export const applicantKinds = ['individual', 'company', 'genuine-store', 'brand', 'global-buyer', 'influencer'] as const
export type ApplicantKind = (typeof applicantKinds)[number]
export const MerchantKindWire = z.enum(['platform', ...applicantKinds])
export type MerchantKind = z.output<typeof MerchantKindWire>
