import { useRef, useState } from 'react'
import type { CallResult } from '#platform/wire/call-path.ts'
import type { Tried } from '#platform/wire/own-page.ts'
import { type SentPicture, triedPictures } from '#screens/store/pictures-field.tsx'
import { useRequestKey } from '#ui/request-key.ts'

export type SendMessage<Output> = (message: {
  key: string
  words: string
  pictures: string[]
  about: string
}) => Promise<CallResult<Output>>

/** Sent once however often it is pressed; what could not be sent stays. `tried`: as it came without script. */
export function useMessage<Output>(send: SendMessage<Output>, onSent: (output: Output) => void, tried?: Tried) {
  const [words, write] = useState(tried?.values.words ?? '')
  const [about, writeAbout] = useState(tried?.values.about ?? '')
  const [pictures, setPictures] = useState<readonly SentPicture[]>(triedPictures(tried))
  const [problems, setProblems] = useState(tried?.problems ?? {})
  const [refusal, setRefusal] = useState(tried?.told ?? '')
  const [busy, setBusy] = useState(false)
  const isSending = useRef(false)
  const { keyOf, renew } = useRequestKey()
  const press = async (): Promise<void> => {
    if (isSending.current) return
    isSending.current = true
    setBusy(true)
    const said = { words, about, pictures: pictures.map(({ uploadId }) => uploadId) }
    const result = await send({ ...said, key: keyOf(said) })
    isSending.current = false
    setBusy(false)
    const fields = result.ok ? {} : (result.data.fields ?? {})
    setProblems(fields)
    setRefusal(result.ok || Object.keys(fields).length > 0 ? '' : result.msg)
    if (!result.ok) return
    write('')
    writeAbout('')
    setPictures([])
    renew()
    onSent(result.data)
  }
  return { words, write, about, writeAbout, pictures, setPictures, problems, refusal, busy, press }
}
