import { type FormEvent, useEffect, useState } from 'react'
import type { MetaArgs } from 'react-router'
import { officeText } from '#language/office.text.ts'
import { officeNoticesText } from '#language/office-notices.text.ts'
import { useTexts } from '#language/texts.ts'
import type { NoticeBarWire } from '#modules/content/notice.contract.ts'
import { getNoticeBar, saveNoticeBar } from '#modules/content/office-notices.paths.ts'
import { Button } from '#ui/button.tsx'
import { Tick } from '#ui/fields.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { toast } from '#ui/toasts.ts'
import { OfficeItems, OfficeLinkField, OfficeWords } from './office-block-fields.tsx'
import { officeHead } from './office-head.ts'
import { OfficeNoticeStyle } from './office-notice-style.tsx'
import { OfficeProblem, OfficeStale } from './office-problem.tsx'
import { callOffice } from './office-session.ts'
import { useEditing } from './use-editing.ts'
import { conflictOf } from './use-home-draft.ts'
import { useOfficeData } from './use-office-data.ts'

export const meta = ({ location }: MetaArgs) => officeHead(location.pathname, (texts) => texts.notices)

/** The bar above every page: its notices in both languages, their order, and its colours. */
export default function OfficeNotices() {
  const frame = useTexts(officeText)
  const texts = useTexts(officeNoticesText)
  const { data, failure, reload, replace } = useOfficeData(getNoticeBar, {})
  return (
    <>
      <div className="office-list-head">
        <h1 tabIndex={-1}>{frame.notices}</h1>
      </div>
      <p className="office-lead">{texts.lead}</p>
      {data ? (
        <>
          <OfficeStale failure={failure} />
          <NoticeForm newest={data} onSaved={replace} reload={reload} />
        </>
      ) : failure ? (
        <OfficeProblem failure={failure} retry={reload} />
      ) : (
        <Skeleton height={480} />
      )}
    </>
  )
}

type FormProps = { newest: NoticeBarWire; onSaved: (bar: NoticeBarWire) => void; reload: () => void }

function NoticeForm(props: FormProps) {
  const texts = useTexts(officeNoticesText)
  const { form, bar, editing, changed, conflict, refusal, busy, submit, reset } = useNoticeForm(props)
  return (
    <form ref={form} className="notice-form" onSubmit={submit} noValidate>
      <OfficeNoticeStyle editing={editing} sample={bar.notices.find(({ shown }) => shown)} />
      <section className="notice-list" aria-labelledby="notice-list">
        <h2 id="notice-list">{texts.list}</h2>
        {bar.notices.length === 0 ? <p className="mute">{texts.none}</p> : null}
        <OfficeItems editing={editing} path="notices" items={bar.notices} most={10} make={newNotice} nameOf={texts.notice}>
          {(path) => (
            <>
              <OfficeWords editing={editing} path={`${path}.desc`} label={texts.words} most={120} />
              <OfficeLinkField editing={editing} path={`${path}.url`} optional={texts.optional} />
              <Tick
                checked={editing.read(`${path}.shown`) === true}
                onChange={(event) => editing.set(`${path}.shown`, event.target.checked)}
              >
                {texts.shown}
              </Tick>
            </>
          )}
        </OfficeItems>
      </section>
      <div role="alert">
        {refusal ? <p className="field-problem">{refusal}</p> : null}
        {conflict ? (
          <p className="office-notice">
            {texts.movedOn}{' '}
            <Button look="text" onClick={reset}>
              {texts.loadNewest}
            </Button>
          </p>
        ) : null}
      </div>
      <div className="office-dialog-foot notice-foot">
        {changed ? (
          <Button look="line" onClick={reset}>
            {texts.reset}
          </Button>
        ) : null}
        <Button type="submit" busy={busy} disabled={!changed}>
          {busy ? texts.saving : texts.save}
        </Button>
      </div>
    </form>
  )
}

const newNotice = (): NoticeBarWire['notices'][number] => ({
  noticeId: crypto.randomUUID(),
  desc: { en: '', zh: '' },
  url: null,
  shown: true,
})

function useNoticeForm({ newest, onSaved, reload }: FormProps) {
  const texts = useTexts(officeNoticesText)
  const { form, value: bar, setValue: setBar, editing, show } = useEditing(newest)
  const [base, setBase] = useState(newest)
  const [said, setSaid] = useState({ refusal: '', conflict: false })
  const [busy, setBusy] = useState(false)
  const changed = JSON.stringify(bar) !== JSON.stringify(base)
  const begin = (from: NoticeBarWire) => {
    setBase(from)
    setBar(from)
    show({})
    setSaid({ refusal: '', conflict: false })
  }
  // What others save appears here as long as nothing has been typed.
  useEffect(() => {
    if (!changed && newest.version !== base.version) begin(newest)
  })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy || !changed) return
    setBusy(true)
    const notices = bar.notices.map((notice) => ({ ...notice, url: notice.url || null }))
    const result = await callOffice(saveNoticeBar, { ...bar, notices, version: base.version })
    setBusy(false)
    if (result.ok) {
      begin(result.data)
      onSaved(result.data)
      return toast('success', texts.saved)
    }
    const fields = result.data.fields ?? {}
    const conflict = conflictOf(result) !== undefined
    show(fields)
    setSaid({ conflict, refusal: conflict || Object.keys(fields).length > 0 ? '' : result.msg })
    if (conflict) reload()
    return undefined
  }
  return {
    form,
    bar,
    editing,
    changed,
    busy,
    ...said,
    submit: (event: FormEvent) => void submit(event),
    reset: () => begin(newest),
  }
}
