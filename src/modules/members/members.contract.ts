import { z } from 'zod'

export const VisitorInput = z.object({ deviceType: z.string().max(20) })
export type VisitorInput = z.output<typeof VisitorInput>
export const VisitorWire = z.object({ token: z.string(), account: z.string() })
export type VisitorWire = z.output<typeof VisitorWire>
