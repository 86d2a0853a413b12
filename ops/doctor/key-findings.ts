import { nodemailer } from '../../src/platform/libraries/late-libraries.server.ts'
import { createLog } from '../../src/platform/log.server.ts'
import { type Settings, WrongSettings } from '../../src/platform/settings.server.ts'
import type { S3Place } from '../../src/platform/storage/s3-storage.server.ts'
import { type Finding, fine, mend, watch } from './findings.ts'

const PATIENCE_MS = 10_000

/** What a provider says to our key; undefined where it cannot be asked, which its place is told of for. */
type Said = 'knows it' | `refuses it${string}` | `does not say: ${string}` | undefined
type Question = { who: string; setting: string; ask: () => Promise<Said> }

/** Asks each provider something that changes nothing and that it answers to its own customers alone: a port that opens knows no key. */
export function findKeys(settings: Settings): Promise<Finding[]> {
  const asked = questionsOf(settings).map(async ({ who, setting, ask }) => {
    const said = await ask().catch(() => undefined)
    if (said === undefined) return []
    if (said === 'knows it') return [fine('keys', `${who} knows ${setting}`)]
    if (said.startsWith('refuses'))
      return [mend('keys', `${who} ${said}`, `Make a new one there, put it into ${setting}, and read it anew: docs/OPERATING.md`)]
    return [watch('keys', `${who} ${said}`, 'Ask again later; its own page of states says more')]
  })
  return Promise.all(asked).then((found) => found.flat())
}

function questionsOf(settings: Settings): Question[] {
  const { STRIPE_SECRET_KEY: stripe, PAYPAL_CLIENT_ID: client, PAYPAL_CLIENT_SECRET: secret, SMTP_URL: smtp } = settings
  const { SMS_GATEWAY_URL: gateway, SMS_ACCOUNT: account, SMS_TOKEN: token } = settings
  const questions: (Question | false | undefined | '')[] = [
    stripe && {
      ...{ who: 'Stripe', setting: 'STRIPE_SECRET_KEY' },
      ask: () => overHttp(`${settings.STRIPE_API_URL}/v1/balance_transactions?limit=1`, `Bearer ${stripe}`),
    },
    client &&
      secret && {
        ...{ who: 'PayPal', setting: 'PAYPAL_CLIENT_ID and PAYPAL_CLIENT_SECRET' },
        ask: () => overHttp(`${settings.PAYPAL_API_URL}/v1/oauth2/token`, basic(client, secret), 'grant_type=client_credentials'),
      },
    gateway &&
      account &&
      token && {
        ...{ who: 'the SMS gateway', setting: 'SMS_TOKEN' },
        ask: () => overHttp(`${gateway}/2010-04-01/Accounts/${account}/Messages.json?PageSize=1`, basic(account, token)),
      },
    smtp && { ...{ who: 'the mail server', setting: 'SMTP_URL' }, ask: () => overSmtp(smtp) },
    ...bucketsOf(settings),
  ]
  return questions.filter((question) => typeof question === 'object')
}

function bucketsOf(settings: Settings): Question[] {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: keyId, S3_SECRET_ACCESS_KEY: secret } = settings
  const { BACKUP_S3_BUCKET: backups, BACKUP_S3_ACCESS_KEY_ID: backupId, BACKUP_S3_SECRET_ACCESS_KEY: backupSecret } = settings
  const files: S3Place | undefined =
    bucket && keyId && secret ? { bucket, keyId, secret, endpoint: settings.S3_ENDPOINT, region: settings.S3_REGION } : undefined
  const kept = { endpoint: settings.BACKUP_S3_ENDPOINT, region: settings.BACKUP_S3_REGION }
  return [
    ...(files ? [{ who: 'the storage', setting: 'S3_SECRET_ACCESS_KEY', ask: () => ofBucket(files) }] : []),
    ...(backups && backupId && backupSecret
      ? [
          {
            ...{ who: 'the place of backups', setting: 'BACKUP_S3_SECRET_ACCESS_KEY' },
            ask: () => ofBucket({ bucket: backups, keyId: backupId, secret: backupSecret, ...kept }),
          },
        ]
      : []),
  ]
}

const basic = (name: string, password: string): string => `Basic ${Buffer.from(`${name}:${password}`).toString('base64')}`

async function overHttp(url: string, authorization: string, form?: string): Promise<Said> {
  const answer = await fetch(url, {
    headers: { Authorization: authorization, ...(form && { 'Content-Type': 'application/x-www-form-urlencoded' }) },
    ...(form && { method: 'POST', body: form }),
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  await answer.body?.cancel()
  if (answer.ok) return 'knows it'
  if (answer.status === 401) return 'refuses it: the key has ended, or was never one'
  if (answer.status === 403) return 'refuses it: the key may not do this'
  return `does not say: it answers ${answer.status}`
}

type SmtpProblem = Error & { code?: string; responseCode?: number }

async function overSmtp(url: string): Promise<Said> {
  const limits = { connectionTimeout: PATIENCE_MS, greetingTimeout: PATIENCE_MS, socketTimeout: PATIENCE_MS }
  const server = nodemailer().createTransport({ url, ...limits })
  try {
    await server.verify()
    return 'knows it'
  } catch (problem) {
    const { code, responseCode } = problem as SmtpProblem
    if (code === 'EAUTH') return 'refuses it: name or password are wrong'
    return responseCode ? `does not say: it answers ${responseCode}` : undefined
  } finally {
    server.close()
  }
}

async function ofBucket(place: S3Place): Promise<Said> {
  const { s3Storage } = await import('../../src/platform/storage/s3-storage.server.ts')
  try {
    const storage = await s3Storage(place, createLog('silent'))
    await storage.has('doctor')
    return 'knows it'
  } catch (problem) {
    return problem instanceof WrongSettings ? `refuses it: the bucket “${place.bucket}” does not open to it` : undefined
  }
}
