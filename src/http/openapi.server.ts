import { z } from 'zod'
import { LIVE_MESSAGES } from '#modules/inbox/inbox.paths.ts'
import { type Call, permissionsFor, scopeFor } from '#platform/call.server.ts'
import type { Schema } from '#platform/value-schema.ts'
import { type Access, BASE_PATH } from '#platform/wire/call-path.ts'
import { describeWebhooks } from './openapi-webhooks.server.ts'
import { refusals } from '#refusals.ts'

type Json = Record<string, unknown>

/** The OpenAPI 3.1 description of every call, made from the same shapes that validate them. */
export function describeCalls(calls: readonly Call[]): Json {
  const paths: Record<string, Json> = {}
  for (const call of calls) {
    const schema = (of: Schema, io: 'input' | 'output'): Json =>
      z.toJSONSchema(of, { io, unrepresentable: 'any', target: 'draft-2020-12' })
    const input = schema(call.input, 'input')
    const envelope = {
      type: 'object',
      required: ['code', 'msg', 'data'],
      properties: { code: { type: 'integer' }, msg: { type: 'string' }, data: schema(call.output, 'output') },
    }
    paths[BASE_PATH + call.path] = {
      ...paths[BASE_PATH + call.path],
      [call.method.toLowerCase()]: {
        security: securityOf(call.access),
        ...parametersOf(call, input),
        ...(call.method === 'GET' ? {} : { requestBody: { content: bodyOf(call, input) } }),
        responses: {
          200: { description: 'The answer, or a refusal with its code', content: answerOf(call, { anyOf: [envelope, REFUSAL] }) },
        },
      },
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'praya', version: '1' },
    paths: { ...paths, [BASE_PATH + LIVE_MESSAGES]: { get: liveMessages } },
    webhooks: describeWebhooks(),
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } }, schemas: { Refusal: anyRefusal() } },
  }
}

/** The scopes of which a key needs one are beside it, or the scope of a merchant's person; no scope: anyone who has a session. */
function securityOf(access: Access): Json[] {
  if (access === 'anyone') return []
  const scope = scopeFor(access)
  if (scope) return [{ bearer: [`seller:${scope}`] }]
  const wanted = permissionsFor(access)
  return wanted.length === 0 ? [{ bearer: [] }] : wanted.map((scope) => ({ bearer: [scope] }))
}

const REFUSAL = { $ref: '#/components/schemas/Refusal' }

/** What any call may answer instead: in the caller's language, with the fields it is about. */
const anyRefusal = (): Json => ({
  type: 'object',
  required: ['code', 'msg', 'data'],
  properties: {
    code: { oneOf: Object.entries(refusals).map(([title, { code, en }]) => ({ const: code, title, description: en })) },
    msg: { type: 'string' },
    data: {
      type: 'object',
      properties: {
        field: { type: 'string', description: 'The first field it is about.' },
        fields: { type: 'object', additionalProperties: { type: 'string' }, description: 'What is wrong with each.' },
      },
    },
  },
})

/** The one address that answers with a stream. */
const liveMessages: Json = {
  security: [{ bearer: [] }],
  responses: {
    200: {
      description: 'Server-sent events: `news` whenever a member has been told something',
      content: { 'text/event-stream': { schema: { type: 'string' } } },
    },
    default: { description: 'No member, too many streams, or busy', content: { 'application/json': { schema: REFUSAL } } },
  },
}

const FILE = { type: 'string', format: 'binary' }

const bodyOf = ({ carries }: Call, input: Json): Json =>
  carries === 'form'
    ? { 'multipart/form-data': { schema: { type: 'object', required: ['file'], properties: { file: FILE } } } }
    : { 'application/json': { schema: input } }

const answerOf = ({ carries }: Call, envelope: Json): Json =>
  carries === 'file' ? { 'image/jpeg': { schema: FILE } } : { 'application/json': { schema: envelope } }

const MERCHANT: Json = {
  name: 'Merchant',
  in: 'header',
  required: false,
  schema: { type: 'string' },
  description: 'Which of the caller’s merchants it is for; the first when left out.',
}

function parametersOf(call: Call, input: Json): Json {
  const query = call.method === 'GET' || call.carries === 'form' ? queryParameters(input) : []
  const all = scopeFor(call.access) ? [...query, MERCHANT] : query
  return call.method === 'GET' || all.length > 0 ? { parameters: all } : {}
}

function queryParameters(input: Json): Json[] {
  const properties = (input.properties ?? {}) as Record<string, Json>
  const required = (input.required ?? []) as string[]
  return Object.entries(properties).map(([name, schema]) => ({ name, in: 'query', required: required.includes(name), schema }))
}
