import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { cropText } from '#language/community/crop.text.ts'
import { showMoment } from '#language/dates.ts'
import { screenCodes } from '#language/screen-codes.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import { afterSaving, postOfForm } from '#modules/posts/post-form.rules.ts'
import { savePost } from '#modules/posts/posts.paths.ts'
import { call } from '#platform/wire/call-client.ts'
import { useTried } from '#screens/own-page.tsx'
import { useRequestKey } from '#ui/request-key.ts'
import { draftIn, valuesIn } from './post-draft.ts'
import type { usePostPictures } from './post-pictures.tsx'
import type { useDeviceDraft } from './use-device-draft.ts'

type Held = ReturnType<typeof usePostPictures>
type Versions = ReturnType<typeof useDeviceDraft>

/** With script the same form is sent without leaving the page, so that what fails loses nothing. */
export function useSending({ sendRest }: Held, { drop }: Versions) {
  const words = useTexts(cropText)
  const language = useLanguage()
  const tried = useTried('write')
  const { keyOf } = useRequestKey()
  const [busy, setBusy] = useState(false)
  const [answer, setAnswer] = useState<{ problems: Readonly<Record<string, string>>; told: string }>({
    problems: tried?.problems ?? {},
    told: '',
  })
  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const act = event.nativeEvent.submitter?.getAttribute('value') ?? 'publish'
    const form = event.currentTarget
    setBusy(true)
    const areSent = await sendRest()
    const wanted = postOfForm(new URLSearchParams({ ...valuesIn(form), act }))
    const result = areSent ? await call(savePost, wanted, { quiet: true, idempotencyKey: keyOf(wanted) }) : undefined
    if (result?.ok) {
      await drop()
      return location.assign(localPath(language, afterSaving(result.data)))
    }
    setBusy(false)
    if (!result) return setAnswer({ problems: {}, told: navigator.onLine ? words.unsent : words.offline })
    const isAway = result.code === screenCodes.NETWORK
    const problems = result.data.fields ?? {}
    const told = isAway && !navigator.onLine ? words.offline : Object.keys(problems).length > 0 ? '' : result.msg
    return setAnswer({ problems, told })
  }
  return { ...answer, busy, send }
}

const QUIET_MS = 400
/** Of pictures and places, which are in no field of the form. */
const CHANGED = 'praya:pictures'

/** What is typed is kept on the device once the hands rest for a moment. */
export function useKeeping({ pictures, places }: Held, { keep }: Versions) {
  const form = useRef<HTMLFormElement>(null)
  const latest = useRef({ keep, pictures, places })
  const isFirst = useRef(true)
  const timer = useRef(0)
  useEffect(() => {
    latest.current = { keep, pictures, places }
  })
  useEffect(() => {
    const element = form.current
    const now = () => {
      clearTimeout(timer.current)
      timer.current = 0
      const { keep: keepNow, ...held } = latest.current
      if (element) keepNow(draftIn(element, held))
    }
    const soon = () => {
      clearTimeout(timer.current)
      timer.current = window.setTimeout(now, QUIET_MS)
    }
    const atOnce = () => timer.current > 0 && now()
    element?.addEventListener('input', soon)
    element?.addEventListener(CHANGED, soon)
    document.addEventListener('visibilitychange', atOnce)
    return () => {
      clearTimeout(timer.current)
      element?.removeEventListener('input', soon)
      element?.removeEventListener(CHANGED, soon)
      document.removeEventListener('visibilitychange', atOnce)
    }
  }, [])
  const ids = pictures.map(({ uploadId }) => uploadId).join(' ')
  useEffect(() => {
    if (!isFirst.current) form.current?.dispatchEvent(new Event(CHANGED))
    isFirst.current = false
  }, [ids, places])
  return form
}

/** Which version is shown, and the way to the other one. */
export function VersionShown({ versions, isSaved }: { versions: Versions; isSaved: boolean }) {
  const words = useTexts(cropText)
  const language = useLanguage()
  const { shown, other, swap } = versions
  if (!other) return null
  const time = (at: number): string => showMoment(new Date(at).toISOString(), language)
  const isNewerSaved = other !== 'shop' && shown.from === 'shop' && isSaved && other.savedAt < shown.savedAt
  const said =
    shown.from === 'device'
      ? words.fromDevice(time(shown.savedAt))
      : isNewerSaved
        ? words.newerSaved(time(shown.savedAt))
        : words.setAside
  const way = other !== 'shop' ? words.showDevice(time(other.savedAt)) : isSaved ? words.showSaved : words.startAfresh
  return (
    <div className="com-version" role="status">
      <p>{said}</p>
      <button type="button" className="btn-text" onClick={swap}>
        {way}
      </button>
    </div>
  )
}

/** Says that nothing is lost when the page is left. */
export function KeptHere({ at }: { at: number | undefined }) {
  const words = useTexts(cropText)
  const language = useLanguage()
  return (
    <p className="field-hint com-kept">{at === undefined ? '' : words.kept(showMoment(new Date(at).toISOString(), language))}</p>
  )
}
