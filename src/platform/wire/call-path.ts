import type { Readable } from 'node:stream'

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

export function getCall<Input, Output>(path: string): CallPath<Input, Output, 'GET'> {
  return { method: 'GET', path, once: false }
}

export function postCall<Input, Output>(path: string, options: { once?: boolean } = {}): CallPath<Input, Output, 'POST'> {
  return { method: 'POST', path, once: options.once ?? false }
}

export const formCall = <Input, Output>(path: string): CallPath<Input, Output, 'POST'> => ({
  method: 'POST',
  path,
  once: false,
  carries: 'form',
})

/** `name` is ours, never that of who sent it. What is long is sent part by part, as it comes to be. */
export type FileAnswer = { content: Buffer | Readable; type: string; name: string }

export const fileCall = <Input>(path: string): CallPath<Input, FileAnswer, 'GET'> => ({
  method: 'GET',
  path,
  once: false,
  carries: 'file',
})

/** Always HTTP 200 for anything the application decided. */
export type Envelope<Data> = { code: number; msg: string; data: Data }

/** Which field a refusal is about, and what else the screen needs to say it well. */
export type RefusalData = { field?: string; fields?: Record<string, string>; [detail: string]: unknown }

export type CallResult<Output> = { ok: true; data: Output } | { ok: false; code: number; msg: string; data: RefusalData }

/** One way to make a call, over HTTP in the browser and in process in a loader. */
export type MakeCall = <Input, Output>(path: CallPath<Input, Output>, input: Input) => Promise<CallResult<Output>>
