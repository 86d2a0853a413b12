import { useEffect, useState } from 'react'
import { threadText } from '#language/account/conversations.text.ts'
import { useTexts } from '#language/texts.ts'

/** A picture of the conversation; undefined when there is none. Stays the same function. */
export type ReadPicture = (uploadId: string) => Promise<Blob | undefined>

/** Only those in a conversation see its pictures, so each is fetched by whoever looks and never by address alone. */
export function ThreadPicture({ uploadId, number, readPicture }: { uploadId: string; number: number; readPicture: ReadPicture }) {
  const texts = useTexts(threadText)
  const [shown, show] = useState<string>()
  useEffect(() => {
    let url = ''
    let isLeft = false
    const load = async () => {
      const file = await readPicture(uploadId)
      if (isLeft) return
      url = file?.type.startsWith('image/') ? URL.createObjectURL(file) : ''
      show(url)
    }
    void load()
    return () => {
      isLeft = true
      if (url) URL.revokeObjectURL(url)
    }
  }, [uploadId, readPicture])
  if (shown === '') return <span className="mute">{texts.pictureFailed}</span>
  if (shown === undefined) return <span className="thread-picture-due mute">{texts.picture(number)}</span>
  return (
    <a href={shown} target="_blank" rel="noreferrer">
      <img src={shown} alt={texts.picture(number)} />
    </a>
  )
}
