import { z } from 'zod'
import { LEAST_OPERATOR_PASSWORD } from './own-account.contract.ts'

/** Whoever opens a shop says who they are; the link from the terminal shows that they may. */
export const FirstAdministratorInput = z.object({
  token: z.string().max(100),
  name: z.string().trim().min(1, 'required').max(80, 'too-long'),
  email: z.string().trim().max(120, 'too-long').pipe(z.email('email')),
  password: z.string().min(LEAST_OPERATOR_PASSWORD, 'operator-password').max(200, 'too-long'),
  language: z.enum(['en', 'zh']),
})
export type FirstAdministratorInput = z.input<typeof FirstAdministratorInput>
