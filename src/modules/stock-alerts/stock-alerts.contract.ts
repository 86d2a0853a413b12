import { z } from 'zod'
import { emailProblem } from '#modules/fulfilment/address.rules.ts'

export const StockAlertInput = z.object({
  skuId: z.uuid(),
  email: z
    .string()
    .trim()
    .toLowerCase()
    .superRefine((email, context) => {
      const problem = emailProblem(email)
      if (problem) context.addIssue({ code: 'custom', message: problem })
    }),
})
export type StockAlertInput = z.output<typeof StockAlertInput>

/** `token` comes with the mail; it ends everything this address still waits for. */
export const EndStockAlertsInput = z.object({ token: z.string().min(20).max(100) })
export type EndStockAlertsInput = z.output<typeof EndStockAlertsInput>
