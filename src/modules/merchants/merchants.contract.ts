import { z } from 'zod'

export const MerchantKindWire = z.enum(['platform', 'individual', 'company', 'genuine-store', 'brand', 'global-buyer'])
export type MerchantKind = z.output<typeof MerchantKindWire>
