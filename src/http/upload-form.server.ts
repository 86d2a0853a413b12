import type { FastifyRequest } from 'fastify'
import { Refusal, refuse } from '#platform/refusal.ts'

/** Who sends fewer bytes than this in so long a while holds a place others wait for. */
const PACE_MS = 4_000
const FEWEST_BYTES = 8_192
const MOST_FIELDS = 4

/** The one file of a form, in memory. Its name is ignored. Refuses several files, too large and too slow ones. */
export async function readFile(request: FastifyRequest, mostBytes: number): Promise<Buffer> {
  if (!request.isMultipart()) refuse('UPLOAD_REFUSED', { field: 'file' })
  const { promise: slow, reject } = Promise.withResolvers<never>()
  const watch = watchPace(request, () => reject(new Refusal('UPLOAD_SLOW', { field: 'file' })))
  try {
    return await Promise.race([collect(request, mostBytes), slow])
  } catch (problem) {
    throw problem instanceof Refusal ? problem : explain(problem)
  } finally {
    clearInterval(watch)
    slow.catch(() => {})
  }
}

async function collect(request: FastifyRequest, mostBytes: number): Promise<Buffer> {
  // One more part than allowed is let through, so that it is seen.
  const limits = { fileSize: mostBytes, files: 2, fields: MOST_FIELDS, parts: MOST_FIELDS + 2 }
  let content: Buffer | undefined
  for await (const part of request.parts({ limits })) {
    if (part.type !== 'file') continue
    if (content) {
      part.file.resume()
      refuse('UPLOAD_ONE_FILE', { field: 'file' })
    }
    content = await part.toBuffer()
    if (part.file.truncated) refuse('UPLOAD_TOO_LARGE', { field: 'file', mostBytes })
  }
  return content ?? refuse('UPLOAD_REFUSED', { field: 'file' })
}

/** What is no proper form, or broke off: the sender's fault or the network's, and nothing of ours. */
function explain(problem: unknown): unknown {
  const status = problem instanceof Error && 'statusCode' in problem ? Number(problem.statusCode) : 400
  const ours = problem instanceof Error && problem.message.startsWith('Unexpected end') ? 400 : status
  return ours < 500 ? new Refusal('UPLOAD_REFUSED', { field: 'file' }) : problem
}

/** Counted at the socket: a listener of its own on the body would set it flowing before there is somebody to read it. */
function watchPace(request: FastifyRequest, tooSlow: () => void): NodeJS.Timeout {
  const { socket } = request.raw
  let before = socket.bytesRead
  return setInterval(() => {
    if (socket.bytesRead - before < FEWEST_BYTES) tooSlow()
    before = socket.bytesRead
  }, PACE_MS)
}
