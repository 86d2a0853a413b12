import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { sql } from 'kysely'
import { z } from 'zod'
import { allCalls, eventJobs } from '../../src/subjects.server.ts'
import { inProcessCalls } from '../../src/http/in-process-calls.server.ts'
import type { Language } from '../../src/language/languages.ts'
import { openUploads } from '../../src/modules/uploads/index.server.ts'
import type { Caller } from '../../src/platform/access/sessions.server.ts'
import { clock, DAY } from '../../src/platform/clock.ts'
import { doLastThings, type Tx } from '../../src/platform/database.server.ts'
import { newId } from '../../src/platform/ids.server.ts'
import { createLog } from '../../src/platform/log.server.ts'
import { registerStandIns } from '../../src/sandbox/practice-providers.server.ts'
import { StandInFaults } from '../../src/sandbox/stand-in/stand-in-faults.server.ts'
import { readRows } from '../../src/platform/read-rows.server.ts'
import { readSettings } from '../../src/platform/settings.server.ts'
import type { Storage } from '../../src/platform/storage/storage.server.ts'
import type { CallPath } from '../../src/platform/wire/call-path.ts'
import { servicesOf } from '../../src/services.ts'
import type { Past } from './past.ts'

/** Somebody who uses the shop, as its calls know them. */
export type Somebody = { caller: Exclude<Caller, { kind: 'nobody' }>; language: Language; ip: string }

export type PastShop = {
  tx: Tx
  past: Past
  services: ReturnType<typeof servicesOf>
  publicUrl: () => string
  /** Makes a call as somebody; a refusal is a fault of the plan. */
  ask: <Input, Output>(by: Somebody, path: CallPath<Input, Output>, input: Input, file?: Buffer) => Promise<Output>
  /** Presses a button on a provider's own page. */
  press: (page: string, button: string) => Promise<void>
  /** What follows from what has just happened. */
  workOff: () => Promise<void>
  /** Of this order everything that was told stays known. */
  remember: (orderId: string) => void
  close: () => Promise<void>
}

/** What always follows; lists of products and alerts are worked out once, at the end. */
const ALWAYS = new Set(['points', 'bag-coupons', 'invitations', 'sourcing'])
/** Who was told what is remembered for so long, and of some orders for ever. */
const TOLD = new Set([
  'order-mail',
  'order-sms',
  'inbox',
  'claim-news',
  'return-news',
  'application-news',
  'undercuts',
  'seller-orders',
])
const REMEMBERED_DAYS = 14
const Job = z.object({
  id: z.number(),
  task: z.string().transform((task) => task.slice('event:'.length)),
  payload: z.object({ payload: z.looseObject({ orderId: z.string().optional() }) }).loose(),
})

/** The shop without its doors, in the past: its calls, what they set off, and the stand-ins of the providers beside it. */
export async function openPastShop(tx: Tx, past: Past, storage: Storage): Promise<PastShop> {
  const { database } = past
  const log = createLog('silent')
  const faults = new StandInFaults()
  // Who asks is told; what providers say by themselves would come too late for the past.
  faults.set({ fault: 'webhooks-lost' })
  const server = Fastify({ logger: false })
  let url = ''
  const settings = readSettings({
    ...process.env,
    SMTP_URL: undefined,
    SMS_GATEWAY_URL: undefined,
    RATE_LIMIT_SCALE: '1000000',
    // Nobody waits for an answer in the past: a busy machine may take its time.
    OUTSIDE_TIMEOUT_MS: '60000',
    NODE_ENV: 'development',
  })
  const publicUrl = () => settings.PUBLIC_URL?.replace(/\/$/, '') ?? `http://localhost:${settings.PORT}`
  await registerStandIns(server, { database, log, publicUrl, webhookUrl: () => `${url}/nobody`, faults })
  await server.listen({ host: '127.0.0.1', port: 0 })
  url = `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`
  const services = servicesOf(settings, publicUrl, () => url, openUploads(storage))
  const callsIn = inProcessCalls(allCalls(services), { database, log })
  const host = { database, publicUrl, rateLimitScale: Infinity, log, settings: services.settings }
  const jobs = eventJobs({ ...host, sms: async () => undefined })
  return {
    tx,
    past,
    services,
    publicUrl,
    ask: async (by, path, input, file) => {
      const as = {
        caller: by.caller,
        ip: by.ip,
        device: '',
        deviceId: undefined,
        idempotencyKey: newId(),
        ...(file ? { file: async () => file } : {}),
      }
      const answer = await callsIn(by.language, as)(path, input)
      if (!answer.ok) throw new Error(`${path.path} ${JSON.stringify(input)}: ${answer.msg} ${JSON.stringify(answer.data)}`)
      return answer.data
    },
    press: async (page, button) => {
      await (await fetch(new URL(`${page}/${button}`, url), { method: 'POST', redirect: 'manual' })).text()
    },
    ...effectsOf(tx, past, jobs),
    close: () => server.close(),
  }
}

function effectsOf(
  tx: Tx,
  { present }: Past,
  jobs: Record<string, (payload: unknown) => Promise<void>>,
): Pick<PastShop, 'workOff' | 'remember'> {
  const remembered = new Set<string>()
  const rememberedFrom = present.getTime() - REMEMBERED_DAYS * DAY
  let done = 0
  const isHad = ({ task, payload }: z.output<typeof Job>): boolean =>
    ALWAYS.has(task) ||
    (TOLD.has(task) && (clock.now().getTime() > rememberedFrom || remembered.has(payload.payload.orderId ?? '')))
  return {
    remember: (orderId) => remembered.add(orderId),
    workOff: async () => {
      await doLastThings(tx)
      for (;;) {
        const waiting = await readRows(
          tx,
          Job,
          sql`select j.id, t.identifier as task, j.payload from graphile_worker._private_jobs j
            join graphile_worker._private_tasks t on t.id = j.task_id where j.id > ${done} and t.identifier like 'event:%' order by j.id`,
        )
        done = waiting.at(-1)?.id ?? done
        const had = waiting.filter(isHad)
        for (const job of had) await jobs[`event:${job.task}`]?.(job.payload)
        // What has no effect sets off nothing more.
        if (had.length === 0) return
      }
    },
  }
}
