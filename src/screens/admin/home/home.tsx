import { useState } from 'react'
import { type MetaArgs, useParams } from 'react-router'
import { showMoment } from '#language/dates.ts'
import { adminText } from '#language/admin/admin.text.ts'
import { blockKindText, adminHomeText } from '#language/admin/admin-home.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { HomeBlock, HomeDraftWire } from '#modules/content/home.contract.ts'
import { Button } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { toast } from '#ui/toasts.ts'
import { type BlockKind, newBlock } from './block-editing.ts'
import { AdminBlockEditor } from './block-editor.tsx'
import { adminHead } from '#screens/admin/frame/head.ts'
import { AdminHomeBlocks } from './home-blocks.tsx'
import { AdminHomeReleases } from './home-releases.tsx'
import { DeskProblem, DeskStale } from '#desk/problem.tsx'
import { AdminReleaseDialog, type Releasing } from './release-dialog.tsx'
import { type HomeDraftDesk, type HomeSide, useHomeDraft } from './use-home-draft.ts'

export const meta = ({ location }: MetaArgs) => adminHead(location.pathname, adminText.home)

/** The home page of one side: its blocks, a draft of them, and what has been released. */
export default function AdminHome() {
  const side: HomeSide = useParams().side === 'men' ? 'men' : 'women'
  // A side of its own: nothing of the other is carried over.
  return <Arranging key={side} side={side} />
}

function Arranging({ side }: { side: HomeSide }) {
  const texts = useTexts(adminText)
  const desk = useHomeDraft(side)
  const [editing, setEditing] = useState<{ block: HomeBlock; base: HomeDraftWire }>()
  const [releasing, setReleasing] = useState<Releasing>()
  const { data, error } = desk
  return (
    <>
      <div className="admin-list-head">
        <h1 tabIndex={-1}>{texts.home}</h1>
      </div>
      <SideTabs side={side} />
      {data ? null : error ? <DeskProblem refusal={error} retry={desk.loadNewest} /> : <Skeleton height={480} />}
      {data ? (
        <>
          <DeskStale refusal={error} />
          <DraftBar desk={desk} draft={data} onRelease={() => setReleasing({ kind: 'draft' })} />
          <div className="admin-columns">
            <div>
              <AdminHomeBlocks desk={desk} draft={data} onEdit={(block) => setEditing({ block, base: data })} />
              <AddBlock draft={data} onAdd={(kind) => setEditing({ block: newBlock(kind), base: data })} />
            </div>
            <AdminHomeReleases desk={desk} draft={data} onAgain={(number) => setReleasing({ kind: 'again', number })} />
          </div>
        </>
      ) : null}
      {editing ? (
        <AdminBlockEditor key={editing.block.id} desk={desk} {...editing} onClose={() => setEditing(undefined)} />
      ) : null}
      {releasing && data ? (
        <AdminReleaseDialog desk={desk} draft={data} releasing={releasing} onClose={() => setReleasing(undefined)} />
      ) : null}
    </>
  )
}

function SideTabs({ side }: { side: HomeSide }) {
  const language = useLanguage()
  const texts = useTexts(adminHomeText)
  const tabs = [
    { side: 'women', path: '/admin/home', name: texts.women },
    { side: 'men', path: '/admin/home/men', name: texts.men },
  ]
  return (
    <nav className="admin-tabs" aria-label={texts.sides}>
      <ul>
        {tabs.map((tab) => (
          <li key={tab.side}>
            <a href={localPath(language, tab.path)} aria-current={tab.side === side ? 'page' : undefined}>
              {tab.name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

type BarProps = { desk: HomeDraftDesk; draft: HomeDraftWire; onRelease: () => void }

/** How the draft stands to what shoppers see, and what can be done about it. */
function DraftBar({ desk, draft, onRelease }: BarProps) {
  const language = useLanguage()
  const texts = useTexts(adminHomeText)
  const discard = async () => {
    const { blocks } = draft
    const fresh = await desk.take(0)
    if (fresh) toast('success', texts.discarded, { label: texts.undo, run: () => void desk.save(blocks, fresh.version) })
  }
  const words = draft.changed
    ? texts.draftBy(draft.changedBy || texts.somebody, showMoment(draft.changeTime, language))
    : texts.asReleased
  return (
    <>
      <div className="home-bar">
        <p role="status">{words}</p>
        <div className="home-bar-actions">
          {draft.changed ? (
            <Button look="text" onClick={() => void discard()}>
              {texts.discard}
            </Button>
          ) : null}
          <a className="btn btn-line" href={localPath(language, `/admin/home/preview/${desk.side}`)}>
            {texts.preview}
          </a>
          <Button disabled={!draft.changed} onClick={onRelease}>
            {texts.release}
          </Button>
        </div>
      </div>
      <div role="alert">
        {desk.conflict ? (
          <p className="admin-notice">
            {texts.movedOn(desk.conflict.by || texts.somebody, showMoment(desk.conflict.time, language))}{' '}
            <Button look="text" onClick={desk.loadNewest}>
              {texts.loadNewest}
            </Button>
          </p>
        ) : null}
      </div>
    </>
  )
}

const kinds: BlockKind[] = ['scene', 'hero', 'rail', 'tiles', 'editorial', 'brands', 'designers', 'promises']

function AddBlock({ draft, onAdd }: { draft: HomeDraftWire; onAdd: (kind: BlockKind) => void }) {
  const texts = useTexts(adminHomeText)
  const names = useTexts(blockKindText)
  // A page has one opening.
  const offered = kinds.filter((kind) => kind !== 'hero' || !draft.blocks.some((block) => block.kind === 'hero'))
  return (
    <section className="home-add" aria-labelledby="home-add">
      <h2 id="home-add">{texts.add}</h2>
      <ul>
        {offered.map((kind) => (
          <li key={kind}>
            <Button look="line" onClick={() => onAdd(kind)}>
              {names[kind]}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
