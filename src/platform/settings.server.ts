import { createPrivateKey } from 'node:crypto'
import { z } from 'zod'
import type { SealingKey } from './access/sealing.server.ts'
import { addressesOf } from './database/primary-client.server.ts'
import { readRedisAddress } from './redis/redis-address.ts'
import { PRACTICE_SIGNING_KEY, readSigningKeys } from './access/signing.server.ts'
import { readSecretFiles } from './access/secret-files.server.ts'

/** Who somebody is is told over TLS; on this machine alone it need not be. */
const providerAddress = (usual: string) =>
  z
    .url({ protocol: /^https?$/ })
    .refine(
      (url) => url.startsWith('https:') || /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])[:/]/.test(`${url}/`),
      'https is needed',
    )
    .default(usual)

function isPrivateKey(pem: string): boolean {
  try {
    return createPrivateKey(pem).asymmetricKeyType === 'ec'
  } catch {
    return false
  }
}

/** Of demos alone: everybody knows it. */
const PRACTICE_KEY = `practice:${Buffer.alloc(32, 'praya practice key').toString('base64')}`

function readSealingKeys(written: string, context: z.RefinementCtx): [SealingKey, ...SealingKey[]] {
  const keys = written.split(',').map((one) => {
    const [, name = '', key = ''] = /^\s*([a-z0-9-]{1,20}):([A-Za-z0-9+/]{43}=)\s*$/.exec(one) ?? []
    return { name, key: Buffer.from(key, 'base64') }
  })
  const [first, ...others] = keys
  if (first && keys.every(({ key }) => key.length === 32) && new Set(keys.map(({ name }) => name)).size === keys.length)
    return [first, ...others]
  context.addIssue('name:key, 32 bytes in base64, each name once')
  return z.NEVER
}

const bucketName = z.string().regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'lower-case letters, digits, hyphens and dots')

const isDatabase = z.url({ protocol: /^postgres(ql)?$/ })
const databaseAddress = z
  .string()
  .refine(
    (url) => addressesOf(url).every((one) => isDatabase.safeParse(one).success),
    'postgres://user:password@host:port/database',
  )

