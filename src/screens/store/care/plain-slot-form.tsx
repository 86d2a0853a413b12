import { careHalfText, carePlaceText, careText } from '#language/account/care.text.ts'
import { showDay } from '#language/dates.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import { careHours, carePlaces, yearOf } from '#modules/care/care.rules.ts'
import { Button } from '#ui/button.tsx'
import { SelectField } from '#ui/fields.tsx'
import { useTried } from '../../own-page.tsx'
import { OwnForm } from '../own-form.tsx'
import type { Care } from './use-care.ts'
import '../order/order.css'

/** `which`: the piece, or the appointment that is moved, as the address says it. */
type Props = { which: { unit: string } | { booking: string }; care: Care | undefined; years?: readonly number[] }

/** Day and half of it as one choice, at the place the address names: what a browser without script is given. */
export function PlainSlotForm({ which, care, years }: Props) {
  const language = useLanguage()
  const texts = useTexts(careText)
  const halves = useTexts(careHalfText)
  const tried = useTried('care')
  if (!care) return null
  const free = (care.days ?? []).filter(({ day }) => years === undefined || years.includes(yearOf(day)))
  const slots = free.flatMap(({ day, halves: left }) =>
    left.map((half) => ({
      value: `${day} ${half}`,
      name: `${showDay(day, language)} ${halves[half]} ${careHours[half].from}–${careHours[half].to}`,
    })),
  )
  return (
    <OwnForm path={addressOf(which, care.place)} className="care-form">
      <Places which={which} place={care.place} />
      <input type="hidden" name="place" value={care.place} />
      {slots.length === 0 ? <p role="status">{texts.noDays}</p> : null}
      <SelectField
        label={texts.day}
        name="slot"
        placeholder={texts.chooseDay}
        options={slots}
        defaultValue={tried?.values.slot}
        problem={tried?.problems.day ?? tried?.problems.half ?? (tried?.told || undefined)}
      />
      <div className="order-actions">
        <Button type="submit" name="act" value="choose">
          {texts.confirm}
        </Button>
        <a className="btn btn-line" href={localPath(language, '/myaccount/care')}>
          {texts.leave}
        </a>
      </div>
    </OwnForm>
  )
}

const addressOf = (which: Props['which'], place: string): string =>
  `/myaccount/care?${new URLSearchParams({ ...which, place }).toString()}`

function Places({ which, place }: Pick<Props, 'which'> & Pick<Care, 'place'>) {
  const language = useLanguage()
  const texts = useTexts(careText)
  const names = useTexts(carePlaceText)
  return (
    <nav className="order-actions" aria-label={texts.place}>
      {carePlaces.map((one) =>
        one === place ? (
          <b key={one}>{names[one]}</b>
        ) : (
          <a key={one} className="link" href={localPath(language, addressOf(which, one))}>
            {names[one]}
          </a>
        ),
      )}
    </nav>
  )
}
