import pino, { type Logger } from 'pino'

export type Log = Logger

/** What must never reach a log line, wherever it stands in what is logged. */
const secrets = ['authorization', 'cookie', 'password', 'token', 'code', 'secret', 'accountNumber', 'email', 'phone', 'receiver']

/** Structured lines on standard output; secrets are removed, not masked. */
export function createLog(level: string): Log {
  return pino({
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    redact: { paths: secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), remove: true },
  })
}
