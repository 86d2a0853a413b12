import { pieceName } from '#language/product/piece-name.ts'
import { returnFormText, returnLimitText, returnReasonText } from '#language/account/returns.text.ts'
import { showDate } from '#language/dates.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { ReturnChoiceWire } from '#modules/returns/returns.contract.ts'
import {
  feeGoesBack,
  MOST_RETURN_NOTE,
  MOST_RETURN_PICTURES,
  type ReturnKind,
  type ReturnReason,
} from '#modules/returns/returns.rules.ts'
import { fromWire, showHkdExactly } from '#platform/money.ts'
import { Button } from '#ui/button.tsx'
import { SelectField, TextArea, Tick } from '#ui/fields.tsx'
import { Picture } from '#ui/picture.tsx'
import { FormTold, OwnForm } from '../own-form.tsx'
import { PicturesField } from '../pictures-field.tsx'
import type { Chosen, ReturnDraft } from './use-return-draft.ts'
import '../account/member-parts.css'

type Props = {
  path: string
  kind: ReturnKind
  pieces: readonly ReturnChoiceWire[]
  draft: ReturnDraft
  problems: Record<string, string>
  onChange: (changes: Partial<Chosen>) => void
  onPictures: (pictures: ReturnDraft['pictures']) => void
  onDone: () => void
}

/** Which pieces, why, and what shows it. */
export function ReturnFields({ path, kind, pieces, draft, problems, onChange, onPictures, onDone }: Props) {
  const texts = useTexts(returnFormText)
  return (
    <OwnForm
      path={path}
      encType="multipart/form-data"
      className="member-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onDone()
      }}
    >
      <FormTold form="return" />
      <Lead kind={kind} />
      <fieldset className="claim-pieces">
        <legend className="field-label">{texts.pieces}</legend>
        {pieces.map((piece) => (
          <Piece key={piece.unitId} kind={kind} piece={piece} draft={draft} problem={problems.units} onChange={onChange} />
        ))}
      </fieldset>
      <div role="alert">
        {problems.units && !Object.values(draft.units).includes('') ? <p className="field-problem">{problems.units}</p> : null}
      </div>
      <Note note={draft.note} problem={problems.note} onChange={onChange} />
      {kind === 'return' ? (
        <PicturesField
          purpose="return"
          problem={problems.pictures}
          label={texts.pictures}
          hint={texts.picturesHint}
          most={MOST_RETURN_PICTURES}
          pictures={draft.pictures}
          onChange={onPictures}
        />
      ) : null}
      <Button type="submit" name="act" value="check">
        {texts.check}
      </Button>
    </OwnForm>
  )
}

function Note({ note, problem, onChange }: { note: string; problem: string | undefined } & Pick<Props, 'onChange'>) {
  const texts = useTexts(returnFormText)
  return (
    <TextArea
      label={texts.note}
      optional={texts.optional}
      hint={texts.noteHint}
      rows={3}
      name="note"
      maxLength={MOST_RETURN_NOTE}
      value={note}
      problem={problem}
      onChange={({ target }) => onChange({ note: target.value })}
    />
  )
}

function Lead({ kind }: Pick<Props, 'kind'>) {
  const language = useLanguage()
  const texts = useTexts(returnFormText)
  return (
    <p className="mute">
      {`${kind === 'cancel' ? texts.cancelLead : texts.returnLead} `}
      <a className="link" href={localPath(language, '/statement/return')}>
        {texts.policy}
      </a>
    </p>
  )
}

type PieceProps = Pick<Props, 'kind' | 'draft' | 'onChange'> & { piece: ReturnChoiceWire; problem: string | undefined }

function Piece({ kind, piece, draft: { units }, problem, onChange }: PieceProps) {
  const language = useLanguage()
  const texts = useTexts(returnFormText)
  const limits = useTexts(returnLimitText)
  const reasons = useTexts(returnReasonText)
  const { unitId, brandName, title, variant, productImg, limit, lastDay, whole, withoutFee } = piece
  const chosen = units[unitId]
  // With a reason that is the shop's to answer for, and for what never left, the payment fee is refunded, too.
  const isWhole = kind === 'cancel' || (chosen !== undefined && chosen !== '' && feeGoesBack(kind, chosen))
  const toggle = () => {
    const { [unitId]: before, ...others } = units
    onChange({ units: before === undefined ? { ...units, [unitId]: '' } : others })
  }
  return (
    <div className="return-piece">
      <Tick name={`unit-${unitId}`} checked={chosen !== undefined} onChange={toggle}>
        <span className="claim-piece">
          <Picture picture={productImg} sizes="64px" most={360} alt="" />
          <span>
            <b>{pieceName(brandName, title)}</b>
            <span className="mute">{variant}</span>
            <span className="mute">{showHkdExactly(fromWire(isWhole ? whole : withoutFee))}</span>
            {kind === 'return' && lastDay ? <span className="mute">{texts.until(showDate(lastDay, language))}</span> : null}
            {kind === 'return' && limit ? <span>{limits[limit]}</span> : null}
          </span>
        </span>
      </Tick>
      {kind === 'return' ? (
        <SelectField
          label={texts.reason}
          name={`reason-${unitId}`}
          value={chosen ?? ''}
          placeholder={texts.choose}
          problem={chosen === '' ? problem : undefined}
          options={piece.reasons.map((reason) => ({ value: reason, name: reasons[reason] }))}
          onChange={({ target }) => onChange({ units: { ...units, [unitId]: target.value as ReturnReason | '' } })}
        />
      ) : null}
    </div>
  )
}
