import { type RefObject, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { applyText } from '#language/sellers/apply.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import { fewestFiles, type FieldName, MOST_FILES } from '#modules/applications/application-parts.rules.ts'
import type { OwnApplicationWire, RequirementWire } from '#modules/applications/applications.contract.ts'
import { giveApplicationDetails, keepApplicationDraft, sendRequirement } from '#modules/applications/applications.paths.ts'
import { call } from '#platform/wire/call-client.ts'
import { Button } from '#ui/button.tsx'
import { useRequestKey } from '#ui/request-key.ts'
import { useTried } from '../../own-page.tsx'
import { OwnForm, pressOrSend } from '../own-form.tsx'
import { PicturesField, type SentPicture, triedPictures } from '../pictures-field.tsx'
import { PartField } from './part-field.tsx'
import type { OwnApplication } from './use-application.ts'

type Part = RequirementWire['requirement'] | 'details'
type Props = {
  application: OwnApplication
  part: Part
  fields: readonly FieldName[]
  press: string
  keep: (own: OwnApplicationWire) => void
}
type Typed = Partial<Record<FieldName, string>>

/** How long somebody has typed nothing before it is kept. */
const PAUSE_MS = 700

/** The fields and pictures of one part: kept as they are typed, and sent when they are complete. */
export function PartForm({ application, part, fields, press, keep }: Props) {
  const texts = useTexts(applyText)
  const tried = useTried('apply')
  const form = useRef<HTMLFormElement>(null)
  const { applicationNo, draft } = application
  const [typed, setTyped] = useState<Typed>({ ...draft, ...tried?.values })
  const [pictures, setPictures] = useState<readonly SentPicture[]>(triedPictures(tried))
  const { isKept, keepSoon, keepNow } = useKeeping(applicationNo)
  const { problems, refusal, busy, send } = useSending(application, part, keep)
  useFocus(form, problems)
  const change = (field: FieldName, value: string) => {
    const next = { ...typed, [field]: value }
    setTyped(next)
    keepSoon(valuesOf(next, fields))
  }
  const takesFiles = part !== 'details' && fewestFiles[part] > 0
  return (
    <OwnForm
      ref={form}
      path={`/seller/apply?${new URLSearchParams({ application: applicationNo, part })}`}
      encType="multipart/form-data"
      className="apply-part"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void send(
          valuesOf(typed, fields),
          pictures.map(({ uploadId }) => uploadId),
        )
      }}
    >
      {fields.map((field) => (
        <PartField
          key={field}
          field={field}
          value={typed[field] ?? ''}
          problem={problems[field]}
          onChange={(value) => change(field, value)}
        />
      ))}
      {takesFiles ? (
        <PicturesField
          purpose="application"
          label={texts.pictures}
          hint={texts.picturesHint}
          most={MOST_FILES}
          pictures={pictures}
          problem={problems.pictures}
          onChange={setPictures}
        />
      ) : null}
      <PartFoot
        act={part === 'details' ? 'details' : `send ${part}`}
        words={busy ? texts.sending : press}
        {...{ refusal, busy, isKept }}
        onLater={() => void keepNow(valuesOf(typed, fields))}
      />
    </OwnForm>
  )
}

type FootProps = { act: string; words: string; refusal: string; busy: boolean; isKept: boolean; onLater: () => void }

/** Sends the part, or keeps it for later. */
function PartFoot({ act, words, refusal, busy, isKept, onLater }: FootProps) {
  const texts = useTexts(applyText)
  return (
    <>
      <div role="alert">{refusal ? <p className="field-problem">{refusal}</p> : null}</div>
      <div className="apply-acts">
        <Button type="submit" name="act" value={act} busy={busy}>
          {words}
        </Button>
        <Button look="text" {...pressOrSend('later', onLater)}>
          {texts.later}
        </Button>
        <span className="mute" role="status">
          {isKept ? texts.saved : ''}
        </span>
      </div>
    </>
  )
}

/** The first field, and the first that has a problem. */
function useFocus(form: RefObject<HTMLFormElement | null>, problems: Record<string, string>): void {
  useEffect(() => form.current?.querySelector<HTMLElement>('[aria-invalid], .field-control')?.focus(), [form, problems])
}

const valuesOf = (typed: Typed, fields: readonly FieldName[]): Typed =>
  Object.fromEntries(fields.map((field) => [field, typed[field] ?? '']))

/** Keeps what is typed a moment after the last letter. */
function useKeeping(applicationNo: string) {
  const language = useLanguage()
  const navigate = useNavigate()
  const [isKept, setKept] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const keepFields = async (fields: Typed) => {
    clearTimeout(timer.current)
    const result = await call(keepApplicationDraft, { applicationNo, fields }, { quiet: true })
    setKept(result.ok)
    return result.ok
  }
  const keepSoon = (fields: Typed) => {
    setKept(false)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void keepFields(fields), PAUSE_MS)
  }
  const keepNow = async (fields: Typed) => {
    if (await keepFields(fields)) await navigate(localPath(language, `/seller/apply?application=${applicationNo}`))
  }
  return { isKept, keepSoon, keepNow }
}

function useSending({ applicationNo }: OwnApplication, part: Part, keep: Props['keep']) {
  const language = useLanguage()
  const navigate = useNavigate()
  const tried = useTried('apply')
  const [problems, setProblems] = useState<Record<string, string>>(tried?.problems ?? {})
  const [refusal, setRefusal] = useState(tried?.told ?? '')
  const [busy, setBusy] = useState(false)
  const { keyOf } = useRequestKey()
  const send = async (fields: Typed, files: string[]) => {
    if (busy) return
    setBusy(true)
    const options = { quiet: true, idempotencyKey: keyOf({ part, fields, files }) }
    const result =
      part === 'details'
        ? await call(giveApplicationDetails, { applicationNo, fields }, options)
        : await call(sendRequirement, { applicationNo, requirement: part, fields, files }, options)
    setBusy(false)
    if (result.ok) {
      keep(result.data)
      await navigate(localPath(language, `/seller/apply?application=${applicationNo}`))
      return
    }
    const { fields: wrong = {} } = result.data
    setProblems(wrong)
    setRefusal(Object.keys(wrong).length === 0 ? result.msg : '')
  }
  return { problems, refusal, busy, send }
}