/** Everything the environment may set. Each wrong value is named in one message at start. */
const Settings = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  HOST: z.string().min(1).default('0.0.0.0'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  DATA_DIR: z.string().min(1).default('.data'),
  /** With a standby that may take over: both machines, as host:port,host:port. */
  DATABASE_URL: databaseAddress.optional(),
  DATABASE_DIRECT_URL: databaseAddress.optional(),
  /** Off where a pooler hands connections on and does not know named statements, as pgbouncer before 1.21. */
  DATABASE_NAMED_STATEMENTS: z.enum(['on', 'off']).default('on'),
  /** A copy of the database that follows it, for reads that may be some seconds late; and how many at most. */
  DATABASE_READ_URL: databaseAddress.optional(),
  DATABASE_READ_LAG_SECONDS: z.coerce.number().int().min(1).max(600).default(10),
  DATABASE_POOL: z.coerce.number().int().min(1).max(200).default(10),
  /** What a process does: answers shoppers, works in the background, or both. */
  ROLE: z.enum(['web', 'worker', 'all']).default('all'),
  /** How many answer shoppers on this machine behind one port, with one more for the background; `auto`: one for each core. */
  PROCESSES: z.union([z.literal('auto'), z.coerce.number().int().min(1).max(64)]).default(1),
  /** How long /readyz says no before connections close, so that a load balancer sends no more traffic here. */
  DRAIN_MS: z.coerce.number().int().min(0).max(60_000).default(500),
  /** A cluster of search servers, for a catalogue beyond one process's memory; its other nodes as ?node=HOST:PORT&node=… */
  SEARCH_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** One server, or sentinels and the name they watch. */
  REDIS_URL: z
    .string()
    .refine((url) => readRedisAddress(url) !== undefined, 'redis://host:port, or redis+sentinel://one:26379,two:26379/NAME')
    .optional(),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  TRUSTED_PROXIES: z.string().default(''),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  /** Multiplies every rate limit; benchmarks and load tests come from one address. */
  RATE_LIMIT_SCALE: z.coerce.number().min(0.01).max(1_000_000).default(1),
  /** After so many days from signing in a member signs in again, however often they come; from their last use sessions last thirty. */
  MEMBER_SESSION_DAYS: z.coerce.number().int().min(30).max(3_650).default(180),
  /** How late the process may run before it answers "try again" at once; 0: never. */
  SHED_ABOVE_MS: z.coerce.number().int().min(0).max(60_000).default(1_000),
  /** How long caches before the shop keep everybody's pages; 0 until they are set up to key them by side. */
  CDN_SECONDS: z.coerce.number().int().min(0).max(86_400).default(0),
  /** Memory for the page cache; 0 renders every page. */
  PAGE_CACHE_MB: z.coerce.number().int().min(0).max(65_536).default(256),
  /** How long a card provider or a mail server has to answer. */
  OUTSIDE_TIMEOUT_MS: z.coerce.number().int().min(50).max(60_000).default(8_000),
  /** When it did not: how soon it is asked again for the first time; then ever later. */
  OUTSIDE_RETRY_MS: z.coerce.number().int().min(10).max(600_000).default(5_000),
  /** How long what happens to an order waits to be told of with more of its kind, in one mail; 0: each is told of at once. */
  GATHER_SECONDS: z.coerce.number().int().min(0).max(3_600).default(120),
  /** `name:key` and more, divided by commas: 32 bytes each in base64. The first seals, all of them open. */
  SEALING_KEYS: z.string().default(PRACTICE_KEY).transform(readSealingKeys),
  /** `name:key` and more: seeds of 32 bytes in base64. The first signs certificates, all of them are published. */
  CERTIFICATE_KEYS: z.string().default(PRACTICE_SIGNING_KEY).transform(readSigningKeys),
  /** Webhooks may go to this machine itself, without TLS: for tests and anyone who tries the demo out. */
  WEBHOOK_LOOPBACK: z.enum(['on', 'off']).default('off'),
  /** A collector that takes OTLP over HTTP: where it is, what it calls this shop, and the share of traces it is sent. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  OTEL_SERVICE_NAME: z.string().min(1).max(80).default('praya'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  METRICS_TOKEN: z.string().min(16).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().min(3).default('praya <orders@praya.test>'),
  /** Twilio's HTTP API, or one that speaks as it does; without it nothing is sent by SMS. */
  SMS_GATEWAY_URL: z.url({ protocol: /^https?$/ }).optional(),
  SMS_ACCOUNT: z
    .string()
    .regex(/^AC\w{8,60}$/, 'begins with AC')
    .optional(),
  SMS_TOKEN: z.string().min(8).optional(),
  SMS_FROM: z
    .string()
    .regex(/^(\+[1-9]\d{6,14}|(?=.*[A-Za-z])[A-Za-z0-9 ]{1,11})$/, 'a number such as +85230011001, or a name of 11 letters')
    .optional(),
  CHAT_NUMBER: z
    .string()
    .regex(/^\d{6,15}$/, 'digits only, with the country code')
    .optional(),
  /** Registration as a dealer in precious metals and stones (Cap. 615); said on every page once both are set. */
  DEALER_CATEGORY: z.enum(['A', 'B']).optional(),
  DEALER_NUMBER: z.string().min(3).max(40).optional(),
  /** The shop's own pages elsewhere, as addresses with spaces between. */
  SOCIAL_LINKS: z
    .string()
    .transform((list) => list.split(/\s+/).filter(Boolean))
    .pipe(z.array(z.url({ protocol: /^https$/ })))
    .optional(),
  APP_SCHEME: z
    .string()
    .regex(/^[a-z][a-z0-9+.-]*:$/, 'letters and a colon, such as praya:')
    .optional(),
  BANK_PAYEE: z.string().min(1).default('Praya Limited'),
  BANK_CODE: z
    .string()
    .regex(/^\d{3}$/, 'three digits')
    .default('024'),
  BANK_ACCOUNT: z
    .string()
    .regex(/^[0-9-]{6,22}$/, 'digits and hyphens')
    .default('388-123456-001'),
  FPS_ID: z
    .string()
    .regex(/^(\d{7}|\d{9})$/, 'seven or nine digits')
    .default('1234567'),
  FPS_REFERENCE: z.enum(['on', 'off']).default('off'),
  /** The bank's own account of the shop, in Open Banking's words (…/accounts/{AccountId}); without it statements are brought in by hand. */
  BANK_FEED_URL: z.url({ protocol: /^https?$/ }).optional(),
  BANK_FEED_TOKEN: z.string().min(8).optional(),
  /** What the bank shows when it says that the account has moved. */
  BANK_WEBHOOK_TOKEN: z.string().min(16).optional(),
  /** Cards: without its keys they are not offered. */
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_(test|live)_\w{8,}$/, 'begins with sk_ or rk_')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\w{8,}$/, 'begins with whsec_')
    .optional(),
  STRIPE_API_URL: providerAddress('https://api.stripe.com'),
  /** PayPal: without its names it is not offered. */
  PAYPAL_CLIENT_ID: z.string().min(8).optional(),
  PAYPAL_CLIENT_SECRET: z.string().min(8).optional(),
  PAYPAL_WEBHOOK_ID: z.string().min(8).optional(),
  /** The account that payments must be for. */
  PAYPAL_MERCHANT_ID: z.string().min(8).optional(),
  PAYPAL_API_URL: providerAddress('https://api-m.paypal.com'),
  /** Sign-in with Google, Apple and Facebook: a provider without its names has no button. */
  GOOGLE_ISSUER: providerAddress('https://accounts.google.com'),
  GOOGLE_CLIENT_ID: z.string().min(1).optional(),
  GOOGLE_CLIENT_SECRET: z.string().min(1).optional(),
  APPLE_ISSUER: providerAddress('https://appleid.apple.com'),
  APPLE_CLIENT_ID: z.string().min(1).optional(),
  APPLE_TEAM_ID: z.string().min(1).optional(),
  APPLE_KEY_ID: z.string().min(1).optional(),
  /** PEM; its line breaks may be written as \\n. */
  APPLE_PRIVATE_KEY: z
    .string()
    .transform((pem) => pem.replaceAll('\\n', '\n'))
    .refine((pem) => isPrivateKey(pem), 'a private key in PEM')
    .optional(),
  FACEBOOK_APP_ID: z.string().min(1).optional(),
  FACEBOOK_APP_SECRET: z.string().min(1).optional(),
  FACEBOOK_AUTHORIZE_URL: providerAddress('https://www.facebook.com/v23.0/dialog/oauth'),
  FACEBOOK_TOKEN_URL: providerAddress('https://graph.facebook.com/v23.0/oauth/access_token'),
  FACEBOOK_GRAPH_URL: providerAddress('https://graph.facebook.com/v23.0'),
  /** Uploads and pictures go to an S3-compatible storage; without a bucket they lie in DATA_DIR. */
  S3_BUCKET: bucketName.optional(),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  /** Where backups of the embedded database go: a folder, best of another machine, or a bucket, best of another account. */
  BACKUP_DIR: z.string().min(1).optional(),
  BACKUP_S3_BUCKET: bucketName.optional(),
  BACKUP_S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  BACKUP_S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  BACKUP_S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  BACKUP_S3_REGION: z.string().min(1).default('us-east-1'),
  BACKUP_HOURS: z.coerce.number().int().min(1).max(168).default(24),
  /** For how many days, weeks and months one backup of each is kept. */
  BACKUP_KEEP: z
    .string()
    .regex(/^\d{1,3}d \d{1,3}w \d{1,3}m$/, 'days, weeks and months, such as 7d 4w 3m')
    .default('7d 4w 3m'),
})

