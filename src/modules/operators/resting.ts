import { Refusal, refuse } from '#platform/refusal.ts'

/** An operator who rests is told so in words of the back office. Refuses OPERATOR_RESTS. */
export async function orOperatorRests(count: () => Promise<string>): Promise<string> {
  try {
    return await count()
  } catch (problem) {
    if (problem instanceof Refusal && problem.reason === 'TRIES_TOO_MANY') return refuse('OPERATOR_RESTS', { field: 'password' })
    throw problem
  }
}
