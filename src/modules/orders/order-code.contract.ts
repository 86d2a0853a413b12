import type { z } from 'zod'
import { typedCode } from '#modules/codes/codes.contract.ts'
import { OrderInput } from './orders.contract.ts'

export const ProveInput = OrderInput.extend({ code: typedCode })
export type ProveInput = z.input<typeof ProveInput>
