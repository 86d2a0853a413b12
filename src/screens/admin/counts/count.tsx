import { useState } from 'react'
import { adminCountsText } from '#language/admin/products/admin-counts.text.ts'
import { showMoment } from '#language/dates.ts'
import { writtenIn } from '#language/languages.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { CountDetailWire, CountWire } from '#modules/offers/counting/counting.contract.ts'
import { getCount } from '#modules/offers/counting/counting.paths.ts'
import { type LineView, lineViews } from '#modules/offers/counting/counting.rules.ts'
import { DeskAnswer } from '#desk/answer.tsx'
import { DeskFacts } from '#desk/facts.tsx'
import { DeskListFoot } from '#desk/list-foot.tsx'
import { listLeft } from '#desk/list-memory.ts'
import { useListAddress } from '#desk/use-list-address.ts'
import { KEEP_LAST, useDeskQuery } from '#desk/desk-query.ts'
import { useMay } from '#screens/admin/session/session.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { AdminCountActs } from './count-acts.tsx'
import { AdminCountCorrection } from './count-correction.tsx'
import { AdminCountLines } from './count-lines.tsx'
import { AdminCountScan } from './count-scan.tsx'

const isView = (state: string): state is LineView => lineViews.some((known) => known === state)

/** One count: where a scanner types, what was found, and what comes of it. */
export function AdminCount({ countId }: { countId: string }) {
  const language = useLanguage()
  const texts = useTexts(adminCountsText)
  const { query } = useListAddress()
  const view = isView(query.state) ? query.state : ''
  const found = useDeskQuery(getCount, { countId, view, pageNum: query.page }, KEEP_LAST)
  return (
    <>
      <p className="admin-back">
        <a className="link" href={listLeft(localPath(language, '/admin/counts'))}>
          {texts.back}
        </a>
      </p>
      <h1 tabIndex={-1} lang={found.data && writtenIn(found.data.count.name)}>
        {found.data?.count.name ?? texts.title}
      </h1>
      <DeskAnswer found={found} missing={<EmptyState title={texts.missingTitle}>{texts.missing}</EmptyState>}>
        {(data) => <CountFound data={data} view={view} />}
      </DeskAnswer>
    </>
  )
}

function CountFound({ data: { count, list, ...page }, view }: { data: CountDetailWire; view: '' | LineView }) {
  const texts = useTexts(adminCountsText)
  const may = useMay()
  const { addressOf } = useListAddress()
  const [correcting, correct] = useState<string>()
  const isOpen = count.state === 'open' && may('move-stock')
  return (
    <>
      <DeskFacts id="count-facts" title={texts[count.state]} facts={useFacts(count)} />
      {isOpen ? <AdminCountScan countId={count.countId} /> : null}
      <AdminCountActs count={count} isOpen={isOpen} />
      <Views chosen={view} />
      <p className="admin-count">{texts.lineCount(page.total)}</p>
      {list.length > 0 ? (
        <AdminCountLines list={list} onCorrect={isOpen ? correct : undefined} isBooked={count.state === 'booked'} />
      ) : (
        <EmptyState title={texts.noLinesTitle}>{texts.noLines}</EmptyState>
      )}
      <DeskListFoot {...page} addressOf={(at) => addressOf({ page: at })} />
      {correcting ? (
        <AdminCountCorrection countId={count.countId} itemNumber={correcting} onClose={() => correct(undefined)} />
      ) : null}
    </>
  )
}

function useFacts(count: CountWire): [string, string][] {
  const language = useLanguage()
  const texts = useTexts(adminCountsText)
  return [
    [texts.scope, [count.brandName, count.category].filter(Boolean).join(' · ') || texts.everything],
    [texts.progress, texts.of(count.counted, count.lines)],
    [texts.begun, texts.by(count.begunBy, showMoment(count.beginTime, language))],
    ...(count.endTime
      ? [[texts.ended, texts.by(count.endedBy, showMoment(count.endTime, language))] satisfies [string, string]]
      : []),
  ]
}

function Views({ chosen }: { chosen: '' | LineView }) {
  const texts = useTexts(adminCountsText)
  const { addressOf } = useListAddress()
  return (
    <nav className="admin-tabs" aria-label={texts.views}>
      <ul>
        {(['', ...lineViews] as const).map((view) => (
          <li key={view}>
            <a href={addressOf({ state: view })} aria-current={view === chosen ? 'page' : undefined} data-replace data-stay>
              {view === '' ? texts.all : texts[view]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
