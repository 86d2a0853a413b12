import { useEffect, useState } from 'react'
import { readUpload } from '#modules/uploads/uploads.paths.ts'
import { BASE_PATH } from '#platform/wire/call-path.ts'

const TIME_LIMIT_MS = 30_000

export type ReceiptPicture = { state: 'loading' } | { state: 'failed' } | { state: 'there'; url: string }

/** A receipt is shown to operators alone, so its picture travels with their token and never by address. */
export function useReceiptPicture(uploadId: string | null): ReceiptPicture {
  const [picture, setPicture] = useState<ReceiptPicture>({ state: 'loading' })
  useEffect(() => {
    if (!uploadId) return undefined
    let url = ''
    const stop = new AbortController()
    setPicture({ state: 'loading' })
    const load = async () => {
      const blob = await fetchReceipt(uploadId, AbortSignal.any([stop.signal, AbortSignal.timeout(TIME_LIMIT_MS)]))
      if (stop.signal.aborted) return
      url = blob ? URL.createObjectURL(blob) : ''
      setPicture(url ? { state: 'there', url } : { state: 'failed' })
    }
    void load()
    return () => {
      stop.abort()
      if (url) URL.revokeObjectURL(url)
    }
  }, [uploadId])
  return picture
}

async function fetchReceipt(uploadId: string, signal: AbortSignal): Promise<Blob | undefined> {
  const token = localStorage.getItem('admin_access_token') ?? ''
  try {
    const response = await fetch(`${BASE_PATH}${readUpload.path}?${new URLSearchParams({ uploadId })}`, {
      headers: { Authorization: `Bearer ${token}` },
      signal,
    })
    const blob = await response.blob()
    return response.ok && blob.type.startsWith('image/') ? blob : undefined
  } catch {
    // Away from the network and refused read the same here: there is no picture to show.
    return undefined
  }
}
