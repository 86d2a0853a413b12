import type { MetaArgs } from 'react-router'
import { adminText } from '#language/admin/admin.text.ts'
import { adminAnnouncementsText } from '#language/admin/front/admin-announcements.text.ts'
import { useTexts } from '#language/texts.ts'
import { type AnnouncementBarWire, SaveAnnouncementsInput } from '#modules/content/announcement.contract.ts'
import { getAnnouncementBar, saveAnnouncementBar } from '#modules/content/admin-announcements.paths.ts'
import { Tick } from '#ui/fields.tsx'
import { AdminItems, AdminLinkField, AdminWords } from '#screens/admin/home/block-fields.tsx'
import { DeskUnsaved } from '#desk/unsaved.tsx'
import { adminHead } from '#screens/admin/frame/head.ts'
import { AdminAnnouncementStyle } from './announcement-style.tsx'
import { DeskAnswer } from '#desk/answer.tsx'
import { DeskSavedForm } from '#desk/saved-form.tsx'
import type { Editing } from '#desk/use-editing.ts'
import { useSavedForm } from '#desk/use-saved-form.ts'
import { answerDeskQuery, useDeskQuery } from '#desk/desk-query.ts'

export const meta = ({ location }: MetaArgs) => adminHead(location.pathname, adminText.announcements)

/** The bar above every page: its announcements in both languages, their order, and its colours. */
export default function AdminAnnouncements() {
  const frame = useTexts(adminText)
  const texts = useTexts(adminAnnouncementsText)
  const found = useDeskQuery(getAnnouncementBar, {})
  const reload = found.refetch
  return (
    <>
      <div className="admin-list-head">
        <h1 tabIndex={-1}>{frame.announcements}</h1>
      </div>
      <p className="admin-lead">{texts.lead}</p>
      <DeskAnswer found={found}>
        {(data) => (
          <AnnouncementForm newest={data} onSaved={(bar) => answerDeskQuery(getAnnouncementBar, {}, bar)} reload={reload} />
        )}
      </DeskAnswer>
    </>
  )
}

type FormProps = { newest: AnnouncementBarWire; onSaved: (bar: AnnouncementBarWire) => void; reload: () => Promise<unknown> }

function AnnouncementForm(props: FormProps) {
  const texts = useTexts(adminAnnouncementsText)
  const frame = useTexts(adminText)
  const form = useSavedForm({ ...props, shape: SaveAnnouncementsInput, path: saveAnnouncementBar })
  const { value: bar, editing, isDirty } = form
  return (
    <DeskSavedForm form={form} save={texts.save} title={frame.announcements}>
      <DeskUnsaved when={isDirty} />
      <AdminAnnouncementStyle editing={editing} sample={bar.announcements.find(({ shown }) => shown)} />
      <section className="admin-form-list" aria-labelledby="announcement-list">
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
    </DeskSavedForm>
  )
}

function AnnouncementFields({ editing, path }: { editing: Editing; path: string }) {
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
