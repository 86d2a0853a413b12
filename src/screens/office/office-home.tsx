import { useState } from 'react'
import { type MetaArgs, useParams } from 'react-router'
import { showMoment } from '#language/dates.ts'
import { officeText } from '#language/office.text.ts'
import { blockKindText, officeHomeText } from '#language/office-home.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { HomeBlock, HomeDraftWire } from '#modules/content/home.contract.ts'
import { Button } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { toast } from '#ui/toasts.ts'
import { type BlockKind, newBlock } from './block-editing.ts'
import { OfficeBlockEditor } from './office-block-editor.tsx'
import { officeHead } from './office-head.ts'
import { OfficeHomeBlocks } from './office-home-blocks.tsx'
import { OfficeHomeReleases } from './office-home-releases.tsx'
import { OfficeProblem, OfficeStale } from './office-problem.tsx'
import { OfficeReleaseDialog, type Releasing } from './office-release-dialog.tsx'
import { type HomeDraftDesk, type HomeSide, useHomeDraft } from './use-home-draft.ts'
import { useListKeys } from './use-list-keys.ts'

export const meta = ({ location }: MetaArgs) => officeHead(location.pathname, (texts) => texts.home)

/** The home page of one side: its blocks, a draft of them, and what has been released. */
export default function OfficeHome() {
  const side: HomeSide = useParams().side === 'men' ? 'men' : 'women'
  // A side of its own: nothing of the other is carried over.
  return <Arranging key={side} side={side} />
}

function Arranging({ side }: { side: HomeSide }) {
  const texts = useTexts(officeText)
  const desk = useHomeDraft(side)
  const [editing, setEditing] = useState<{ block: HomeBlock; base: HomeDraftWire }>()
  const [releasing, setReleasing] = useState<Releasing>()
  useListKeys()
  const { data, failure } = desk
  return (
    <>
      <div className="office-list-head">
        <h1 tabIndex={-1}>{texts.home}</h1>
      </div>
      <SideTabs side={side} />
      {data ? null : failure ? <OfficeProblem failure={failure} retry={desk.reload} /> : <Skeleton height={480} />}
      {data ? (
        <>
          <OfficeStale failure={failure} />
          <DraftBar desk={desk} draft={data} onRelease={() => setReleasing({ kind: 'draft' })} />
          <div className="office-columns">
            <div>
              <OfficeHomeBlocks desk={desk} draft={data} onEdit={(block) => setEditing({ block, base: data })} />
              <AddBlock draft={data} onAdd={(kind) => setEditing({ block: newBlock(kind), base: data })} />
            </div>
            <OfficeHomeReleases desk={desk} draft={data} onAgain={(number) => setReleasing({ kind: 'again', number })} />
          </div>
        </>
      ) : null}
      {editing ? (
        <OfficeBlockEditor key={editing.block.id} desk={desk} {...editing} onClose={() => setEditing(undefined)} />
      ) : null}
      {releasing && data ? (
        <OfficeReleaseDialog desk={desk} draft={data} releasing={releasing} onClose={() => setReleasing(undefined)} />
      ) : null}
    </>
  )
}

function SideTabs({ side }: { side: HomeSide }) {
  const language = useLanguage()
  const texts = useTexts(officeHomeText)
  const tabs = [
    { side: 'women', path: '/console/home', name: texts.women },
    { side: 'men', path: '/console/home/men', name: texts.men },
  ]
  return (
    <nav className="office-tabs" aria-label={texts.sides}>
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
  const texts = useTexts(officeHomeText)
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
          <a className="btn btn-line" href={localPath(language, `/console/home/preview/${desk.side}`)}>
            {texts.preview}
          </a>
          <Button disabled={!draft.changed} onClick={onRelease}>
            {texts.release}
          </Button>
        </div>
      </div>
      <div role="alert">
        {desk.conflict ? (
          <p className="office-notice">
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

const kinds: BlockKind[] = ['hero', 'rail', 'tiles', 'editorial', 'brands', 'designers', 'promises']

function AddBlock({ draft, onAdd }: { draft: HomeDraftWire; onAdd: (kind: BlockKind) => void }) {
  const texts = useTexts(officeHomeText)
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
