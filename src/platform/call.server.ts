import { Readable } from 'node:stream'
import { z } from 'zod'
import { Refusal, refuse } from './refusal.ts'
import type { Schema } from './value-schema.ts'
import type { Operator } from './audit-trail.server.ts'
import type { Database, Read, Tx } from './database.server.ts'
import { notingWrites } from './database/last-writes.server.ts'
import { once } from './idempotency.server.ts'
import { keptAnswer } from './cache/kept-answers.server.ts'
import type { Log } from './log.server.ts'
import { holds, isPermission, type Permission, type SellerScope } from '#platform/access/permissions.ts'
import type { SellerMachine } from '#platform/access/machines.server.ts'
import { type Caller, isStaff } from '#platform/access/sessions.server.ts'
import { type Membership, type Seller, sellerFor, sellerForVisit } from '#platform/access/memberships.ts'
import type { Access, DeclaredCall, Envelope, FileAnswer, SellerAccess } from './wire/call-path.ts'
import { findTextProblem } from './wire/readable-text.ts'
import type { Language } from '#language/languages.ts'

type CallerOf<A extends Access> = A extends 'anyone'
  ? Caller
  : A extends 'shopper' | 'member'
    ? Extract<Caller, { kind: 'visitor' | 'member' }>
    : A extends 'operator' | 'operator-at-door'
      ? Extract<Caller, { kind: 'operator' }>
      : A extends SellerAccess
        ?
            | SellerCaller
            | (A extends { seller: 'offer' } ? OfferMachine : never)
            | (A extends { seller: 'offer' | 'ship' } ? VisitingOperator : never)
        : Extract<Caller, { permissions: readonly Permission[] }>

/** A member who makes a call for a merchant: every query of the call starts from `seller`. */
type SellerCaller = Extract<Caller, { sessionId: string; memberships: readonly Membership[] }> & { seller: Seller }
/** An operator who works in a merchant's seller centre for a time. */
type VisitingOperator = Extract<Caller, { kind: 'operator' }> & { seller: Seller }
/** A program that does so about its offers. */
type OfferMachine = SellerMachine & { seller: Seller }

/** What a call's one function is given. A POST runs in a transaction, a GET and a POST that `reads` have the pool to read from. */
export type CallContext<C extends Caller = Caller, Given extends Read = Read> = {
  tx: Given
  /** For a call that must ask an outside provider between two transactions of its own. */
  database: Database
  caller: C
  language: Language
  ip: string
  /** The browser and system it comes from, as its owner would name them. */
  device: string
  /** What this browser is known again by, no matter who uses it; of one that keeps no cookies there is none. It opens nothing. */
  deviceId: string | undefined
  log: Log
  /** What the caller names this request by, for a call that sees to it itself. */
  idempotencyKey: string | undefined
  /** The one file of a call that carries a form; the call says how large it may be. */
  file: (mostBytes: number) => Promise<Buffer>
}

const nothing = z.object({})
const fileAnswer: Schema<FileAnswer> = z.object({
  content: z.union([z.instanceof(Buffer), z.instanceof(Readable)]),
  type: z.string(),
  name: z.string(),
})

export type ShopperContext = CallContext<CallerOf<'shopper'>>
/** Who looks at a bag or an order, and in which language. */
export type Viewer = { ownerId: string; language: Language }
type Staff = { kind: Operator['kind']; name: string; accountId: string }
/** The operator behind a call, as history and audit trail name them. */
export const actorOf = ({ kind, name, accountId }: Staff): Operator => ({ kind, id: accountId, name })

export const viewerOf = ({ caller, language }: ShopperContext): Viewer => ({ ownerId: caller.accountId, language })

type Run<Input, Output, A extends Access, Given extends Read> = (
  context: CallContext<CallerOf<A>, Given>,
  input: Input,
) => Promise<Output>

