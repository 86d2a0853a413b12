import { readFileSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { connect as connectTo, isIP } from 'node:net'
import { join } from 'node:path'
import { connect as connectTls } from 'node:tls'
import { readRedisAddress } from '../../src/platform/redis/redis-address.ts'
import type { Settings } from '../../src/platform/settings.server.ts'
import { type Finding, fine, mend, watch } from './findings.ts'

const REACH_MS = 4_000
const DAY_MS = 86_400_000
const GB = 1e9

const root = join(import.meta.dirname, '../..')
const readVersion = (path: string): string => JSON.parse(readFileSync(join(root, path), 'utf8')).version

export function findSettings(settings: Settings): Finding[] {
  const { production, own, SEALING_KEYS, PUBLIC_URL, TRUSTED_PROXIES, METRICS_TOKEN, SMTP_URL } = settings
  const found = [fine('settings', 'every setting has a right form')]
  if (SEALING_KEYS[0].name === 'practice')
    found.push(
      (own ? mend : watch)(
        'settings',
        'SEALING_KEYS is the key that is public',
        'Make one with: openssl rand -base64 32, and set SEALING_KEYS=NAME:KEY',
      ),
    )
  if (PUBLIC_URL?.startsWith('https') && TRUSTED_PROXIES === '')
    found.push(
      watch(
        'settings',
        'PUBLIC_URL is https, but TRUSTED_PROXIES is empty: all shoppers share the limits of one address',
        'Name the addresses of your proxy in TRUSTED_PROXIES',
      ),
    )
  if (production && !METRICS_TOKEN)
    found.push(watch('settings', '/metrics answers this machine alone', 'Set METRICS_TOKEN if it is read from another machine'))
  if (own && !SMTP_URL) found.push(mend('settings', 'no e-mail leaves this shop', 'Set SMTP_URL and MAIL_FROM'))
  return found
}

export function findVersions(running = process.versions.node): Finding[] {
  const wanted = readVersion('node_modules/node/package.json')
  if (running === wanted) return [fine('versions', `Node ${wanted}, praya ${readVersion('package.json')}`)]
  return [watch('versions', `this is Node ${running}, tested is ${wanted}`, 'Start with npm start, which takes the right one')]
}

/** The folders that fill. */
export async function findRoom({ DATA_DIR, BACKUP_DIR }: Settings): Promise<Finding[]> {
  const folders = [DATA_DIR, BACKUP_DIR].filter((folder) => folder !== undefined)
  return Promise.all(
    folders.map(async (folder) => {
      const disk = await statfs(folder).catch(() => undefined)
      if (!disk) return mend('disk', `${folder} cannot be read`, 'Make the folder, and give it to the account of the shop')
      return judgeRoom(folder, disk.bavail * disk.bsize, disk.blocks * disk.bsize)
    }),
  )
}

export function judgeRoom(folder: string, free: number, all: number): Finding {
  const words = `${folder}: ${(free / GB).toFixed(1)} of ${(all / GB).toFixed(1)} GB free`
  if (free < GB) return mend('disk', words, 'Make room now: a full disk stops orders')
  return free < all / 10 ? watch('disk', words, 'Make room, or give it a larger disk') : fine('disk', words)
}

export async function findCertificate({ PUBLIC_URL }: Settings, now: Date): Promise<Finding[]> {
  if (!PUBLIC_URL?.startsWith('https')) return []
  const { hostname, port } = new URL(PUBLIC_URL)
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  // One that browsers refuse is read, too: what is wrong with it is to be said.
  const asked = { host: hostname, port: Number(port || 443), timeout: REACH_MS, rejectUnauthorized: false }
  const socket = connectTls(isIP(hostname) ? asked : { ...asked, servername: hostname }, () => resolve())
  socket.once('error', reject)
  socket.once('timeout', () => reject(new Error('no answer')))
  try {
    await promise
    const days = Math.floor((Date.parse(socket.getPeerCertificate().valid_to) - now.getTime()) / DAY_MS)
    return [judgeCertificate(hostname, days, socket.authorized ? undefined : String(socket.authorizationError))]
  } catch (problem) {
    return [
      mend(
        'certificate',
        `${hostname} does not answer as PUBLIC_URL says: ${String(problem)}`,
        'Look at DNS, the proxy and its certificate',
      ),
    ]
  } finally {
    socket.destroy()
  }
}

function judgeCertificate(hostname: string, days: number, distrust: string | undefined): Finding {
  if (days < 0) return mend('certificate', `the certificate of ${hostname} has ended ${-days} days ago`, 'Renew it now')
  if (distrust !== undefined)
    return mend(
      'certificate',
      `browsers do not trust the certificate of ${hostname}: ${distrust}`,
      'Send the whole chain, of an authority that browsers know and for this name',
    )
  const words = `the certificate of ${hostname} ends in ${days} days`
  if (days < 3) return mend('certificate', words, 'Renew it now')
  return days < 14 ? watch('certificate', words, 'Look why it was not renewed by itself') : fine('certificate', words)
}

const DEFAULT_PORTS: Record<string, number> = {
  'http:': 80,
  'https:': 443,
  'smtp:': 587,
  'smtps:': 465,
  'redis:': 6_379,
  'rediss:': 6_379,
}

/** Everything outside that these settings make use of. */
function placesOf(settings: Settings): [string, string][] {
  const { SMTP_URL, REDIS_URL, SMS_GATEWAY_URL, BANK_FEED_URL, S3_BUCKET, S3_ENDPOINT, BACKUP_S3_BUCKET } = settings
  const known: [string, string | undefined][] = [
    ['e-mail', SMTP_URL],
    ...(readRedisAddress(REDIS_URL ?? '')?.hosts ?? []).map(({ host, port }): [string, string] => [
      'Redis',
      `redis://${host}:${port}`,
    ]),
    ['SMS', SMS_GATEWAY_URL],
    ['search', settings.SEARCH_URL],
    ['traces', settings.OTEL_EXPORTER_OTLP_ENDPOINT],
    ['bank', BANK_FEED_URL],
    ['Stripe', settings.STRIPE_SECRET_KEY && settings.STRIPE_API_URL],
    ['PayPal', settings.PAYPAL_CLIENT_ID && settings.PAYPAL_API_URL],
    ['Google', settings.GOOGLE_CLIENT_ID && settings.GOOGLE_ISSUER],
    ['Apple', settings.APPLE_CLIENT_ID && settings.APPLE_ISSUER],
    ['Facebook', settings.FACEBOOK_APP_ID && settings.FACEBOOK_GRAPH_URL],
    ['storage', S3_BUCKET && (S3_ENDPOINT ?? `https://s3.${settings.S3_REGION}.amazonaws.com`)],
    ['backups', BACKUP_S3_BUCKET && (settings.BACKUP_S3_ENDPOINT ?? `https://s3.${settings.BACKUP_S3_REGION}.amazonaws.com`)],
  ]
  return known.flatMap(([name, url]) => (url ? [[name, url]] : []))
}

export function findReach(settings: Settings): Promise<Finding[]> {
  return Promise.all(
    placesOf(settings).map(async ([name, url]) => {
      const { hostname, port, protocol } = new URL(url)
      const at = Number(port) || (DEFAULT_PORTS[protocol] ?? 443)
      const problem = await reach(hostname, at)
      if (problem === undefined) return fine('reach', `${name} at ${hostname}:${at} takes connections`)
      return mend(
        'reach',
        `${name} at ${hostname}:${at} cannot be reached: ${problem}`,
        'Look at the name, the network and the firewall',
      )
    }),
  )
}

async function reach(host: string, port: number): Promise<string | undefined> {
  const { promise, resolve } = Promise.withResolvers<string | undefined>()
  const socket = connectTo({ host, port, timeout: REACH_MS }, () => resolve(undefined))
  socket.once('error', (problem) => resolve(problem.message))
  socket.once('timeout', () => resolve('no answer'))
  return promise.finally(() => socket.destroy())
}
