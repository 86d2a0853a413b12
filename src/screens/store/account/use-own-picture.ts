import { useEffect, useState } from 'react'
import { readUpload } from '#modules/uploads/uploads.paths.ts'
import { BASE_PATH } from '#platform/wire/call-path.ts'

/** An address, for this page alone, of an upload that is shown to nobody but its owner. */
export function useOwnPicture(uploadId: string): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    setAddress(undefined)
    if (!uploadId) return undefined
    const leaving = new AbortController()
    let made: string | undefined
    void fetchOwn(uploadId, leaving.signal).then((picture) => {
      if (!picture || leaving.signal.aborted) return
      made = URL.createObjectURL(picture)
      setAddress(made)
    })
    return () => {
      leaving.abort()
      if (made) URL.revokeObjectURL(made)
    }
  }, [uploadId])
  return address
}

async function fetchOwn(uploadId: string, signal: AbortSignal): Promise<Blob | undefined> {
  try {
    const response = await fetch(`${BASE_PATH}${readUpload.path}?${new URLSearchParams({ uploadId })}`, {
      headers: { Authorization: `Bearer ${localStorage.getItem('access_token') ?? ''}` },
      signal,
    })
    return response.ok ? await response.blob() : undefined
  } catch {
    // Without it, its place stays empty.
    return undefined
  }
}
