import { isPurpose, readUpload as read, uploadPolicies, type Uploads } from '#modules/uploads/index.server.ts'
import { readUpload, sendUpload } from '#modules/uploads/uploads.paths.ts'
import { type Call, defineCall } from '#platform/call.server.ts'

/** One call for each purpose, made from its policy, and one to read what was sent. */
export const uploadCalls = (uploads: Uploads): Call[] => [
  ...Object.keys(uploadPolicies())
    .filter(isPurpose)
    .map((purpose) =>
      defineCall(sendUpload(purpose, uploadPolicies()[purpose].sentBy), ({ database, caller, ip, file }) =>
        uploads.receive(database, purpose, { ownerId: caller.accountId, ip, read: file }),
      ),
    ),
  defineCall(readUpload, ({ database, caller }, { uploadId }) => read(database, uploads.storage, caller, uploadId)),
]