/** What happens beside the answer. */
type Beside<Output, A extends Access> = {
  /** What the envelope's `msg` says; empty when left out. */
  message?: (output: Output) => string
  /** The token this browser's session has from now on, which it then has as a cookie, too; null: none; undefined: as before. */
  session?: (output: Output) => string | null | undefined
  /** After the commit, also when the answer is replayed: for work at an outside provider, which must itself be idempotent. */
  afterCommit?: (context: CallContext<CallerOf<A>>, output: Output) => Promise<Output>
}

/** What a caller brings along, however the call arrives. */
export type CallRequest = {
  caller: Caller
  input: unknown
  language: Language
  ip: string
  device: string
  deviceId?: string | undefined
  idempotencyKey?: string | undefined
  /** Which of the caller's merchants a seller's call is for; the first when nothing is said. */
  merchantId?: string | undefined
  log: Log
  /** What it reads with, for who makes many calls at once. */
  read?: Read | undefined
  /** A reader for calls that may be late, which shows all the caller has written. */
  copy?: Read | undefined
  file?: (mostBytes: number) => Promise<Buffer>
}

export type Call = {
  method: 'GET' | 'POST'
  path: string
  carries: 'json' | 'form' | 'file'
  perMinute: number
  /** What it may carry, where that is more than the usual. */
  mostBytes?: number
  access: Access
  input: Schema
  output: Schema
  session: ((output: unknown) => string | null | undefined) | undefined
  answer: (database: Database, request: CallRequest) => Promise<Envelope<unknown>>
}

type GivenTo<Method extends 'GET' | 'POST', Reads extends boolean> = Method extends 'GET' ? Read : Reads extends true ? Read : Tx

/** What a path file says of a call, and the one function that answers it. */
export function defineCall<
  In extends Schema,
  Out extends Schema,
  M extends 'GET' | 'POST',
  const A extends Access,
  const Reads extends boolean,
>(
  said: DeclaredCall<In, Out, M, A, Reads>,
  run: Run<z.output<In>, z.input<Out>, A, GivenTo<M, Reads>>,
  beside: Beside<z.input<Out>, A> = {},
): Call {
  const { method, path, access, carries = 'json', perMinute = 240, input = nothing as Schema as In } = said
  const output = (carries === 'file' ? fileAnswer : (said.output ?? nothing)) as Schema as Out
  const inTransaction = method === 'POST' && !said.reads
  return {
    method,
    path,
    carries,
    perMinute,
    ...(said.mostBytes === undefined ? {} : { mostBytes: said.mostBytes }),
    access,
    input,
    output,
    // It is only ever given what this call has answered.
    session: beside.session as Call['session'],
    answer: async (given, request) => {
      const database = notingFor(given, request.caller)
      // `admit` has just established what the type says.
      const caller = admit(access, request) as CallerOf<A>
      const parsed = parseInput(input, request.input)
      const { language, ip, device, deviceId, log, idempotencyKey, file = noFile } = request
      const context = <Given extends Read>(tx: Given): CallContext<CallerOf<A>, Given> => ({
        ...{ tx, database, caller, language, log, idempotencyKey, file },
        ...{ ip, device, deviceId },
      })
      const answerIn = (tx: Read): Promise<z.input<Out>> => run(context(tx as GivenTo<M, Reads>), parsed)
      const work = (tx: Tx): Promise<z.input<Out>> => {
        if (!said.once) return answerIn(tx)
        const callerId = request.caller.kind === 'nobody' ? refuse('SESSION_MISSING') : request.caller.accountId
        const unique = { callerId, call: path, key: request.idempotencyKey, body: bodyFor(caller, parsed) }
        return once(tx, unique, () => answerIn(tx))
      }
      const read = (): Promise<z.input<Out>> => answerIn((said.lags && request.copy) || request.read || database.pool)
      if (said.kept) {
        const key = `${path} ${language} ${JSON.stringify(parsed)}`
        return {
          code: 200,
          msg: '',
          data: await keptAnswer(given, key, async () => z.parse(output, await answerIn(database.pool))),
        }
      }
      let result = inTransaction ? await database.inTransaction(work) : await read()
      if (beside.afterCommit) result = await beside.afterCommit(context(database.pool), result)
      return { code: 200, msg: beside.message?.(result) ?? '', data: z.parse(output, result) }
    },
  }
}

