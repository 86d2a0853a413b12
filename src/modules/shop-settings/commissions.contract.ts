import { z } from 'zod'
import { shopSettings } from './setting-list.contract.ts'

/** The rules of commission under the version a change is made to. */
export const CommissionsInput = z.object({ version: z.int32().min(0), value: shopSettings.settlement.shape })
export type CommissionsInput = z.input<typeof CommissionsInput>
/** As they are; what nobody has said yet is empty, which no form would take. */
const Shown = z.custom<CommissionsInput>((shown) => typeof shown === 'object' && shown !== null)
export const CommissionsWire = z.object({
  rules: Shown,
  /** Which a rule can be about, the newest first. */
  influencers: z.array(z.object({ merchantId: z.string(), name: z.string() })),
  campaigns: z.array(z.object({ campaignId: z.string(), name: z.string() })),
})
export type CommissionsWire = z.output<typeof CommissionsWire>
