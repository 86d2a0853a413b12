import type { SendingLimits } from '#flows/members/send-code.ts'
import type { AdminHost } from '#flows/operators/own-operator-account.ts'
import type { PaymentServices } from '#flows/start-payment.ts'
import type { Effects, EventHost } from '#jobs/event-jobs.ts'
import type { Register } from '#modules/certificates/index.server.ts'
import type { ReadSettings } from '#modules/shop-settings/index.server.ts'
import type { UploadPolicies, Uploads } from '#modules/uploads/index.server.ts'
import type { PersonalData } from '#platform/access/personal-data.server.ts'
import type { Sealing } from '#platform/access/sealing.server.ts'
import type { Signing } from '#platform/access/signing.server.ts'
import type { BankFeed } from '#platform/bank/bank-feed.server.ts'
import type { Call } from '#platform/call.server.ts'
import { clock } from '#platform/clock.ts'
import type { Database, Tx } from '#platform/database.server.ts'
import type { IdentityProviders } from '#platform/identity/identity-provider.server.ts'
import type { Log } from '#platform/log.server.ts'
import type { PaymentProviders } from '#platform/payment-providers/providers.server.ts'
import type { MediaStore } from '#platform/media/media.server.ts'
import type { Storage } from '#platform/storage/storage.server.ts'
import type { TimedTask, WorkKinds } from '#platform/jobs/timed-tasks.server.ts'
import type { WebhookHost } from '../calls/operators/webhooks.calls.server.ts'

export type Services = PaymentServices &
  SendingLimits &
  AdminHost &
  WebhookHost &
  Register & { identities: IdentityProviders; uploads: Uploads; practice: boolean; dev?: boolean }

export type TimedHost = {
  database: Database
  payments: PaymentProviders
  /** Missing where statements are brought in by hand. */
  bank: BankFeed | undefined
  storage: Storage
  media: MediaStore
  log: Log
  publicUrl: () => string
  signing: Signing
  sealing: Sealing
  settings: ReadSettings
  /** What text messages may cost; nothing where none are sent. */
  sms: EventHost['sms']
}

/** Its subject declares the name, for which the back office must have words. */
type NamedTask = TimedTask & { task: keyof WorkKinds }

/** What a subject brings to the shop. It stands here once, and in one line of `subjects.server.ts`. */
export type Subject = {
  calls?: (services: Services) => Call[]
  /** What it knows of people, and what becomes of it. */
  person?: PersonalData
  /** What people send to it as files, by purpose. */
  uploads?: UploadPolicies
  /** What the clock sets off. One process at a time does each; a crash leaves the work for the next turn. */
  timed?: (host: TimedHost) => NamedTask[]
  /** What is forgotten every hour because its time is over. */
  purges?: readonly ((database: Database) => Promise<unknown>)[]
  /** What follows from events. */
  effects?: (host: EventHost) => Partial<Effects>
}

export const BATCH = 50
export const TEN_MINUTES = 600
export const HOUR_SECONDS = 3_600
export const DAY_SECONDS = 86_400

/** Batches until one comes back short. */
export async function untilDone(batch: () => Promise<number>, full = BATCH): Promise<void> {
  while ((await batch()) >= full) continue
}

/** In a transaction of its own. */
export const inOne =
  (purge: (tx: Tx) => Promise<unknown>) =>
  (database: Database): Promise<unknown> =>
    database.inTransaction(purge)

export const since = (age: number): Date => new Date(clock.now().getTime() - age)
