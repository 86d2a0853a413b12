import { isPurpose, readUpload as read, uploadPolicies, type Uploads } from '#modules/uploads/index.server.ts'
import { ReadUploadInput, UploadedWire } from '#modules/uploads/uploads.contract.ts'
import { readUpload, sendUpload } from '#modules/uploads/uploads.paths.ts'
import { type Call, defineCall, fileAnswer } from '#platform/call.server.ts'
import { refuse } from '#platform/refusal.ts'
import { z } from 'zod'

/** One call for each purpose, made from its policy, and one to read what was sent. */
export const uploadCalls = (uploads: Uploads): Call[] => [
  ...Object.keys(uploadPolicies)
    .filter(isPurpose)
    .map((purpose) =>
      defineCall(sendUpload(purpose), {
        access: uploadPolicies[purpose].senders,
        input: z.object({}),
        output: UploadedWire,
        perMinute: 20,
        // The file may take its time: no transaction waits for it.
        reads: true,
        run: ({ database, caller, ip, file }) => {
          if (caller.kind === 'nobody') return refuse('SESSION_INVALID')
          return uploads.receive(database, purpose, { ownerId: caller.accountId, ip, read: file })
        },
      }),
    ),
  defineCall(readUpload, {
    access: 'anyone',
    input: ReadUploadInput,
    output: fileAnswer,
    run: ({ database, caller }, { uploadId }) => read(database, uploads.storage, caller, uploadId),
  }),
]
