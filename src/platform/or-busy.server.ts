import { isBulkheadRejectedError } from 'cockatiel'
import { refuse } from './refusal.ts'

/** Work for which there is no room is refused with "try again" instead of waiting without end. */
export async function orBusy<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (problem) {
    if (isBulkheadRejectedError(problem)) refuse('BUSY')
    throw problem
  }
}
