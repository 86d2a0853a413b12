import { lazy, Suspense, useState } from 'react'
import type { MetaArgs } from 'react-router'
import { counted } from '#language/counted.ts'
import { pointFilterText, pointsText } from '#language/account/points.text.ts'
import { showDate } from '#language/dates.ts'
import { uiText } from '#language/frame/ui.text.ts'
import { languageOfPath } from '#language/languages.ts'
import { localPath, textsIn, useLanguage, useTexts } from '#language/texts.ts'
import type { PointsWire } from '#modules/points/points.contract.ts'
import { pointsFile } from '#modules/points/points.paths.ts'
import { fetchFile, keepFile } from '#platform/wire/fetch-file.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { toast } from '#ui/toasts.ts'
import { AccountFrame, AccountWaiting } from '../account/account-frame.tsx'
import { headTags } from '../head-tags.ts'
import { PlainGift } from './plain-gift.tsx'
import { PointMove } from './point-move.tsx'
import { filters, usePoints } from './use-points.ts'
import './points.css'

export { ErrorView as ErrorBoundary } from '../../error-view.tsx'
export { loadPoints as own } from './use-points.ts'

const GivePoints = lazy(() => import('./give-points.tsx'))

export const meta = ({ location, matches }: MetaArgs) =>
  headTags({ title: textsIn(pointsText, languageOfPath(location.pathname)).title, pathname: location.pathname, matches })

/** What a member has to spend and to give, until when, and how it came. */
export default function Points() {
  const texts = useTexts(pointsText)
  return (
    <AccountFrame title={texts.title} path="/myaccount/points">
      <Own />
    </AccountFrame>
  )
}

function Own() {
  const texts = useTexts(pointsText)
  const ui = useTexts(uiText)
  const points = usePoints()
  const { page, failed, load } = points
  if (failed && !page) return <EmptyState title={texts.failed} action={<Button onClick={() => void load()}>{ui.retry}</Button>} />
  if (!page) return <AccountWaiting />
  return (
    <div className="points">
      <Standing page={page} />
      <Giving page={page} onGiven={load} />
      <PlainGift page={page} />
      <History points={points} page={page} />
    </div>
  )
}

function Standing({ page }: { page: PointsWire }) {
  const language = useLanguage()
  const texts = useTexts(pointsText)
  const { points, pendingPoints, owedPoints, ending } = page
  return (
    <section className="points-standing" aria-label={texts.title}>
      <dl>
        <Figure name={texts.held} points={points} hint={texts.lead} />
        <Figure name={texts.pending} points={pendingPoints} hint={texts.pendingHint} />
        {owedPoints > 0 ? <Figure name={texts.owed} points={owedPoints} hint={texts.owedHint} /> : null}
      </dl>
      {ending.length > 0 ? (
        <ul className="mute">
          {ending.map(({ points: some, lastDay }) => (
            <li key={lastDay}>{texts.endingLine(counted(some), showDate(lastDay, language))}</li>
          ))}
        </ul>
      ) : null}
      <a className="link" href={localPath(language, '/vip/pointsRules')}>
        {texts.rules}
      </a>
    </section>
  )
}

function Figure({ name, points, hint }: { name: string; points: number; hint: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="serif">{counted(points)}</dd>
      <dd className="mute">{hint}</dd>
    </div>
  )
}

function Giving({ page, onGiven }: { page: PointsWire; onGiven: () => Promise<void> }) {
  const texts = useTexts(pointsText)
  const [open, setOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  if (page.points === 0) return null
  const show = () => {
    setWasOpened(true)
    setOpen(true)
  }
  return (
    <p className="by-script">
      <Button look="line" onClick={show}>
        {texts.give}
      </Button>
      {wasOpened ? (
        <Suspense fallback={null}>
          <GivePoints open={open} onClose={() => setOpen(false)} page={page} onGiven={onGiven} />
        </Suspense>
      ) : null}
    </p>
  )
}

type HistoryProps = { points: ReturnType<typeof usePoints>; page: PointsWire }

function History({ points: { filter, isCurrent, busy, more }, page }: HistoryProps) {
  const texts = useTexts(pointsText)
  if (filter === '' && page.total === 0) return <EmptyState title={texts.empty}>{texts.emptyWords}</EmptyState>
  return (
    <section aria-labelledby="points-history">
      <div className="section-head">
        <h2 id="points-history">{texts.history}</h2>
        <Keep filter={filter} />
      </div>
      <Filters chosen={filter} />
      {isCurrent && page.list.length === 0 ? <p className="points-none mute">{texts.emptyFilter}</p> : null}
      <ul className="rows" aria-busy={!isCurrent}>
        {page.list.map((move) => (
          <PointMove key={move.moveId} move={move} />
        ))}
      </ul>
      {page.list.length < page.total ? (
        <p className="inbox-more by-script">
          <Button look="line" busy={busy} onClick={() => void more()}>
            {texts.more}
          </Button>
        </p>
      ) : null}
    </section>
  )
}

function Filters({ chosen }: { chosen: string }) {
  const language = useLanguage()
  const texts = useTexts(pointsText)
  const names = useTexts(pointFilterText)
  const address = localPath(language, '/myaccount/points')
  return (
    <nav className="kinds" aria-label={texts.filter}>
      {filters.map((one) => (
        <a key={one} href={one === '' ? address : `${address}?kind=${one}`} aria-current={one === chosen ? 'page' : undefined}>
          {names[one]}
        </a>
      ))}
    </nav>
  )
}

/** What is shown, to be kept. */
function Keep({ filter }: { filter: string }) {
  const texts = useTexts(pointsText)
  const [busy, setBusy] = useState(false)
  const keep = async () => {
    setBusy(true)
    const file = await fetchFile(pointsFile, { filter }, 'shop')
    setBusy(false)
    if (file) keepFile(file, 'praya-points.csv')
    else toast('error', texts.fileFailed)
  }
  return (
    <Button look="text" className="by-script" busy={busy} onClick={() => void keep()}>
      {texts.file}
    </Button>
  )
}