export type Settings = z.output<typeof Settings> & {
  production: boolean
  /** Demo data, demo sign-ins, the payment providers' stand-ins and the outbox page: never in production. */
  demo: boolean
  /** A shop of somebody's own: nothing of the demo is made up for it. The database knows; without one that says so, production is. */
  own: boolean
}

export class WrongSettings extends Error {}

const NAMES: ReadonlySet<string> = new Set(Object.keys(Settings.shape))

/** Reads and validates the environment; throws WrongSettings with one line per wrong name. Each name may be given as a file: `NAME_FILE`. */
export function readSettings(given: NodeJS.ProcessEnv = process.env): Settings {
  const { environment, wrong } = readSecretFiles(given, NAMES)
  const parsed = Settings.safeParse(environment)
  if (!parsed.success) wrong.push(...parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`))
  if (environment.DATABASE_READ_URL && !environment.DATABASE_URL) wrong.push('DATABASE_URL: needed with DATABASE_READ_URL')
  wrong.push(...TOGETHER.flatMap((group) => missingOf(group, environment)))
  const production = environment.NODE_ENV === 'production' && Boolean(environment.DATABASE_URL)
  if (production) wrong.push(...missingInProduction(environment))
  if (production && environment.WEBHOOK_LOOPBACK === 'on') wrong.push('WEBHOOK_LOOPBACK: never in production')
  if (!parsed.success || wrong.length > 0) throw new WrongSettings(`Wrong settings:\n  ${wrong.join('\n  ')}`)
  return { ...parsed.data, production, demo: !production, own: production }
}

/** A shop that takes real money must not fall back on invented payees. */
function missingInProduction(environment: Record<string, string>): string[] {
  const needed = ['PUBLIC_URL', 'SMTP_URL', 'MAIL_FROM', 'BANK_PAYEE', 'BANK_CODE', 'BANK_ACCOUNT', 'FPS_ID', ...OWN_KEYS]
  return needed.filter((name) => !environment[name]).map((name) => `${name}: needed in production`)
}

const OWN_KEYS = ['SEALING_KEYS', 'CERTIFICATE_KEYS']

/** Half a storage would quietly be a folder, half a gateway none. */
const STORAGE = { needed: ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'], besides: ['S3_ENDPOINT'] }
const BACKUP = {
  needed: ['BACKUP_S3_BUCKET', 'BACKUP_S3_ACCESS_KEY_ID', 'BACKUP_S3_SECRET_ACCESS_KEY'],
  besides: ['BACKUP_S3_ENDPOINT'],
}
const GOOGLE = { needed: ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'], besides: ['GOOGLE_ISSUER'] }
const APPLE = {
  needed: ['APPLE_CLIENT_ID', 'APPLE_TEAM_ID', 'APPLE_KEY_ID', 'APPLE_PRIVATE_KEY'],
  besides: ['APPLE_ISSUER'],
}
const FACEBOOK = { needed: ['FACEBOOK_APP_ID', 'FACEBOOK_APP_SECRET'], besides: [] as string[] }
const SMS = { needed: ['SMS_GATEWAY_URL', 'SMS_ACCOUNT', 'SMS_TOKEN', 'SMS_FROM'], besides: [] as string[] }
const STRIPE = { needed: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'], besides: ['STRIPE_API_URL'] }
const PAYPAL = {
  needed: ['PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET', 'PAYPAL_WEBHOOK_ID', 'PAYPAL_MERCHANT_ID'],
  besides: ['PAYPAL_API_URL'],
}
const TOGETHER = [STORAGE, BACKUP, SMS, GOOGLE, APPLE, FACEBOOK, STRIPE, PAYPAL]

function missingOf({ needed, besides }: typeof STORAGE, environment: Record<string, string>): string[] {
  const given = [...needed, ...besides].filter((name) => environment[name])
  if (given.length === 0) return []
  return needed.filter((name) => !environment[name]).map((name) => `${name}: needed with ${given[0]}`)
}
