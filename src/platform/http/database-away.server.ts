import { problemCode } from '#platform/database.server.ts'

const AWAY = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOENT', '57P01', '57P02', '57P03', '08006', '08003', '53300'])

/** The database cannot be reached or is full: worth trying again, unlike a fault of ours. */
export function isDatabaseAway(problem: unknown): boolean {
  if (!(problem instanceof Error)) return false
  return (
    AWAY.has(problemCode(problem) ?? '') ||
    /timeout exceeded when trying to connect|Connection terminated|Query read timeout/.test(problem.message)
  )
}
