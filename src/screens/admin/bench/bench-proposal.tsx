import { useState } from 'react'
import { adminBenchText } from '#language/admin/admin-bench.text.ts'
import { useTexts } from '#language/texts.ts'
import type { BenchPiece } from '#modules/authentication/authentication.contract.ts'
import { listBench } from '#modules/authentication/authentication.paths.ts'
import { proposePrice } from '#modules/bench-cases/bench-cases.paths.ts'
import { MOST_CASE_WORDS } from '#modules/bench-cases/bench-cases.rules.ts'
import { fromWire, showHkdExactly } from '#platform/money.ts'
import { useCaseStep } from '#desk/case/use-case-step.ts'
import { askAgain } from '#desk/desk-query.ts'
import { DeskDialog } from '#desk/dialog.tsx'
import { DeskDialogForm } from '#desk/dialog-form.tsx'
import { callAdmin } from '#screens/admin/session/session.ts'
import { TextArea, TextField } from '#ui/fields.tsx'
import type { Photograph } from './use-decision.ts'

type Props = { piece: BenchPiece; pictures: readonly Photograph[]; onDone: () => void; onClose: () => void }
type Said = { finding: string; price: string }

/** A genuine piece differs from what was described: what differs, and what would be asked for it as it is. */
export function BenchProposal({ piece, pictures, onDone, onClose }: Props) {
  const texts = useTexts(adminBenchText)
  const [said, setSaid] = useState<Said>({ finding: '', price: '' })
  const { problems, refusal, busy, send } = useCaseStep({
    call: (typed: Said, options) =>
      callAdmin(proposePrice, { unitId: piece.unitId, ...typed, pictures: pictures.map(({ uploadId }) => uploadId) }, options),
    onDone,
    onRefused: () => askAgain(listBench),
  })
  return (
    <DeskDialog title={texts.proposeTitle} onClose={onClose}>
      <DeskDialogForm
        busy={busy}
        refusal={refusal ?? (problems.pictures ? texts.pictureMissing : undefined)}
        press={texts.propose}
        onClose={onClose}
        onSubmit={(event) => {
          event.preventDefault()
          void send(said)
        }}
      >
        <p>{texts.proposeWords(showHkdExactly(fromWire(piece.price)))}</p>
        <TextArea
          label={texts.found}
          required
          rows={3}
          maxLength={MOST_CASE_WORDS}
          value={said.finding}
          problem={problems.finding}
          data-autofocus=""
          onChange={({ target }) => setSaid({ ...said, finding: target.value })}
        />
        <TextField
          label={texts.newPrice}
          required
          inputMode="decimal"
          maxLength={10}
          value={said.price}
          problem={problems.price}
          onChange={({ target }) => setSaid({ ...said, price: target.value })}
        />
      </DeskDialogForm>
    </DeskDialog>
  )
}
