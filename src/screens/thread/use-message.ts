import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { screenCodes } from '#language/screen-codes.ts'
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

/** Between two tries to send what waits for the line, where the browser does not say that it is back. */
const AGAIN_MS = 10_000
const isLineDown = (code: number): boolean => code === screenCodes.NETWORK || code === screenCodes.BUSY

/**
 * Sent once however often it is pressed. What did not reach the shop waits, and is sent by itself once the line is back; what was refused
 * stays. `tried`: as it came without script.
 */
export function useMessage<Output>(send: SendMessage<Output>, onSent: (output: Output) => void, tried?: Tried) {
  const [words, write] = useState(tried?.values.words ?? '')
  const [about, writeAbout] = useState(tried?.values.about ?? '')
  const [pictures, setPictures] = useState<readonly SentPicture[]>(triedPictures(tried))
  const [problems, setProblems] = useState(tried?.problems ?? {})
  const [refusal, setRefusal] = useState(tried?.told ?? '')
  const [busy, setBusy] = useState(false)
  const [waits, setWaits] = useState(false)
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
    const isWaiting = !result.ok && isLineDown(result.code)
    setWaits(isWaiting)
    setRefusal(result.ok || isWaiting || Object.keys(fields).length > 0 ? '' : result.msg)
    if (!result.ok) return
    // What was written meanwhile is another message.
    write((now) => (now === said.words ? '' : now))
    writeAbout('')
    setPictures([])
    renew()
    onSent(result.data)
  }
  useAgain(waits, () => void press())
  /** What is changed waits for another press. */
  const changed =
    <Value>(change: (value: Value) => void) =>
    (value: Value): void => {
      setWaits(false)
      change(value)
    }
  const changes = { write: changed(write), writeAbout: changed(writeAbout), setPictures: changed(setPictures) }
  return { words, about, pictures, ...changes, problems, refusal, busy, waits, press }
}

/** Tries again when the line is back, and from time to time, as long as something waits. */
function useAgain(waits: boolean, again: () => void): void {
  const onLine = useEffectEvent(again)
  useEffect(() => {
    if (!waits) return undefined
    const tryAgain = (): void => onLine()
    addEventListener('online', tryAgain)
    const timer = setInterval(tryAgain, AGAIN_MS)
    return () => {
      removeEventListener('online', tryAgain)
      clearInterval(timer)
    }
  }, [waits])
}
