import { BrokenCircuitError, circuitBreaker, type CircuitBreakerPolicy, ConsecutiveBreaker, handleWhen } from 'cockatiel'

/** After so many failures in a row no request is sent for a while. */
const FAILURES = 5

/** Leaves a failing system alone for `restMs`. `isAnswer` tells a problem that is the other side's own answer, which is no failure. */
export const restingBreaker = (restMs: number, isAnswer = (_problem: unknown): boolean => false): CircuitBreakerPolicy =>
  circuitBreaker(
    handleWhen((problem) => !isAnswer(problem)),
    { halfOpenAfter: restMs, breaker: new ConsecutiveBreaker(FAILURES) },
  )

/** Asks through a breaker; while it rests, anyone who asks meets the problem that `resting` makes. */
export function throughBreaker(options: {
  restMs: number
  isAnswer: (problem: unknown) => boolean
  resting: () => Error
}): <T>(work: () => Promise<T>) => Promise<T> {
  const breaker = restingBreaker(options.restMs, options.isAnswer)
  return async (work) => {
    try {
      return await breaker.execute(work)
    } catch (problem) {
      throw problem instanceof BrokenCircuitError ? options.resting() : problem
    }
  }
}
