import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Language } from '#language/languages.ts'
import { copyFor } from '#platform/call.server.ts'
import { deviceName } from '#platform/access/device-name.server.ts'
import { type Caller, findCaller, isDueToProlong, prolongSession } from '#platform/access/sessions.server.ts'
import { type Database, isDatabaseAway } from '#platform/database.server.ts'
import { gatheringRead } from '#platform/database/together.server.ts'
import { newId } from '#platform/ids.server.ts'
import type { Log } from '#platform/log.server.ts'
import { sendUpload, type UploadPurpose } from '#modules/uploads/uploads.paths.ts'
import type { CallResult, MakeCall } from '#platform/wire/call-path.ts'
import type { UploadedWire } from '#modules/uploads/uploads.contract.ts'
import type { Owner } from '#platform/wire/own-page.ts'
import type { CallsIn } from './in-process-calls.server.ts'
import { type DeviceCookie, formMark, type Held, type SessionCookies } from './session-cookie.server.ts'

export type SendPicture = (purpose: UploadPurpose, read: () => Promise<Buffer>) => Promise<CallResult<UploadedWire>>
export type MemberHere = { owner: Owner; call: MakeCall; sendPicture: SendPicture }
/** `guests`: whether who has not signed in is somebody, too. `begun`: the session that this request has begun. */
export type MembersHere = (
  request: FastifyRequest,
  reply: FastifyReply,
  language: Language,
  guests?: boolean,
  begun?: string,
) => Promise<MemberHere | undefined>

type Host = {
  cookies: SessionCookies
  devices: DeviceCookie
  database: Database
  callsIn: CallsIn
  sessionDays: number
  log: Log
}

/** Whom the cookies of a request name, and how the server makes calls for them. A cookie whose session is over is taken away. */
export function membersHere({ database, callsIn, cookies, devices, sessionDays, log }: Host): MembersHere {
  return async (request, reply, language, guests = false, begun) => {
    const held = begun ? [{ cookie: cookies.guest, token: begun }] : cookies.heldBy(request)
    const found = await findHolder(database, held, reply).catch(nobodyWhileAway)
    if (!found || (found.caller.kind === 'visitor' && !guests)) return undefined
    const { caller, token, cookie } = found
    if (isDueToProlong(caller)) {
      cookie.set(reply, token)
      void database
        .inTransaction((tx) => prolongSession(tx, caller, sessionDays))
        .catch((problem: unknown) => log.warn({ reason: String(problem) }, 'a session was not prolonged'))
    }
    const device = deviceName(request.headers['user-agent'])
    // What a page asks at once is few statements, however many calls it makes.
    const read = gatheringRead(database.pool)
    const late = copyFor(database, caller)
    const copy = late && gatheringRead(late)
    const by = { caller, ip: request.ip, device, deviceId: devices.read(request), read, copy }
    return {
      owner: {
        ...{ account: caller.accountId, mark: formMark(token), key: newId() },
        ...(caller.kind === 'visitor' && { guest: true as const }),
      },
      // A form with pictures is read once it is known whose it is: its key is looked for when a call is made.
      call: (path, input) => callsIn(language, { ...by, idempotencyKey: keyOf(request) })(path, input),
      sendPicture: (purpose, read) => callsIn(language, { ...by, file: read })(sendUpload(purpose), {}),
    }
  }
}

type Holder = Held & { caller: Extract<Caller, { kind: 'visitor' | 'member' }> }

/** The first of these cookies whose session goes on. One whose session is over is taken away. */
export async function findHolder(database: Database, held: readonly Held[], reply: FastifyReply): Promise<Holder | undefined> {
  for (const one of held) {
    const caller = await findCaller(database.pool, one.token)
    if (caller.kind === 'member' || caller.kind === 'visitor') return { ...one, caller }
    one.cookie.clear(reply)
  }
  return undefined
}

const KEY = /^[\w-]{1,60}$/

/** The key a form came with: sent a second time, it is the same request. */
function keyOf({ body }: FastifyRequest): string {
  const key = body instanceof URLSearchParams ? body.get('key') : undefined
  return key && KEY.test(key) ? key : newId()
}

/** The page goes out as everybody's, and its browser asks again. */
function nobodyWhileAway(problem: unknown): undefined {
  if (!isDatabaseAway(problem)) throw problem
  return undefined
}
