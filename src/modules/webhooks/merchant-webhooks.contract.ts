import { z } from 'zod'
import { endpointStates } from './webhooks.contract.ts'

const MerchantEndpointWire = z.object({
  endpointId: z.string(),
  name: z.string(),
  url: z.string(),
  state: z.enum(endpointStates),
  createTime: z.string(),
  /** Since when nothing has come through. */
  failingTime: z.string().nullable(),
})
export type MerchantEndpointWire = z.output<typeof MerchantEndpointWire>
export const MerchantEndpointsWire = z.object({ list: z.array(MerchantEndpointWire) })
export type MerchantEndpointsWire = z.output<typeof MerchantEndpointsWire>
/** The secret is answered once. */
export const NewMerchantSecretWire = MerchantEndpointsWire.extend({ secret: z.string() })

export const NewMerchantEndpointInput = z.object({
  name: z.string().trim().min(1, 'required').max(40, 'too-long'),
  url: z.string().trim().min(1, 'required').max(400, 'too-long'),
})
export type NewMerchantEndpointInput = z.input<typeof NewMerchantEndpointInput>
export const MoveMerchantEndpointInput = z.object({ endpointId: z.uuid(), state: z.enum(['open', 'paused', 'ended']) })
