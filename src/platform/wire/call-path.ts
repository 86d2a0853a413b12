import type { Readable } from 'node:stream'
import type { z } from 'zod'
import type { Permission, SellerScope } from '#platform/access/permissions.ts'
import type { Schema } from '#platform/value-schema.ts'

/** Who may make a call. `shopper`: any visitor or member; `operator`: any of them, about themselves;
 * `operator-at-door`: also who must set up a second factor first; a permission: anyone who has it; several: anyone who has one of them;
 * `seller`: people of a merchant with this scope there. */
export type Access =
  | 'anyone'
  | 'shopper'
  | 'member'
  | 'operator'
  | 'operator-at-door'
  | Permission
  | readonly Permission[]
  | SellerAccess
export type SellerAccess = { seller: SellerScope }

/** What the browser knows of a call: method and path; its types travel along without any code. */
export type CallPath<Input, Output, Method extends 'GET' | 'POST' = 'GET' | 'POST'> = {
  method: Method
  /** Below /prod-api. */
  path: string
  /** Creates or pays: carries an Idempotency-Key, so that a repeat never doubles anything. */
  once: boolean
  /** `form`: carries one file, its input in the query; `file`: answers with a file. */
  carries?: 'form' | 'file'
  /** Never present; carries the types. */
  types?: (input: Input) => Output
}

export const BASE_PATH = '/prod-api'

/**
 * A call, said once: who may, how often, what comes in and what goes out; what is left out is nothing. The browser is given
 * method, path, `once` and the types: the build leaves out the rest (ops/build/bare-paths.ts).
 */
export type CallSaid<In extends Schema, Out extends Schema, A extends Access, Reads extends boolean> = {
  access: A
  once?: true
  input?: In
  output?: Out
  /** Calls a minute from one address; 240 when left out. */
  perMinute?: number
  /** What it may carry, where that is more than the usual. */
  mostBytes?: number
  /** A POST that only reads, or has transactions of its own and sees to its key itself; spared the transaction. */
  reads?: Reads
  /** What it shows may be some seconds old, though never older than what its caller has written: a copy of the database may answer. */
  lags?: true
  /** The same for everybody who asks for it in this language, and asked for often: kept until something it notes has changed. */
  kept?: A extends 'anyone' ? true : never
}

type Method = 'GET' | 'POST'
type Nothing = z.core.$ZodType<Record<string, never>, Record<string, never>>
export type DeclaredCall<
  In extends Schema,
  Out extends Schema,
  M extends Method,
  A extends Access,
  Reads extends boolean,
> = CallPath<z.input<In>, z.output<Out>, M> & Omit<CallSaid<In, Out, A, Reads>, 'once'>

/* @__NO_SIDE_EFFECTS__ */
export function getCall<const A extends Access, In extends Schema = Nothing, Out extends Schema = Nothing>(
  path: string,
  said: CallSaid<In, Out, A, false>,
): DeclaredCall<In, Out, 'GET', A, false> {
  return { ...said, method: 'GET', path, once: false }
}

/* @__NO_SIDE_EFFECTS__ */
export function postCall<
  const A extends Access,
  In extends Schema = Nothing,
  Out extends Schema = Nothing,
  const Reads extends boolean = false,
>(path: string, said: CallSaid<In, Out, A, Reads>): DeclaredCall<In, Out, 'POST', A, Reads> {
  return { once: false, ...said, method: 'POST', path }
}

export const formCall = <
  const A extends Access,
  Out extends Schema,
  In extends Schema = Nothing,
  const Reads extends boolean = false,
>(
  path: string,
  said: CallSaid<In, Out, A, Reads>,
): DeclaredCall<In, Out, 'POST', A, Reads> => ({ ...said, method: 'POST', path, once: false, carries: 'form' })

/** `name` is ours, never that of who sent it. What is long is sent part by part, as it comes to be. */
export type FileAnswer = { content: Buffer | Readable; type: string; name: string }

type FileSchema = z.core.$ZodType<FileAnswer, FileAnswer>

export const fileCall = <const A extends Access, In extends Schema = Nothing>(
  path: string,
  said: CallSaid<In, FileSchema, A, false>,
): DeclaredCall<In, FileSchema, 'GET', A, false> => ({ ...said, method: 'GET', path, once: false, carries: 'file' })

/** Always HTTP 200 for anything the application decided. */
export type Envelope<Data> = { code: number; msg: string; data: Data }

/** Which field a refusal is about, and what else the screen needs to say it well. */
export type RefusalData = { field?: string; fields?: Record<string, string>; [detail: string]: unknown }

export type CallResult<Output> = { ok: true; data: Output } | { ok: false; code: number; msg: string; data: RefusalData }

/** One way to make a call, over HTTP in the browser and in process in a loader. */
export type MakeCall = <Input, Output>(path: CallPath<Input, Output>, input: Input) => Promise<CallResult<Output>>
