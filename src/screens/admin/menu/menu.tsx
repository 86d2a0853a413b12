import { useState } from 'react'
import { type MetaArgs, useParams } from 'react-router'
import { adminHomeText } from '#language/admin/admin-home.text.ts'
import { adminMenuText } from '#language/admin/front/admin-menu.text.ts'
import { showMoment } from '#language/dates.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import { type MenuDraftWire, SaveMenuInput } from '#modules/content/menu.contract.ts'
import { getMenuDraft, saveMenuDraft, takeMenuRelease } from '#modules/content/admin-menu.paths.ts'
import { DeskAnswer } from '#desk/answer.tsx'
import { adminHead } from '#screens/admin/frame/head.ts'
import { DeskSavedForm } from '#desk/saved-form.tsx'
import { DeskUnsaved } from '#desk/unsaved.tsx'
import { useSavedForm } from '#desk/use-saved-form.ts'
import { answerDeskQuery, askAgain, askedAgain, useDeskAction, useDeskQuery } from '#desk/desk-query.ts'
import { callAdmin } from '#screens/admin/session/session.ts'
import { Button } from '#ui/button.tsx'
import { toast } from '#ui/toasts.ts'
import { AdminMenuEntries } from './menu-entries.tsx'
import { AdminMenuPreview } from './menu-preview.tsx'
import { AdminMenuReleases } from './menu-releases.tsx'
import { AdminReleaseMenu } from './release-menu.tsx'

export const meta = ({ location }: MetaArgs) => adminHead(location.pathname, adminMenuText.title)

/** The menu of one side: a draft of it, how it would look, and what has been released. */
export default function AdminMenu() {
  const side = useParams().side === 'men' ? 'men' : 'women'
  const texts = useTexts(adminMenuText)
  const found = useDeskQuery(getMenuDraft, { sexType: side })
  return (
    <>
      <div className="admin-list-head">
        <h1 tabIndex={-1}>{texts.title}</h1>
      </div>
      <Sides side={side} />
      <DeskAnswer found={found}>{(draft) => <Arranging key={side} draft={draft} />}</DeskAnswer>
    </>
  )
}

function Sides({ side }: { side: MenuDraftWire['sexType'] }) {
  const language = useLanguage()
  const texts = useTexts(adminHomeText)
  return (
    <nav className="admin-tabs" aria-label={texts.sides}>
      <ul>
        {(['women', 'men'] as const).map((each) => (
          <li key={each}>
            <a
              href={localPath(language, each === 'men' ? '/admin/menu/men' : '/admin/menu')}
              aria-current={each === side ? 'page' : undefined}
            >
              {texts[each]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const keep = (draft: MenuDraftWire) => answerDeskQuery(getMenuDraft, { sexType: draft.sexType }, draft)

function Arranging({ draft }: { draft: MenuDraftWire }) {
  const texts = useTexts(adminMenuText)
  const { sexType, version, entries } = draft
  const form = useSavedForm<SaveMenuInput>({
    shape: SaveMenuInput,
    newest: { sexType, version, entries },
    // The draft that is answered holds what was saved, and more.
    path: saveMenuDraft,
    onSaved: () => askAgain(getMenuDraft),
    said: texts.saved,
    reload: () => askedAgain(getMenuDraft),
  })
  return (
    <>
      <DeskUnsaved when={form.isDirty} />
      <DraftBar draft={draft} isDirty={form.isDirty} />
      <AdminMenuPreview nodes={draft.shown} />
      <div className="admin-columns">
        <DeskSavedForm form={form} save={texts.save} title={texts.title}>
          <AdminMenuEntries editing={form.editing} entries={form.value.entries} />
        </DeskSavedForm>
        <AdminMenuReleases draft={draft} onTaken={keep} />
      </div>
    </>
  )
}

/** How the draft stands to what shoppers see, and what can be done about it. */
function DraftBar({ draft, isDirty }: { draft: MenuDraftWire; isDirty: boolean }) {
  const language = useLanguage()
  const texts = useTexts(adminMenuText)
  const home = useTexts(adminHomeText)
  const [releases, setReleases] = useState(false)
  const { sexType, version } = draft
  const { act, busy } = useDeskAction(() => callAdmin(takeMenuRelease, { sexType, version, number: 0 }))
  const discard = async () => {
    const result = await act(undefined)
    if (!result.ok) return toast('error', result.msg)
    keep(result.data)
    return toast('success', home.discarded)
  }
  const words = draft.changed
    ? home.draftBy(draft.changedBy || home.somebody, showMoment(draft.changeTime, language))
    : texts.asReleased
  return (
    <div className="home-bar">
      <p role="status">{words}</p>
      <div className="home-bar-actions">
        {draft.changed ? (
          <Button look="text" busy={busy} onClick={() => void discard()}>
            {home.discard}
          </Button>
        ) : null}
        <Button disabled={!draft.changed || isDirty} onClick={() => setReleases(true)}>
          {home.release}
        </Button>
      </div>
      {releases ? <AdminReleaseMenu draft={draft} onReleased={keep} onClose={() => setReleases(false)} /> : null}
    </div>
  )
}
