import { zoneText } from '#language/buying/zone.text.ts'
import { useEffect, useRef, useState } from 'react'
import { adminBenchText } from '#language/admin/admin-bench.text.ts'
import { pieceKindText } from '#language/product/checklist.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { BenchPiece, DecidedWire } from '#modules/authentication/authentication.contract.ts'
import { isPieceKind, pieceKinds } from '#modules/authentication/checklists.rules.ts'
import { fromWire, showHkdExactly } from '#platform/money.ts'
import { SentPictures } from '#desk/case/sent-pictures.tsx'
import { DeskDialog } from '#desk/dialog.tsx'
import { DeskDialogForm } from '#desk/dialog-form.tsx'
import { useMay } from '#screens/admin/session/session.ts'
import { Button } from '#ui/button.tsx'
import { SelectField, TextArea } from '#ui/fields.tsx'
import { Picture } from '#ui/picture.tsx'
import { AdminBenchList } from './bench-list.tsx'
import { AdminBenchPictures } from './bench-pictures.tsx'
import { BenchProposal } from './bench-proposal.tsx'
import { useBenchKeys } from './use-bench-keys.ts'
import { useDecision } from './use-decision.ts'

type Props = {
  piece: BenchPiece
  onDone: (decided: DecidedWire) => void
  onProposed: () => void
  onLeave: () => void
}

/** One piece: what it should be, what is found, and the decision. */
export function AdminBenchPiece({ piece, onDone, onProposed, onLeave }: Props) {
  const texts = useTexts(adminBenchText)
  const kinds = useTexts(pieceKindText)
  const [isRejecting, reject] = useState(false)
  const [isProposing, propose] = useState(false)
  const { kind, setKind, given, setGiven, pictures, setPictures, problem, busy, decide, turn } = useDecision(piece, onDone)
  const first = useRef<HTMLDivElement>(null)
  useEffect(() => first.current?.focus(), [])
  useBenchKeys({ onPoint: turn, onPass: () => void decide('pass'), onReject: () => reject(true), onLeave })
  return (
    <div className="bench-piece" ref={first} tabIndex={-1}>
      <p>
        <Button look="text" onClick={onLeave}>
          {texts.back}
        </Button>
      </p>
      <PieceFacts piece={piece} />
      <SentPictures title={texts.asSent} ids={piece.photos} />
      <div className="bench-work">
        <SelectField
          label={texts.kind}
          options={pieceKinds.map((value) => ({ value, name: kinds[value] }))}
          value={kind}
          onChange={({ target }) => (isPieceKind(target.value) ? setKind(target.value) : undefined)}
        />
        <AdminBenchList kind={kind} given={given} onAnswer={(point, answer) => setGiven({ ...given, [point]: answer })} />
        <AdminBenchPictures kind={kind} pictures={pictures} onChange={setPictures} />
        <div role="alert">{problem ? <p className="field-problem">{problem}</p> : null}</div>
        <div className="admin-buttons">
          <Button busy={busy} onClick={() => void decide('pass')} aria-keyshortcuts="P">
            {texts.pass}
          </Button>
          <Button look="line" onClick={() => reject(true)} aria-keyshortcuts="R">
            {texts.reject}
          </Button>
          {piece.difference === '' ? (
            <Button look="line" onClick={() => propose(true)}>
              {texts.propose}
            </Button>
          ) : null}
        </div>
        <p className="mute">{texts.keysHint}</p>
      </div>
      {isProposing ? (
        <BenchProposal piece={piece} pictures={pictures} onDone={onProposed} onClose={() => propose(false)} />
      ) : null}
      {isRejecting ? (
        <Rejection busy={busy} onReject={(reason) => decide('reject', reason)} onClose={() => reject(false)} />
      ) : null}
    </div>
  )
}

function PieceFacts({ piece }: { piece: BenchPiece }) {
  const language = useLanguage()
  const zones = useTexts(zoneText)
  const bench = useTexts(adminBenchText)
  const may = useMay()
  return (
    <div className="bench-facts">
      {piece.productImg.hash ? <Picture picture={piece.productImg} sizes="160px" most={360} alt="" /> : null}
      <div>
        <p>
          <b>{piece.brandName}</b>
        </p>
        <p>{piece.title}</p>
        <p className="mute">{[piece.colour, piece.size, piece.articleNumber].filter(Boolean).join(' · ')}</p>
        {piece.agreedPrice ? <p>{bench.agreed(showHkdExactly(fromWire(piece.agreedPrice)))}</p> : null}
        {piece.exotic ? <p className="mute">{zones.licence}</p> : null}
        {may('read-orders') ? (
          <a className="link" href={localPath(language, `/admin/orders/${piece.orderNo}`)}>
            {piece.orderNo}
          </a>
        ) : null}
      </div>
    </div>
  )
}

type RejectionProps = { busy: boolean; onReject: (reason: string) => Promise<string | undefined>; onClose: () => void }

function Rejection({ busy, onReject, onClose }: RejectionProps) {
  const texts = useTexts(adminBenchText)
  const [reason, write] = useState('')
  const [refusal, refuse] = useState<string>()
  return (
    <DeskDialog onClose={onClose} title={texts.rejectTitle}>
      <DeskDialogForm
        busy={busy}
        refusal={refusal}
        press={texts.reject}
        onClose={onClose}
        onSubmit={(event) => {
          event.preventDefault()
          void onReject(reason.trim()).then(refuse)
        }}
      >
        <p>{texts.rejectWords}</p>
        <TextArea
          label={texts.reason}
          required
          rows={3}
          maxLength={200}
          value={reason}
          data-autofocus=""
          onChange={(event) => write(event.target.value)}
        />
      </DeskDialogForm>
    </DeskDialog>
  )
}
