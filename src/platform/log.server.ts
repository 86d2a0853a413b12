import { traceNow } from '#platform/tracing/tracing.server.ts'
import pino, { type DestinationStream, type Logger } from 'pino'

export type Log = Logger

/** What must never reach a log line, wherever it stands in what is logged. */
const secrets = ['authorization', 'cookie', 'password', 'token', 'code', 'secret', 'accountNumber', 'email', 'phone', 'receiver']

/** Structured lines on standard output, or where else they are to go; secrets are removed, not masked. */
export function createLog(level: string, to: DestinationStream = pino.destination(1)): Log {
  const options = {
    level,
    base: undefined,
    mixin: traceNow,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    redact: { paths: secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), remove: true },
  }
  return pino(options, to)
}
