import pg from 'pg'
import { isDatabaseAway, problemCode } from '#platform/database.server.ts'
import { PrimaryClient } from '#platform/database/primary-client.server.ts'

/** The queue waits and tries again for as long as it is told this; any other loss of the database ends the process. */
const CANNOT_CONNECT_NOW = '57P03'
const READ_ONLY = '25006'

function askToWait(problem: unknown): never {
  if (!isDatabaseAway(problem)) throw problem
  const { message } = problem as Error
  throw Object.assign(new Error(message, { cause: problem }), { code: CANNOT_CONNECT_NOW })
}

type QueryArguments = Parameters<PrimaryClient['query']>

class PatientClient extends PrimaryClient {
  // pg has a dozen overloads of it; what is asked and answered stays as it is.
  override query = ((...given: QueryArguments) => {
    const answer: unknown = super.query(...given)
    if (!(answer instanceof Promise)) return answer
    return answer.catch((problem: unknown) => {
      // A server that only reads is one that no longer counts: the connection is not kept, or the queue would hold on to it.
      if (problemCode(problem) === READ_ONLY) void this.end().catch(() => {})
      return askToWait(problem)
    })
  }) as pg.Client['query']
}

type Connected = Parameters<pg.Pool['connect']>[0]

class PatientPool extends pg.Pool {
  override connect = ((callback?: Connected) =>
    callback ? super.connect(callback) : super.connect().catch(askToWait)) as pg.Pool['connect']
}

/** Connections for the queue, over which a database that is away is waited for. */
export function openPatientPool(directUrl: string, max: number): pg.Pool {
  const pool = new PatientPool({ connectionString: directUrl, max, application_name: 'praya jobs', Client: PatientClient })
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}
