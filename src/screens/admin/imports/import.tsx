import { useState } from 'react'
import { type MetaArgs, useParams } from 'react-router'
import { adminImportsText } from '#language/admin/products/admin-imports.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { ImportDetailWire } from '#modules/catalogue/imports/imports.contract.ts'
import { getImport } from '#modules/catalogue/imports/imports.paths.ts'
import { DeskAnswer } from '#desk/answer.tsx'
import { adminHead } from '#screens/admin/frame/head.ts'
import { useDeskQuery } from '#desk/desk-query.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { AdminImportActs } from './import-acts.tsx'
import { AdminImportColumns } from './import-columns.tsx'
import { AdminImportItems } from './import-items.tsx'
import { AdminImportPictures } from './import-pictures.tsx'
import { AdminImportWays } from './import-ways.tsx'
import { AdminImportWords } from './import-words.tsx'

export const meta = ({ location }: MetaArgs) => adminHead(location.pathname, adminImportsText.title)

const SOON_MS = 1_000
const isMoving = ({ state, isUnpacking }: ImportDetailWire): boolean =>
  isUnpacking || state === 'reading' || state === 'checking' || state === 'running'

/** One file: what it would do, how it is read, and doing it. */
export default function AdminImport() {
  const language = useLanguage()
  const texts = useTexts(adminImportsText)
  const { importId = '' } = useParams()
  const found = useDeskQuery(
    getImport,
    { importId },
    { refetchInterval: ({ state }) => (state.data && isMoving(state.data) ? SOON_MS : 15_000) },
  )
  return (
    <>
      <p className="admin-back">
        <a className="link" href={localPath(language, '/admin/imports')}>
          {texts.back}
        </a>
      </p>
      <h1 tabIndex={-1} className="admin-import-name">
        {found.data?.fileName ?? texts.file}
      </h1>
      <DeskAnswer found={found} missing={<EmptyState title={texts.missingTitle} />}>
        {(data) => <Found found={data} />}
      </DeskAnswer>
    </>
  )
}

function Found({ found }: { found: ImportDetailWire }) {
  const { state, products } = found
  const isChecked = state === 'checked' || state === 'stopped' || state === 'done'
  const unmappedValues = useUnmappedValues(found, isChecked)
  const isOpen = unmappedValues !== undefined
  const isUnknown = isOpen && found.columns.every(({ field }) => field === null)
  // One place for the columns, wherever they are shown, so that what was chosen there stays.
  const columns = isOpen ? <AdminImportColumns key="columns" found={found} /> : null
  return (
    <>
      <State found={found} />
      {isOpen && isUnknown ? <NothingKnown /> : null}
      {isOpen && !isUnknown ? <AdminImportWays found={found} /> : null}
      {unmappedValues && unmappedValues.length > 0 ? (
        <AdminImportWords importId={found.importId} unmappedValues={unmappedValues} />
      ) : null}
      {isUnknown ? columns : null}
      <AdminImportActs found={found} />
      {isOpen && !isUnknown ? <AdminImportPictures found={found} /> : null}
      {isUnknown ? null : columns}
      {products > 0 ? <AdminImportItems found={found} /> : null}
    </>
  )
}

/**
 * The words that are open, and while rows are looked at again those of before: forms stay where they are, with what was chosen in
 * them. Undefined as long as nothing has been looked at to the end, and while products are written.
 */
function useUnmappedValues(
  { state, unmappedValues }: ImportDetailWire,
  isChecked: boolean,
): ImportDetailWire['unmappedValues'] | undefined {
  const [before, setBefore] = useState<ImportDetailWire['unmappedValues']>()
  if (isChecked && unmappedValues !== before) setBefore(unmappedValues)
  return isChecked ? unmappedValues : state === 'checking' ? before : undefined
}

/** Nobody can tell what the file holds: its columns are offered instead. */
function NothingKnown() {
  const texts = useTexts(adminImportsText)
  return (
    <div className="admin-import-look" role="status">
      <h2>{texts.nothingKnown}</h2>
      <p>{texts.nothingKnownHint}</p>
    </div>
  )
}

function State({ found: { kind, state, rows, products, done, waiting, made } }: { found: ImportDetailWire }) {
  const texts = useTexts(adminImportsText)
  const isCounting = state === 'checking' || state === 'running' || state === 'stopped'
  return (
    <div className="admin-import-state">
      <p role="status">
        <b>{texts[state]}</b> · {texts[kind]}
        {state === 'reading' ? ` · ${texts.rowsRead(rows)}` : ''}
        {isCounting ? ` · ${texts.progress(done, products)}` : ''}
      </p>
      {isCounting ? <progress max={Math.max(1, products)} value={done} aria-label={texts.progress(done, products)} /> : null}
      {made.live + made.drafts > 0 ? (
        <p>
          {state === 'done' ? texts.isNow : texts.willBe}:{' '}
          {texts.made(made.live, made.drafts, made.variants, made.pieces, made.pictures)}
        </p>
      ) : null}
      {waiting > 0 ? <p className="mute">{texts.waitingPictures(waiting)}</p> : null}
    </div>
  )
}
