import type { FastifyRequest } from 'fastify'
import { uploadPolicies } from '#modules/uploads/index.server.ts'
import type { UploadPurpose } from '#modules/uploads/uploads.paths.ts'
import { refuse } from '#platform/refusal.ts'
import type { SendPicture } from '../members-here.server.ts'

/** A return of a hundred pieces, each with its reason. */
const MOST_FIELDS = 220
const MOST_LETTERS = 8_000
/** Twice what any form takes: one too many is a problem of its field, and no broken page. */
const MOST_PICTURES = 12

type Taking = { purpose: UploadPurpose; isTheirs: (mark: string) => boolean; sendPicture: SendPicture }

/**
 * A form with pictures as a browser without script sends it. Each picture is kept when it comes, and the form says `pictures` from then on,
 * so that what is refused afterwards loses none. Only who has shown the mark, which stands first, has any kept. Answers what is wrong
 * with one of them.
 */
export async function readPictureForm(
  request: FastifyRequest,
  { purpose, isTheirs, sendPicture }: Taking,
): Promise<{ form: URLSearchParams; problem: string }> {
  const form = new URLSearchParams()
  let problem = ''
  const { mostBytes } = uploadPolicies()[purpose]
  const limits = { fileSize: mostBytes, files: MOST_PICTURES, fields: MOST_FIELDS, fieldSize: MOST_LETTERS }
  for await (const part of request.parts({ limits })) {
    if (part.type === 'field') form.append(part.fieldname, String(part.value))
    else if (!part.filename || problem || !isTheirs(form.get('mark') ?? '')) part.file.resume()
    else {
      const kept = await sendPicture(purpose, async () => {
        const content = await part.toBuffer()
        return part.file.truncated ? refuse('UPLOAD_TOO_LARGE', { field: 'file', mostBytes }) : content
      })
      // Who was refused before it was read leaves it to be read over.
      part.file.resume()
      if (kept.ok) form.set('pictures', [form.get('pictures'), kept.data.uploadId].filter(Boolean).join(' '))
      else problem = kept.data.fields?.file ?? kept.msg
    }
  }
  return { form, problem }
}
