import { pieceName } from '#language/product/piece-name.ts'
import { useEffect, useRef, useState } from 'react'
import type { MetaArgs } from 'react-router'
import { adminBenchText } from '#language/admin/admin-bench.text.ts'
import { unitStateText } from '#language/admin/admin-order.text.ts'
import { useTexts } from '#language/texts.ts'
import type { BenchPiece, BenchWire, DecidedWire } from '#modules/authentication/authentication.contract.ts'
import { listBench } from '#modules/authentication/authentication.paths.ts'
import { shownCertificateCode } from '#modules/certificates/certificates.rules.ts'
import { adminHead } from '#screens/admin/frame/head.ts'
import { DeskAnswer } from '#desk/answer.tsx'
import { askAgain, KEEP_LAST, useDeskQuery } from '#desk/desk-query.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { AdminBenchPiece } from './bench-piece.tsx'
import { DeskScan } from '#desk/camera/scan.tsx'
import { AdminBenchQueue } from './bench-queue.tsx'

export const meta = ({ location }: MetaArgs) => adminHead(location.pathname, adminBenchText.title)

/** The bench: what waits, and the piece that lies there. */
export default function AdminBench() {
  const [piece, lay] = useState<BenchPiece>()
  const [said, say] = useState('')
  const texts = useTexts(adminBenchText)
  const done = ({ unitId, result, certificateCode }: DecidedWire) => {
    const code = piece?.unitId === unitId ? piece.unitCode : ''
    say(result === 'pass' ? texts.passed(code, shownCertificateCode(certificateCode)) : texts.rejected(code))
    askAgain(listBench)
    lay(undefined)
  }
  return (
    <>
      <h1 tabIndex={-1}>{piece ? piece.unitCode : texts.title}</h1>
      <p className="admin-count" role="status">
        {said}
      </p>
      {piece ? (
        <AdminBenchPiece
          key={piece.unitId}
          piece={piece}
          onDone={done}
          onProposed={() => {
            say(texts.proposed(piece.unitCode))
            askAgain(listBench)
            lay(undefined)
          }}
          onLeave={() => lay(undefined)}
        />
      ) : (
        <Waiting onChoose={lay} />
      )}
    </>
  )
}

/** What waits; a label that is scanned, or Enter on a number that is typed, lays its piece on the bench at once. */
function Waiting({ onChoose }: { onChoose: (piece: BenchPiece) => void }) {
  const texts = useTexts(adminBenchText)
  const [word, look] = useState('')
  const found = useDeskQuery(listBench, { word }, KEEP_LAST)
  const { data, isPlaceholderData } = found
  const asked = useRef('')
  useEffect(() => {
    if (!data || isPlaceholderData || asked.current === '' || asked.current !== word) return
    asked.current = ''
    const [only, ...others] = data.list
    if (only && others.length === 0) onChoose(only)
  }, [data, isPlaceholderData, word, onChoose])
  return (
    <>
      <DeskScan
        label={texts.scan}
        onEmpty={() => look('')}
        onWord={(typed) => {
          // The same word again has its answer already.
          if (typed === word && data?.list.length === 1 && data.list[0]) return onChoose(data.list[0])
          asked.current = typed
          look(typed)
        }}
      />
      <DeskAnswer found={found}>
        {(waiting) => (
          <>
            <p className="admin-count">{texts.waiting(waiting.total)}</p>
            <Found data={waiting} word={word} onChoose={onChoose} />
          </>
        )}
      </DeskAnswer>
    </>
  )
}

function Found({ data, word, onChoose }: { data: BenchWire; word: string; onChoose: (piece: BenchPiece) => void }) {
  const texts = useTexts(adminBenchText)
  const states = useTexts(unitStateText)
  if (data.list.length > 0) return <AdminBenchQueue list={data.list} onChoose={onChoose} />
  if (data.elsewhere.length === 0)
    return <EmptyState title={word ? texts.nothingTitle : texts.noneTitle}>{word ? undefined : texts.none}</EmptyState>
  return (
    <section aria-labelledby="bench-elsewhere">
      <h2 id="bench-elsewhere">{texts.elsewhere}</h2>
      <ul className="bench-elsewhere">
        {data.elsewhere.map((piece) => (
          <li key={piece.unitId}>
            <b>{piece.unitCode}</b> {pieceName(piece.brandName, piece.title)} ·{' '}
            {piece.difference === 'asked' ? texts.asked : states[piece.state]}
          </li>
        ))}
      </ul>
    </section>
  )
}
