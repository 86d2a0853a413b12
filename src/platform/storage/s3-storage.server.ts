import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { bulkhead, wrap } from 'cockatiel'
import type { Log } from '#platform/log.server.ts'
import { restingBreaker } from '#platform/outside/breaker.server.ts'
import { WrongSettings } from '#platform/settings.server.ts'
import { type ListedFile, type ListedStorage, StorageAway } from './storage.server.ts'

export type S3Place = {
  bucket: string
  keyId: string
  secret: string
  endpoint: string | undefined
  region: string
  /** For one who waits longer than a person in front of a screen. */
  limitMs?: number
}

/** Anyone who waits for a picture does so in front of a screen. */
const TIME_LIMIT_MS = 4_000
/** What a file may take on top, by its length: a bucket of a megabyte a second is slow, and not away. */
const MORE_MS_PER_MB = 1_000
const MB = 1_000_000
const MOST_AT_ONCE = 50
const MOST_WAITING = 200
/** A storage that fails is left alone for so long. */
const REST_MS = 5_000

/** An S3-compatible storage, asked within limits, so that one that is away or frozen holds up nothing but new pictures. */
export async function s3Storage(place: S3Place, log: Log): Promise<ListedStorage> {
  const client = clientOf(place)
  await requireBucket(client, place, log)
  // Anyone who still waits in line when the circuit opens is answered by it at once.
  const limits = wrap(bulkhead(MOST_AT_ONCE, MOST_WAITING), restingBreaker(REST_MS))
  const ask = <T>(work: Work<T>): Promise<T> =>
    limits
      .execute(() => inTime(place.limitMs ?? TIME_LIMIT_MS, work))
      .catch((problem: unknown) => {
        throw new StorageAway(String(problem))
      })
  const at = (key: string): { Bucket: string; Key: string } => ({ Bucket: place.bucket, Key: key })
  return {
    put: (key, content, type) =>
      ask(async (abortSignal, allowFor) => {
        allowFor(content.length)
        // A whole buffer and no stream: some servers keep the framing of streams in the file.
        await client.send(new PutObjectCommand({ ...at(key), Body: content, ContentType: type }), { abortSignal })
      }),
    read: (key) =>
      ask(async (abortSignal, allowFor) => {
        const found = await client.send(new GetObjectCommand(at(key)), { abortSignal }).catch(absent)
        allowFor(found?.ContentLength ?? 0)
        return found?.Body && Buffer.from(await found.Body.transformToByteArray())
      }),
    has: (key) =>
      ask(
        async (abortSignal) => (await client.send(new HeadObjectCommand(at(key)), { abortSignal }).catch(absent)) !== undefined,
      ),
    remove: (key) =>
      ask(async (abortSignal) => {
        await client.send(new DeleteObjectCommand(at(key)), { abortSignal }).catch(absent)
      }),
    list: async (prefix) => {
      const listed: ListedFile[] = []
      let next: string | undefined
      do {
        const where = { Bucket: place.bucket, Prefix: prefix, ContinuationToken: next }
        const page = await ask((abortSignal) => client.send(new ListObjectsV2Command(where), { abortSignal }))
        for (const { Key: key, Size: bytes, LastModified } of page.Contents ?? [])
          if (key) listed.push({ key, bytes: bytes ?? 0, changedAt: LastModified ?? new Date(0) })
        next = page.NextContinuationToken
      } while (next)
      return listed
    },
  }
}

const clientOf = ({ endpoint, region, keyId, secret }: S3Place): S3Client =>
  new S3Client({
    region,
    credentials: { accessKeyId: keyId, secretAccessKey: secret },
    // Servers of one's own seldom have a host name for each bucket.
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    // Checksums S3 learnt lately are refused by others that speak its language.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 2,
    requestHandler: { connectionTimeout: 1_000 },
  })

type Work<T> = (signal: AbortSignal, allowFor: (bytes: number) => void) => Promise<T>

/** Broken off when its time is over, whether the work heeds the signal or not. It is given more once it says how many bytes it carries. */
async function inTime<T>(limitMs: number, work: Work<T>): Promise<T> {
  const stop = new AbortController()
  const began = performance.now()
  const { promise: late, reject } = Promise.withResolvers<never>()
  let timer: NodeJS.Timeout | undefined
  const endAfter = (ms: number): void => {
    clearTimeout(timer)
    if (stop.signal.aborted) return
    timer = setTimeout(
      () => {
        reject(new Error(`no answer within ${Math.round(ms)} ms`))
        stop.abort()
      },
      began + ms - performance.now(),
    )
  }
  endAfter(limitMs)
  try {
    return await Promise.race([work(stop.signal, (bytes) => endAfter(limitMs + (bytes / MB) * MORE_MS_PER_MB)), late])
  } finally {
    clearTimeout(timer)
  }
}

const statusOf = (problem: unknown): number | undefined =>
  problem instanceof S3ServiceException ? problem.$metadata.httpStatusCode : undefined

/** A missing file is an answer; a missing bucket is not. */
function absent(problem: unknown): undefined {
  if (statusOf(problem) !== 404 || (problem as Error).name === 'NoSuchBucket') throw problem
}

async function requireBucket(client: S3Client, { bucket, endpoint }: S3Place, log: Log): Promise<void> {
  try {
    await client.send(new HeadBucketCommand({ Bucket: bucket }), { abortSignal: AbortSignal.timeout(TIME_LIMIT_MS) })
  } catch (problem) {
    const wrong = wrongSetting(statusOf(problem), bucket)
    if (wrong) throw new WrongSettings(`Wrong settings:\n  ${wrong}`)
    log.warn({ reason: String(problem), endpoint }, 'the storage of files does not answer: no new pictures until it does')
  }
}

function wrongSetting(status: number | undefined, bucket: string): string | undefined {
  if (status === 404) return `S3_BUCKET: the storage has no bucket "${bucket}"`
  if (status === 301) return `S3_REGION: the bucket "${bucket}" is in another region`
  if (status === 400 || status === 401 || status === 403)
    return `S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY: the storage does not open the bucket "${bucket}" to them`
  return undefined
}
