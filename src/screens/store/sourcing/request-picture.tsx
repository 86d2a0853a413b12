import { useCallback } from 'react'
import { requestPicture } from '#modules/sourcing/sourcing.paths.ts'
import { fetchFile } from '#platform/wire/fetch-file.ts'
import { ThreadPicture } from '#screens/thread/thread-picture.tsx'

/** A picture of one’s own request, which nobody finds by its address. */
export function RequestPicture({ requestNo, uploadId, number }: { requestNo: string; uploadId: string; number: number }) {
  const read = useCallback((id: string) => fetchFile(requestPicture, { requestNo, uploadId: id }, 'shop'), [requestNo])
  return <ThreadPicture uploadId={uploadId} number={number} readPicture={read} />
}
