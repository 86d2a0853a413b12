import { useEffect, useState } from 'react'
import type { MetaArgs } from 'react-router'
import { adminText } from '#language/admin/admin.text.ts'
import { adminAnnouncementsText } from '#language/admin/admin-announcements.text.ts'
import { useTexts } from '#language/texts.ts'
import { type AnnouncementBarWire, SaveAnnouncementsInput } from '#modules/content/announcement.contract.ts'
import { getAnnouncementBar, saveAnnouncementBar } from '#modules/content/admin-announcements.paths.ts'
import { Button } from '#ui/button.tsx'
import { Tick } from '#ui/fields.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { toast } from '#ui/toasts.ts'
import { AdminItems, AdminLinkField, AdminWords } from '#screens/admin/home/block-fields.tsx'
import { AdminUnsaved } from '#screens/admin/frame/unsaved.tsx'
import { adminHead } from '#screens/admin/frame/head.ts'
import { AdminAnnouncementStyle } from './announcement-style.tsx'
import { AdminProblem, AdminStale } from '#screens/admin/frame/problem.tsx'
import { callAdmin } from '#screens/admin/session/session.ts'
import { useEditing } from '#screens/admin/frame/use-editing.ts'
import { conflictOf } from '#screens/admin/home/use-home-draft.ts'
import { answerAdminQuery, useAdminQuery } from '#screens/admin/session/admin-query.ts'

export const meta = ({ location }: MetaArgs) => adminHead(location.pathname, (texts) => texts.announcements)

/** The bar above every page: its announcements in both languages, their order, and its colours. */
export default function AdminAnnouncements() {
  const frame = useTexts(adminText)
  const texts = useTexts(adminAnnouncementsText)
  const { data, error, refetch } = useAdminQuery(getAnnouncementBar, {})
  const reload = () => void refetch()
  return (
    <>
      <div className="admin-list-head">
        <h1 tabIndex={-1}>{frame.announcements}</h1>
      </div>
      <p className="admin-lead">{texts.lead}</p>
      {data ? (
        <>
          <AdminStale refusal={error} />
          <AnnouncementForm newest={data} onSaved={(bar) => answerAdminQuery(getAnnouncementBar, {}, bar)} reload={reload} />
        </>
      ) : error ? (
        <AdminProblem refusal={error} retry={reload} />
      ) : (
        <Skeleton height={480} />
      )}
    </>
  )
}

type FormProps = { newest: AnnouncementBarWire; onSaved: (bar: AnnouncementBarWire) => void; reload: () => void }

function AnnouncementForm(props: FormProps) {
  const texts = useTexts(adminAnnouncementsText)
  const { element, bar, editing, isDirty, conflict, refusal, busy, send, startAgain } = useAnnouncementForm(props)
  return (
    <form ref={element} className="announcement-form" onSubmit={send} noValidate>
      <AdminUnsaved when={isDirty} />
      <AdminAnnouncementStyle editing={editing} sample={bar.announcements.find(({ shown }) => shown)} />
      <section className="announcement-list" aria-labelledby="announcement-list">
        <h2 id="announcement-list">{texts.list}</h2>
        {bar.announcements.length === 0 ? <p className="mute">{texts.none}</p> : null}
        <AdminItems
          editing={editing}
          path="announcements"
          items={bar.announcements}
          most={10}
          make={newAnnouncement}
          nameOf={texts.announcement}
        >
          {(path) => <AnnouncementFields editing={editing} path={path} />}
        </AdminItems>
      </section>
      <div role="alert">
        {refusal ? <p className="field-problem">{refusal}</p> : null}
        {conflict ? (
          <p className="admin-notice">
            {texts.movedOn}{' '}
            <Button look="text" onClick={startAgain}>
              {texts.loadNewest}
            </Button>
          </p>
        ) : null}
      </div>
      <div className="admin-dialog-foot announcement-foot">
        {isDirty ? (
          <Button look="line" onClick={startAgain}>
            {texts.reset}
          </Button>
        ) : null}
        <Button type="submit" busy={busy} disabled={!isDirty}>
          {busy ? texts.saving : texts.save}
        </Button>
      </div>
    </form>
  )
}

function AnnouncementFields({ editing, path }: { editing: ReturnType<typeof useAnnouncementForm>['editing']; path: string }) {
  const texts = useTexts(adminAnnouncementsText)
  return (
    <>
      <AdminWords editing={editing} path={`${path}.desc`} label={texts.words} most={120} />
      <AdminLinkField editing={editing} path={`${path}.url`} optional={texts.optional} />
      <Tick
        checked={editing.read(`${path}.shown`) === true}
        onChange={(event) => editing.set(`${path}.shown`, event.target.checked)}
      >
        {texts.shown}
      </Tick>
    </>
  )
}

const newAnnouncement = (): AnnouncementBarWire['announcements'][number] => ({
  announcementId: crypto.randomUUID(),
  desc: { en: '', zh: '' },
  url: null,
  shown: true,
})

function useAnnouncementForm({ newest, onSaved, reload }: FormProps) {
  const texts = useTexts(adminAnnouncementsText)
  const { submit, refuse, reset, ...form } = useEditing(SaveAnnouncementsInput, newest)
  const [conflict, setConflict] = useState(false)
  const { value, isDirty } = form
  const begin = (from: AnnouncementBarWire) => {
    reset(from)
    setConflict(false)
  }
  // What others save appears here as long as nothing has been typed.
  useEffect(() => {
    if (!isDirty && newest.version !== value.version) begin(newest)
  })
  const send = submit(async (bar) => {
    setConflict(false)
    const result = await callAdmin(saveAnnouncementBar, bar)
    if (result.ok) {
      begin(result.data)
      onSaved(result.data)
      return toast('success', texts.saved)
    }
    if (!conflictOf(result)) return refuse(result)
    setConflict(true)
    return reload()
  })
  return { ...form, bar: value, conflict, send, startAgain: () => begin(newest) }
}
