import { useEffect, useState } from 'react'
import { useDeskSession } from '#desk/desk-session.ts'

export type SentPicture = { state: 'loading' } | { state: 'failed' } | { state: 'there'; url: string }

/** Only staff see what was sent, so its picture is fetched with their token and never by address. */
export function useSentPicture(uploadId: string | null): SentPicture {
  const { readUpload } = useDeskSession()
  const [picture, setPicture] = useState<SentPicture>({ state: 'loading' })
  useEffect(() => {
    if (!uploadId) return undefined
    let url = ''
    let isLeft = false
    setPicture({ state: 'loading' })
    const load = async () => {
      const file = await readUpload(uploadId)
      if (isLeft) return
      url = file?.type.startsWith('image/') ? URL.createObjectURL(file) : ''
      setPicture(url ? { state: 'there', url } : { state: 'failed' })
    }
    void load()
    return () => {
      isLeft = true
      if (url) URL.revokeObjectURL(url)
    }
  }, [uploadId, readUpload])
  return picture
}
