import type { Call, CallRequest } from '#platform/call.server.ts'
import type { Database } from '#platform/database.server.ts'
import type { Log } from '#platform/log.server.ts'
import { Refusal } from '#platform/refusal.ts'
import type { CallPath, CallResult, MakeCall } from '#platform/wire/call-path.ts'
import type { Language } from '#language/languages.ts'
import { translateFields, whatIsAway } from './call-problems.server.ts'

/** Who makes calls in process; no one when left out. */
type InProcess = Pick<CallRequest, 'caller' | 'ip' | 'device' | 'deviceId' | 'idempotencyKey' | 'file' | 'read' | 'copy'>
export type CallsIn = (language: Language, as?: InProcess) => MakeCall

const ANYBODY: InProcess = { caller: { kind: 'nobody' }, ip: 'in-process', device: '' }

/** The same calls for loaders and forms, made in process. */
export function inProcessCalls(calls: readonly Call[], host: { database: Database; log: Log }): CallsIn {
  const byPath = new Map(calls.map((call) => [`${call.method} ${call.path}`, call]))
  return (language, as = ANYBODY) =>
    async function makeCall<Input, Output>(path: CallPath<Input, Output>, input: Input): Promise<CallResult<Output>> {
      const call = byPath.get(`${path.method} ${path.path}`)
      if (!call) throw new Error(`no such call: ${path.method} ${path.path}`)
      try {
        const envelope = await call.answer(host.database, {
          ...as,
          input,
          language,
          log: host.log,
        })
        // The path's types are those the call was defined with.
        return { ok: true, data: envelope.data as Output }
      } catch (problem) {
        const refusal = problem instanceof Refusal ? problem : whatIsAway(problem, host.log)
        if (!refusal) throw problem
        const { code, msg, data } = translateFields(refusal.toEnvelope(language), language)
        return { ok: false, code, msg, data }
      }
    }
}