/** What a caller may be answered from where that may be late. */
export const copyFor = ({ copy }: Database, caller: Caller): Read | undefined =>
  copy?.readFor('wrote' in caller && caller.wrote ? { xid: caller.wrote } : undefined)

/** Where copies are read, what a caller writes is noted. */
const notingFor = (database: Database, caller: Caller): Database =>
  database.copy && caller.kind !== 'nobody' ? notingWrites(database, caller.accountId) : database

/** Somebody of the shop makes it, and no shopper ever. */
export const isForStaff = ({ access }: Pick<Call, 'access'>): boolean =>
  access === 'operator' || access === 'operator-at-door' || permissionsFor(access).length > 0

/** The permissions of which somebody needs one to make a call; none where it asks for something else. */
export function permissionsFor(access: Access): readonly Permission[] {
  if (scopeFor(access)) return []
  if (typeof access === 'string') return isPermission(access) ? [access] : []
  return access as readonly Permission[]
}

/** The scope a seller's call asks for; undefined for any other call. */
export const scopeFor = (access: Access): SellerScope | undefined =>
  typeof access === 'object' && 'seller' in access ? access.seller : undefined

/** The same call under another name: older ones stay. */
export const alsoNamed = (call: Call, path: string): Call => ({ ...call, path })

const noFile = async (): Promise<never> => refuse('UPLOAD_REFUSED', { field: 'file' })

/** The same key and body for another merchant is another request. */
const bodyFor = (caller: object, input: unknown): unknown =>
  'seller' in caller ? { merchantId: (caller as SellerCaller).seller.merchantId, input } : input

/** Answers who makes the call, for whom, or refuses. */
function admit(access: Access, { caller, merchantId }: CallRequest): Caller | SellerCaller | OfferMachine | VisitingOperator {
  const scope = scopeFor(access)
  if (scope && caller.kind === 'operator' && !caller.restricted && holds(caller, 'keep-merchants'))
    return { ...caller, seller: sellerForVisit(caller, scope, merchantId) }
  if (scope && (caller.kind === 'member' || caller.kind === 'seller-machine'))
    return { ...caller, seller: sellerFor(caller, scope, merchantId) }
  requireAccess(access, caller)
  return caller
}

function requireAccess(access: Access, caller: Caller): void {
  if (access === 'anyone') return
  if (caller.kind === 'nobody') refuse('SESSION_INVALID')
  if (scopeFor(access)) return refuse(isStaff(caller) ? 'NOT_PERMITTED' : 'SESSION_MISSING')
  if (access === 'shopper') return 'sessionId' in caller && !isStaff(caller) ? undefined : refuse('NOT_PERMITTED')
  if (caller.kind === 'seller-machine') return refuse('NOT_PERMITTED')
  if (access === 'member') return caller.kind === 'member' ? undefined : refuse('SESSION_MISSING')
  if (access === 'operator-at-door') return caller.kind === 'operator' ? undefined : refuse('NOT_PERMITTED')
  if (caller.kind === 'operator' && caller.restricted) refuse('FACTOR_MISSING')
  if (access === 'operator') return caller.kind === 'operator' ? undefined : refuse('NOT_PERMITTED')
  if (!isStaff(caller) || !permissionsFor(access).some((wanted) => holds(caller, wanted))) refuse('NOT_PERMITTED')
}

/** Bad input names each field that caused it, and text that no table or page could hold names its own; the problem of each field is in its contract's messages. */
function parseInput<In extends Schema>(input: In, raw: unknown): z.output<In> {
  const unfit = findTextProblem(raw)
  if (unfit) throw new Refusal('BAD_INPUT', { field: unfit.field, fields: { [unfit.field]: unfit.problem } })
  const parsed = z.safeParse(input, raw ?? {})
  if (parsed.success) return parsed.data
  const fields: Record<string, string> = {}
  for (const issue of parsed.error.issues) fields[issue.path.join('.')] ??= issue.message
  throw new Refusal('BAD_INPUT', { field: Object.keys(fields)[0] ?? '', fields })
}
